import { html } from '../html.ts';
import { inputAt, InputError } from './field-kind.ts';
import type { FieldKind } from './field-kind.ts';

const DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** From the dateline to the dateline: whole hours, and the zones between them. */
const ZONES = [
  ...['-12:00', '-11:00', '-10:00', '-09:30', '-09:00', '-08:00', '-07:00', '-06:00', '-05:00'],
  ...['-04:00', '-03:30', '-03:00', '-02:00', '-01:00', 'Z', '+01:00', '+02:00', '+03:00'],
  ...['+03:30', '+04:00', '+04:30', '+05:00', '+05:30', '+05:45', '+06:00', '+06:30', '+07:00'],
  ...['+08:00', '+08:45', '+09:00', '+09:30', '+10:00', '+10:30', '+11:00', '+12:00', '+12:45'],
  ...['+13:00', '+14:00'],
];

/** A day, with or without a time, with or without a zone, as the service keeps it. */
export const DATE_FIELD: FieldKind = {
  fits: (value) => typeof value === 'string' && DATE.test(value) && isDay(value.slice(0, 10)),
  toInputs: (value) => {
    const [, day, time, zone] = DATE.exec(typeof value === 'string' ? value : '') ?? [];
    const toList = (text: string | undefined) => (text === undefined ? [] : [text]);
    return { '': toList(day), time: toList(time), zone: toList(zone) };
  },
  parse: (inputs, before) => {
    const [day, time, zone] = [inputAt(inputs), inputAt(inputs, 'time'), inputAt(inputs, 'zone')];
    if (day === '' && time === '') return undefined;
    if (day === '') throw new InputError('choose a day for the time');
    if (!isDay(day)) throw new InputError('write the day as year-month-day, such as 2026-07-31');
    if (time === '') return day;
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/.test(time)) {
      throw new InputError('write the time as hours and minutes, such as 09:30');
    }
    const [, oldDay, oldTime, oldZone] = DATE.exec(typeof before === 'string' ? before : '') ?? [];
    // Browsers leave out seconds of zero: what names the same moment stays as it is written.
    const same = oldDay === day && (oldZone ?? '') === zone && shortest(oldTime) === shortest(time);
    return same && before !== undefined ? before : `${day}T${time}${zone}`;
  },
  render: ({ name, inputs, described }) => {
    const zone = inputAt(inputs, 'zone');
    const zones = zone === '' || ZONES.includes(zone) ? ZONES : [...ZONES, zone];
    return html`<div class="row">
      <label
        >Day <input type="date" id="${name}" name="${name}" value="${inputAt(inputs)}" ${described}
      /></label>
      <label
        >Time
        <input
          type="time"
          step="any"
          name="${name}:time"
          value="${inputAt(inputs, 'time')}"
          ${described}
      /></label>
      <label
        >Zone
        <select name="${name}:zone" ${described}>
          <option value="">No zone</option>
          ${zones.map(
            (each) =>
              html`<option value="${each}" ${each === zone && html` selected`}>
                UTC${each === 'Z' ? '' : each}
              </option>`,
          )}
        </select></label
      >
    </div>`;
  },
  isGroup: true,
};

function shortest(time: string | undefined): string | undefined {
  return time?.replace(/\.0+$/, '').replace(/^(\d\d:\d\d):00$/, '$1');
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
}
