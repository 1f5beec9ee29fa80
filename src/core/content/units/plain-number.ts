/** Places that figures of the site have at most: what is lost to binary fractions lies behind them. */
const MOST_PLACES = 9;

/**
 * A number as an address of ours has it, which every language reads as the same: without signs of thousands, and with a
 * zero where three digits behind the point would be thousands to some.
 */
export function plainNumber(value: number): string {
  const text = value.toFixed(MOST_PLACES).replace(/\.?0{1,9}$/u, '');
  return /^-?[1-9]\d{0,2}\.\d{3}$/u.test(text) ? `${text}0` : text;
}

/** What `plainNumber` makes of a number in a line that an inquiry keeps; an empty text stays empty. */
export function lineText(text: string): string {
  return text === '' ? '' : plainNumber(Number(text));
}
