/** What crawlers, link previews and headless browsers call themselves. */
const MACHINE_NAMES = /bot\b|crawl|spider|slurp|preview|headless|lighthouse/iu;

/**
 * Whether a program reads the page, by its name or by the flag that driven browsers set (part 2 section
 * 9, bot handling). Browser only: pages are cached for everyone, so the server never asks.
 */
export function isMachineReader(): boolean {
  return navigator.webdriver || MACHINE_NAMES.test(navigator.userAgent);
}
