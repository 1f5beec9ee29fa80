import { parseArgs } from 'node:util';
import { ProvisionError } from '../provision/provision-error.ts';

export const USAGE = `Usage: npm run space:export -- [options]

Writes an import file for Contentful's own import tool: the content model and the sample content of this
project, with the pictures in a folder beside it.

  --out FILE        where to write (space-export.json)
  --languages       the sample in German and Arabic, too: needs a plan with two locales more
  --model-only      content types and their editors, no content
  --from-space      export the configured space instead, drafts included; takes the options of
                    space:provision that name it (--space, --token, --environment, --host, --insecure)
  --force           replace a file that is there
`;

export type ExportFlags = {
  out: string;
  languages: boolean;
  modelOnly: boolean;
  /** The arguments that name the space to export; null for this project's own content. */
  space: string[] | null;
  force: boolean;
};

const OPTIONS = {
  out: { type: 'string' },
  languages: { type: 'boolean' },
  'model-only': { type: 'boolean' },
  'from-space': { type: 'boolean' },
  force: { type: 'boolean' },
  space: { type: 'string' },
  token: { type: 'string' },
  environment: { type: 'string' },
  host: { type: 'string' },
  insecure: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * The options of a command line, or 'help'.
 * @throws ProvisionError naming the flag that is wrong
 */
export function parseExportFlags(args: string[]): ExportFlags | 'help' {
  const values = read(args);
  if (values.help) return 'help';
  const named = (['space', 'token', 'environment', 'host'] as const).flatMap((name) =>
    values[name] === undefined ? [] : [`--${name}`, values[name]],
  );
  const isNamed = named.length > 0 || values.insecure === true;
  if (isNamed && !values['from-space']) {
    throw new ProvisionError('--space, --token and the like go with --from-space. See --help.');
  }
  return {
    out: values.out ?? 'space-export.json',
    languages: values.languages ?? false,
    modelOnly: values['model-only'] ?? false,
    space: values['from-space'] ? [...named, ...(values.insecure ? ['--insecure'] : [])] : null,
    force: values.force ?? false,
  };
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new ProvisionError(`${(error as Error).message} See --help.`);
  }
}
