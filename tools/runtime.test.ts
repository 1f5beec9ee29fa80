import { expect, test } from 'vitest';
import { findEnvFileFault } from './runtime.mjs';

test('a file of settings that Node could not read is named with what to do', () => {
  const text = 'PORT=8080\n';
  expect(findEnvFileFault(Buffer.from(text))).toBeNull();
  expect(findEnvFileFault(Buffer.from('# Größe\nPORT=8080'))).toBeNull();
  expect(findEnvFileFault(Buffer.from(''))).toBeNull();
  expect(findEnvFileFault(Buffer.from(`\ufeff${text}`))).toMatch(
    /^\.env is saved as UTF-8 with .* mark/u,
  );
  for (const wide of [`\ufeff${text}`, text])
    expect(findEnvFileFault(Buffer.from(wide, 'utf16le'))).toMatch(
      /^\.env is saved as UTF-16, .* UTF-8/u,
    );
  expect(findEnvFileFault(Buffer.from('SITE_NAME=Größe', 'latin1'))).toMatch(
    /^\.env is saved as ANSI .* UTF-8/u,
  );
});
