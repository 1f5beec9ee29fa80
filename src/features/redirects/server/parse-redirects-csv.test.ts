import { expect, test } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';
import { parseRedirectsCsv } from './parse-redirects-csv.ts';

const site = {
  origins: ['https://vending.example'],
  placeOf: (path: string) => (path.toLowerCase() === '/machines' ? '/machines' : null),
};

function read(...lines: string[]) {
  const { rules, refused } = parseRedirectsCsv(lines.join('\r\n'), site);
  return {
    rules: rules.map(({ line, rule }) => [line, rule.from, rule.kind, rule.to, rule.status]),
    refused: refused.map(({ line, refusal }) => [line, refusal.reason]),
  };
}

test('the columns stand in the order from, to, kind, status, and the last two may be missing', () => {
  expect(
    read('/a,/b', '/c,/d,prefix,302', '', '/e,,exact,410', '"/f","/g","exact","301",,').rules,
  ).toEqual([
    [1, '/a', 'exact', '/b', 301],
    [2, '/c', 'prefix', '/d', 302],
    [4, '/e', 'exact', null, 410],
    [5, '/f', 'exact', '/g', 301],
  ]);
});

test('a first line may name the columns in any order', () => {
  const { rules, refused } = read('\u{feff}Status;Note;From;To', '302;moved;/a;/b', ';;/c;/d');
  expect(rules).toEqual([
    [2, '/a', 'exact', '/b', 302],
    [3, '/c', 'exact', '/d', 301],
  ]);
  expect(refused).toEqual([]);
});

test('quotes may hold separators and quotes', () => {
  expect(read('"/a,""b""",/c').rules).toEqual([[1, '/a,%22b%22', 'exact', '/c', 301]]);
});

test('a broken line costs itself alone, and is told with its number', () => {
  const { rules, refused } = read(
    'from,to',
    '/a,/b',
    '"/never closed,/b',
    '/c,/d',
    '"/x"y,/b',
    '/e,/f,exact,301,more',
    '/g,/h',
  );
  expect(rules.map(([line]) => line)).toEqual([2, 4, 7]);
  expect(refused).toEqual([
    [3, 'quotes'],
    [5, 'quotes'],
    [6, 'columns'],
  ]);
});

test('a wrong line is refused with the reason', () =>
  checkEach(
    [
      [',/b', 'no-from'],
      ['old,/b', 'from-path'],
      ['/a\\b,/b', 'from-path'],
      ['/%zz,/b', 'from-path'],
      ['/a%00,/b', 'from-path'],
      ['/a/*,/b', 'from-path'],
      ['/a\u{fffd},/b', 'from-path'],
      ['ftp://other.example/a,/b', 'from-host'],
      ['//other.example/a,/b', 'from-host'],
      ['/a?id=1,/b,prefix', 'from-query'],
      ['/a#x,/b', 'from-query'],
      [`/${'a'.repeat(500)},/b`, 'from-length'],
      ['/a,/b,regex', 'kind'],
      ['/a,/b,exact,307', 'status'],
      ['/a,', 'no-target'],
      ['/a,/b,exact,410', 'gone-target'],
      ['/a,b', 'target-path'],
      ['/a,/..//other.example', 'target-path'],
      ['/a,https://other.example/', 'target-host'],
      ['/a,https://vending.example.evil.example/', 'target-host'],
      ['/a,https://vending.example@evil.example/', 'target-host'],
      ['/a,javascript:alert(1)', 'target-host'],
      ['/a,//other.example', 'target-host'],
      ['/a,/\\other.example', 'target-host'],
      ['/a,\\\\other.example', 'target-host'],
      ['/a,/b?x=1,prefix', 'target-query'],
      [`/a,/${'b'.repeat(1_000)}`, 'target-length'],
    ],
    (line, reason) => {
      expect(read(line)).toEqual({ rules: [], refused: [[1, reason]] });
    },
  ));

// Seen failing: each row of a spreadsheet without anything in it was a line to correct.
test('rows with nothing in them are left aside, wherever they stand', () => {
  const { rules, refused } = read(';;;', 'from;to', ' ; ;', '/a;/b', ';', '"";"";');
  expect(rules).toEqual([[4, '/a', 'exact', '/b', 301]]);
  expect(refused).toEqual([]);
});

// Seen failing: refused as another host, as a question mark, and as no path.
test('an old address is read as the site had it', () => {
  const lines = [
    'https://old.example/Alt/,/a',
    'http://www.old.example:8080/index.php?id=9,/b',
    '/index.php?id=10&lang=de,/c',
    '/%FCber-uns,/d',
    'https://old.example,/e',
  ];
  expect(read(...lines).rules.map(([, from]) => from)).toEqual([
    '/Alt',
    '/index.php?id=9',
    '/index.php?id=10&lang=de',
    '/%C3%BCber-uns',
    '/',
  ]);
});

test('addresses are written as the site writes them', () => {
  expect(
    read(
      'https://vending.example/Alt/,HTTPS://vending.example/MACHINES/?a=1#b',
      '/über uns,/x/',
      '/shop/*,/store/*,prefix',
    ).rules,
  ).toEqual([
    [1, '/Alt', 'exact', '/machines?a=1#b', 301],
    [2, '/%C3%BCber%20uns', 'exact', '/x', 301],
    [3, '/shop', 'prefix', '/store', 301],
  ]);
});
