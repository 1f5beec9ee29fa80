import { NO_WAY_BACK, toEntityAddress, parseWayBack } from './acts/way-back.ts';
import { checkEntity } from './checks/check-entity.ts';
import type { ControlAnswer, ControlTools } from './control-tools.ts';
import { entityPath } from './entity-summary.ts';
import { html } from './html.ts';
import { entityPage } from './pages/entity-page.ts';
import { doneText, page } from './pages/frame.ts';
import { assetsPage, entriesPage } from './pages/list-page.ts';
import { findPickPlace, pickPage } from './pages/pick-page.ts';
import { startPage } from './pages/start-page.ts';

type Failure = { status: number; message: string };

/** The page at an address. @param failure why what was to be done there was not */
export function answerGet(url: URL, tools: ControlTools, failure?: Failure): ControlAnswer {
  const query = url.searchParams;
  const done = failure ? undefined : doneText(query.get('done'));
  const status = failure?.status ?? 200;
  const path = url.pathname.replace(/\/$/, '');
  const entity = findEntity(path, tools);
  if (entity) {
    const isFresh = !['saved', 'archived', 'unarchived'].includes(query.get('done') ?? '');
    return {
      status,
      page: entityPage(tools, {
        ...{ stored: entity, done, way: parseWayBack(query.get('from')), says: failure?.message },
        problems: failure || isFresh ? [] : checkEntity(entity, tools.store),
      }),
    };
  }
  switch (path) {
    case '/control':
      if (!failure) return { status, page: startPage(tools, tools.scenarios, done) };
      break;
    case '/control/entries':
      return { status, page: entriesPage(tools, query, done) };
    case '/control/assets':
    case '/control/upload':
      return { status, page: assetsPage(tools, query, done, failure?.message) };
    case '/control/open': {
      const type = query.get('type') === 'Asset' ? 'Asset' : undefined;
      const stored = tools.store.find(query.get('id') ?? '', type);
      if (stored) return { next: toEntityAddress(stored, NO_WAY_BACK) };
      break;
    }
    case '/control/pick': {
      const place = findPickPlace(tools, query);
      if (place) return { status, page: pickPage(tools, place, query, failure?.message) };
      break;
    }
  }
  return missing(tools, failure);
}

/** The entry or asset an address names. */
export function findEntity(path: string, { store }: Pick<ControlTools, 'store'>) {
  const [, kind, id = ''] = /^\/control\/(entries|assets)\/([^/]+)$/.exec(path) ?? [];
  if (kind === undefined) return undefined;
  const type = kind === 'assets' ? 'Asset' : 'Entry';
  const found = store.all().find((stored) => stored.type === type && entityPath(stored) === path);
  return found ?? store.find(id, type);
}

function missing(tools: ControlTools, failure: Failure | undefined): ControlAnswer {
  const message = failure?.message ?? 'There is no such page, entry or file.';
  return {
    status: failure?.status ?? 404,
    page: page(tools, {
      title: failure ? 'Not done' : 'Not found',
      at: 'start',
      main: html`<h1>${failure ? 'Not done' : 'Not found'}</h1>
        <p class="problems" role="alert">${message}</p>
        <p><a href="/control">All content types</a></p>`,
    }),
  };
}
