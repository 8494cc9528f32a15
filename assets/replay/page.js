// @ts-check
/* The script of the page of a replay. It reads what is in the page and nothing else. Texts become text nodes, never HTML; the only HTML it
   makes is SVG that the bot drew. */
(async () => {
  'use strict';
  /**
   * @typedef {[sprite: number, x: number, y: number]} Placed
   * @typedef {{ mark?: 'done' | 'failed' | 'dislodged', text: string }} Line
   * @typedef {{ heading: string, seat?: string, lines: Line[] }} Group
   * @typedef {{ title: string, groups: Group[], press: Group[], land: number[], below: Placed[], units: [number, number, number, number][],
   *   above: Placed[], centres: number[], year: number, yearShown: number }} Step
   * @typedef {{ words: Record<string, string>, box: [number, number, number, number], under: string, over: string, hatches: string,
   *   areas: string[], paints: { colour: string, inner: number, bands: number[], hatch: number }[], widths: number[], sprites: string[],
   *   powers: { id: string, name: string, colour: string, token: string }[], goal: number, steps: Step[] }} Content
   */
  const SVG = 'http://www.w3.org/2000/svg';
  /** Milliseconds for which a step is shown while the game plays. */
  const PACE = 2600;

  /** @param {string} id @returns {HTMLElement} */
  const at = id => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`the page has no ${id}`);
    return found;
  };
  /** @param {string} name @param {Record<string, string | number>} [attributes] */
  const svg = (name, attributes = {}) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  /** @param {string} name @param {string} [className] @param {...(Node | string)} children */
  const html = (name, className = '', ...children) => {
    const made = document.createElement(name);
    if (className !== '') made.className = className;
    made.append(...children);
    return made;
  };

  /** @returns {Promise<Content>} */
  const read = async () => {
    const packed = Uint8Array.from(atob(at('replay').textContent ?? ''), letter => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return JSON.parse(await new Response(unpacked).text());
  };
  if (typeof DecompressionStream === 'undefined') return;
  const content = await read();
  const { words, steps, powers, box } = content;
  at('too-old').hidden = true;
  at('stage').hidden = false;

  // The board: four pictures above each other, so that what moves does not redraw what stays.
  const board = at('board');
  board.style.aspectRatio = `${box[2]} / ${box[3]}`;
  const layer = () => {
    const made = svg('svg', { viewBox: box.join(' '), preserveAspectRatio: 'xMidYMid meet', 'aria-hidden': 'true', focusable: 'false' });
    board.append(made);
    return made;
  };
  layer().innerHTML = content.under;
  const land = layer();
  land.innerHTML = `<defs>${content.hatches}</defs>`;
  layer().innerHTML = content.over;
  const pieces = layer();
  const below = svg('g');
  const units = svg('g');
  const above = svg('g');
  pieces.append(below, units, above);

  const areas = content.areas.map((d, i) => {
    if (!steps.some(step => (step.land[i] ?? -1) >= 0)) return undefined;
    const defs = svg('defs');
    const shape = svg('path', { id: `area-${i}`, d, 'fill-rule': 'evenodd', 'clip-rule': 'evenodd' });
    const clip = svg('clipPath', { id: `inside-${i}` });
    clip.append(svg('path', { d, 'clip-rule': 'evenodd' }));
    defs.append(shape, clip);
    const use = (/** @type {Record<string, string | number>} */ more) => svg('use', { href: `#area-${i}`, ...more });
    const group = svg('g', { class: 'area', 'clip-path': `url(#inside-${i})` });
    const inner = use({ fill: 'currentColor' });
    const bands = content.widths.map(width => use({ fill: 'none', stroke: 'currentColor', 'stroke-width': width, 'stroke-linejoin': 'round' }));
    const hatch = use({ 'fill-opacity': 0.5, fill: 'none' });
    group.append(inner, ...bands);
    land.append(defs, group, hatch);
    return { group, inner, bands, hatch, paint: -2 };
  });

  /** @param {Step} step */
  const paintLand = step => {
    for (const [i, area] of areas.entries()) {
      const index = step.land[i] ?? -1;
      const paint = content.paints[index];
      if (!area || !paint || area.paint === index) continue;
      area.paint = index;
      area.group.style.color = paint.colour;
      area.inner.setAttribute('fill-opacity', String(paint.inner));
      for (const [k, band] of area.bands.entries()) band.setAttribute('stroke-opacity', String(paint.bands[k] ?? 0));
      area.hatch.setAttribute('fill', paint.hatch < 0 ? 'none' : `url(#hatch-${paint.hatch})`);
    }
  };

  /** @param {Element} group @param {Placed[]} placed */
  const draw = (group, placed) => {
    group.innerHTML = placed.map(([sprite, x, y]) => `<g transform="translate(${x} ${y})">${content.sprites[sprite] ?? ''}</g>`).join('');
  };

  /** @type {Map<number, { element: SVGElement, sprite: number }>} */
  const shown = new Map();
  /** @param {Step} step @param {boolean} isFirst */
  const moveUnits = (step, isFirst) => {
    const here = new Set(step.units.map(([unit]) => unit));
    for (const [unit, { element }] of shown)
      if (!here.has(unit)) {
        element.remove();
        shown.delete(unit);
      }
    for (const [unit, sprite, x, y] of step.units) {
      let one = shown.get(unit);
      if (!one) {
        one = { element: svg('g', { class: isFirst ? 'unit' : 'unit new' }), sprite: -1 };
        shown.set(unit, one);
        units.append(one.element);
      }
      if (one.sprite !== sprite) one.element.innerHTML = content.sprites[sprite] ?? '';
      one.sprite = sprite;
      one.element.style.transform = `translate(${x}px, ${y}px)`;
    }
  };

  /** @param {string} token */
  const tokenOf = token => {
    const made = svg('svg', { viewBox: '-20 -20 40 40', 'aria-hidden': 'true', focusable: 'false' });
    made.innerHTML = token;
    return made;
  };

  /** @param {number} number */
  const tellStandings = number => {
    const { centres = [] } = steps[number] ?? {};
    const before = steps[number - 1]?.centres ?? centres;
    const ranked = powers.map((power, i) => ({ power, i, count: centres[i] ?? 0 })).sort((a, b) => b.count - a.count || a.i - b.i);
    const list = html('ul');
    list.id = 'standings';
    list.setAttribute('aria-label', words.centres ?? '');
    for (const { power, i, count } of ranked) {
      const change = count - (before[i] ?? 0);
      const chip = html('li', count === 0 ? 'power out' : 'power', tokenOf(power.token), power.name, html('b', '', String(count)));
      if (change !== 0) chip.append(html('span', change > 0 ? 'up' : 'down', change > 0 ? `+${change}` : `−${-change}`));
      list.append(chip);
    }
    at('standings').replaceWith(list);
  };

  const MARKS = { done: 'M2 8l4 4 8-9', failed: 'M3 3l10 10M13 3L3 13', dislodged: 'M8 1v14M2 4l12 8M14 4L2 12' };
  /** @param {Group} group */
  const groupOf = group => {
    const power = powers.find(({ id }) => id === group.seat);
    const list = html('ul');
    for (const { mark, text } of group.lines) {
      const line = html('li', mark ?? 'plain');
      if (mark) {
        const sign = svg('svg', { viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' });
        sign.append(svg('path', { d: MARKS[mark] }));
        line.append(sign, html('span', 'hidden', `${words[mark]}: `));
      }
      line.append(text);
      list.append(line);
    }
    const heading = html('h3', '', ...(power ? [tokenOf(power.token)] : []), power?.name ?? group.heading);
    const made = html('div', 'group', ...(group.heading === '' ? [] : [heading]), list);
    if (power) made.style.setProperty('--power', power.colour);
    return made;
  };

  /** @param {number} number */
  const tell = number => {
    const step = steps[number];
    if (!step) return;
    at('step-title').textContent = step.title;
    board.setAttribute('aria-label', `${words.board}: ${step.title}`);
    tellStandings(number);
    const parts = step.groups.map(groupOf);
    if (parts.length === 0 && number > 0) parts.push(html('p', 'none', words.noOrders ?? ''));
    if (step.press.length > 0) parts.push(html('h2', '', words.press ?? ''), ...step.press.map(groupOf));
    at('orders').replaceChildren(...parts);
  };

  // The chart of centres, and the same as a table.
  const most = Math.max(content.goal + 1, ...steps.flatMap(({ centres }) => centres));
  const ends = steps.flatMap(({ year }, i) => (year === steps[i + 1]?.year && i > 0 ? [] : [i]));
  let plot = { left: 34, right: 0, width: 0 };
  const cursor = svg('line', { stroke: 'currentColor', 'stroke-width': 2, 'stroke-opacity': 0.55 });
  const xOf = (/** @type {number} */ number) => plot.left + ((plot.width - plot.left - plot.right) * number) / Math.max(1, steps.length - 1);

  const drawChart = () => {
    const width = Math.max(260, at('lines').clientWidth - 12);
    const isSmall = width < 560;
    const height = isSmall ? 260 : 300;
    const [top, bottom] = [14, height - 28];
    const rows = powers.map((power, i) => ({ power, count: steps.at(-1)?.centres[i] ?? 0, i })).sort((a, b) => b.count - a.count);
    const named = rows.filter(({ count }) => count > 0);
    plot = { left: 30, right: isSmall ? 96 : 140, width };
    const yOf = (/** @type {number} */ count) => bottom - ((bottom - top) * count) / most;
    const chart = svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words.chart ?? '' });
    const label = (/** @type {string} */ text, /** @type {Record<string, string | number>} */ where) => {
      const made = svg('text', { 'font-size': 14, ...where });
      made.textContent = text;
      chart.append(made);
    };
    const every = most > 24 ? 6 : most > 12 ? 3 : 2;
    for (let count = 0; count <= most; count += every) {
      const y = yOf(count);
      chart.append(svg('line', { x1: plot.left, x2: width - plot.right, y1: y, y2: y, stroke: 'currentColor', 'stroke-opacity': 0.16 }));
      label(String(count), { x: plot.left - 7, y: y + 5, 'text-anchor': 'end' });
    }
    const gap = Math.ceil((ends.length * 44) / Math.max(1, width - plot.left - plot.right));
    for (const [k, i] of ends.entries())
      if (i > 0 && k % gap === 0) label(String(steps[i]?.yearShown), { x: xOf(i), y: bottom + 20, 'text-anchor': 'middle' });
    const goal = yOf(content.goal);
    chart.append(svg('line', { x1: plot.left, x2: width - plot.right, y1: goal, y2: goal, stroke: '#a3261c', 'stroke-width': 1.6, 'stroke-dasharray': '7 5' }));
    label(`${content.goal} ${words.toWin}`, { x: plot.left + 6, y: goal - 5 });
    for (const { power, i } of rows) {
      const d = steps.map(({ centres }, k) => `${k === 0 ? 'M' : `H${xOf(k)}`}${k === 0 ? `${xOf(0)} ` : 'V'}${yOf(centres[i] ?? 0)}`).join('');
      chart.append(svg('path', { d, fill: 'none', stroke: '#fdf6e3', 'stroke-width': 5, 'stroke-opacity': 0.8, 'stroke-linejoin': 'round' }));
      chart.append(svg('path', { d, fill: 'none', stroke: power.colour, 'stroke-width': 3, 'stroke-linejoin': 'round' }));
    }
    const room = Math.min(21, (bottom - top) / Math.max(1, named.length));
    let last = top - room;
    for (const [k, { power, count }] of named.entries()) {
      const lowest = bottom - (named.length - 1 - k) * room;
      const y = Math.max(last + room, Math.min(yOf(count), lowest));
      last = y;
      const size = Math.min(15, room);
      chart.append(svg('circle', { cx: width - plot.right + 10, cy: y, r: size / 3, fill: power.colour, stroke: 'currentColor', 'stroke-width': 0.8 }));
      const space = plot.right - 22;
      const text = `${count} ${power.name}`;
      label(text, { x: width - plot.right + 19, y: y + size / 3, 'font-size': Math.min(size, (space / text.length) * 2.1) });
    }
    cursor.setAttribute('y1', String(top));
    cursor.setAttribute('y2', String(bottom));
    chart.append(cursor);
    chart.addEventListener('click', event => {
      const { left, width: seen } = chart.getBoundingClientRect();
      const x = ((event.clientX - left) / seen) * width;
      stop();
      show(Math.round(((x - plot.left) / (width - plot.left - plot.right)) * (steps.length - 1)));
    });
    at('lines').replaceChildren(chart);
    point();
  };
  const point = () => {
    for (const end of ['x1', 'x2']) cursor.setAttribute(end, String(xOf(now)));
  };

  const makeTable = () => {
    const rows = ends.map(i => {
      const heading = html('th', '', steps[i]?.title ?? '');
      heading.setAttribute('scope', 'row');
      const row = html('tr', '', heading, ...(steps[i]?.centres ?? []).map(count => html('td', '', String(count))));
      row.dataset.step = String(i);
      return row;
    });
    const heads = [words.phase ?? '', ...powers.map(({ name }) => name)].map(name => {
      const head = html('th', '', name);
      head.setAttribute('scope', 'col');
      return head;
    });
    at('table').replaceChildren(html('table', '', html('thead', '', html('tr', '', ...heads)), html('tbody', '', ...rows)));
  };

  // Stepping.
  let now = -1;
  const slider = /** @type {HTMLInputElement} */ (at('step'));
  slider.max = String(steps.length - 1);
  /** @param {number} wanted */
  const show = wanted => {
    const number = Math.max(0, Math.min(steps.length - 1, wanted));
    const step = steps[number];
    if (number === now || !step) return;
    const isFirst = now < 0;
    now = number;
    paintLand(step);
    draw(below, step.below);
    moveUnits(step, isFirst);
    draw(above, step.above);
    for (const group of [below, above]) {
      group.classList.remove('marks');
      if (!isFirst) requestAnimationFrame(() => group.classList.add('marks'));
    }
    tell(number);
    slider.value = String(number);
    slider.setAttribute('aria-valuetext', step.title);
    at('count').textContent = `${number} / ${steps.length - 1}`;
    for (const [id, isEnd] of /** @type {const} */ ([['first', number === 0], ['back', number === 0], ['forward', number === steps.length - 1], ['last', number === steps.length - 1]]))
      at(id).setAttribute('aria-disabled', String(isEnd));
    for (const row of document.querySelectorAll('tr[data-step]')) row.classList.toggle('now', row.getAttribute('data-step') === String(number));
    point();
    if (number === steps.length - 1) stop();
  };

  /** @type {ReturnType<typeof setInterval> | undefined} */
  let playing;
  /** @param {string} word @param {string} d */
  const sayPlay = (word, d) => {
    const button = at('play');
    button.setAttribute('aria-label', words[word] ?? '');
    button.title = words[word] ?? '';
    button.querySelector('path')?.setAttribute('d', d);
  };
  const stop = () => {
    clearInterval(playing);
    playing = undefined;
    sayPlay('play', 'M7 4.5v15l12-7.5z');
  };
  const play = () => {
    if (playing !== undefined) return stop();
    if (now === steps.length - 1) show(0);
    else show(now + 1);
    if (now === steps.length - 1) return;
    playing = setInterval(() => show(now + 1), PACE);
    sayPlay('pause', 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z');
  };
  /** @param {number} wanted */
  const go = wanted => {
    stop();
    show(wanted);
  };
  at('first').addEventListener('click', () => go(0));
  at('back').addEventListener('click', () => go(now - 1));
  at('play').addEventListener('click', play);
  at('forward').addEventListener('click', () => go(now + 1));
  at('last').addEventListener('click', () => go(steps.length - 1));
  slider.addEventListener('input', () => go(Number(slider.value)));

  /** @type {Record<string, () => void>} */
  const keys = { ArrowLeft: () => go(now - 1), ArrowRight: () => go(now + 1), Home: () => go(0), End: () => go(steps.length - 1), ' ': play };
  document.addEventListener('keydown', event => {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : undefined;
    // A focused button or heading of the table takes the space bar itself, and the table scrolls with the arrows.
    if (event.key === ' ' && target?.closest('button, summary')) return;
    if (target?.closest('#table')) return;
    event.preventDefault();
    act();
  });

  /** @type {{ x: number, y: number } | undefined} */
  let touched;
  board.addEventListener('touchstart', ({ touches: [first, second] }) => {
    touched = first && !second ? { x: first.clientX, y: first.clientY } : undefined;
  }, { passive: true });
  board.addEventListener('touchend', ({ changedTouches: [last] }) => {
    if (!touched || !last) return;
    const [across, down] = [last.clientX - touched.x, last.clientY - touched.y];
    touched = undefined;
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) go(now + (across < 0 ? 1 : -1));
  }, { passive: true });

  makeTable();
  show(0);
  drawChart();
  let seen = window.innerWidth;
  window.addEventListener('resize', () => {
    if (window.innerWidth === seen) return;
    seen = window.innerWidth;
    drawChart();
  });
})();
