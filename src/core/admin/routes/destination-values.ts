import type { FormAnswer, KindForm } from '#admin/sections/destinations/destination-form.tsx';
import {
  HAND_OFF_FIELDS,
  KIND_FACTS,
  type DestinationKind,
  type TypedDestination,
} from '#server/intake/intake.ts';
import { textOf } from './signed-in.ts';

/** What the form of a kind asks for. */
export function kindForm(kind: DestinationKind): KindForm {
  const { fields, targets, canSendStages, keepsLastStage } = KIND_FACTS[kind];
  return {
    ...{ kind, canSendStages, keepsLastStage },
    fields: HAND_OFF_FIELDS,
    targets: typeof targets === 'string' ? targets : 'names',
    settings: fields.map(({ name, secret, isAddress, isMade, example, preset }) => ({
      ...{ name, secret, example, preset: preset ?? '' },
      ...{ isAddress: isAddress === true, isMade: isMade === true },
    })),
  };
}

/** What was typed on the form of a kind. What the site makes itself is not read, whatever is sent. */
export function readDestinationForm(form: FormData, kind: DestinationKind): TypedDestination {
  const values = Object.fromEntries(
    KIND_FACTS[kind].fields
      .filter(({ isMade }) => !isMade)
      .map(({ name }) => [name, textOf(form, `value-${name}`)]),
  );
  const mapping = Object.fromEntries(
    [...form.keys()]
      .filter((name) => name.startsWith('map-'))
      .map((name) => [name.slice('map-'.length), textOf(form, name)]),
  );
  const sendsStages = form.get('stages') === 'yes';
  return { name: textOf(form, 'name'), values, mapping, sendsStages };
}

/** The form as it was typed, to be shown again; secrets never are. */
export function typedAgain(
  kind: DestinationKind,
  typed: TypedDestination,
  over: Partial<Pick<FormAnswer, 'faults' | 'password'>>,
): FormAnswer {
  const isSecret = new Set(
    KIND_FACTS[kind].fields.filter(({ secret }) => secret).map(({ name }) => name),
  );
  const values = Object.fromEntries(
    Object.entries(typed.values).filter(([name]) => !isSecret.has(name)),
  );
  return { typed: { ...typed, values }, faults: [], password: null, ...over };
}
