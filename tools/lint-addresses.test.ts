import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HAND_MADE = [
  '<a href="/contact">x</a>',
  '<a href={`/blog?tag=${tag}`}>x</a>',
  '<a href={`${pathInUnits(path, item)}#sums`}>x</a>',
  '<a href={pathInUnits(path, item)}>x</a>',
  '<a href={isOpen ? link : "/project"}>x</a>',
  '<form action="/search" />',
  '<button formAction={"/project?" + query} />',
  'location.assign(`/project?${query}`)',
  'base + path',
  '`${base}/contact`',
  '`${head.siteUrl}/project?${query}`',
  'site.siteUrl + path',
];

const SOUND = [
  '<a href="#top">x</a>',
  '<a href={`?${query}#result`}>x</a>',
  '<a href={file.url}>x</a>',
  '<a href="tel:+4131">x</a>',
  '<SiteLink to="/contact">x</SiteLink>',
  '<form action={useAddress()("/search")} />',
  '<form action={toAddress("/search")} />',
  '<a href={addressIn(place, `/blog?tag=${tag}`)}>x</a>',
  'location.assign(link.href)',
  'new URL(path, `${siteUrl}/`)',
  '`${base}-tab`',
];

test('addresses that are put together by hand are named, line by line, and no others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-addresses-'));
  try {
    const file = join(folder, 'lines.tsx');
    const config = join(folder, 'oxlint.json');
    writeFileSync(file, [...HAND_MADE, ...SOUND].map((line) => `void (${line});`).join('\n'));
    const rules = { 'addresses/in-the-language': 'error' };
    const jsPlugins = [join(import.meta.dirname, 'lint-addresses.mjs')];
    writeFileSync(config, JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }));
    const linter = join(import.meta.dirname, '../node_modules/.bin/oxlint');
    const { stdout } = spawnSync(linter, ['-c', config, '-f', 'unix', file], { encoding: 'utf8' });
    const named = [...stdout.matchAll(/lines\.tsx:(\d+):/gu)].map(([, line]) => Number(line));
    expect([...new Set(named)]).toEqual(HAND_MADE.map((_, index) => index + 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
