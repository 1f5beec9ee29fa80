import { parseArgs } from 'node:util';
import { DoctorError } from './doctor-error.ts';

export const USAGE = `Usage: npm run content:doctor -- [options]

Reads the configured space (or the sample space, where none is) and lists what is worth putting right.

  --space-file FILE   examine an export file instead
  --sample            examine the sample space
  --json              print JSON: { source, summary, findings }
  --strict            warnings count as errors for the exit status

Exit status: 0 no errors, 1 at least one error, 2 the space could not be examined.
`;

export type DoctorFlags = {
  spaceFile: string | null;
  sample: boolean;
  json: boolean;
  strict: boolean;
};

const OPTIONS = {
  'space-file': { type: 'string' },
  sample: { type: 'boolean' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * The options of a command line, or 'help'.
 * @throws DoctorError naming the flag that is wrong
 */
export function parseDoctorFlags(args: string[]): DoctorFlags | 'help' {
  try {
    const { values } = parseArgs({ args, options: OPTIONS });
    if (values.help) return 'help';
    const { sample = false, json = false, strict = false } = values;
    return { spaceFile: values['space-file'] ?? null, sample, json, strict };
  } catch (error) {
    throw new DoctorError(`${(error as Error).message} See --help.`);
  }
}
