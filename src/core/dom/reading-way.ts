/**
 * Which way lines run where an element stands: 1 to the right, -1 to the left. What lies one place onward lies that many
 * places to the right.
 */
export function readingWay(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
