import { Agent } from 'node:http';
import { createClient } from 'contentful';
import { expect, test } from 'vitest';
import { withEmulator } from '../../test-support/with-emulator.ts';
import { smallSpace } from '../../test-support/small-space.ts';

const space = {
  ...smallSpace(),
  editorInterfaces: [
    {
      sys: {
        id: 'default',
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'thing' } },
      },
      controls: [
        { fieldId: 'title', widgetId: 'singleLine', widgetNamespace: 'builtin' },
        { fieldId: 'slug', widgetId: 'slugEditor', widgetNamespace: 'builtin' },
      ],
    },
  ],
};
const { ask, emulator } = withEmulator({ space });

test('preview maps each text field to its type and editor when asked', async () => {
  const { body } = await ask('entries?sys.id=one&includeContentSourceMaps=true', { preview: true });
  expect(body['sys']).toEqual({
    type: 'Array',
    contentSourceMapsLookup: {
      sys: { type: 'ContentSourceMapsLookup' },
      fieldTypes: ['Symbol', 'Text', 'Array'],
      editorInterfaces: [
        { widgetId: 'singleLine', widgetNamespace: 'builtin' },
        { widgetId: 'slugEditor', widgetNamespace: 'builtin' },
        { widgetId: 'multipleLine', widgetNamespace: 'builtin' },
        { widgetId: 'tagEditor', widgetNamespace: 'builtin' },
      ],
    },
  });
  expect(body).toHaveProperty(['items', '0', 'sys', 'contentSourceMaps'], {
    sys: { type: 'ContentSourceMaps' },
    mappings: {
      '/fields/title': { source: { fieldType: 0, editorInterface: 0 } },
      '/fields/slug': { source: { fieldType: 0, editorInterface: 1 } },
      '/fields/body': { source: { fieldType: 1, editorInterface: 2 } },
      '/fields/words': { source: { fieldType: 2, editorInterface: 3 } },
    },
  });
  expect(body).toHaveProperty('includes.Asset.0.sys.contentSourceMaps');
});

test('without being asked there are none', async () => {
  expect((await ask('entries?sys.id=one', { preview: true })).body['sys']).toEqual({
    type: 'Array',
  });
});

test('the official client writes the maps into the texts', async () => {
  const { previewHost, previewToken, spaceId } = emulator();
  const port = previewHost.split(':')[1];
  const client = createClient({
    space: spaceId,
    accessToken: previewToken,
    host: `preview.localhost:${port}`,
    insecure: true,
    includeContentSourceMaps: true,
    // The client insists on a host that begins with "preview"; here it leads to this machine.
    httpAgent: new Agent({
      lookup: (_name, options, done) =>
        options.all
          ? done(null, [{ address: '127.0.0.1', family: 4 }])
          : done(null, '127.0.0.1', 4),
    }),
  });
  const entry = await client.getEntry('one');
  const title = String(entry.fields['title']);
  expect(title.startsWith('Apple pie')).toBe(true);
  expect(title.length).toBeGreaterThan('Apple pie'.length);
});
