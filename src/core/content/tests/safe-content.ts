import { expect } from 'vitest';

/** Keys under which our types hold an address that pages put into a link or a picture. */
const ADDRESS_KEYS = new Set(['url', 'href', 'uri']);
const SAFE_ADDRESS = /^(?:$|#|\/(?![/\\])|https?:\/\/|mailto:|tel:)/i;

/**
 * What must hold for every value that leaves the content layer: plain data without cycles, no text cut
 * in half, and no address outside the allow-list.
 */
export function expectSafeContent(value: unknown): void {
  const serialised = JSON.stringify(value);
  expect(serialised.length).toBeLessThan(5_000_000);
  visit(JSON.parse(serialised), '');
}

function visit(value: unknown, key: string): void {
  if (typeof value === 'string') {
    expect(value.isWellFormed()).toBe(true);
    if (ADDRESS_KEYS.has(key)) expect(value).toMatch(SAFE_ADDRESS);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) visit(item, Array.isArray(value) ? key : name);
}
