import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { controlClient } from '../../test-support/control-client.ts';
import { fullSpace } from '../../test-support/full-space.ts';
import { readPageForm } from '../../test-support/page-form.ts';
import { realExports } from '../../test-support/real-files.ts';
import type { JsonObject } from '../space/space-types.ts';
import { startEmulator } from '../start-emulator.ts';

/** Opens every form of a space and saves it untouched; answers what changed. */
async function saveUntouched(space: object): Promise<string[]> {
  const emulator = await startEmulator({ space });
  const control = controlClient(() => emulator);
  const stateOf = async () =>
    (await (await fetch(`${emulator.url}/control/api/entries`)).json()) as {
      type: string;
      id: string;
    }[];
  const contentOf = async () => {
    const answer = (type: string) =>
      fetch(
        `${emulator.previewUrl}/spaces/${emulator.spaceId}/${type}?locale=*&limit=1000&access_token=${emulator.previewToken}`,
      );
    return [await (await answer('entries')).json(), await (await answer('assets')).json()];
  };
  const before = [await stateOf(), await contentOf()];
  const wrong: string[] = [];
  for (const { type, id } of await stateOf()) {
    const path = `/control/${type === 'Asset' ? 'assets' : 'entries'}/${id}`;
    const answer = await control.send(path, readPageForm((await control.get(path)).text));
    if (answer.location !== `${path}?done=saved`) wrong.push(`${path}: ${answer.status}`);
  }
  expect([await stateOf(), await contentOf()]).toEqual(before);
  await emulator.close();
  return wrong;
}

test('saving what was shown changes nothing', async () => {
  expect(await saveUntouched(fullSpace())).toEqual([]);
});

test('saving what was shown changes nothing in real exports', async (context) => {
  const paths = realExports();
  if (paths.length === 0) return context.skip();
  for (const path of paths) {
    expect(await saveUntouched(JSON.parse(await readFile(path, 'utf8')) as object)).toEqual([]);
  }
});

test('saving what was shown changes nothing, whatever the fields hold', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }).map((value) => value.replaceAll('\0', '')),
    fc.constantFrom('\n\na', 'a\r\nb', ' ', '</textarea>', '"><b>', '&amp;', '\u2028'),
  );
  const json = fc.jsonValue() as fc.Arbitrary<JsonObject>;
  const values = fc.record(
    {
      title: text,
      body: text,
      count: fc.oneof(fc.integer(), text),
      price: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), json),
      active: fc.oneof(fc.boolean(), json),
      day: fc.oneof(
        fc.constantFrom('2024-01-02T12:00:00.000Z', '2024-02-30', '2024-01-02T25:00'),
        text,
      ),
      place: fc.oneof(fc.record({ lat: fc.double(), lon: fc.double() }), json),
      data: json,
      story: json,
      words: fc.oneof(fc.array(text), json),
      maker: json,
      makers: fc.array(
        fc.oneof(json, fc.constant({ sys: { type: 'Link', linkType: 'Entry', id: 'x' } })),
      ),
      colour: fc.oneof(text, fc.constant('red')),
      sizes: fc.array(text),
      elsewhere: json,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(values, async (fields) => {
      const sys = {
        id: 'odd',
        version: 3,
        publishedVersion: 2,
        contentType: { sys: { id: 'full' } },
      };
      const localised = Object.entries(fields).map(([name, value]) => [name, { en: value }]);
      // What JSON cannot say (-0) is not what a space file holds.
      const entry = JSON.parse(
        JSON.stringify({ sys, fields: Object.fromEntries(localised) }),
      ) as JsonObject;
      expect(await saveUntouched({ ...fullSpace(), entries: [entry], assets: [] })).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
