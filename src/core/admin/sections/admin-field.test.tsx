import { globSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdminField, AdminSelect } from './admin-field.tsx';

const filesWith = (pattern: RegExp) =>
  globSync('src/**/*.tsx', { exclude: ['**/*.test.*'] }).filter((file) =>
    pattern.test(readFileSync(file, 'utf8')),
  );

describe('what browsers draw by themselves', () => {
  it('is drawn once, and used from there', () => {
    expect(filesWith(/<select\b/u)).toEqual(['src/core/ui/select.tsx']);
    expect(filesWith(/<input\b[^>]*type="(?:date|file)"/u)).toEqual([]);
  });

  it.each([
    ['date', '#icon_calendar', 'date-box'],
    ['file', 'file:bg-band', 'file:border-line'],
  ])('has the look of the fields beside it: %s', (type, ...parts) => {
    const drawn = renderToStaticMarkup(<AdminField type={type} label="L" error="Wrong" />);
    for (const part of [...parts, 'rounded-input', 'aria-invalid="true"'])
      expect(drawn).toContain(part);
  });

  it('has its own arrow on a choice', () => {
    const drawn = renderToStaticMarkup(<AdminSelect label="L" options={[['a', 'A']]} />);
    expect(drawn).toContain('#icon_chevron-down');
    expect(drawn).toContain('appearance-none');
  });
});
