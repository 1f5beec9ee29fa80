import sharp from 'sharp';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { controlClient } from '../../test-support/control-client.ts';
import { fullSpace } from '../../test-support/full-space.ts';
import { readPageForm, textsWith } from '../../test-support/page-form.ts';
import { rawRequest } from '../../test-support/raw-request.ts';
import { startEmulator } from '../start-emulator.ts';
import type { Emulator } from '../start-emulator.ts';
import type { JsonObject } from '../space/space-types.ts';

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator({ space: fullSpace() });
});
afterEach(() => emulator.close());

const control = controlClient(() => emulator);
const read = async (path: string, preview = false) => {
  const root = preview ? emulator.previewUrl : emulator.url;
  const token = preview ? emulator.previewToken : emulator.deliveryToken;
  const address = `${root}/spaces/small/${path}${path.includes('?') ? '&' : '?'}access_token=${token}`;
  const response = await fetch(address);
  const body = (await response.json()) as JsonObject;
  return {
    status: response.status,
    sys: body['sys'] as JsonObject,
    fields: body['fields'] as JsonObject,
    body,
  };
};
const create = async (type = 'full') => {
  const { location } = await control.post('/control/new', { type });
  return /entries\/(\w+)/.exec(location ?? '')?.[1] ?? '';
};
const COMPLETE = {
  'f:title:en': 'Plum cake',
  'f:slug:en': 'plum-cake',
  'f:body:en': 'Of plums.\r\nWarm.',
  'f:story:en': '## How\n\nWith **care**.\n\n- one\n- two',
  'f:count:en': '3',
  'f:price:en': '2.50',
  'f:colour:en': 'red',
  'f:active:en': 'false',
  'f:day:en': '2026-07-31',
  'f:day:en:time': '09:30',
  'f:day:en:zone': '+02:00',
  'f:place:en': '52.5',
  'f:place:en:lon': '-13.25',
  'f:data:en': '{"a": [1]}',
  'f:words:en': ['plum', 'cake', ''],
  'f:sizes:en': ['L', 'S'],
  'f:maker:en': 'Entry/maker-one',
  'f:makers:en': ['Entry/maker-two', 'Entry/maker-one'],
  'f:image:en': 'Asset/pie',
  'f:images:en': ['Asset/paper', 'Asset/pie'],
};

test('an entry with every kind of field is written, published and delivered', async () => {
  const id = await create();
  const path = `/control/entries/${id}`;
  expect((await read(`entries/${id}`)).status).toBe(404);
  const { sys } = await read('sync?initial=true');
  expect(sys['type']).toBe('Array');
  expect(await control.submit(path, 'publish', COMPLETE)).toMatchObject({
    status: 303,
    location: `${path}?done=published`,
  });
  const delivered = await read(`entries/${id}?locale=*`);
  const entry = (to: string) => ({ sys: { type: 'Link', linkType: 'Entry', id: to } });
  const asset = (to: string) => ({ sys: { type: 'Link', linkType: 'Asset', id: to } });
  expect(delivered.fields).toMatchObject({
    title: { en: 'Plum cake' },
    slug: { en: 'plum-cake' },
    body: { en: 'Of plums.\nWarm.' },
    count: { en: 3 },
    price: { en: 2.5 },
    colour: { en: 'red' },
    active: { en: false },
    day: { en: '2026-07-31T09:30+02:00' },
    place: { en: { lat: 52.5, lon: -13.25 } },
    data: { en: { a: [1] } },
    words: { en: ['plum', 'cake'] },
    sizes: { en: ['L', 'S'] },
    maker: { en: entry('maker-one') },
    makers: { en: [entry('maker-two'), entry('maker-one')] },
    image: { en: asset('pie') },
    images: { en: [asset('paper'), asset('pie')] },
    fixed: { en: 'stays' },
  });
  expect(JSON.stringify(delivered.fields['story'])).toContain('"nodeType":"heading-2"');
  expect(delivered.sys).toMatchObject({ revision: 1, publishedVersion: 2 });
});

test('drafts show on preview, sync tells of publishing, unpublishing and deleting', async () => {
  const id = await create();
  const path = `/control/entries/${id}`;
  const start = await read('sync?initial=true');
  const since = () => {
    const url = new URL(String(start.body['nextSyncUrl']));
    return read(`sync${url.search}`).then(({ body }) =>
      (body['items'] as { sys: JsonObject }[]).map((item) => [item.sys['type'], item.sys['id']]),
    );
  };
  await control.submit(path, 'save', { 'f:title:en': 'Only a draft' });
  expect((await read(`entries/${id}`, true)).fields['title']).toBe('Only a draft');
  expect([(await read(`entries/${id}`)).status, await since()]).toEqual([404, []]);
  await control.submit(path, 'publish', COMPLETE);
  expect(await since()).toEqual([['Entry', id]]);
  const { sys } = await read(`entries/${id}`);
  await control.submit(path, 'save', { 'f:count:en': '4' });
  expect((await read(`entries/${id}`)).sys).toEqual(sys);
  expect(textsWith((await control.get(path)).text, 'class', 'status changed')).toEqual([
    // The entry, and the language that was changed.
    'changed',
    'changed',
  ]);
  await control.submit(path, 'publish');
  expect((await read(`entries/${id}`)).sys).toMatchObject({
    revision: 2,
    createdAt: sys['createdAt'],
  });
  await control.submit(path, 'unpublish');
  expect([
    (await read(`entries/${id}`)).status,
    (await read(`entries/${id}`, true)).status,
  ]).toEqual([404, 200]);
  expect(await since()).toEqual([['DeletedEntry', id]]);
  await control.submit(path, 'archive');
  expect((await read(`entries/${id}`, true)).status).toBe(404);
  await control.submit(path, 'unarchive');
  expect((await read(`entries/${id}`, true)).status).toBe(200);
  expect(await control.submit(path, 'delete')).toMatchObject({
    location: '/control/entries?done=deleted',
  });
  expect((await read(`entries/${id}`, true)).status).toBe(404);
});

/** The names of the fields that a page shows. */
const shownOn = async (path: string) =>
  readPageForm((await control.get(path)).text)
    .getAll('shown')
    .map(String);

test('an entry is edited in one language at a time, with what is the same in all', async () => {
  const id = await create();
  const path = `/control/entries/${id}`;
  const shown = await shownOn(path);
  expect(shown).toEqual(expect.arrayContaining(['f:title:en', 'f:body:en', 'f:count:en']));
  const german = await control.submit(path, 'locale|de', { 'f:title:en': 'Plum cake' });
  expect(german).toMatchObject({ status: 303, location: `${path}?from=de` });
  expect(await shownOn(german.location!)).toEqual(
    shown.map((name) => name.replace(/^f:(title|body):en$/u, 'f:$1:de')),
  );
  const page = (await control.get(german.location!)).text;
  expect(textsWith(page, 'class', 'hint').join()).toContain('Empty, so en stands in: Plum cake');
  expect(textsWith(page, 'aria-pressed', 'true')).toEqual([expect.stringMatching(/draft$/u)]);
  const saved = await control.submit(german.location!, 'save', {
    'f:title:de': 'Pflaumenkuchen',
    'f:count:en': '4',
  });
  expect(saved.location).toBe(`${path}?done=saved&from=de`);
  expect((await read(`entries/${id}?locale=*`, true)).fields).toMatchObject({
    title: { en: 'Plum cake', de: 'Pflaumenkuchen' },
    count: { en: 4 },
  });
  expect((await control.submit(saved.location!, 'locale|en')).location).toBe(path);
});

test('the language stays over what is chosen and made for a field', async () => {
  const id = await create();
  const path = `/control/entries/${id}?from=de`;
  const { location } = await control.submit(path, 'choose|f:maker:en');
  expect(new URLSearchParams(location!.split('?')[1]).get('from')).toBe('de');
  const made = await control.post('/control/pick', {
    ...{ of: id, field: 'f:maker:en', from: 'de', do: 'create', type: 'maker' },
  });
  expect(made.location).toContain(`from=de%2C${id}%7Emaker%7Een`);
  const back = await control.submit(made.location!, 'back');
  expect(back.location).toBe(`/control/entries/${id}?from=de#f:maker:en-field`);
});

test('one language is published alone', async () => {
  const id = await create();
  const path = `/control/entries/${id}`;
  await control.submit(path, 'publish', COMPLETE);
  await control.submit(path, 'save', { 'f:title:en': 'Not yet', 'f:count:en': '4' });
  await control.submit(`${path}?from=de`, 'save', { 'f:title:de': 'Pflaumenkuchen' });
  const published = await control.submit(`${path}?from=de`, 'publish-locale|de');
  expect(published.location).toBe(`${path}?done=published-locale&from=de`);
  const delivered = (await read(`entries/${id}?locale=*`)).fields;
  expect(delivered).toMatchObject({
    title: { en: 'Plum cake', de: 'Pflaumenkuchen' },
    count: { en: 3 },
  });
  const { text } = await control.get(path);
  expect(textsWith(text, 'value', 'locale|de')).toEqual([expect.stringMatching(/published$/u)]);
  expect(textsWith(text, 'value', 'locale|en')).toEqual([expect.stringMatching(/changed$/u)]);
});

test('a draft published in one language is there in that alone', async () => {
  const id = await create();
  const path = `/control/entries/${id}`;
  await control.submit(path, 'save', { 'f:title:en': 'Plum cake' });
  await control.submit(`${path}?from=de`, 'save', { 'f:title:de': 'Pflaumenkuchen' });
  // What lacks in another language keeps nothing back.
  await control.submit(`${path}?from=de`, 'publish-locale|de');
  const byLocale = async (locale: string) => {
    const headers = { 'X-Contentful-Locale-Based-Publishing': 'true' };
    const address = `${emulator.url}/spaces/small/entries/${id}?locale=${locale}&access_token=${emulator.deliveryToken}`;
    return (await fetch(address, { headers })).status;
  };
  expect([await byLocale('de'), await byLocale('en')]).toEqual([200, 404]);
  expect((await read(`entries/${id}?locale=*`)).fields).toEqual({
    title: { de: 'Pflaumenkuchen' },
  });
  expect(() => emulator.publish(id, 'Entry', ['xx'])).toThrow('The space has no locale "xx".');
  emulator.publish(id, 'Entry', ['en']);
  expect([await byLocale('de'), await byLocale('en')]).toEqual([200, 200]);
  expect(textsWith((await control.get(path)).text, 'class', 'status changed')).toEqual([]);
});

test.each([
  [{ 'f:title:en': '' }, 'The title (en): it is required'],
  [{ 'f:slug:en': 'Plum Cake' }, 'The slug (en): Use lowercase letters and hyphens.'],
  [
    { 'f:body:en': 'x'.repeat(41) },
    'The body (en): it has to have at most 40 characters, and has 41',
  ],
  [{ 'f:count:en': '12' }, 'The count (en): it has to be between 1 and 9'],
  [{ 'f:colour:en': 'blue' }, 'The colour (en): choose one of: red, green'],
  [
    { 'f:data:en': '{"a":1,"b":2,"c":3}' },
    'The data (en): it has to have at most 2 properties, and has 3',
  ],
  [
    { 'f:words:en': ['a', 'b', 'c', 'd'] },
    'The words (en): it has to have at most 3 items, and has 4',
  ],
  [
    { 'f:words:en': ['too long'] },
    'The words (en): "too long": it has to have at most 5 characters, and has 8',
  ],
  [{ 'f:sizes:en': ['XL'] }, 'The sizes (en): "XL": choose one of: S, M, L'],
  [{ 'f:maker:en': 'Entry/one' }, 'The maker (en): "Apple pie" is not one of: Maker'],
  [{ 'f:makers:en': ['Entry/gone'] }, 'The makers (en): the entry "gone" does not exist'],
  [
    { 'f:image:en': 'Asset/paper' },
    'The image (en): "Picture paper" is not a file of the kind image',
  ],
  [
    { 'f:image:en': 'Asset/portrait' },
    'The image (en): "Picture portrait" has to be at most 300 pixels wide, it is 400',
  ],
  [{ 'f:story:en': '# Title' }, 'The story (en): heading 1 is not allowed in this text'],
  [{ 'f:story:en': 'a `b`' }, 'The story (en): code is not allowed in this text'],
  [{ 'f:story:en': '{{entry:one}}' }, 'The story (en): "Apple pie" is not one of: Maker'],
])('%j is saved as a draft and not published', async (changes, problem) => {
  const id = await create();
  const path = `/control/entries/${id}`;
  const answer = await control.submit(path, 'publish', { ...COMPLETE, ...changes });
  expect(answer.status).toBe(422);
  expect(textsWith(answer.text, 'role', 'alert')[0]).toBe(
    `Saved as a draft, but not published. ${problem}`,
  );
  const name = Object.keys(changes)[0] ?? '';
  expect(answer.text).toMatch(
    new RegExp(`name="${name}"[^>]*aria-invalid="true"|id="${name}"[^>]*aria-invalid="true"`),
  );
  expect([
    (await read(`entries/${id}`)).status,
    (await read(`entries/${id}`, true)).status,
  ]).toEqual([404, 200]);
});

test('a value that another entry has already is named, and a draft may be incomplete', async () => {
  await control.submit(`/control/entries/${await create()}`, 'publish', COMPLETE);
  const second = await create();
  const answer = await control.submit(`/control/entries/${second}`, 'publish', COMPLETE);
  expect(textsWith(answer.text, 'role', 'alert')[0]).toContain(
    'The slug (en): "Plum cake" has the same value already',
  );
  const { location } = await control.submit(`/control/entries/${second}`, 'save', {
    'f:slug:en': '',
  });
  const { text } = await control.get(location ?? '');
  expect(textsWith(text, 'class', 'hints')).toEqual([
    'Before it can be published: The slug (en): it is required',
  ]);
});

test.each([
  [{ 'f:count:en': 'many' }, 'The count (en): write a number, such as 12 or 12.5'],
  [{ 'f:data:en': '{' }, 'The data (en): this is not valid JSON'],
  [{ 'f:place:en': '95' }, 'The place (en): a place has both a latitude and a longitude'],
])(
  '%j cannot be stored: nothing is saved, and what was written is shown',
  async (changes, problem) => {
    const id = await create();
    const answer = await control.submit(`/control/entries/${id}`, 'save', {
      'f:title:en': 'Kept?',
      ...changes,
    });
    expect(answer.status).toBe(422);
    expect(textsWith(answer.text, 'role', 'alert')[0]).toContain(`Nothing was saved. ${problem}`);
    expect(answer.text).toContain('value="Kept?"');
    expect((await read(`entries/${id}`, true)).fields).not.toHaveProperty('title');
  },
);

test('what was changed elsewhere meanwhile is not overwritten unasked', async () => {
  const path = '/control/entries/one';
  const { text } = await control.get(path);
  emulator.edit('one', 'title', 'Written elsewhere');
  const form = readPageForm(text);
  form.set('f:slug:en', 'mine');
  const answer = await control.send(path, form);
  expect(answer.status).toBe(409);
  expect((await read('entries/one', true)).fields).toMatchObject({
    title: 'Written elsewhere',
    slug: 'apple-pie',
  });
});

test('buttons of a list move and remove without script', async () => {
  const path = `/control/entries/${await create()}`;
  const id = path.split('/').at(-1);
  await control.submit(path, 'save', COMPLETE);
  expect(await control.submit(path, 'down|f:words:en|0')).toMatchObject({
    location: `${path}#f:words:en-field`,
  });
  await control.submit(path, 'drop|f:makers:en|0');
  await control.submit(path, 'drop|f:maker:en|0');
  const { fields } = await read(`entries/${id}`, true);
  expect(fields).toMatchObject({ words: ['cake', 'plum'], makers: [{ sys: { id: 'maker-one' } }] });
  expect(fields).not.toHaveProperty('maker');
});

test('a link is chosen among what may be linked, made anew, or uploaded', async () => {
  const id = await create();
  const path = `/control/entries/${id}`;
  const { location } = await control.submit(path, 'choose|f:makers:en', { 'f:title:en': 'Parent' });
  const picker = await control.get(location ?? '');
  expect(textsWith(picker.text, 'role', 'status')).toEqual(['3 to choose from']);
  expect((await control.get(`${location}&q=ada`)).text).toContain('Entry/maker-one');
  expect((await control.get(`${location}&q=ada`)).text).not.toContain('Entry/maker-two');
  const place = { of: id, field: 'f:makers:en', from: '' };
  expect(
    await control.post('/control/pick', { ...place, do: 'link', chosen: 'Entry/maker-two' }),
  ).toMatchObject({
    location: `${path}#f:makers:en-field`,
  });
  const made = await control.post('/control/pick', { ...place, do: 'create', type: 'maker' });
  const child = (made.location ?? '').split('?')[0] ?? '';
  const page = (await control.get(made.location ?? '')).text;
  expect(textsWith(page, 'value', 'back')).toEqual(['← Save and go back to Parent']);
  const back = await control.submit(made.location ?? '', 'back', { 'f:name:en': 'New maker' });
  expect(back.location).toBe(`${path}#f:makers:en-field`);
  const { fields } = await read(`entries/${id}`, true);
  expect(fields['makers']).toMatchObject([
    { sys: { id: 'maker-two' } },
    { sys: { id: child.split('/').at(-1) } },
  ]);
  expect((await control.get(path)).text).toContain('New maker');
});

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const toFile = (bytes: Buffer | string, name: string, type = '') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

test('a picture is uploaded, described, published, served in any size, and replaced', async () => {
  const form = new FormData();
  form.append('file', toFile(await png(60, 40), '../My picture.png', 'text/html'));
  const { location } = await control.send('/control/upload', form);
  const path = (location ?? '').split('?')[0] ?? '';
  const id = path.split('/').at(-1);
  expect(path).toMatch(/^\/control\/assets\/\w{22}$/);
  await control.submit(path, 'publish', { 'f:title:en': 'Blue', 'f:description:en': 'All blue.' });
  const { fields } = await read(`assets/${id}`);
  const file = fields['file'] as { url: string };
  expect(fields).toMatchObject({
    title: 'Blue',
    description: 'All blue.',
    file: {
      contentType: 'image/png',
      fileName: 'My_picture.png',
      details: { image: { width: 60, height: 40 } },
    },
  });
  const scaled = await fetch(`${file.url}?w=30&fm=webp`);
  expect(scaled.headers.get('x-emulator-stand-in')).toBeNull();
  expect(await sharp(await scaled.arrayBuffer()).metadata()).toMatchObject({
    width: 30,
    height: 20,
    format: 'webp',
  });
  await control.submit(path, 'save', { 'f:file:en': toFile(await png(10, 10), 'other.png') });
  expect((await fetch(file.url)).status).toBe(200);
  await control.submit(path, 'publish');
  const replaced = (await read(`assets/${id}`)).fields['file'] as { url: string };
  expect(replaced).toMatchObject({
    fileName: 'other.png',
    details: { image: { width: 10, height: 10 } },
  });
  expect([(await fetch(replaced.url)).status, (await fetch(file.url)).status]).toEqual([200, 404]);
});

test.each([
  ['film.mp4', `\0\0\0\x18ftypmp42${'x'.repeat(20)}`, 'video/mp4', 'videos'],
  ['paper.pdf', '%PDF-1.7 x', 'application/pdf', 'assets'],
  [
    'drawing.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>',
    'image/svg+xml',
    'images',
  ],
])('%s is told by its bytes', async (name, text, contentType, host) => {
  const form = new FormData();
  form.append('file', toFile(text, name));
  const { location } = await control.send('/control/upload', form);
  const id = /assets\/(\w+)/.exec(location ?? '')?.[1];
  const { fields } = await read(`assets/${id}`, true);
  const file = fields['file'] as { url: string };
  expect(file).toMatchObject({ contentType });
  expect(file.url).toContain(`/${host}.ctfassets.net/small/${id}/`);
  const answer = await fetch(file.url);
  expect(answer.headers.get('content-type')).toBe(contentType);
  // Opened by itself, a drawing with a script in it has the origin of the control page.
  expect(answer.headers.get('content-security-policy')).toBe(
    contentType === 'image/svg+xml'
      ? "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"
      : null,
  );
});

test('a picture that cannot be read and an asset without a file are refused', async () => {
  const form = new FormData();
  form.append('file', toFile('not a picture', 'broken.png', 'image/png'));
  const answer = await control.send('/control/upload', form);
  expect(answer.status).toBe(400);
  expect(textsWith(answer.text, 'role', 'alert')).toEqual([
    'broken.png cannot be read as a picture.',
  ]);
  emulator.edit('pie', 'file', null);
  const refused = await control.submit('/control/assets/pie', 'publish');
  expect(textsWith(refused.text, 'role', 'alert')).toEqual([
    'Saved as a draft, but not published. File (en): it is required',
  ]);
});

test('drafts that an entry links to are named, and published together with it', async () => {
  const maker = await create('maker');
  const entry = await create();
  const form = new FormData();
  form.append('file', toFile(await png(60, 40), 'crust.png'));
  const picture = /assets\/(\w+)/.exec(
    (await control.send('/control/upload', form)).location ?? '',
  )?.[1];
  const path = `/control/entries/${entry}`;
  const links = { 'f:maker:en': `Entry/${maker}`, 'f:images:en': [`Asset/${picture}`] };
  await control.submit(path, 'publish', { ...COMPLETE, 'f:slug:en': 'plum-tart', ...links });
  const statuses = () =>
    Promise.all(
      [`entries/${entry}`, `entries/${maker}`, `assets/${picture}`].map(
        async (each) => (await read(each)).status,
      ),
    );
  expect(await statuses()).toEqual([200, 404, 404]);
  const [hint] = textsWith((await control.get(path)).text, 'class', 'hints');
  expect(hint).toContain(`so visitors do not see it: ${maker}, crust.`);

  // What cannot be published yet keeps nothing else from it.
  const { file } = (await read(`assets/${picture}`, true)).fields;
  emulator.edit(picture!, 'file', null);
  const refused = await control.submit(path, 'publish-linked');
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('something is missing there: crust.');
  expect(await statuses()).toEqual([200, 200, 404]);
  emulator.edit(picture!, 'file', file!);
  const done = await control.submit(path, 'publish-linked');
  expect(done.location).toContain('done=published-linked');
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(textsWith((await control.get(path)).text, 'class', 'hints')).toEqual([]);
});

test('a copy has its own title and its own unique values', async () => {
  const { location } = await control.submit('/control/entries/one', 'duplicate');
  const id = /entries\/(\w+)/.exec(location ?? '')?.[1];
  expect((await read(`entries/${id}`, true)).fields).toMatchObject({
    title: 'Apple pie (copy)',
    slug: 'apple-pie-copy',
    body: 'A pie of apples, baked slowly.',
  });
});

test('tags are given and taken', async () => {
  await control.submit('/control/entries/two', 'save', { tag: ['public'] });
  expect((await read('entries/two', true)).body).toMatchObject({ metadata: { tags: [] } });
  await control.submit('/control/entries/two', 'publish', { tag: ['fruit', 'public'] });
  expect((await read('entries/two')).body).toMatchObject({
    metadata: { tags: [{ sys: { id: 'fruit' } }] },
  });
});

test('lists are searched by title, type and status', async () => {
  const titles = async (query: string) =>
    textsWith((await control.get(`/control/entries${query}`)).text, 'class', 'list')[0];
  expect(await titles('?q=APPLE')).toContain('Apple pie');
  expect(await titles('?q=APPLE')).not.toContain('Banana');
  expect(await titles('?status=draft')).toMatch(/^Not yet/);
  expect(await titles('?type=maker')).toContain('Ada');
  expect((await control.get('/control/entries/none')).status).toBe(404);
  expect((await control.get('/control/open?id=pie')).location).toBe('/control/assets/pie');
});

test('a form that another page sends does nothing', async () => {
  const body = 'do=publish&version=3';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (more: Record<string, string>) =>
    rawRequest(`${emulator.url}/control/entries/draft`, {
      method: 'POST',
      body,
      headers: { ...headers, ...more },
    });
  for (const more of [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: emulator.url, 'sec-fetch-site': 'same-site' },
  ]) {
    expect((await post(more as Record<string, string>)).status).toBe(403);
  }
  expect((await read('entries/draft')).status).toBe(404);
  // Its own page's does, where a policy keeps the origin from it, too; the version has gone on by then.
  expect((await post({ origin: emulator.url })).status).toBe(303);
  expect((await post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(409);
});

test('content is never markup', async () => {
  emulator.edit('one', 'title', '<script>alert(1)</script>"\'&');
  const { text } = await control.get('/control/entries/one');
  expect(text).not.toContain('<script>alert');
  expect(textsWith(text, 'id', 'main')[0]).toContain('<script>alert(1)</script>"\'&');
});
