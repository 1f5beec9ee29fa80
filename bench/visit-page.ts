import { setTimeout as pause } from 'node:timers/promises';
import { VISITOR_ARGS } from '#tests/support/browser-args.ts';
import { startPlainBrowser, type PlainBrowser } from '#tests/support/plain-browser.ts';

const PHONE = { width: 390, height: 844 };
const LOOK_EVERY_MS = 50;
const LONGEST_MS = 20_000;
/** Between two looks at where an element stands. */
const BETWEEN_LOOKS_MS = 100;
/** How long a finger stays, and how long it is between two keys. */
const HOLD_MS = 80;
/** How long a mouse stays pressed. */
export const PRESS_MS = 90;
const BETWEEN_KEYS_MS = 120;

export type Point = { x: number; y: number };

/**
 * A telephone's browser with nothing in it.
 * @param slowdown how many times slower than this machine its processor is
 * @param initScript runs in every document before its own scripts
 */
export async function startPhone(slowdown: number, initScript: () => void): Promise<PlainBrowser> {
  const browser = await startPlainBrowser([...VISITOR_ARGS]);
  const screen = { ...PHONE, deviceScaleFactor: 1, mobile: true };
  await browser.send('Page.enable');
  await browser.send('Emulation.setDeviceMetricsOverride', screen);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const source = `(${initScript})()`;
  await browser.send('Page.addScriptToEvaluateOnNewDocument', { source });
  return browser;
}

/** Keeps away the scripts that a page fetches; what stands in the page itself runs. */
export async function blockScripts(browser: PlainBrowser): Promise<void> {
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
}

/** Opens an address and waits until all of it has loaded. */
export async function openPage(browser: PlainBrowser, url: string): Promise<void> {
  await browser.send('Page.navigate', { url });
  const loaded = `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`;
  await until(() => browser.evaluate<boolean>(loaded).catch(() => false));
}

/**
 * Brings the first element that shows for a selector into the view, and tells where its middle is once it stands still:
 * what comes into the view on the way may move it.
 */
export async function bringIntoView(browser: PlainBrowser, selector: string): Promise<Point> {
  const place = `(() => {
    const shows = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
    const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find(shows);
    if (!element) throw new Error('Nothing shows for ' + ${JSON.stringify(selector)});
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`;
  let before: Point | null = null;
  for (;;) {
    const at: Point = await browser.evaluate<Point>(place);
    if (before?.x === at.x && before.y === at.y) return at;
    before = at;
    await pause(BETWEEN_LOOKS_MS);
  }
}

/** A finger that comes down and goes up again. */
export async function tap(browser: PlainBrowser, at: Point): Promise<void> {
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await pause(HOLD_MS);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A mouse that comes to a place, rests there, and presses. Resolves with when it pressed, in milliseconds since 1970. */
export async function click(browser: PlainBrowser, at: Point, restMs: number): Promise<number> {
  const mouse = (type: string, more = {}) =>
    browser.send('Input.dispatchMouseEvent', { type, ...at, ...more });
  const left = { button: 'left', buttons: 1, clickCount: 1 };
  await mouse('mouseMoved');
  if (restMs > 0) await pause(restMs);
  const pressedAtMs = Date.now();
  await mouse('mousePressed', left);
  await pause(PRESS_MS);
  await mouse('mouseReleased', left);
  return pressedAtMs;
}

/** One key after the other. */
export async function typeText(browser: PlainBrowser, text: string): Promise<void> {
  for (const key of text) {
    await pause(BETWEEN_KEYS_MS);
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, key });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
}

/** Asks until there is an answer other than null or false. Throws when that takes too long. */
export async function until<T>(ask: () => Promise<T | null | false>): Promise<T> {
  const givenUpAtMs = performance.now() + LONGEST_MS;
  for (;;) {
    const found = await ask();
    if (found !== null && found !== false) return found;
    if (performance.now() > givenUpAtMs) throw new Error('The page did not come');
    await pause(LOOK_EVERY_MS);
  }
}
