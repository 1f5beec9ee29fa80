import { expect, test } from 'vitest';
import { withEmulator } from '../../test-support/with-emulator.ts';

const { ask, ids } = withEmulator();

const things = ['five', 'four', 'one', 'six', 'three', 'two'];

test.each([
  ['fields.slug=apple-pie', ['one']],
  ['fields.title=Banana bread', ['two']],
  ['fields.body=Bread with bananas inside.', ['two']],
  ['fields.slug[ne]=apple-pie', ['five', 'four', 'six', 'three', 'two']],
  ['fields.slug[in]=apple-pie,cherry-cake,none', ['one', 'three']],
  ['fields.slug[nin]=apple-pie,cherry-cake', ['five', 'four', 'six', 'two']],
  ['fields.words=sweet', ['one', 'two']],
  ['fields.words[ne]=round', ['five', 'four', 'six', 'three', 'two']],
  ['fields.words[all]=sweet,round', ['one']],
  ['fields.words[in]=long,round', ['one', 'two']],
  ['fields.words[exists]=true', ['one', 'two']],
  ['fields.words[exists]=0', ['five', 'four', 'six', 'three']],
  ['fields.count[exists]=true', ['one', 'three', 'two']],
  ['fields.count=2', ['two']],
  ['fields.count[lt]=2', ['one']],
  ['fields.count[lte]=2', ['one', 'two']],
  ['fields.count[gt]=2', ['three']],
  ['fields.count[gte]=2', ['three', 'two']],
  ['fields.count[in]=1,3', ['one', 'three']],
  ['fields.price[gt]=9.5', ['two']],
  ['fields.day=2024-01-02T10:00:00Z', ['two']],
  ['fields.day[lt]=2024-01-02', ['one']],
  ['fields.day[gte]=2024-01-02T12:00:00%2B02:00', ['two']],
  ['fields.active=true', ['one']],
  ['fields.active[ne]=true', ['five', 'four', 'six', 'three', 'two']],
  ['fields.title[match]=appl', ['one']],
  ['fields.body[match]=PIE baked', ['one']],
  ['fields.body[match]=pie banana', []],
  ['fields.story[match]=turbines', ['four']],
  ['fields.place[within]=52,13,53,14', ['one']],
  ['fields.place[within]=53,13,52,14', ['one']],
  ['fields.place[within]=52.5,13.4,50', ['one']],
  ['fields.data.colour=red', ['one']],
  ['fields.data.size.width=4', ['one']],
  ['fields.data[exists]=true', ['one']],
  ['fields.friend.sys.id=three', ['two']],
  ['fields.friends.sys.id=draft', ['three']],
  ['fields.friend.sys.contentType.sys.id=maker', ['one']],
  ['fields.friend.sys.contentType.sys.id=maker&fields.friend.fields.name=Ada', ['one']],
  ['fields.friend.sys.contentType.sys.id=maker&fields.friend.fields.born[gt]=1850', []],
  ['fields.friend.sys.contentType.sys.id=thing&fields.friend.fields.title[match]=cherry', ['two']],
  ['fields.image.fields.title[match]=pie', ['one']],
  ['metadata.tags[exists]=true', ['one', 'two']],
  ['metadata.tags.sys.id[in]=fruit,x', ['one', 'two']],
  ['metadata.tags.sys.id[all]=fruit,public', ['one']],
  ['metadata.concepts.sys.id=cake', ['one']],
  ['metadata.concepts.sys.id=food', []],
  ['metadata.concepts.descendants[in]=food', ['one']],
  ['sys.id[nin]=one,two', ['five', 'four', 'six', 'three']],
  ['sys.createdAt[lte]=2024-03-03T10:00:00Z', ['one', 'two']],
  ['links_to_entry=three', ['two']],
  ['links_to_entry=maker-two', ['four']],
  ['links_to_entry=six', []],
  ['links_to_asset=pie', ['one']],
  ['query=bananas', ['two']],
  ['query=turb', ['four']],
  ['', things],
])('things with %s', async (query, expected) => {
  expect((await ids(`entries?content_type=thing&${query}`)).sort()).toEqual(expected);
});

test('near is sorted by distance and leaves out what has no place', async () => {
  const found = await ids('entries?content_type=thing&fields.place[near]=48,2');
  expect(found).toEqual(['two', 'one', 'three']);
});

test('order takes several keys, descending ones, and puts what lacks the value last', async () => {
  expect(await ids('entries?content_type=thing&order=-fields.count,sys.id')).toEqual([
    'three',
    'two',
    'one',
    'five',
    'four',
    'six',
  ]);
  expect(await ids('entries?order=sys.contentType.sys.id,-sys.id')).toEqual([
    'maker-two',
    'maker-three',
    'maker-one',
    'two',
    'three',
    'six',
    'one',
    'four',
    'five',
  ]);
});

test('order follows a link no further than its id', async () => {
  expect(
    await ids('entries?content_type=thing&fields.friend[exists]=1&order=fields.friend.sys.id'),
  ).toEqual(['one', 'two', 'three']);
});

test('unordered answers are newest first', async () => {
  expect(await ids('entries?content_type=maker')).toEqual([
    'maker-three',
    'maker-two',
    'maker-one',
  ]);
});

test.each([
  ['mimetype_group=image', ['pie', 'portrait']],
  ['mimetype_group=audio', ['song']],
  ['mimetype_group=pdfdocument', ['paper']],
  ['fields.title[match]=portr', ['portrait']],
  ['fields.file.contentType=image/png', ['pie']],
  ['fields.file.details.size[gt]=2000', ['paper', 'song']],
  ['fields.file.details.image.width=250', ['pie']],
  ['fields.file.fileName=song.mpeg', ['song']],
  ['query=portrait', ['portrait']],
])('assets with %s', async (query, expected) => {
  expect((await ids(`assets?${query}`)).sort()).toEqual(expected);
});

test('paging tells total, skip and limit', async () => {
  const { body } = await ask('entries?order=sys.id&skip=2&limit=3');
  expect(body).toMatchObject({ sys: { type: 'Array' }, total: 9, skip: 2, limit: 3 });
  expect(body['items']).toHaveLength(3);
});

test('limit 0 answers the total alone', async () => {
  expect((await ask('entries?limit=0')).body).toEqual({
    sys: { type: 'Array' },
    total: 9,
    skip: 0,
    limit: 0,
    items: [],
  });
});

test('a draft is found on preview only', async () => {
  expect(await ids('entries?sys.id=draft')).toEqual([]);
  expect(await ids('entries?sys.id=draft', { preview: true })).toEqual(['draft']);
});
