import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { routerErrorWords as german } from '#copy/de/router-error-words.ts';
import { wordingFor } from '#copy/wordings.ts';
import { answerStoreFaults } from './answer-store-faults.ts';
import { pageContext, type PageContext } from './page-contexts.ts';

type Act = (asked: { context: RouterContextProvider }) => Promise<unknown>;

/** What a route answers whose loader, action and middleware throw this, and how often that was logged. */
async function answersTo(error: unknown, language = 'en') {
  const context = new RouterContextProvider();
  context.set(pageContext, { wording: wordingFor(language) } as PageContext);
  const fails: Act = async () => {
    throw error;
  };
  const routes = {
    page: { id: 'page', module: { loader: fails, action: fails, middleware: [fails] } },
    plain: { id: 'plain', module: {} },
  } as unknown as ServerBuild['routes'];
  const logged: unknown[] = [];
  const guarded = answerStoreFaults(routes, (...line) => logged.push(line[2]));
  expect(Object.keys(guarded['plain']!.module)).toEqual([]);
  const { loader, action, middleware } = guarded['page']!.module as unknown as {
    loader: Act;
    action: Act;
    middleware: Act[];
  };
  const thrown: unknown[] = [];
  for (const act of [loader, action, middleware[0]!]) {
    try {
      await act({ context });
    } catch (caught) {
      thrown.push(caught);
    }
  }
  return { thrown, logged };
}

test.each([
  ['a lost connection', { code: 'ECONNREFUSED' }, 'nothing listens at that address'],
  ['a server on its way down', { code: '57P01' }, 'it is being stopped'],
  ['a full disk', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'the disk is full'],
  [
    'a disk at fault',
    { code: 'ERR_SQLITE_ERROR', errcode: 778 },
    'the disk is full or reports a fault',
  ],
])('%s is answered with 503, in words, and logged with its reason', async (_, fault, reason) => {
  const { thrown, logged } = await answersTo(Object.assign(new Error('fault'), fault));
  for (const answer of thrown) {
    expect(answer).toMatchObject({ init: { status: 503 } });
    expect(JSON.stringify(answer)).toContain('The store does not answer');
  }
  expect(logged).toEqual([{ reason }, { reason }, { reason }]);
});

test.each([
  ['a fault of ours', new TypeError('undefined is not a function')],
  ['a broken rule of the schema', Object.assign(new Error('x'), { code: '23505' })],
  ['the same in SQLite', Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR', errcode: 19 })],
  ['a redirect', new Response(null, { status: 302 })],
])('%s stays what it is', async (_, error) => {
  const { thrown, logged } = await answersTo(error);
  expect(thrown).toEqual([error, error, error]);
  expect(logged).toEqual([]);
});

// Seen failing with the words of the default language.
test('the words are those of the page', async () => {
  const { thrown } = await answersTo(Object.assign(new Error('fault'), { code: '57P01' }), 'de');
  for (const answer of thrown)
    expect(answer).toMatchObject({ init: { statusText: german.storeAway } });
});
