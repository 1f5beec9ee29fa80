import { isTrustedScriptAddress } from './trusted-script-address.ts';

/** What React parses to make a script element that does not run, such as one with structured data. */
const REACT_SCRIPT_TEMPLATE = '<script></script>';

type Rules = {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
};
type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy(name: 'default', rules: Rules): unknown;
};

/**
 * Whether a text may be set as markup: text without a tag, or React's own template. Everything else is drawn as elements.
 */
export function isHarmlessMarkup(markup: string): boolean {
  return !markup.includes('<') || markup === REACT_SCRIPT_TEMPLATE;
}

/**
 * Answers for every text that would become markup or the address of code (Trusted Types, which the page's policy
 * enforces): what is not known to be harmless is refused and reported. Nothing turns text into code.
 */
export function keepTrustedTypes(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : null),
    createScriptURL: (address) => (isTrustedScriptAddress(address, location.href) ? address : null),
  });
}
