import { expect, test } from 'vitest';
import { ContentSource } from './content-source.server.ts';

// Seen failing with `preview` in place of `drafts`: whoever named another host saw what is still to come.
test('what is still to come shows to editors, and to nobody who only names another host', async () => {
  const source = new ContentSource({
    credentials: null,
    snapshotDir: null,
    log: { debug() {}, info() {}, warn() {}, error() {} } as never,
  });
  const tomorrow = { fromMs: Date.now() + 86_400_000, untilMs: null };
  const shown = (options?: { preview: true; drafts?: false }) =>
    source.reader(options).shows(tomorrow);
  expect([shown(), shown({ preview: true, drafts: false }), shown({ preview: true })]).toEqual([
    false,
    false,
    true,
  ]);
  await source.close();
});
