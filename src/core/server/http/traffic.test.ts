import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createHandClock, settle } from '#tests/support/hand-clock.ts';
import { createTraffic } from './traffic.ts';

function open() {
  const clock = createHandClock();
  const traffic = createTraffic(clock);
  const arrive = () => {
    const response = new EventEmitter();
    traffic.begin(response as unknown as Parameters<typeof traffic.begin>[0]);
    return () => response.emit('close');
  };
  const waitForLull = () => {
    const seen = { over: false };
    void traffic.idle().then(() => (seen.over = true));
    return seen;
  };
  return { clock, arrive, waitForLull };
}

test('a idle comes at once when nobody is there', async () => {
  const { clock, waitForLull } = open();
  const idle = waitForLull();
  await clock.pass(30);
  expect(idle.over).toBe(true);
});

test('there is no idle while a request is under way, nor right after one was', async () => {
  const { clock, arrive, waitForLull } = open();
  const leave = arrive();
  const idle = waitForLull();
  for (let times = 0; times < 20; times++) await clock.pass(30);
  expect(idle.over).toBe(false);
  leave();
  arrive()();
  await clock.pass(30);
  expect(idle.over).toBe(false);
  await clock.pass(30);
  expect(idle.over).toBe(true);
});

test('under traffic that never ends, the work is done all the same, in time', async () => {
  const { clock, arrive, waitForLull } = open();
  arrive();
  const idle = waitForLull();
  for (let ms = 0; ms < 4_900; ms += 30) await clock.pass(30);
  expect(idle.over).toBe(false);
  for (let ms = 0; ms < 150; ms += 30) await clock.pass(30);
  await settle();
  expect(idle.over).toBe(true);
});
