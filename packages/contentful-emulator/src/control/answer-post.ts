import { createEntry } from './acts/create-entry.ts';
import { pick } from './acts/pick.ts';
import { saveEntity } from './acts/save-entity.ts';
import { uploadAssets } from './acts/upload-file.ts';
import { NO_WAY_BACK, parseWayBack, toEntityAddress } from './acts/way-back.ts';
import { ServiceError } from '../http/service-error.ts';
import { isScenarioName } from '../scenarios/scenario-names.ts';
import { findEntity } from './answer-get.ts';
import type { ControlAnswer, ControlTools } from './control-tools.ts';
import { entityPage } from './pages/entity-page.ts';
import { findPickPlace, pickPage } from './pages/pick-page.ts';

/** Does what a form asks for. @throws Error in one sentence when it cannot be done */
export async function answerPost(
  url: URL,
  form: FormData,
  tools: ControlTools,
): Promise<ControlAnswer> {
  const entity = findEntity(url.pathname, tools);
  if (entity) {
    const outcome = await saveEntity(entity, form, tools);
    if ('next' in outcome) return outcome;
    const way = parseWayBack(String(form.get('from') ?? ''));
    return { status: outcome.status, page: entityPage(tools, { ...outcome, way }) };
  }
  switch (url.pathname) {
    case '/control/new': {
      const entry = createEntry(String(form.get('type')), tools.store);
      return { next: toEntityAddress(entry, NO_WAY_BACK, { done: 'created' }) };
    }
    case '/control/upload':
      return upload(form, tools);
    case '/control/pick':
      return pickFor(form, tools);
    case '/control/scenario': {
      const name = String(form.get('name'));
      if (!isScenarioName(name)) throw new Error(`There is no scenario "${name}".`);
      tools.scenarios.set(name);
      return { next: '/control?done=scenario' };
    }
    default:
      throw new ServiceError(404, 'NotFound', 'There is no such page, entry or file.');
  }
}

async function upload(form: FormData, tools: ControlTools): Promise<ControlAnswer> {
  const assets = await uploadAssets(form, tools);
  const [first] = assets;
  if (first && assets.length === 1) {
    return { next: toEntityAddress(first, NO_WAY_BACK, { done: 'uploaded' }) };
  }
  return { next: '/control/assets?done=uploaded' };
}

async function pickFor(form: FormData, tools: ControlTools): Promise<ControlAnswer> {
  const query = new URLSearchParams();
  for (const key of ['of', 'field', 'from', 'kind']) query.set(key, String(form.get(key) ?? ''));
  const place = findPickPlace(tools, query);
  if (!place) throw new Error('There is no such field to choose for.');
  try {
    return { next: await pick(place, form, tools) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 422, page: pickPage(tools, place, query, message) };
  }
}
