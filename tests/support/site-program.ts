import NODE_FLAGS from '#server/node-flags.json' with { type: 'json' };
import type { TestParts } from '../../server.ts';

/** Arguments by which Node runs the built site from its folder, with parts of a test's own where it changes some. */
export const siteProgram = (parts?: TestParts): string[] => [
  ...NODE_FLAGS,
  ...(parts ? ['tests/support/changed-site.ts', JSON.stringify(parts)] : ['server.ts']),
];
