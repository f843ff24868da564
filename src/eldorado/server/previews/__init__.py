"""What a link tells before it is opened: title, sentence and picture, for messengers that look it up."""
