import { isObject } from '../../space/json-value.ts';
import type { Json } from '../../space/space-types.ts';
import { html } from '../html.ts';
import { inputAt, InputError } from './field-kind.ts';
import type { FieldKind } from './field-kind.ts';
import { parseNumber, renderTextarea } from './text-fields.ts';

/** A place on the map. */
export const LOCATION: FieldKind = {
  fits: (value) =>
    isObject(value) &&
    Object.keys(value).every((key) => key === 'lat' || key === 'lon') &&
    typeof value['lat'] === 'number' &&
    typeof value['lon'] === 'number',
  toInputs: (value) => {
    if (!isObject(value)) return { '': [], lon: [] };
    return { '': [String(value['lat'])], lon: [String(value['lon'])] };
  },
  parse: (inputs) => {
    const [lat, lon] = [
      parseNumber(inputAt(inputs), false),
      parseNumber(inputAt(inputs, 'lon'), false),
    ];
    if (lat === undefined && lon === undefined) return undefined;
    if (lat === undefined || lon === undefined) {
      throw new InputError('a place has both a latitude and a longitude');
    }
    if (Math.abs(lat) > 90) throw new InputError('the latitude is between -90 and 90');
    if (Math.abs(lon) > 180) throw new InputError('the longitude is between -180 and 180');
    return { lat, lon };
  },
  render: ({ name, inputs, described }) =>
    html`<div class="row">
      <label
        >Latitude
        <input
          id="${name}"
          name="${name}"
          value="${inputAt(inputs)}"
          inputmode="decimal"
          autocomplete="off"
          ${described}
      /></label>
      <label
        >Longitude
        <input
          name="${name}:lon"
          value="${inputAt(inputs, 'lon')}"
          inputmode="decimal"
          autocomplete="off"
          ${described}
      /></label>
    </div>`,
  isGroup: true,
};

/** Any JSON: object fields, links to other spaces, and whatever a field holds that is not of its type. */
export const JSON_FIELD: FieldKind = {
  fits: () => true,
  toInputs: (value) => ({ '': value === undefined || value === null ? [] : [toJson(value)] }),
  parse: (inputs, _before, { type }) => {
    const value = parseJson(inputAt(inputs));
    if (type === 'Object' && value !== undefined && !isObject(value) && !Array.isArray(value)) {
      throw new InputError('write a JSON object in braces { }');
    }
    return value;
  },
  render: (field) =>
    html`<div class="code">${renderTextarea(field, '', inputAt(field.inputs))}</div>`,
  isGroup: false,
};

export function toJson(value: Json): string {
  return JSON.stringify(value, null, 2);
}

/** @throws InputError saying where it is broken */
export function parseJson(text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ') : '';
    throw new InputError(`this is not valid JSON (${detail})`);
  }
}
