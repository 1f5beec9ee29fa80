/*
 * The sample videos as scenes of a page: each lays out its layers once and draws any moment of itself, so that videos.mjs
 * can take it frame by frame. Runs in Chromium; `pictures` and `drawings` are what videos.mjs hands in.
 */

const ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2);
/** How far `t` has come from `start` to `end`, eased, between 0 and 1. */
const part = (t, start, end) => ease(Math.min(1, Math.max(0, (t - start) / (end - start))));
const mix = (from, to, x) => from + (to - from) * x;

/** Length of a change from one shot to the next, s. */
const CHANGE_S = 0.7;

function element(parent, html) {
  parent.insertAdjacentHTML('beforeend', html);
  return parent.lastElementChild;
}

/** A layer over the whole frame that fades in at `from` and lies under the next one from `to`. */
function shot(stage, { from, to, ground = '#e8effa' }) {
  const layer = element(stage, `<div class="shot" style="background:${ground}"></div>`);
  return {
    layer,
    draw(t) {
      layer.style.display = t < from || t > to + CHANGE_S ? 'none' : 'block';
      layer.style.opacity = from === 0 ? 1 : part(t, from, from + CHANGE_S);
    },
  };
}

/** A camera over a picture: `x`, `y` are the point of the picture in the middle of the frame (0 to 1), `zoom` 1 just covers it. */
function camera(layer, url, { width, height }) {
  const picture = element(layer, `<img src="${url}" alt="">`);
  const frame = { width: layer.clientWidth, height: layer.clientHeight };
  const cover = Math.max(frame.width / width, frame.height / height);
  return ({ x, y, zoom }) => {
    const scale = cover * zoom;
    const held = (middle, size, room) =>
      Math.min(0, Math.max(room - size * scale, room / 2 - middle * size * scale));
    const left = held(x, width, frame.width);
    const top = held(y, height, frame.height);
    picture.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
  };
}

const between = (from, to, x) => ({
  x: mix(from.x, to.x, x),
  y: mix(from.y, to.y, x),
  zoom: mix(from.zoom, to.zoom, x),
});

/** A product screen as a card that floats over the ground; `at` moves and scales it. */
function card(layer, svg, { width, height }) {
  const place = element(layer, `<div class="card" style="width:${width}px">${svg}</div>`);
  const drawing = place.querySelector('svg');
  drawing.setAttribute('width', width);
  drawing.setAttribute('height', height);
  return {
    drawing,
    at({ x, y, scale, turn = 0, opacity = 1 }) {
      place.style.opacity = opacity;
      place.style.transform = `translate(${x - width / 2}px, ${y - height / 2}px) perspective(1800px) rotateY(${turn}deg) scale(${scale})`;
    },
  };
}

const move = (piece, x, y) => piece.setAttribute('transform', `translate(${x} ${y})`);

function svgElement(name, attributes) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** A still life, the planogram that a product is dragged in, and the shelves that it ends on. */
const planogram = {
  name: 'planogram-to-shelf',
  width: 1280,
  height: 720,
  seconds: 11,
  posterAt: 5.2,
  pictures: ['grocery', 'blog-4'],
  drawings: ['ui-planogram'],
  captions: [
    [0.3, 3.4, 'A new range begins as a list of goods.'],
    [3.8, 7.4, 'Drag a product to a free lane.\nThe plan warns when it does not fit.'],
    [7.8, 10.8, 'Publish, and the machines of that size\nshow the new lane at the next refill.'],
  ],
  build(stage, { pictures, drawings }) {
    const goods = shot(stage, { from: 0, to: 3.5, ground: '#fbe9c4' });
    const overGoods = camera(goods.layer, pictures['grocery'].url, pictures['grocery']);
    const plan = shot(stage, { from: 3.5, to: 7.6, ground: 'linear-gradient(120deg,#eaf1fe,#d5e3fb)' });
    const screen = card(plan.layer, drawings['ui-planogram'], { width: 900, height: 650 });
    const svg = screen.drawing;
    const item = svg.querySelector('g[transform^="rotate"]');
    const pointer = item.nextElementSibling;
    const slot = svg.querySelector('[stroke-dasharray="6 6"]');
    const button = [...svg.querySelectorAll('rect')].find((one) => one.getAttribute('x') === '560');
    const shelves = shot(stage, { from: 7.6, to: 11 });
    const overShelves = camera(shelves.layer, pictures['blog-4'].url, pictures['blog-4']);
    return (t) => {
      goods.draw(t);
      overGoods(between({ x: 0.47, y: 0.54, zoom: 1.02 }, { x: 0.53, y: 0.53, zoom: 1.12 }, part(t, -2, 5.6)));
      plan.draw(t);
      const near = part(t, 3.6, 5.4);
      screen.at({ x: mix(640, 610, near), y: mix(420, 366, near), scale: mix(0.9, 1.04, near), turn: mix(-9, 0, near) });
      // From outside the plan to the free slot; the drawing holds it 18 and 14 px beside its place.
      const carried = part(t, 4.1, 5.9);
      const left = mix(240, -22, carried);
      const top = mix(190, 18, carried) - Math.sin(carried * Math.PI) * 46;
      const dropped = part(t, 5.9, 6.2);
      const tilt = mix(4, 0, dropped);
      item.setAttribute('transform', `translate(${left} ${top}) rotate(${tilt} 471 221) translate(471 221) scale(${mix(1, 0.91, dropped)}) translate(-471 -221)`);
      item.style.opacity = part(t, 4, 4.3);
      slot.setAttribute('fill', carried > 0.75 ? '#dbe7fe' : '#eff5ff');
      const pressed = part(t, 6.3, 6.9);
      move(pointer, mix(left, 128, pressed), mix(top, -186, pressed));
      pointer.style.opacity = part(t, 4, 4.3);
      button.setAttribute('fill', t > 7 ? '#047857' : '#2563eb');
      shelves.draw(t);
      overShelves(between({ x: 0.46, y: 0.38, zoom: 1.1 }, { x: 0.46, y: 0.56, zoom: 1.1 }, part(t, 6, 13)));
    };
  },
};

/** A machine at night, the route that its sales ask for, and the screen that sends it to the driver. */
const route = {
  name: 'morning-route',
  width: 1280,
  height: 720,
  seconds: 11,
  posterAt: 6.6,
  pictures: ['outdoor-dusk'],
  drawings: ['ui-fleet', 'ui-dashboard'],
  captions: [
    [0.3, 3.2, 'Each machine reports what it has sold,\nlane by lane.'],
    [3.6, 7.3, 'In the morning the plan holds only the stops\nthat need a visit, in driving order.'],
    [7.7, 10.8, 'One press sends it to the driver.'],
  ],
  build(stage, { pictures, drawings }) {
    const square = shot(stage, { from: 0, to: 3.3, ground: '#1c2340' });
    const overSquare = camera(square.layer, pictures['outdoor-dusk'].url, pictures['outdoor-dusk']);
    const map = shot(stage, { from: 3.3, to: 7.4, ground: 'linear-gradient(120deg,#eaf1fe,#cfdffa)' });
    const town = card(map.layer, drawings['ui-fleet'], { width: 960, height: 693 });
    const lines = town.drawing;
    const way = lines.querySelector('[stroke-dasharray]');
    const length = way.getTotalLength();
    const drawn = way.cloneNode();
    drawn.setAttribute('stroke', '#fff');
    drawn.setAttribute('stroke-width', '14');
    drawn.setAttribute('stroke-dasharray', length);
    const mask = svgElement('mask', { id: 'drawn', maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: 720, height: 520 });
    mask.append(drawn);
    lines.querySelector('defs').append(mask);
    way.setAttribute('mask', 'url(#drawn)');
    const shadows = [...lines.querySelectorAll('g[filter]')];
    const pins = shadows.slice(0, 5).map((pin) => [pin, pin.nextElementSibling]);
    const note = [];
    for (let piece = shadows[5]; piece.getAttribute('fill') !== 'none'; piece = piece.nextElementSibling)
      note.push(piece);
    const dot = svgElement('circle', { r: 9, fill: '#0b1324', stroke: '#fff', 'stroke-width': 3 });
    way.after(dot);
    const desk = shot(stage, { from: 7.4, to: 11, ground: 'linear-gradient(120deg,#eaf1fe,#cfdffa)' });
    const board = card(desk.layer, drawings['ui-dashboard'], { width: 1200, height: 760 });
    const rects = [...board.drawing.querySelectorAll('rect')];
    const send = rects.find((one) => one.getAttribute('x') === '896' && one.getAttribute('height') === '34');
    const arrow = 'M0 0l0 26 7-6 5 11 6-3-5-10 9-1z';
    const hand = svgElement('path', { d: arrow, fill: '#0b1324', stroke: '#fff', 'stroke-width': 2 });
    board.drawing.append(hand);
    return (t) => {
      square.draw(t);
      overSquare(between({ x: 0.42, y: 0.52, zoom: 1 }, { x: 0.6, y: 0.55, zoom: 1.28 }, part(t, -1.6, 5.2)));
      map.draw(t);
      const near = part(t, 3.3, 5);
      town.at({ x: mix(640, 650, near), y: mix(430, 372, near), scale: mix(0.86, 1, near), turn: mix(8, 0, near) });
      const gone = part(t, 4.2, 6.8);
      drawn.setAttribute('stroke-dashoffset', length * (1 - gone));
      const point = way.getPointAtLength(length * gone);
      dot.setAttribute('cx', point.x);
      dot.setAttribute('cy', point.y);
      dot.style.opacity = gone > 0.001 && gone < 0.999 ? 1 : 0;
      pins.forEach((pieces, index) => {
        const shown = part(t, 3.7 + index * 0.14, 4.15 + index * 0.14);
        for (const piece of pieces) {
          piece.style.opacity = shown;
          piece.style.translate = `0 ${mix(-26, 0, shown)}px`;
        }
      });
      const told = part(t, 5.1, 5.7);
      for (const piece of note) {
        piece.style.opacity = told;
        piece.style.translate = `0 ${mix(24, 0, told)}px`;
      }
      desk.draw(t);
      const close = part(t, 7.8, 9.4);
      board.at({ x: mix(640, 290, close), y: mix(372, 110, close), scale: mix(0.98, 1.55, close), turn: mix(-6, 0, close) });
      const arrived = part(t, 8.4, 9.6);
      move(hand, mix(700, 1010, arrived), mix(560, 708, arrived));
      send.setAttribute('fill', t > 9.8 ? '#bbf7d0' : '#fff');
    };
  },
};

/** Upright: parcels, the message with the code, and the door that opens for it. */
const parcel = {
  name: 'parcel-handover',
  width: 720,
  height: 1280,
  seconds: 10,
  posterAt: 8.2,
  pictures: ['parcels', 'locker'],
  drawings: [],
  captions: [
    [0.3, 3, 'A parcel comes in.\nThe smallest cell that fits opens.'],
    [3.4, 6.3, 'The receiver gets a code, not a slip.'],
    [6.7, 9.8, 'The right code opens the right door,\nat any hour.'],
  ],
  build(stage, { pictures }) {
    const table = shot(stage, { from: 0, to: 3.1, ground: '#f7dcc4' });
    const overTable = camera(table.layer, pictures['parcels'].url, pictures['parcels']);
    const message = shot(stage, { from: 3.1, to: 6.4, ground: 'linear-gradient(160deg,#eaf1fe,#c9dbfa)' });
    const phone = element(
      message.layer,
      `<div class="phone"><div class="face">
        <b class="clock">18:42</b>
        <div class="note"><small>Parcel Pickup</small><strong>Your parcel is here</strong><p>Cell 03, ground floor. Show or type this code at the locker.</p></div>
        <div class="code">${[...'482915'].map((digit) => `<i>${digit}</i>`).join('')}</div>
        <div class="kept"><small>Kept for you until</small><strong>Friday, 18:00</strong></div>
      </div></div>`,
    );
    const digits = [...phone.querySelectorAll('i')];
    const note = phone.querySelector('.note');
    const kept = phone.querySelector('.kept');
    const place = shot(stage, { from: 6.4, to: 10 });
    const overLocker = camera(place.layer, pictures['locker'].url, pictures['locker']);
    return (t) => {
      table.draw(t);
      overTable(between({ x: 0.36, y: 0.55, zoom: 1 }, { x: 0.58, y: 0.6, zoom: 1.16 }, part(t, -1.4, 4.6)));
      message.draw(t);
      const risen = part(t, 3.1, 4.2);
      phone.style.transform = `translate(-50%, -50%) translateY(${mix(220, 0, risen) - 14 * part(t, 4.2, 7.4)}px) rotate(${mix(5, -2, part(t, 3.1, 6.8))}deg)`;
      const said = part(t, 3.8, 4.3);
      note.style.opacity = said;
      note.style.transform = `translateY(${mix(-40, 0, said)}px)`;
      digits.forEach((digit, index) => {
        const shown = part(t, 4.4 + index * 0.11, 4.75 + index * 0.11);
        digit.style.opacity = shown;
        digit.style.transform = `translateY(${mix(18, 0, shown)}px)`;
      });
      kept.style.opacity = part(t, 5.2, 5.7);
      place.draw(t);
      overLocker(between({ x: 0.66, y: 0.42, zoom: 1.0 }, { x: 0.42, y: 0.44, zoom: 1.26 }, part(t, 5.8, 10.2)));
    };
  },
};

window.scenes = Object.fromEntries([planogram, route, parcel].map((scene) => [scene.name, scene]));
