import { ADDRESS_PROPERTIES, STRUCTURED_DATA_RULES } from './structured-data-rules.ts';

type Block = Record<string, unknown>;

/** What is wrong with a block of structured data by the table; empty when nothing is. */
export function checkStructuredData(block: Block): string[] {
  const type = String(block['@type']);
  const rule = STRUCTURED_DATA_RULES[type];
  if (!rule) return [`${type}: no rule for this type`];
  const faults = block['@context'] === 'https://schema.org' ? [] : [`${type}: no context`];
  const missing = [...rule.required, ...rule.recommended].filter((path) => !has(block, path));
  const choices = (rule.oneOf ?? []).filter((paths) => !paths.some((path) => has(block, path)));
  const claimed = Object.keys(rule.notClaimed ?? {}).filter((path) => has(block, path));
  return [
    ...faults,
    ...missing.map((path) => `${type}: ${path} is missing`),
    ...choices.map((paths) => `${type}: one of ${paths.join(', ')} is missing`),
    ...claimed.map((path) => `${type}: ${path} is claimed`),
    ...addressesIn(block)
      .filter((address) => !/^https?:\/\//u.test(address))
      .map((address) => `${type}: ${address} is not absolute`),
  ];
}

/** Whether a property path holds something everywhere it leads. */
function has(value: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const isList = name.endsWith('[]');
  const found = (value as Block | null)?.[isList ? name.slice(0, -2) : name];
  if (isList && (!Array.isArray(found) || found.length === 0)) return false;
  const items: unknown[] = isList ? (found as unknown[]) : [found];
  if (rest.length > 0) return items.every((item) => has(item, rest.join('.')));
  return items.every((item) => item !== undefined && item !== null && item !== '');
}

function addressesIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => addressesIn(item, key));
  }
  return ADDRESS_PROPERTIES.includes(name) && typeof value === 'string' ? [value] : [];
}
