import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createScriptIntegrity } from './script-integrity.ts';

it('names the hash of every script file of ours, and of nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vending-scripts-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/start-A1.js'), 'start()');
  const addIntegrity = createScriptIntegrity(folder);
  const script = '<script type="module" src="/assets/start-A1.js"></script>';
  expect(addIntegrity(script)).toBe(
    '<script type="module" src="/assets/start-A1.js" integrity="sha384-YO9eH3sX36qyw+UuhVDLik67J+J6POpRYTtOKqiZdbEbjICi3NUmlZIasD9C8qpz"></script>',
  );
  expect(addIntegrity('<script type="application/json">{}</script>')).not.toContain('integrity');
  expect(createScriptIntegrity(null)(script)).toBe(script);
});
