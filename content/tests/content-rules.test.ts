import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkEach } from '#tests/support/check-each.ts';

const guide = new URL('../../docs/guides/content-rules.md', import.meta.url);
const rows = readFileSync(guide, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^`.*\.test\.ts`$/.test(cells[3] ?? ''))
  .map(([, rule = '', name = '', file = '']) => ({ rule, name, file: file.slice(1, -1) }));

describe('docs/guides/content-rules.md', () => {
  it('has a row for every content type', () => {
    const text = readFileSync(guide, 'utf8');
    const model = readFileSync(new URL('../../space/sample-space.json', import.meta.url), 'utf8');
    const { contentTypes } = JSON.parse(model) as { contentTypes: { sys: { id: string } }[] };
    const headings = text
      .split('\n')
      .filter((line) => line.startsWith('## '))
      .join(' ');
    expect(contentTypes.map((type) => type.sys.id).filter((id) => !headings.includes(id))).toEqual(
      [],
    );
    expect(rows.length).toBeGreaterThan(100);
  });

  it('names tests that exist', () =>
    checkEach(rows, ({ name, file }) => {
      const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      expect(source.replaceAll("\\'", "'")).toContain(name);
    }));
});
