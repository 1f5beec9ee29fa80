import { isPublicAddress } from '#server/is-public-address.ts';
import { cleanLine } from '#content/contact/clean-text.ts';
import {
  KIND_FACTS,
  type DestinationKind,
  type Mapping,
  type SettingField,
} from './destination-kinds.ts';
import { makeSigningSecret, type DestinationValues } from './destination-store.ts';
import { HAND_OFF_FIELDS, type HandOffField } from './hand-off-payload.ts';

/** What was typed for a destination. */
export type TypedDestination = {
  name: string;
  /** Settings and secrets by their names; a secret left empty stays as it is. */
  values: Record<string, string>;
  /** Names there, by our fields. */
  mapping: Record<string, string>;
  sendsStages: boolean;
};

/** Why something typed cannot be used; the screen words it. */
export type TypedFault = {
  /** name, mapping, stages, or the name of a setting. */
  field: string;
  fault:
    | 'missing'
    | 'form'
    | 'not-https'
    | 'not-public'
    | 'unknown-field'
    | 'wrong-target'
    | 'nothing-mapped'
    | 'no-stages';
  /** What it is about, such as the names that cannot be used. */
  about: string[];
};

const NAME_MAX = 80;
const LABEL_MAX = 60;
const VALUE_MAX = 2_000;

/**
 * Reads what was typed, without asking the destination.
 * @param before the secrets that are stored; null for a new destination
 */
export function parseDestination(
  kind: DestinationKind,
  typed: TypedDestination,
  before: Record<string, string> | null,
): { values: DestinationValues; faults: TypedFault[] } {
  const { fields, canSendStages } = KIND_FACTS[kind];
  const faults: TypedFault[] = [];
  const add = (field: string, fault: TypedFault['fault'], ...about: string[]) =>
    faults.push({ field, fault, about });
  const name = cleanLine(typed.name).slice(0, NAME_MAX);
  if (name === '') add('name', 'missing');
  const settings: Record<string, string> = {};
  // What belongs to a secret without being typed, such as a former one, is kept with it.
  const secrets: Record<string, string> = { ...before };
  for (const field of fields) {
    const given = (typed.values[field.name] ?? '').trim();
    const value = given || (field.secret ? (before?.[field.name] ?? '') : '');
    const used = field.isMade && value === '' ? makeSigningSecret() : value;
    const fault = findFault(field, used);
    if (fault) add(field.name, fault, field.example);
    (field.secret ? secrets : settings)[field.name] = used;
  }
  const mapping = parseMapping(kind, typed.mapping, add);
  if (typed.sendsStages && !canSendStages) add('stages', 'no-stages');
  return {
    values: { kind, name, settings, secrets, mapping, sendsStages: typed.sendsStages },
    faults,
  };
}

function findFault({ isAddress, pattern }: SettingField, value: string) {
  if (value === '') return 'missing';
  if (value.length > VALUE_MAX) return 'form';
  if (!isAddress) return pattern && !pattern.test(value) ? 'form' : null;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return 'not-https';
  return isPublicAddress(url.href) ? null : 'not-public';
}

function parseMapping(
  kind: DestinationKind,
  typed: Record<string, string>,
  add: (field: string, fault: TypedFault['fault'], ...about: string[]) => void,
): Mapping {
  const { targets } = KIND_FACTS[kind];
  const unknown = Object.keys(typed).filter(
    (name) => !(HAND_OFF_FIELDS as readonly string[]).includes(name),
  );
  if (unknown.length > 0) add('mapping', 'unknown-field', ...unknown);
  const mapping: Mapping = {};
  const wrong: string[] = [];
  for (const field of HAND_OFF_FIELDS) {
    const target = cleanLine(typed[field] ?? '');
    if (target === '') continue;
    if (!fits(targets, field, target)) wrong.push(target);
    mapping[field] = target;
  }
  if (wrong.length > 0) add('mapping', 'wrong-target', ...wrong);
  if (Object.keys(mapping).length === 0) add('mapping', 'nothing-mapped');
  return mapping;
}

function fits(targets: 'free' | 'own' | RegExp, field: HandOffField, target: string): boolean {
  if (targets === 'own') return target === field;
  return targets === 'free' ? target.length <= LABEL_MAX : targets.test(target);
}
