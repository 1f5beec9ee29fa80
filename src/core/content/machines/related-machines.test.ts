import { expect, it } from 'vitest';
import { relatedMachines } from './related-machines.ts';
import { catalogueMachine } from './test-support/catalogue-machine.ts';

const CARDS = [
  catalogueMachine('cold-locker', { type: 'locker', temperature: 'refrigerated' }),
  catalogueMachine('locker', { type: 'locker', temperature: 'ambient' }),
  catalogueMachine('frozen', { type: 'vending', temperature: 'frozen' }),
  catalogueMachine('own', { type: 'vending', temperature: 'refrigerated' }),
  catalogueMachine('cold', { type: 'vending', temperature: 'refrigerated' }),
];

it('puts machines of the same type first, then of the same temperature, and never the machine itself', () => {
  const related = relatedMachines(CARDS[3]!, CARDS);
  expect(related.map(({ slug }) => slug)).toEqual(['cold', 'frozen', 'cold-locker']);
  expect(relatedMachines(CARDS[3]!, CARDS.slice(3, 4))).toEqual([]);
});
