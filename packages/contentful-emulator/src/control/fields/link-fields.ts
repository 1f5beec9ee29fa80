import { link } from '../../space/json-value.ts';
import { toLink } from '../../space/links-of.ts';
import type { Json } from '../../space/space-types.ts';
import { entityPath, statusOf, titleOf, typeNameOf } from '../entity-summary.ts';
import { html } from '../html.ts';
import { thumbnail } from '../thumbnail.ts';
import { InputError } from './field-kind.ts';
import type { FieldKind, ShownField } from './field-kind.ts';
import { rowButtons } from './list-fields.ts';

/** A link to an entry or asset. */
export const LINK: FieldKind = {
  fits: (value) => isPlainLink(value),
  toInputs: (value) => ({ '': value === undefined || value === null ? [] : [toText(value)] }),
  parse: (inputs) => {
    const [first] = toLinks(inputs['']);
    return first;
  },
  render: (field) => renderLinks(field, false),
  isGroup: true,
};

/** Links in an order. */
export const LINK_LIST: FieldKind = {
  fits: (value) => Array.isArray(value) && value.every(isPlainLink),
  toInputs: (value) => ({ '': Array.isArray(value) ? value.map(toText) : [] }),
  parse: (inputs) => {
    const links = toLinks(inputs['']);
    return links.length === 0 ? undefined : links;
  },
  render: (field) => renderLinks(field, true),
  isGroup: true,
};

function isPlainLink(value: Json): boolean {
  const found = toLink(value);
  return (
    found !== undefined && JSON.stringify(value) === JSON.stringify(link(found.type, found.id))
  );
}

function toText(value: Json): string {
  const found = toLink(value);
  return found ? `${found.type}/${found.id}` : '';
}

function toLinks(texts: readonly string[] = []): Json[] {
  return texts
    .filter((text) => text !== '')
    .map((text) => {
      const [, type, id] = /^(Entry|Asset)\/(.+)$/.exec(text) ?? [];
      if (type === undefined || id === undefined) throw new InputError('this is no link');
      return link(type, id);
    });
}

function renderLinks(field: ShownField, isList: boolean) {
  const { name, inputs, definition } = field;
  const texts = (inputs[''] ?? []).filter((text) => text !== '');
  const isAsset = (definition.items ?? definition).linkType === 'Asset';
  const choose = isAsset ? 'Choose a file' : 'Choose an entry';
  const label =
    isList || texts.length === 0
      ? choose
      : isAsset
        ? 'Choose another file'
        : 'Choose another entry';
  return html`<ol class="rows links" data-rows>
      ${texts.map((text, at) => renderLink(field, text, at, isList))}
    </ol>
    <button
      type="submit"
      class="small"
      id="${name}"
      name="do"
      value="choose|${name}"
      ${field.described}
    >
      ${label}<span class="hidden"> for ${definition.name}</span>
    </button>`;
}

function renderLink(field: ShownField, text: string, at: number, isList: boolean) {
  const { store, name } = field;
  const [type, id = ''] = text.split('/');
  const stored = store.find(id, type === 'Asset' ? 'Asset' : 'Entry');
  const title = stored ? titleOf(stored, store) : `${id} (does not exist)`;
  return html`<li data-row>
    <input type="hidden" name="${name}" value="${text}" />
    ${stored?.type === 'Asset' && thumbnail(stored)}
    <span class="linked"
      >${stored ? html`<a href="${entityPath(stored)}">${title}</a>` : title}<small
        >${stored ? `${typeNameOf(stored, store)} · ${statusOf(stored)}` : 'missing'}</small
      ></span
    >${rowButtons(field, at, title, isList)}
  </li>`;
}
