import type { MachineFacts } from './machine-facts.ts';
import type { MachineSpec } from './machine.ts';
import { statementOf, toFactsFromText } from './to-facts-from-text.ts';

/** Whether a row of free text says nothing but what the facts say already. */
export function isSaidByFacts(
  { key, value }: Pick<MachineSpec, 'key' | 'value'>,
  { widthMm, depthMm, heightMm, weightKg, networks }: MachineFacts,
): boolean {
  const spec = { key, value };
  if (statementOf('size', spec) === 'plain')
    return [widthMm, depthMm, heightMm].every((side) => side !== null);
  if (statementOf('weight', spec) === 'plain') return weightKg !== null;
  const told = toFactsFromText({ specs: { [key]: value } }).networks;
  return told.length > 0 && told.every((network) => networks.includes(network));
}
