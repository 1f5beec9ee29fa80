import { test as base, expect } from '@playwright/test';
import { quietConsole } from './quiet-console.ts';

/** Answers to a page's own address that a test provokes on purpose, and what the tool says of `serviceWorkers: 'block'`. */
export const EXPECTED_ANSWERS =
  /the server responded with a status of (?:400|404|422|503)|registration blocked by Playwright/u;

/**
 * A test of the running site. Whatever the browser complains about on its console fails it, except the note that a
 * page answered with the status the test asked for.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [quietConsole(EXPECTED_ANSWERS), { auto: true }],
});

export { expect };
