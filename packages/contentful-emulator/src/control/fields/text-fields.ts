import { html } from '../html.ts';
import { inputAt, InputError } from './field-kind.ts';
import type { FieldKind, ShownField } from './field-kind.ts';

/** One line of text. */
export const SYMBOL: FieldKind = {
  fits: (value) => typeof value === 'string' && !/[\r\n]/.test(value),
  toInputs: (value) => ({ '': typeof value === 'string' ? [value] : [] }),
  parse: (inputs) => inputAt(inputs) || undefined,
  render: (field) =>
    html`<input
      id="${field.name}"
      name="${field.name}"
      value="${inputAt(field.inputs)}"
      autocomplete="off"
      ${field.described}${slugSource(field)}
    />`,
  isGroup: false,
};

/** Text of any length. */
export const TEXT: FieldKind = {
  fits: (value) => typeof value === 'string',
  toInputs: SYMBOL.toInputs,
  parse: (inputs) => inputAt(inputs).replace(/\r\n?/g, '\n') || undefined,
  render: (field) => renderTextarea(field, '', inputAt(field.inputs)),
  isGroup: false,
};

/** A text box as tall as its text. The first line break in one is dropped by browsers, so one is put before the text. */
export function renderTextarea(field: ShownField, part: string, text: string, label?: string) {
  const name = part === '' ? field.name : `${field.name}:${part}`;
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 80), 0);
  const rows = Math.min(24, Math.max(3, lines + 1));
  return html`<textarea
    id="${name}"
    name="${name}"
    rows="${rows}"
    ${label !== undefined && html` aria-label="${label}"`}${field.described}
  >
${text}</textarea>`;
}

/** A whole or any number. */
export const NUMBER: FieldKind = {
  fits: (value) => typeof value === 'number',
  toInputs: (value) => ({ '': typeof value === 'number' ? [String(value)] : [] }),
  parse: (inputs, _before, { type }) => parseNumber(inputAt(inputs), type === 'Integer'),
  render: (field) =>
    html`<input
      id="${field.name}"
      name="${field.name}"
      value="${inputAt(field.inputs)}"
      inputmode="${field.definition.type === 'Integer' ? 'numeric' : 'decimal'}"
      autocomplete="off"
      class="short"
      ${field.described}
    />`,
  isGroup: false,
};

/** @throws InputError unless the text is empty or a number written with a point */
export function parseNumber(text: string, isWhole: boolean): number | undefined {
  const written = text.trim();
  if (written === '') return undefined;
  const value = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(written) ? Number(written) : NaN;
  if (!Number.isFinite(value)) throw new InputError('write a number, such as 12 or 12.5');
  if (!isWhole) return value;
  if (!Number.isSafeInteger(value)) throw new InputError('write a whole number, such as 12');
  return value;
}

/** One of the values that the model allows. */
export const CHOICE: FieldKind = {
  fits: (value) => typeof value === 'string' || typeof value === 'number',
  toInputs: (value) => ({ '': value === undefined || value === null ? [] : [String(value)] }),
  parse: (inputs, _before, definition) => {
    const text = inputAt(inputs);
    if (text === '') return undefined;
    if (definition.type !== 'Integer' && definition.type !== 'Number') return text;
    return parseNumber(text, definition.type === 'Integer');
  },
  render: (field) => {
    const chosen = inputAt(field.inputs);
    const allowed = allowedValues(field.definition.validations);
    const strange = chosen !== '' && !allowed.includes(chosen);
    return html`<select id="${field.name}" name="${field.name}" class="short" ${field.described}>
      <option value="">Nothing chosen</option>
      ${allowed.map((value) => html`<option value="${value}" ${value === chosen && html` selected`}>${value}</option>`)}
      ${strange && html`<option value="${chosen}" selected>${chosen} (not allowed any more)</option>`}
    </select>`;
  },
  isGroup: false,
};

/** The values a field may have, as text; empty where any may stand. */
export function allowedValues(validations: readonly { [key: string]: unknown }[] = []): string[] {
  return validations.flatMap(({ in: values }) => (Array.isArray(values) ? values.map(String) : []));
}

/** Yes, no or nothing, under the names the model gives them. */
export const BOOLEAN: FieldKind = {
  fits: (value) => typeof value === 'boolean',
  toInputs: (value) => ({ '': typeof value === 'boolean' ? [String(value)] : [] }),
  parse: (inputs) => {
    const text = inputAt(inputs);
    return text === '' ? undefined : text === 'true';
  },
  render: ({ name, inputs, settings, described }) => {
    const label = (key: string, usual: string) =>
      typeof settings[key] === 'string' && settings[key] !== '' ? settings[key] : usual;
    const choices = [
      ['true', label('trueLabel', 'Yes')],
      ['false', label('falseLabel', 'No')],
      ['', 'Not set'],
    ] as const;
    return html`<div class="choices">
      ${choices.map(
        ([value, text], at) =>
          html`<label
            ><input
              type="radio"
              ${at === 0 && html` id="${name}"`}
              name="${name}"
              value="${value}"
              ${value === inputAt(inputs) && html` checked`}${described}
            />
            ${text}</label
          >`,
      )}
    </div>`;
  },
  isGroup: true,
};

// Where the model makes an address from another field, the script on the page does so too.
function slugSource({ settings, definition, store, entityId, locale }: ShownField) {
  const type = store.find(entityId, 'Entry')?.draft.contentType;
  const display = store.contentTypes.get(type ?? '')?.body['displayField'];
  const source = settings['trackingFieldId'] ?? (settings['isSlug'] === true ? display : undefined);
  if (typeof source !== 'string' || source === definition.id) return undefined;
  return html` data-slug-of="f:${source}:${locale}"`;
}
