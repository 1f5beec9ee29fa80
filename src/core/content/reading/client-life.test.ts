import { describe, expect, it } from 'vitest';
import { createClientLife } from '../contentful/client-life.ts';
import { createTestSource, toCredentials } from './test-support/create-test-source.ts';

const MINUTE_MS = 60_000;

function createLife() {
  let now = 0;
  let built = 0;
  let fault: string | null = null;
  const notices: string[] = [];
  const life = createClientLife({
    now: () => now,
    build: () => {
      if (fault) throw new Error(fault);
      return (built += 1);
    },
    onNotice: ({ title, description }) => notices.push(`${title}: ${description}`),
  });
  const pass = (ms: number) => (now += ms);
  const breakWith = (words: string | null) => (fault = words);
  return { life, notices, pass, breakWith, built: () => built };
}

describe('the life of the client (part 1 section 4)', () => {
  it('is not built before it is wanted, then kept', () => {
    const { life, built } = createLife();
    expect(built()).toBe(0);
    expect([life.get(), life.get()]).toEqual([1, 1]);
  });

  it('is rebuilt when older than 30 minutes, when forced and after a reset', () => {
    const { life, pass } = createLife();
    life.get();
    pass(30 * MINUTE_MS - 1);
    expect(life.get()).toBe(1);
    pass(1);
    expect(life.get()).toBe(2);
    expect(life.get({ force: true })).toBe(3);
    life.reset();
    expect(life.get()).toBe(4);
  });

  it('three failures in a row raise the notice once; a success ends it', () => {
    const { life, notices, breakWith } = createLife();
    const fail = () => expect(() => life.get()).toThrow('no host');
    breakWith('no host');
    fail();
    fail();
    expect(life.notice()).toBeNull();
    fail();
    fail();
    expect(notices).toEqual(['Failed to initialize Contentful client: no host']);
    expect(life.notice()?.description).toBe('no host');
    breakWith(null);
    life.get();
    expect(life.notice()).toBeNull();
  });

  it('failures with a success between them raise no notice', () => {
    const { life, notices, breakWith } = createLife();
    for (const fault of ['x', 'x', null, 'x', 'x']) {
      breakWith(fault);
      if (fault === null) life.get({ force: true });
      else expect(() => life.get({ force: true })).toThrow(fault);
    }
    expect(notices).toEqual([]);
  });
});

describe('a source whose client cannot be built', () => {
  it('says why, raises the notice after three attempts, and never asks another host instead', async () => {
    const credentials = toCredentials('https://cdn.example.com/path');
    const { source, readTitle, clock, logged } = createTestSource(null, { credentials });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(readTitle()).rejects.toMatchObject({
        kind: 'client-failed',
        message: expect.stringContaining('Failed to initialize Contentful client: The host must'),
      });
      await clock.advance(15_000);
    }
    const notices = logged.filter(({ message }) => message.startsWith('Failed to initialize'));
    expect(notices).toHaveLength(1);
    expect(source.status().delivery.notice?.title).toBe('Failed to initialize Contentful client');
  });

  it('on a preview host a load is attempted without credentials, and its failure shown', async () => {
    const { source, readTitle } = createTestSource(null);
    const reader = source.reader({ treatAsConfigured: true });
    expect(reader.configured).toBe(true);
    await expect(readTitle(reader)).rejects.toMatchObject({ kind: 'client-failed' });
  });
});
