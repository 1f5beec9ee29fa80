/**
 * Goes inline into the head, before the stylesheet: marks the page when a program reads it, by what crawlers, link
 * previews and headless browsers call themselves or by the flag that driven browsers set (part 2 section 9, bot
 * handling). Pages are cached for everyone, so the server never asks; marked later, the whole page would be styled once
 * more. Cubot is a maker of phones.
 */
export const MARK_MACHINE_READER =
  "(navigator.webdriver||/[^u]bot\\b|crawl|spider|slurp|preview|headless|lighthouse/i.test(navigator.userAgent))&&(document.documentElement.dataset.reader='machine')";

/** Whether a program reads the page. Browser only. */
export function isMachineReader(): boolean {
  return document.documentElement.dataset['reader'] === 'machine';
}
