import { setTimeout as pause } from 'node:timers/promises';
import { median } from '#tests/support/percentile.ts';
import { atMost, type Bench } from './bench.ts';
import { openQuietSite } from './open-site.ts';
import { blockScripts, bringIntoView, openPage, startPhone, tap, typeText } from './visit-page.ts';

const ROUNDS = Number(process.env['FIRST_TOUCH_ROUNDS'] ?? 5);
const SLOWDOWN = 4;
/** How long after the load event the visitor touches the page, in milliseconds. */
const AFTER_MS = [1_500, 6_000];
/** Between scrolling there and the touch. */
const AIM_MS = 400;
/** How long it may take until everything behind a touch is done. */
const SETTLE_MS = 2_500;
const MOST_MS = 160;
const MOST_ABOVE_SCRIPTLESS_MS = 40;
const MOST_LONG_TASK_MS = 100;

type Touch = {
  name: string;
  path: string;
  target: string;
  /** Typed after the tap. */
  text?: string;
  /** What is on the page once the touch has done what it is for; only parts that need script have one. */
  answer?: string;
};
type Measured = { touchMs: number; longTaskMs: number; answerMs: number };

const TOUCHES: Touch[] = [
  { name: 'menu', path: '/', target: 'header [popovertarget]' },
  {
    name: 'next slide',
    path: '/',
    target: 'main button[aria-label="Next slide"]',
    answer: '[aria-label="Go to slide 2"][aria-current=true]',
  },
  {
    name: 'next testimonial',
    path: '/',
    target: 'main button[aria-label="Next testimonial"]',
    answer: '[aria-label="Go to testimonial 2"][aria-current=true]',
  },
  {
    name: 'larger picture',
    path: '/machines/divi-wp',
    target: 'main a[aria-label^="Open larger picture"]',
    answer: 'dialog[open] img',
  },
  { name: 'question', path: '/contact', target: 'main summary' },
  {
    name: 'first words of a message',
    path: '/contact',
    target: 'textarea[name=message]',
    text: 'Two',
  },
];

/**
 * The first touch of a page on a slow telephone, as a person, beside the same page with every script kept away. With
 * `BESIDE` set to the address of another build that runs here, that one is measured in turns with ours.
 */
export const firstTouch: Bench = {
  name: 'first-touch',
  title: 'First touch',
  onRequest: true,
  async run(say) {
    const { site, close } = await openQuietSite(say);
    const beside = process.env['BESIDE'];
    const sides = [
      { side: 'ours', url: site.url, scripts: true },
      { side: 'without script', url: site.url, scripts: false },
      ...(beside ? [{ side: beside, url: beside, scripts: true }] : []),
    ];
    const rows: string[][] = [];
    const worst = { touch: 0, above: 0, longTask: 0 };
    let unanswered = 0;
    for (const afterMs of AFTER_MS) {
      for (const touch of TOUCHES) {
        const measured = new Map<string, Measured[]>(sides.map(({ side }) => [side, []]));
        for (let round = 0; round < ROUNDS; round += 1)
          for (const { side, url, scripts } of sides)
            measured.get(side)!.push(await touchOnce(url, touch, { afterMs, scripts }));
        const middle = (side: string, what: keyof Measured) =>
          median(measured.get(side)!.map((each) => each[what]));
        for (const { side } of sides) {
          const all = measured.get(side)!.map(({ touchMs }) => touchMs);
          rows.push([
            ...[touch.name, `${afterMs / 1_000} s`, side, figure(middle(side, 'touchMs'))],
            `${figure(Math.min(...all))}–${figure(Math.max(...all))}`,
            middle(side, 'longTaskMs').toFixed(0),
            figure(middle(side, 'answerMs')),
          ]);
        }
        if (touch.answer)
          unanswered += measured
            .get('ours')!
            .filter(({ answerMs }) => Number.isNaN(answerMs)).length;
        const ours = middle('ours', 'touchMs');
        worst.touch = Math.max(worst.touch, ours);
        const scriptless = middle('without script', 'touchMs');
        if (!Number.isNaN(scriptless)) worst.above = Math.max(worst.above, ours - scriptless);
        worst.longTask = Math.max(worst.longTask, middle('ours', 'longTaskMs'));
        say(`${touch.name}, ${afterMs} ms: ${ours.toFixed(0)} ms`);
      }
    }
    await close();
    return {
      heads: [
        'touch',
        'after load',
        'page',
        'median ms',
        'range',
        'longest task behind it, ms',
        'answered after, ms',
      ],
      rows,
      targets: [
        atMost('slowest median', worst.touch, MOST_MS, 0, ' ms'),
        atMost(
          'most above the page without script',
          worst.above,
          MOST_ABOVE_SCRIPTLESS_MS,
          0,
          ' ms',
        ),
        atMost('longest task behind a touch, median', worst.longTask, MOST_LONG_TASK_MS, 0, ' ms'),
        atMost('touches without an answer', unanswered, 0, 0),
      ],
      notes: [
        `Chromium, a telephone's 390 px, processor ${SLOWDOWN} times slower, ${ROUNDS} rounds in turns. A touch is the longest duration of its events, from the input to the frame that shows its effect (Event Timing). The page is scrolled there ${AIM_MS} ms before. No tool is attached to the page (tests/support/plain-browser.ts).`,
      ],
    };
  },
};

async function touchOnce(
  url: string,
  { path, target, text = '', answer = '' }: Touch,
  { afterMs, scripts }: { afterMs: number; scripts: boolean },
): Promise<Measured> {
  const browser = await startPhone(SLOWDOWN, noteTouches);
  if (!scripts) await blockScripts(browser);
  await openPage(browser, url + path);
  await pause(afterMs);
  const at = await bringIntoView(browser, target);
  await pause(AIM_MS);
  const startedAt = await browser.evaluate<number>(`startTouch(${JSON.stringify(answer)})`);
  await tap(browser, at);
  await typeText(browser, text);
  await pause(SETTLE_MS);
  const { touches, tasks, answerMs } = await browser.evaluate<Seen>('seen');
  await browser.close();
  const since = (entries: Noted[]) =>
    entries.filter(({ at }) => at >= startedAt).map(({ ms }) => ms);
  return {
    // Without its script a link leads to another page, of whose touch nothing is seen here.
    touchMs: since(touches).length > 0 ? Math.max(...since(touches)) : Number.NaN,
    longTaskMs: Math.max(0, ...since(tasks)),
    answerMs: answerMs ?? Number.NaN,
  };
}

type Noted = { at: number; ms: number };
type Seen = { touches: Noted[]; tasks: Noted[]; answerMs: number | null };

/** Runs in the page. */
function noteTouches(): void {
  const seen: Seen = { touches: [], tasks: [], answerMs: null };
  const note = (noted: Noted[]) => (list: PerformanceObserverEntryList) => {
    for (const { startTime, duration } of list.getEntries())
      noted.push({ at: startTime, ms: duration });
  };
  new PerformanceObserver(note(seen.touches)).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  new PerformanceObserver(note(seen.tasks)).observe({ type: 'longtask', buffered: true });
  const startTouch = (answer: string): number => {
    const look = (since: number) => {
      if (document.querySelector(answer)) seen.answerMs = performance.now() - since;
      else requestAnimationFrame(() => look(since));
    };
    if (answer) addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { once: true });
    return performance.now();
  };
  Object.assign(window, { seen, startTouch });
}

const figure = (ms: number) => (Number.isNaN(ms) ? '–' : ms.toFixed(0));
