import { UNKNOWN_FACTS, type MachineFacts } from '../machine-facts.ts';
import type { CatalogueMachine } from '../machine.ts';

/** A machine for tests, with what the test is about. */
export function catalogueMachine(
  slug: string,
  {
    facts,
    ...rest
  }: Partial<Omit<CatalogueMachine, 'facts'>> & { facts?: Partial<MachineFacts> } = {},
): CatalogueMachine {
  return {
    id: `machine-${slug}`,
    slug,
    title: `The ${slug}`,
    description: '',
    type: 'vending',
    temperature: 'ambient',
    statedTemperature: null,
    picture: null,
    specs: [],
    goods: [],
    ...rest,
    facts: { ...UNKNOWN_FACTS, ...facts },
  };
}
