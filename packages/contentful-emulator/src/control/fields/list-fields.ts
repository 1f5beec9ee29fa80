import type { Json } from '../../space/space-types.ts';
import { html } from '../html.ts';
import { InputError } from './field-kind.ts';
import type { FieldKind, ShownField } from './field-kind.ts';
import { allowedValues } from './text-fields.ts';

const isTextList = (value: Json): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && !/[\r\n]/.test(item));

/** Short texts, one to a line of the form; the empty line at the end takes another. */
export const TEXT_LIST: FieldKind = {
  fits: isTextList,
  toInputs: (value) => ({
    '': value !== undefined && value !== null && isTextList(value) ? value : [],
  }),
  parse: (inputs) => {
    const values = (inputs[''] ?? []).filter((value) => value.trim() !== '');
    return values.length === 0 ? undefined : values;
  },
  render: (field) => {
    const rows = [...(field.inputs[''] ?? []).filter((value) => value !== ''), ''];
    const { name, definition, described } = field;
    return html`<ol class="rows" data-rows>
        ${rows.map(
          (value, at) =>
            html`<li data-row><input${at === 0 && html` id="${name}"`} name="${name}" value="${value}" aria-label="${definition.name} ${at + 1}" autocomplete="off"${described}>${rowButtons(field, at, `line ${at + 1}`)}</li>`,
        )}
      </ol>
      <button type="submit" class="small" name="do" value="add|${name}" data-add>
        Add a line
      </button>`;
  },
  isGroup: true,
};

/** Some of the values that the model allows. */
export const CHOICES: FieldKind = {
  fits: (value) => isTextList(value) && new Set(value).size === value.length,
  toInputs: TEXT_LIST.toInputs,
  parse: (inputs, before) => {
    const chosen = new Set(inputs['']);
    // Kept in their order; what was added stands behind.
    const old = before !== undefined && before !== null && isTextList(before) ? before : [];
    const values = [...new Set([...old.filter((value) => chosen.has(value)), ...chosen])];
    return values.length === 0 ? undefined : values;
  },
  render: ({ name, inputs, definition, described }) => {
    const chosen = inputs[''] ?? [];
    const all = [...new Set([...allowedValues(definition.items?.validations), ...chosen])];
    return html`<div class="choices">
      ${all.map(
        (value, at) =>
          html`<label
            ><input
              type="checkbox"
              ${at === 0 && html` id="${name}"`}
              name="${name}"
              value="${value}"
              ${chosen.includes(value) && html` checked`}${described}
            />
            ${value}</label
          >`,
      )}
    </div>`;
  },
  isGroup: true,
};

/** Moves a row of a list up or down or takes it away, without script as with it. */
export function rowButtons(
  { name, definition }: ShownField,
  at: number,
  what: string,
  isMovable = true,
) {
  const button = (act: string, sign: string, label: string) =>
    html`<button
      type="submit"
      class="icon"
      name="do"
      value="${act}|${name}|${at}"
      data-${act}
      aria-label="${label} ${definition.name}: ${what}"
      title="${label}"
    >
      ${sign}
    </button>`;
  return html`<span class="row-acts"
    >${isMovable && button('up', '↑', 'Move up')}${isMovable && button('down', '↓', 'Move down')}${button('drop', '×', 'Remove')}</span
  >`;
}

/** What a list looks like after one of its buttons. @throws InputError for a row that is not there */
export function moveRow<T>(rows: readonly T[], act: string, at: number): T[] {
  const row = rows[at];
  if (row === undefined) throw new InputError('there is no such line');
  const others = rows.toSpliced(at, 1);
  if (act === 'drop') return others;
  return others.toSpliced(Math.max(0, act === 'up' ? at - 1 : at + 1), 0, row);
}
