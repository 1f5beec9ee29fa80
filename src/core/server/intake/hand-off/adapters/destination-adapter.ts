import { handOffWords } from '#copy/en/hand-off-words.ts';
import { fill } from '#copy/wording.ts';
import type { Clock } from '#server/store/store.ts';
import type { DeliveryError } from '../../mail/delivery-error.ts';
import type { Mapping } from '../destination-kinds.ts';
import { FIELD_LABELS, type HandOffField, type HandOffMessage } from '../hand-off-payload.ts';
import type { OutgoingAnswer, OutgoingRequest, Requester } from '../outgoing-request.ts';

/** What a check found: a fault keeps the destination off, a note is good to know. */
export type Finding = {
  level: 'fault' | 'note';
  text: string;
  /** What came of the last test, which a check knows nothing of. */
  isOfTest?: true;
};

const { findings: words } = handOffWords;

/** Of a destination that is only ever told something. */
export const CANNOT_ASK: readonly Finding[] = [
  { level: 'note', text: words.cannotAsk },
  { level: 'note', text: words.cannotRecognise },
];

export const toFaults = (texts: readonly string[]): Finding[] =>
  texts.map((text) => ({ level: 'fault', text }));

/** What is wrong with the fields there that something is mapped to. */
export function targetFaults(
  targets: readonly string[],
  isKnown: (target: string) => boolean,
  isReadOnly: (target: string) => boolean = () => false,
): string[] {
  const unknown = targets.filter((target) => !isKnown(target)).join(', ');
  const readOnly = targets.filter(isReadOnly).join(', ');
  return [
    ...(unknown === '' ? [] : [fill(words.unknownTarget, { targets: unknown })]),
    ...(readOnly === '' ? [] : [fill(words.readOnly, { targets: readOnly })]),
  ];
}

/** The API of one account there. */
export type Api = {
  parts: AdapterParts;
  /** Any answer is one; `path` is below the API's own address. */
  ask(
    request: { method: OutgoingRequest['method']; path: string; json?: unknown },
    signal: AbortSignal,
  ): Promise<OutgoingAnswer>;
  /** What an answer that is no success means. */
  refuse(answer: OutgoingAnswer): DeliveryError;
};

/** Asks for an answer of one of these statuses. @throws DeliveryError for any other */
export async function call(
  { ask, refuse }: Api,
  request: Parameters<Api['ask']>[0],
  signal: AbortSignal,
  expected: readonly number[] = [200],
): Promise<OutgoingAnswer> {
  const answer = await ask(request, signal);
  if (!expected.includes(answer.status)) throw refuse(answer);
  return answer;
}

/** What an adapter works with; settings and secrets have been checked for their form. */
export type AdapterParts = {
  settings: Readonly<Record<string, string>>;
  secrets: Readonly<Record<string, string>>;
  mapping: Mapping;
  sendsStages: boolean;
  requester: Requester;
  clock: Clock;
};

/** An inquiry to look for: by its key, or where a destination keeps people only, by their address. */
export type Sought = { key: string; email: string };

/** One destination as the hand-off sees it. Everything throws DeliveryError where the destination cannot be asked. */
export type DestinationAdapter = {
  /** Asks the destination itself, where it can be asked, whether rights and fields are there. Changes nothing. */
  check(signal: AbortSignal): Promise<Finding[]>;
  /** Hands one message over. @returns the destination's name for it */
  send(message: HandOffMessage, signal: AbortSignal): Promise<string>;
  /** The keys of those that the destination has; null where it cannot be asked, or does not know keys. */
  find: ((sought: readonly Sought[], signal: AbortSignal) => Promise<Set<string>>) | null;
};

/**
 * The values for the fields there. Where several of our fields go to one field there, each is a line with its label, the
 * message last and as it is. A field that inquiries no longer have is empty.
 */
export function mapFields(mapping: Mapping, message: HandOffMessage): Map<string, string> {
  const byTarget = new Map<string, HandOffField[]>();
  for (const [field, target] of Object.entries(mapping) as [HandOffField, string][]) {
    if (target !== '') byTarget.set(target, [...(byTarget.get(target) ?? []), field]);
  }
  const values = new Map<string, string>();
  for (const [target, fields] of byTarget) {
    const { [0]: only } = fields;
    if (fields.length === 1 && only) values.set(target, message.fields[only] ?? '');
    else {
      const lines = fields
        .filter((field) => field !== 'message' && (message.fields[field] ?? '') !== '')
        .map((field) => `${FIELD_LABELS[field]}: ${message.fields[field]}`);
      if (fields.includes('message')) lines.push('', message.fields.message);
      values.set(target, lines.join('\n'));
    }
  }
  return values;
}

/** Every field there that something is mapped to. */
export function mappedTargets(mapping: Mapping): string[] {
  return [...new Set(Object.values(mapping).filter((target) => target !== ''))];
}
