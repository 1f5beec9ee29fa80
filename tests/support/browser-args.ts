/** Where Debian puts them: `npm test` installs what is missing there. */
export { CHROMIUM, FIREFOX, HEADLESS_SHELL } from '#tools/system-packages.mjs';

/** How every Chromium of the tests is started: as root it has no sandbox, and it makes no traffic of its own. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
] as const;

/**
 * A person's browser: neither `navigator.webdriver` nor the user agent tells that a program drives it. To a program that
 * reads them, pages show themselves otherwise (decision 020).
 */
export const VISITOR_ARGS = [
  ...BROWSER_ARGS,
  '--disable-blink-features=AutomationControlled',
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
] as const;

/** A program's browser, which shows itself as one. */
export const PROGRAM_ARGS = BROWSER_ARGS;
