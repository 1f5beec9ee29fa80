import { idOf, isObject } from '../src/space/json-value.ts';
import type { JsonObject } from '../src/space/space-types.ts';
import { startEmulator } from '../src/start-emulator.ts';
import type { Emulator } from '../src/start-emulator.ts';
import { compareAnswers, isOrdered } from './compare-answers.ts';
import type { Agreement } from './compare-answers.ts';
import type { Recording } from './read-recordings.ts';
import { toStates } from './space-state.ts';
import type { SpaceState } from './space-state.ts';
import { toExport } from './to-export.ts';

export type Outcome = { recording: Recording; agreement: Agreement; isPageOfUnordered: boolean };

/** Rebuilds each recorded space, serves it and asks every recorded question again over HTTP. */
export async function replayRecordings(
  recordings: readonly Recording[],
): Promise<{ outcomes: Outcome[]; states: number }> {
  const states = toStates(recordings);
  const outcomes: Outcome[] = [];
  for (const state of states) {
    const first = state.recordings[0];
    if (!first) continue;
    const others = states.filter(
      (other) => other !== state && other.recordings[0]?.space === first.space,
    );
    const emulator = await startEmulator({
      space: toExport(state, inTimeOf(state, others)),
      spaceId: first.space,
      environment: first.environment,
      assetBase: 'original',
    });
    try {
      for (const recording of state.recordings) outcomes.push(await replay(recording, emulator));
    } finally {
      await emulator.close();
    }
  }
  outcomes.sort((a, b) => a.recording.line - b.recording.line);
  return { outcomes, states: states.length };
}

// The later a state stands in a list, the more its types and locales count; nearest neighbours last.
function inTimeOf(state: SpaceState, others: SpaceState[]): SpaceState[] {
  const line = (each: SpaceState) => each.recordings[0]?.line ?? 0;
  return others.toSorted(
    (a, b) => Math.abs(line(b) - line(state)) - Math.abs(line(a) - line(state)),
  );
}

async function replay(recording: Recording, emulator: Emulator): Promise<Outcome> {
  const { query } = recording;
  const isPageOfUnordered = isPage(recording);
  let agreement: Agreement;
  const plain = await ask(recording, query, emulator);
  if (isPageOfUnordered && plain.status === 200) {
    // Which of the matches an unordered page shows is the service's choice. So the count is compared
    // with the page asked for, the rest with the very items that were recorded.
    const items = Array.isArray(recording.body['items']) ? recording.body['items'] : [];
    const ids = items.flatMap((item) => idOf(item) ?? []);
    const same = new URLSearchParams(query);
    same.delete('skip');
    same.append('sys.id[in]', ids.join(','));
    const chosen = await ask(recording, same.toString(), emulator);
    const sizes = isObject(plain.body) ? plain.body : {};
    const count = Array.isArray(sizes['items']) ? sizes['items'].length : -1;
    const body: JsonObject = { ...chosen.body };
    for (const key of ['total', 'skip', 'limit']) body[key] = sizes[key] ?? null;
    agreement = compareAnswers(recording, plain.status, body);
    if (count !== items.length) agreement = { ...agreement, ids: false, whole: false };
  } else {
    agreement = compareAnswers(recording, plain.status, plain.body);
  }
  return { recording, agreement, isPageOfUnordered };
}

function isPage(recording: Recording): boolean {
  const { body, segments } = recording;
  const items = body['items'];
  if (segments[0] === 'sync' || segments[0] === 'taxonomy' || isOrdered(recording)) return false;
  return Array.isArray(items) && typeof body['total'] === 'number' && items.length < body['total'];
}

async function ask(recording: Recording, query: string, emulator: Emulator) {
  const isPreview = recording.api === 'cpa';
  const token = isPreview ? emulator.previewToken : emulator.deliveryToken;
  const address = `${isPreview ? emulator.previewUrl : emulator.url}${recording.path}`;
  const response = await fetch(query === '' ? address : `${address}?${query}`, {
    method: recording.method,
    // Credentials were removed from the recordings; a recorded refusal is asked for with a wrong one.
    headers: { Authorization: `Bearer ${recording.status === 401 ? 'wrong' : token}` },
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as JsonObject };
}
