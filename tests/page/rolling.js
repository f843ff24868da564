// Measures a state as soon as it has settled, and, where that is asked, rolls every sheet and every strip from its head to its end.
// What a page still being laid out shows for a moment is no fault; what stays is one.
(measure) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const settled = async (frames, options) => {
    let faults = [];
    for (let look = 0; look < 8; look++) {
      for (let n = 0; n < frames; n++) await frame();
      faults = measure(options);
      if (!faults.length) break;
    }
    return faults;
  };
  const large = (one) => one.clientHeight * one.clientWidth > 0.25 * innerWidth * innerHeight;
  const isRolled = (one, way) => /auto|scroll/.test(getComputedStyle(one)[way]);
  return async (options) => {
    const found = await settled(3, options); // the window, the layout for it, the map in that layout
    if (!options.rolled) return found;
    const all = [...document.querySelectorAll(':not(svg, svg *)')];
    const sheets = all.filter((one) => one.scrollHeight > one.clientHeight + 1 && large(one) && isRolled(one, 'overflowY'));
    const strips = all.filter((one) => one.scrollWidth > one.clientWidth + 1 && isRolled(one, 'overflowX'));
    const roll = async (one, way, size, length) => {
      const began = one[way];
      if (began > 0) one[way] = 0;
      while (one[way] + one[size] < one[length] - 1) {
        const before = one[way];
        one[way] += one[size] * 0.9;
        if (one[way] === before) break;
        found.push(...(await settled(1, options)));
      }
      one[way] = began;
    };
    for (const sheet of sheets) await roll(sheet, 'scrollTop', 'clientHeight', 'scrollHeight');
    for (const strip of strips) await roll(strip, 'scrollLeft', 'clientWidth', 'scrollWidth');
    return [...new Set(found)];
  };
}
