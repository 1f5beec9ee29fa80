import type { Browser, Page } from '@playwright/test';
import { median } from '#tests/support/percentile.ts';
import type { Bench } from './bench.ts';
import { openVisitedSite } from './open-site.ts';

const ROUNDS = Number(process.env['FIRST_TOUCH_ROUNDS'] ?? 5);
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
/** How long after the load event the visitor touches the page, in milliseconds. */
const AFTER_MS = [1_500, 6_000];
/** How long it may take until everything behind a touch is done. */
const SETTLE_MS = 2_500;
const MOST_MS = 160;
const MOST_ABOVE_SCRIPTLESS_MS = 40;
const MOST_LONG_TASK_MS = 100;

type Touch = {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  /** What is on the page once the touch has done what it is for; only parts that need script have one. */
  answer?: string;
};
type Seen = {
  touches: number[];
  tasks: { at: number; ms: number }[];
  answerMs: number | null;
};
type Measured = { touchMs: number; longTaskMs: number; answerMs: number };

const pressFirst = (selector: string) => async (page: Page) => {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await target.tap();
};

const TOUCHES: Touch[] = [
  { name: 'menu', path: '/', act: pressFirst('header [popovertarget]') },
  {
    name: 'next slide',
    path: '/',
    act: pressFirst('main button[aria-label="Next slide"]'),
    answer: '[aria-label="Go to slide 2"][aria-current=true]',
  },
  {
    name: 'next testimonial',
    path: '/',
    act: pressFirst('main button[aria-label="Next testimonial"]'),
    answer: '[aria-label="Go to testimonial 2"][aria-current=true]',
  },
  {
    name: 'larger picture',
    path: '/machines/divi-wp',
    act: pressFirst('main a[aria-label^="Open larger picture"]'),
    answer: 'dialog[open] img',
  },
  { name: 'question', path: '/contact', act: pressFirst('main summary') },
  {
    name: 'first words of a message',
    path: '/contact',
    act: async (page) => {
      await pressFirst('textarea[name=message]')(page);
      await page.keyboard.type('Two');
    },
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
    const { site, browser, close } = await openVisitedSite(say);
    const beside = process.env['BESIDE'];
    const sides = [
      { side: 'ours', url: site.url, scripts: true },
      { side: 'without script', url: site.url, scripts: false },
      ...(beside ? [{ side: beside, url: beside, scripts: true }] : []),
    ];
    const rows: string[][] = [];
    const worst = { touch: 0, above: 0, longTask: 0 };
    for (const afterMs of AFTER_MS) {
      for (const touch of TOUCHES) {
        const measured = new Map<string, Measured[]>(sides.map(({ side }) => [side, []]));
        for (let round = 0; round < ROUNDS; round += 1)
          for (const { side, url, scripts } of sides)
            measured.get(side)!.push(await touchOnce(browser, url, touch, { afterMs, scripts }));
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
        const ours = middle('ours', 'touchMs');
        worst.touch = Math.max(worst.touch, ours);
        const scriptless = middle('without script', 'touchMs');
        if (!Number.isNaN(scriptless)) worst.above = Math.max(worst.above, ours - scriptless);
        worst.longTask = Math.max(worst.longTask, middle('ours', 'longTaskMs'));
        say(`${touch.name}, ${afterMs} ms: ${ours.toFixed(0)} ms`);
      }
    }
    await close();
    const held = (what: string, most: number, value: number) => ({
      what,
      limit: `≤ ${most} ms`,
      measured: `${value.toFixed(0)} ms`,
      met: value <= most,
    });
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
        held('slowest median', MOST_MS, worst.touch),
        held('most above the page without script', MOST_ABOVE_SCRIPTLESS_MS, worst.above),
        held('longest task behind a touch, median', MOST_LONG_TASK_MS, worst.longTask),
      ],
      notes: [
        `Chromium, ${PHONE.width} px, processor ${SLOWDOWN} times slower, ${ROUNDS} rounds in turns. A touch is the longest duration of its events, from the input to the frame that shows its effect (Event Timing).`,
      ],
    };
  },
};

async function touchOnce(
  browser: Browser,
  url: string,
  { path, act, answer }: Touch,
  { afterMs, scripts }: { afterMs: number; scripts: boolean },
): Promise<Measured> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  if (!scripts) await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript((answer) => {
    const seen: Seen = { touches: [], tasks: [], answerMs: null };
    Object.assign(window, { seen });
    const look = (since: number) => {
      if (answer && document.querySelector(answer)) seen.answerMs ??= performance.now() - since;
      else requestAnimationFrame(() => look(since));
    };
    addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { once: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.touches.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        seen.tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  }, answer);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForTimeout(afterMs);
  const startedAt = await page.evaluate(() => performance.now());
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const measured = await page.evaluate((from) => {
    const { seen } = window as unknown as { seen: Seen };
    const tasks = seen.tasks.filter(({ at }) => at >= from).map(({ ms }) => ms);
    return {
      // Without its script a link leads to another page, of whose touch nothing is seen here.
      touchMs: seen.touches.length > 0 ? Math.max(...seen.touches) : Number.NaN,
      longTaskMs: Math.max(0, ...tasks),
      answerMs: seen.answerMs ?? Number.NaN,
    };
  }, startedAt);
  await context.close();
  return measured;
}

const figure = (ms: number) => (Number.isNaN(ms) ? '–' : ms.toFixed(0));
