import { isObject } from '../../space/json-value.ts';
import { linksOf } from '../../space/links-of.ts';
import type { Json } from '../../space/space-types.ts';
import { linkRules } from '../checks/check-links.ts';
import { checkDocumentShape } from '../checks/check-rich-text.ts';
import { entityPath, titleOf } from '../entity-summary.ts';
import { html } from '../html.ts';
import { parseRichText, toRichTextText } from '../rich-text/rich-text.ts';
import { inputAt, InputError, toComparable } from './field-kind.ts';
import type { FieldKind, Inputs, ShownField } from './field-kind.ts';
import { parseJson, toJson } from './object-fields.ts';
import { renderTextarea } from './text-fields.ts';

/** Formatted text, to be edited as text with signs or as the JSON it is stored as. */
export const RICH_TEXT: FieldKind = {
  fits: (value) => isObject(value) && checkDocumentShape(value) === undefined,
  toInputs: (value) => {
    if (value === undefined || value === null) return { '': [], json: [] };
    return { '': [toRichTextText(value)], json: [toJson(value)] };
  },
  parse: (inputs, before) => {
    const shown = RICH_TEXT.toInputs(before, { id: '', name: '', type: 'RichText' });
    const changed = (part: string) => isOther(inputs, shown, part);
    if (changed('json') && changed('')) {
      throw new InputError('change either the text or the JSON, not both');
    }
    const value = changed('json')
      ? parseJson(inputAt(inputs, 'json'))
      : parseRichText(inputAt(inputs), before);
    const problem = value === undefined ? undefined : checkDocumentShape(value);
    if (problem !== undefined) throw new InputError(problem);
    return value;
  },
  render: (field) => {
    const { inputs, definition } = field;
    return html`${renderTextarea(field, '', inputAt(inputs))} ${renderEmbedded(field)}
      ${renderInsert(field)}
      <details>
        <summary>How to write</summary>
        ${HOW_TO_WRITE}
      </details>
      <details class="code">
        <summary>As JSON</summary>
        ${renderTextarea(field, 'json', inputAt(inputs, 'json'), `${definition.name} as JSON`)}
      </details>`;
  },
  isGroup: false,
};

function renderInsert({ name, definition }: ShownField) {
  if (!linkRules(definition, 'Entry') && !linkRules(definition, 'Asset')) return undefined;
  return html`<div class="row">
    <button type="submit" class="small" name="do" value="choose|${name}">
      Insert an entry or a file<span class="hidden"> into ${definition.name}</span>
    </button>
  </div>`;
}

function isOther(inputs: Inputs, shown: Inputs, part: string): boolean {
  const only = (all: Inputs) => toComparable({ '': all[part] ?? [] });
  return only(inputs) !== only(shown);
}

/** What the entries and files in a text are called, since the text holds their ids. */
function renderEmbedded({ inputs, store }: ShownField) {
  const json = inputAt(inputs, 'json');
  if (json === '') return undefined;
  let value: Json;
  try {
    value = JSON.parse(json) as Json;
  } catch {
    return undefined;
  }
  const found = new Map(linksOf({ value }, undefined).map((to) => [`${to.type}/${to.id}`, to]));
  if (found.size === 0) return undefined;
  return html`<p class="hint">
    In this text:
    ${[...found.values()].map(({ type, id }, at) => {
      const stored = store.find(id, type);
      const title = stored ? titleOf(stored, store) : 'does not exist';
      const shown = stored ? html`<a href="${entityPath(stored)}">${title}</a>` : title;
      return html`${at > 0 && '; '}<code>${type.toLowerCase()}:${id}</code> ${shown}`;
    })}
  </p>`;
}

const HOW_TO_WRITE = html`<table class="signs">
    <tr>
      <td><code># Heading</code> to <code>###### Heading</code></td>
      <td>headings of six sizes</td>
    </tr>
    <tr>
      <td>
        <code>**bold**</code> <code>*italic*</code> <code>&lt;u&gt;underlined&lt;/u&gt;</code>
      </td>
      <td>
        also <code>~~struck~~</code>, <code>\`code\`</code>, <code>&lt;sup&gt;</code>,
        <code>&lt;sub&gt;</code>
      </td>
    </tr>
    <tr>
      <td><code>- item</code> or <code>1. item</code></td>
      <td>lists; two or three spaces in front put a list inside an item</td>
    </tr>
    <tr>
      <td><code>[words](https://…)</code></td>
      <td>
        a link; <code>[words](entry:ID)</code> to an entry, <code>[words](asset:ID)</code> to a file
      </td>
    </tr>
    <tr>
      <td><code>&gt; quotation</code></td>
      <td><code>---</code> a line across</td>
    </tr>
    <tr>
      <td><code>| a | b |</code></td>
      <td>a table; <code>| --- | --- |</code> under the first row makes it the head</td>
    </tr>
    <tr>
      <td><code>{{entry:ID}}</code> <code>{{asset:ID}}</code></td>
      <td>an entry or file in a line of its own; an entry also inside a sentence</td>
    </tr>
    <tr>
      <td><code>\\*</code></td>
      <td>the sign itself</td>
    </tr>
  </table>
  <p class="hint">
    An empty line ends a paragraph. What stands as <code>{{kept …}}</code> stays as it is.
  </p>`;
