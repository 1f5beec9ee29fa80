import type { JsonObject } from '../src/space/space-types.ts';
import { smallSpace } from './small-space.ts';

const field = (id: string, type: string, more: JsonObject = {}): JsonObject => ({
  ...{ id, name: `The ${id}`, type, localized: false, required: false, validations: [] },
  ...more,
});

/** The small space with a content type that has every field type and every validation, and no entry of it yet. */
export function fullSpace(): JsonObject {
  const space = smallSpace();
  const types = space['contentTypes'] as JsonObject[];
  const full: JsonObject = {
    sys: { id: 'full', type: 'ContentType', version: 1 },
    name: 'Full',
    displayField: 'title',
    fields: [
      field('title', 'Symbol', { required: true, localized: true }),
      field('slug', 'Symbol', {
        required: true,
        validations: [
          { unique: true },
          { regexp: { pattern: '^[a-z-]+$' }, message: 'Use lowercase letters and hyphens.' },
        ],
      }),
      field('body', 'Text', { localized: true, validations: [{ size: { max: 40 } }] }),
      field('story', 'RichText', {
        validations: [
          { enabledMarks: ['bold', 'italic'] },
          {
            enabledNodeTypes: ['heading-2', 'unordered-list', 'hyperlink', 'embedded-entry-block'],
          },
          { nodes: { 'embedded-entry-block': [{ linkContentType: ['maker'] }] } },
        ],
      }),
      field('count', 'Integer', { validations: [{ range: { min: 1, max: 9 } }] }),
      field('price', 'Number'),
      field('colour', 'Symbol', { validations: [{ in: ['red', 'green'] }] }),
      field('active', 'Boolean', { defaultValue: { en: true } }),
      field('day', 'Date'),
      field('place', 'Location'),
      field('data', 'Object', { validations: [{ size: { max: 2 } }] }),
      field('words', 'Array', {
        items: { type: 'Symbol', validations: [{ size: { max: 5 } }] },
        validations: [{ size: { max: 3 } }],
      }),
      field('sizes', 'Array', {
        items: { type: 'Symbol', validations: [{ in: ['S', 'M', 'L'] }] },
      }),
      field('maker', 'Link', { linkType: 'Entry', validations: [{ linkContentType: ['maker'] }] }),
      field('makers', 'Array', {
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['maker'] }] },
      }),
      field('image', 'Link', {
        linkType: 'Asset',
        validations: [
          { linkMimetypeGroup: ['image'] },
          { assetImageDimensions: { width: { max: 300 } } },
        ],
      }),
      field('images', 'Array', { items: { type: 'Link', linkType: 'Asset', validations: [] } }),
      field('elsewhere', 'ResourceLink'),
      field('fixed', 'Symbol', { disabled: true, defaultValue: { en: 'stays' } }),
    ],
  };
  const editor: JsonObject = {
    sys: { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'full' } } },
    controls: [
      { fieldId: 'count', settings: { helpText: 'From one to nine.' } },
      { fieldId: 'active', settings: { trueLabel: 'On', falseLabel: 'Off' } },
      { fieldId: 'slug', widgetId: 'slugEditor', settings: { trackingFieldId: 'title' } },
    ],
  };
  const locales = (space['locales'] as JsonObject[]).map((locale) => ({
    ...locale,
    optional: locale['code'] !== 'en',
  }));
  return { ...space, contentTypes: [...types, full], editorInterfaces: [editor], locales };
}
