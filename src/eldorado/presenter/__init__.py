"""From the state to the wire: tables, events, options, the box. The only place that makes wire values from game values."""
