import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { noticeClasses } from './notice-looks.ts';

const APP = join(import.meta.dirname, '..');
const WRITTEN_OUT = /className\s*=\s*['"`]|classList|class="(?!\$\{)/u;

describe('The looks of notices', () => {
  it('are the only ones that scripts give elements', () => {
    const scripts = globSync('{browser,service-worker}/**/*.ts', { cwd: APP }).filter(
      (file) => !file.endsWith('.test.ts'),
    );
    expect(scripts.length).toBeGreaterThan(20);
    expect(
      scripts.filter((file) => WRITTEN_OUT.test(readFileSync(join(APP, file), 'utf8'))),
    ).toEqual([]);
  });

  it('are told class by class', () => {
    expect(noticeClasses()).toEqual(
      expect.arrayContaining(['fixed', 'z-100', 'bg-notice', 'gap-3']),
    );
  });
});
