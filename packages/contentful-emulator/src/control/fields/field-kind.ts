import type { SpaceStore } from '../../space/space-store.ts';
import type { ContentTypeField, Json, JsonObject } from '../../space/space-types.ts';
import type { Html } from '../html.ts';

/** What stands in the controls of one field in one locale, by control; the main one is called ''. */
export type Inputs = Record<string, string[]>;

/** A field of an entry or asset in one locale, as the form shows it. */
export type ShownField = {
  definition: ContentTypeField;
  locale: string;
  /** The name of its main control; others have theirs behind it (`:time`). Also what ids begin with. */
  name: string;
  inputs: Inputs;
  settings: JsonObject;
  store: SpaceStore;
  /** Attributes that tie a control to its help and error, and say whether it is wrong. */
  described: Html;
  /** The entry or asset it is of. */
  entityId: string;
};

/** How a kind of field is shown and read. What is read as it was shown is never parsed: the value stays what it is. */
export type FieldKind = {
  /** Whether a stored value can be shown so; if not, it is shown as JSON. */
  fits: (value: Json) => boolean;
  toInputs: (value: Json | undefined, definition: ContentTypeField) => Inputs;
  /** The value for what was entered; undefined for nothing. @throws InputError */
  parse: (
    inputs: Inputs,
    before: Json | undefined,
    definition: ContentTypeField,
  ) => Json | undefined;
  render: (field: ShownField) => Html;
  /** Several controls under one name: the form shows a fieldset in place of a label. */
  isGroup: boolean;
};

/** Something was entered that cannot be stored in the field; the message completes "<field>: …". */
export class InputError extends Error {}

/** What stands in a control, or nothing. */
export function inputAt(inputs: Inputs, part = ''): string {
  return inputs[part]?.[0] ?? '';
}

/** Inputs as they are compared: browsers send line breaks as CR LF, and leave out what is empty. */
export function toComparable(inputs: Inputs): string {
  const parts = Object.entries(inputs)
    .map(([part, values]): [string, string[]] => [
      part,
      values.map((value) => value.replace(/\r\n?/g, '\n')).filter((value) => value !== ''),
    ])
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(parts);
}
