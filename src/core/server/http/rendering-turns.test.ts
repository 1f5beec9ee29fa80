import { expect, test } from 'vitest';
import { createRenderingTurns, OWN_WORK, TooBusyError } from './rendering-turns.ts';

const loopTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Work that says when it began and is done when it is told. */
function workshop() {
  const turns = createRenderingTurns();
  const begun: string[] = [];
  const refused: string[] = [];
  const endings: (() => void)[] = [];
  return {
    turns,
    begun,
    refused,
    ask(client: string | typeof OWN_WORK, name: string) {
      turns(client)(async () => {
        begun.push(name);
        await new Promise<void>((resolve) => endings.push(resolve));
      }).catch((error: unknown) => {
        if (error instanceof TooBusyError) refused.push(name);
        else throw error;
      });
    },
    endAll: () => endings.splice(0).forEach((end) => end()),
  };
}

const rest = async () => {
  for (let turn = 0; turn < 2_000; turn += 1) await loopTurn();
};

// Seen failing with each begun as soon as it is asked for, and with the next begun in the very next turn of the loop.
test('what comes meanwhile has many turns of the event loop between two beginnings', async () => {
  const { ask, begun } = workshop();
  ask('a', 'first');
  ask('a', 'second');
  while (begun.length < 1) await loopTurn();
  for (let turn = 0; turn < 20; turn += 1) {
    await loopTurn();
    expect(begun).toEqual(['first']);
  }
  while (begun.length < 2) await loopTurn();
});

// Seen failing with clients in the order in which they came.
test('a client waits behind one beginning of another, however much that one asks for', async () => {
  const { ask, begun, endAll } = workshop();
  for (let at = 0; at < 25; at += 1) ask('much', `much ${at}`);
  await rest();
  expect(begun).toHaveLength(4);
  ask('little', 'little 0');
  ask('much', 'more');
  await rest();
  expect(begun.at(-1)).toBe('little 0');
  ask('little', 'little 1');
  endAll();
  await rest();
  expect(begun.slice(5, 7)).toEqual(expect.arrayContaining(['little 1']));
});

test('twelve are begun at once, for clients in turn', async () => {
  const { ask, begun, endAll } = workshop();
  for (const client of ['a', 'b', 'c', 'd']) for (let at = 0; at < 5; at += 1) ask(client, client);
  await rest();
  expect(begun.toSorted().join('')).toBe('aaabbbcccddd');
  endAll();
  await rest();
  endAll();
  await rest();
  expect(begun).toHaveLength(20);
});

// Seen failing without either bound.
test('who asks for more than can wait is refused, and the site itself never', async () => {
  const { ask, refused, begun } = workshop();
  for (let at = 0; at < 31; at += 1) ask('one', 'one');
  await loopTurn();
  expect(refused).toEqual(['one']);
  ask('other', 'other');
  await rest();
  expect(begun).toContain('other');
  for (let client = 0; client < 20; client += 1)
    for (let at = 0; at < 15; at += 1) ask(`many ${client}`, 'many');
  await loopTurn();
  expect(refused.filter((name) => name === 'many').length).toBeGreaterThan(50);
  ask(OWN_WORK, 'own');
  await loopTurn();
  expect(refused).not.toContain('own');
});

test('what fails gives its place away', async () => {
  const { turns, ask, begun } = workshop();
  const failing = Array.from({ length: 8 }, () =>
    turns('a')(() => Promise.reject(new Error('broken'))),
  );
  await Promise.all(failing.map((work) => expect(work).rejects.toThrow('broken')));
  ask('a', 'next');
  await rest();
  expect(begun).toEqual(['next']);
});
