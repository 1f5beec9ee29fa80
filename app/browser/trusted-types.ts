import { isTrustedScriptAddress } from './trusted-script-address.ts';

/** What React parses to make a script element that does not run, such as one with structured data. */
const REACT_SCRIPT_TEMPLATE = '<script></script>';

type Rules = {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
};
type TrustedTypes = { createPolicy(name: 'default', rules: Rules): unknown };

/**
 * Whether a text may be set as markup: text without a tag, React's own template, or the page's stylesheet, which React
 * writes again when it has to draw the whole document anew. Everything else is drawn as elements.
 */
export function isHarmlessMarkup(markup: string, pageStyle: string | null): boolean {
  return !markup.includes('<') || markup === REACT_SCRIPT_TEMPLATE || markup === pageStyle;
}

/**
 * Answers for every text that would become markup or the address of code (Trusted Types, which the page's policy
 * enforces): what is not known to be harmless is refused and reported. Nothing turns text into code.
 */
export function keepTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const pageStyle = document.getElementById('page-style')?.textContent ?? null;
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (isHarmlessMarkup(markup, pageStyle) ? markup : null),
    createScriptURL: (address) => (isTrustedScriptAddress(address, location.href) ? address : null),
  });
}
