// Looks at what is on the screen and names everything that is cut off, covered, too small or outside. Made once for a page and asked
// at every state, so that the browser compiles it, and the letters' sizes are found out, once.
(() => {
  const inks = new Map();
  const pen = document.createElement('canvas').getContext('2d');
  document.fonts.addEventListener('loadingdone', () => inks.clear());
  // What has something drawn before or after it, which may lie outside its box and catch a finger there.
  let [known, adornments] = [-1, ''];
  const selectors = () => {
    if (document.styleSheets.length !== known) {
      known = document.styleSheets.length;
      const rules = (sheet) => [...sheet.cssRules].flatMap((rule) => [rule, ...(rule.cssRules ? rules(rule) : [])]);
      const found = [...document.styleSheets].flatMap(rules).flatMap((rule) => rule.style?.content && /::?(before|after)/.test(rule.selectorText) ? [rule.selectorText] : []);
      adornments = found.map((one) => one.replace(/::?(before|after)/g, '')).join(', ') || 'nothing';
    }
    return adornments;
  };
  const adorns = (one) => ['::before', '::after'].some((part) => {
    const style = getComputedStyle(one, part);
    return style.content !== 'none' && style.pointerEvents !== 'none';
  });
  return (options) => {
    const faults = [];
    const say = (what, element) => {
      const name = element.getAttribute?.('aria-label') || element.textContent?.trim().slice(0, 40) || '';
      faults.push(`${what}: <${element.tagName.toLowerCase()} class="${element.getAttribute?.('class') ?? ''}"> ${name}`);
    };
    const [width, height] = [innerWidth, innerHeight];
    const root = document.documentElement;
    if (root.scrollWidth > width + 1) faults.push(`the page scrolls sideways: ${root.scrollWidth}`);
    if (root.scrollHeight > height + 1) faults.push(`the page scrolls: ${root.scrollHeight}`);

    // Many words share their ancestors: what was found out about one is kept while nothing moves.
    const kept = (find) => {
      const known = new Map();
      return (element) => {
        if (!known.has(element)) known.set(element, find(element));
        return known.get(element);
      };
    };
    const styleOf = kept((element) => getComputedStyle(element));
    const boxOf = kept((element) => element.getBoundingClientRect());
    const shown = kept((element) => {
      const box = boxOf(element);
      return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !element.closest('.sr, .skip:not(:focus), .defs, [aria-hidden=true], [inert]');
    });
    const rolls = (style) => /(auto|scroll)/.test(style);
    // A strip or a table that is meant to be rolled sideways; a page that is too wide is not.
    const rollsSideways = kept((one) => rolls(styleOf(one).overflowX) && one.scrollWidth > one.clientWidth + 1 && one.scrollHeight < 1.2 * one.clientHeight);
    // The part of the window through which an element can be seen at all: boxes around it cut it. What lies outside upwards or
    // downwards can be rolled into sight where a box rolls that way; a page that rolls does so downwards only.
    const window_ = kept((element) => {
      const one = element.parentElement;
      if (!one) return { left: 0, top: 0, right: width, bottom: height, scrolls: false, sideways: false };
      const around = window_(one);
      const style = styleOf(one);
      if (!/(auto|scroll)/.test(style.overflowX + style.overflowY)) return around;
      const box = boxOf(one);
      const [left, top] = [Math.max(around.left, box.left), Math.max(around.top, box.top)];
      const sideways = around.sideways || rollsSideways(one);
      return { left, top, right: Math.min(around.right, box.right), bottom: Math.min(around.bottom, box.bottom), scrolls: true, sideways };
    });
    const stuck = kept((element) => (styleOf(element).position === 'sticky' ? element : element.parentElement && stuck(element.parentElement)));
    const clamped = kept((element) => (styleOf(element).webkitLineClamp !== 'none' ? element : element.parentElement && clamped(element.parentElement)));
    // What opens over the table: it covers what lies below on purpose, and is measured for itself.
    const layer = (element) => element.closest('.drawer, .dusk');
    const under = (element, over) => layer(over) !== null && layer(over) !== layer(element);
    const scroller = kept((element) => {
      const one = element.parentElement;
      if (!one) return null;
      return /(auto|scroll)/.test(styleOf(one).overflowY) && one.scrollHeight > one.clientHeight + 1 ? one : scroller(one);
    });
    // Everything, but of a drawing only the whole.
    const things = [];
    const gather = (one) => {
      things.push(one);
      if (one.localName !== 'svg') for (let child = one.firstElementChild; child; child = child.nextElementSibling) gather(child);
    };
    gather(document.body);
    // What lies over an element at a point, from the top.
    const over = (element, x, y) => {
      const all = document.elementsFromPoint(x, y); // dear: of the whole map, if it lies there
      return all.slice(0, all.indexOf(element));
    };
    // What lies freely on the page is cut by nothing between it and the box it is placed in.
    const around = (element) => {
      const position = styleOf(element).position;
      if (position === 'fixed') return null;
      return position === 'absolute' ? element.offsetParent : element.parentElement;
    };
    const hides = (style) => /hidden|clip/.test(style.overflowX) && !rolls(style.overflowY);
    // The nearest box that cuts what is larger than itself.
    const clipOf = kept((element) => {
      if (!element || element === document.body) return null;
      if (rolls(styleOf(element).overflowY)) return null;
      return hides(styleOf(element)) ? boxOf(element) : clipOf(around(element));
    });
    const silent = kept((element) => element.closest('svg, script, style, noscript, option, select') !== null);
    const range = document.createRange();
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!text.textContent.trim() || silent(holder)) continue;
      range.selectNodeContents(text);
      texts.push([text, holder, [...range.getClientRects()]]);
    }
    // What might lie over words, by stripes of the window: only there the browser is asked, which takes long to answer.
    const STRIPE = 32;
    const stripes = Array.from({ length: Math.ceil(height / STRIPE) + 1 }, () => []);
    const lay = (element, box, adorned = false) => {
      const [first, last] = [Math.max(0, Math.floor((box.top - 1) / STRIPE)), Math.min(stripes.length - 1, Math.floor((box.bottom + 1) / STRIPE))];
      for (let stripe = first; stripe <= last; stripe++) stripes[stripe].push({ element, box, adorned });
    };
    // A drawing may reach out of its box as far as what it is placed in lets it, a dialog lies over all, and so may what is drawn before
    // or after something.
    const everywhere = { left: 0, top: 0, right: width, bottom: height };
    const placeOf = (one) => {
      let place = one.parentElement;
      if (styleOf(one).position === 'absolute') while (place && styleOf(place).position === 'static') place = place.parentElement;
      return clipOf(place) ?? everywhere;
    };
    const spills = (one) => (one.localName === 'svg' && styleOf(one).overflowX === 'visible' ? placeOf(one) : one.localName === 'dialog' ? everywhere : null);
    for (const one of things) lay(one, spills(one) ?? boxOf(one));
    for (const one of document.body.querySelectorAll(selectors())) if (adorns(one)) lay(one, everywhere, true);
    for (const [, holder, rows] of texts) for (const row of rows) lay(holder, row);
    const catches = kept((one) => one.localName === 'svg' || styleOf(one).pointerEvents !== 'none');
    const isUnder = (one, x, y, { element, box, adorned }) =>
      x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1 && !element.contains(one) && !one.contains(element) && (adorned || catches(element));
    const mayBeCovered = (one, x, y) => stripes[Math.max(0, Math.floor(y / STRIPE))].some((other) => isUnder(one, x, y, other));
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(shown);
    const seen = [];
    for (const control of controls) {
      const box = boxOf(control);
      const view = window_(control);
      const inside = box.left >= view.left - 1 && box.right <= view.right + 1 && box.top >= view.top - 1 && box.bottom <= view.bottom + 1;
      const beside = !view.sideways && (box.left < view.left - 1 || box.right > view.right + 1);
      if (!inside) {
        if (!view.scrolls || beside) say('outside the window', control);
        continue; // it can be scrolled to
      }
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const at = mayBeCovered(control, x, y) ? document.elementFromPoint(x, y) : control;
      const overlapping = control.matches('[data-card]') && options.overlappingHand;
      if (!control.contains(at) && over(control, x, y).some((one) => stuck(one) && !stuck(one).contains(control))) continue; // it can be scrolled out from under
      if (at && under(control, at)) continue;
      if (at && !overlapping && !control.contains(at) && !at.contains(control)) say(`covered by <${at.tagName} ${at.getAttribute('class') ?? ''}>`, control);
      let around = control.parentElement;
      while (styleOf(around).display === 'contents') around = around.parentElement;
      const place = boxOf(around);
      if (!overlapping && (box.left < place.left - 2 || box.right > place.right + 2)) say('sticks out of its place', control);
      const small = Math.min(box.width, box.height);
      const boxed = control.matches('input[type=checkbox], input[type=radio]') || control.closest('label');
      if (options.touch && !boxed && small < 43.5) say(`too small for a finger (${box.width.toFixed(0)}x${box.height.toFixed(0)})`, control);
      if (!options.touch && small < 27.5 && !boxed) say(`too small (${box.width.toFixed(0)}x${box.height.toFixed(0)})`, control);
      if (!overlapping) seen.push([control, box, scroller(control), stuck(control) !== null]);
    }
    for (const [i, [a, one, within, sticks]] of seen.entries()) {
      for (let next = i + 1; next < seen.length; next++) {
        const [b, two, within2, sticks2] = seen[next];
        const [w, h] = [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)];
        if (w <= 2 || h <= 2 || a.contains(b) || b.contains(a)) continue;
        if (within !== within2 || sticks !== sticks2) continue; // one is scrolled under the edge of the other
        if (layer(a) !== layer(b)) continue;
        say(`overlaps ${b.textContent.trim().slice(0, 20)}`, a);
      }
    }
    // Where the letters of a line are really drawn: its box is as high as the font's highest and lowest signs.
    const sizesOf = (words, font) => {
      const key = `${font} ${words}`;
      if (!inks.has(key)) {
        pen.font = font;
        inks.set(key, pen.measureText(words));
      }
      return inks.get(key);
    };
    const inkOf = (words, style) => {
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = sizesOf(words, style.font);
      return (line) => {
        const baseline = line.top + (line.height * ascent) / (ascent + descent);
        return { top: baseline - above, bottom: baseline + below };
      };
    };
    // The nearest box with a colour or an edge of its own: letters stay on it.
    const groundOf = kept((element) => {
      if (!element || element === document.body) return null;
      const style = styleOf(element);
      if (rolls(style.overflowY) || rolls(style.overflowX)) return null;
      const coloured = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || parseFloat(style.borderTopWidth) + parseFloat(style.borderBottomWidth) > 0;
      return coloured && style.display !== 'inline' ? boxOf(element) : groundOf(around(element));
    });
    const lines = [];
    const broken = []; // texts of several lines
    for (const [text, holder, rows] of texts) {
      if (!shown(holder)) continue;
      const style = styleOf(holder);
      if (parseFloat(style.fontSize) < 11.99) say(`letters of ${style.fontSize}`, holder);
      const view = window_(text); // also where the words themselves are rolled
      const shortened = style.textOverflow === 'ellipsis' ? boxOf(holder) : null;
      const sides = { left: view.sideways ? view.left : -Infinity, right: Math.min(view.sideways ? view.right : Infinity, shortened?.right ?? Infinity) };
      const ink = inkOf(text.textContent, style);
      const clip = clipOf(holder);
      if (rows.length > 1) broken.push(text);
      for (const whole of rows) {
        const left = Math.max(whole.left, sides.left); // what is rolled out of sight, or shortened, is not seen
        const line = new DOMRect(left, whole.y, Math.min(whole.right, sides.right) - left, whole.height);
        if (line.width < 1) continue;
        if (clamped(holder) && line.top > boxOf(clamped(holder)).bottom - 3) continue; // a preview ends with dots
        const visible = line.bottom > view.top + 2 && line.top < view.bottom - 2;
        if (!visible) continue;
        const letters = ink(line);
        if (!holder.closest('[data-card]') && !stuck(holder)) lines.push([holder, line, scroller(holder), letters]);
        if (!view.sideways && line.right > view.right + 1) say('words run out of the page', holder);
        if (clip && !shortened && (line.right > clip.right + 1.5 || line.left < clip.left - 1.5)) say('words cut off at the side', holder);
        if (clip && !clamped(holder) && (letters.bottom > clip.bottom + 0.5 || letters.top < clip.top - 0.5)) say('letters cut off', holder);
        const ground = groundOf(holder);
        if (ground && !stuck(holder) && (letters.bottom > ground.bottom - 0.5 || letters.top < ground.top + 0.5 || line.left < ground.left - 0.5 || line.right > ground.right + 0.5)) say('letters run out of their ground', holder);
        const button = holder.closest('button, .btn, .way, .slot, .player, .chip');
        if (button && style.textOverflow !== 'ellipsis') {
          const box = boxOf(button);
          if (line.left < box.left - 1.5 || line.right > box.right + 1.5 || line.top < box.top - 2 || line.bottom > box.bottom + 3) say('words run out of their box', holder);
        }
        if (style.pointerEvents !== 'none' && !holder.closest('[data-card]'))
          for (const x of [line.left + 2, (line.left + line.right) / 2, line.right - 2]) {
            const y = (line.top + line.bottom) / 2;
            if (x < view.left || x > view.right || y < view.top + 1 || y > view.bottom - 1) continue;
            const at = mayBeCovered(holder, x, y) && document.elementFromPoint(x, y);
            if (!at || at.contains(holder) || holder.contains(at) || under(holder, at)) continue;
            if (!over(holder, x, y).some(stuck)) say(`words covered by <${at.tagName} ${at.getAttribute('class') ?? ''}>`, holder);
          }
        if (!view.scrolls && style.textOverflow !== 'ellipsis' && (line.left < -1 || line.right > width + 1 || line.top < -1 || line.bottom > height + 1)) say('words outside the window', holder);
      }
      if (/hidden|clip/.test(style.overflowX) && holder.scrollWidth > holder.clientWidth + 1 && !holder.closest('.who')) say('words cut off', holder);
    }
    const compare = ([a, one, within, inked], [b, two, within2, inked2]) => {
      if (one.bottom <= two.top || two.bottom <= one.top) return;
      const [w, h] = [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)];
      if (w <= 1 || a === b || within !== within2 || a.contains(b) || b.contains(a) || layer(a) !== layer(b)) return;
      if (w > 3 && h > 4) say(`words over "${b.textContent.trim().slice(0, 20)}"`, a);
      else if (Math.min(inked.bottom, inked2.bottom) - Math.max(inked.top, inked2.top) > 0) say(`letters touch "${b.textContent.trim().slice(0, 20)}"`, a);
    };
    const downwards = lines.map((line, at) => [line[1].top, line[1].bottom, at]).sort((one, two) => one[0] - two[0]);
    for (const [i, [, bottom, at]] of downwards.entries())
      for (let next = i + 1; next < downwards.length && downwards[next][0] < bottom; next++) {
        const other = downwards[next][2];
        compare(lines[Math.min(at, other)], lines[Math.max(at, other)]);
      }
    // Marks without letters: no word may lie on them, and what says that a card leaves the game is seen whole.
    const marks = [...document.querySelectorAll('.st u, .slot svg.coin, .pile svg.coin, .slot .it, .pile .it')].filter(shown);
    for (const mark of marks) {
      const box = boxOf(mark);
      for (const [holder, line] of lines) {
        const [w, h] = [Math.min(line.right, box.right) - Math.max(line.left, box.left), Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top)];
        if (w > 2 && h > 3 && mark.closest('button') === holder.closest('button') && !mark.parentElement.contains(holder)) say('words over a mark', holder);
      }
    }
    for (const lost of [...document.querySelectorAll('[data-card].sel .lost')].filter(shown)) {
      const box = boxOf(lost);
      const view = window_(lost);
      for (const x of [box.left + 3, box.right - 3]) {
        if (x < view.left || x > view.right) continue;
        const at = document.elementFromPoint(x, (box.top + box.bottom) / 2);
        if (at && at.closest('[data-card]') !== lost.closest('[data-card]')) say('a chosen card lies under its neighbour', lost);
      }
    }
    // A word is broken only where its language breaks it: at a soft hyphen, a hyphen or a blank. That is asked of the names of things,
    // of what leads on, and of the last table; elsewhere a place may be too narrow for the longest words that people write.
    const topOf = (text, at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return Math.round([...range.getClientRects()].at(-1)?.top ?? 0); // the hyphen before it may be counted to the first letter
    };
    const large = parseFloat(styleOf(root).fontSize) > 24;
    const whole = `.pn, .slot .nm, [data-card] .nm, [data-card] .lost, .end .who b, .seat b${large ? '' : ', .way b'}`;
    for (const text of broken.filter((one) => one.parentElement.matches(whole))) {
      for (const part of text.textContent.matchAll(/[^\s\u00ad-]+/g)) {
        if (topOf(text, part.index) !== topOf(text, part.index + part[0].length - 1)) say(`"${part[0]}" is broken`, text.parentElement);
      }
    }
    for (const field of controls.filter((one) => one.matches('select, input:not([type=checkbox], [type=radio], [type=range])'))) {
      const style = styleOf(field);
      pen.font = style.font;
      if (style.opacity === '0') continue; // a sign stands for it
      pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
      const words = field.matches('select') ? field.selectedOptions[0]?.text ?? '' : field.value || field.placeholder;
      const arrow = field.matches('select') ? 14 : 0;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      if (pen.measureText(words).width > room + 1) say(`"${words}" needs ${pen.measureText(words).width.toFixed(0)} of ${room.toFixed(0)}`, field);
    }
    for (const prompt of document.querySelectorAll('.prompt'))
      if (prompt.scrollHeight > prompt.clientHeight + 3) say(`prompt cut off (${prompt.scrollHeight} in ${prompt.clientHeight})`, prompt);
    return [...new Set(faults)];
  };
})()
