import { parseArgs } from 'node:util';
import { SCENARIOS, isScenarioName } from './scenarios/scenario-names.ts';
import type { EmulatorOptions } from './start-emulator.ts';

const DEFAULT_PORT = 4310;
const DEFAULT_PREVIEW_PORT = 4311;
const SECRET_LENGTH = 64;

export const USAGE = `Usage: contentful-emulator FILE [options]

  FILE                    the export to serve (--space FILE says the same)
  --space-id ID           id to serve it under (the one in the file)
  --environment ID        environment id (master)
  --host ADDRESS          address to listen on (127.0.0.1)
  --port N                delivery service and control page (${DEFAULT_PORT}; 0 takes a free port)
  --preview-port M        preview service (${DEFAULT_PREVIEW_PORT}; 0 takes a free port)
  --delivery-token T      (sample-delivery-token)
  --preview-token U       (made at each start, and printed)
  --assets DIR            folder with asset files, laid out as contentful-export writes them or
                          under their file names (what lies so beside FILE, or in assets/ there)
  --asset-base URL        what stands before asset addresses; "original" leaves them alone
  --keep DIR              keep changes and uploaded files there, over restarts (in memory)
  --webhook-url URL       where to send each change
  --webhook-secret S      signs webhooks; ${SECRET_LENGTH} characters of 0-9 a-z A-Z + / = _ -
                          (EMULATOR_WEBHOOK_SECRET in the environment, which other users do not see)
  --no-control            serve no control page
  --no-watch              do not reload when the file changes
  --scenario NAME         ${Object.keys(SCENARIOS).join(', ')}
  --version               show the version
`;

const FLAGS = {
  space: { type: 'string' },
  'space-id': { type: 'string' },
  environment: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  'preview-port': { type: 'string' },
  'delivery-token': { type: 'string' },
  'preview-token': { type: 'string' },
  assets: { type: 'string' },
  'asset-base': { type: 'string' },
  keep: { type: 'string' },
  'webhook-url': { type: 'string' },
  'webhook-secret': { type: 'string' },
  'no-control': { type: 'boolean' },
  'no-watch': { type: 'boolean' },
  scenario: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const;

/**
 * The options a command line asks for, or 'help' or 'version'.
 * @param env where the signing secret may stand instead: command lines are seen by every user of a machine
 * @throws Error in one sentence naming the flag that is wrong
 */
export function parseFlags(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): EmulatorOptions | 'help' | 'version' {
  const { values, positionals } = read(args);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const { scenario } = values;
  const [space, second] = [...(values.space === undefined ? [] : [values.space]), ...positionals];
  if (!space) throw new Error('Name the export to serve: contentful-emulator FILE (see --help).');
  if (second !== undefined) {
    throw new Error(`One file is served at a time, not ${space} and ${second} (see --help).`);
  }
  if (scenario !== undefined && !isScenarioName(scenario)) {
    throw new Error(
      `--scenario ${scenario} does not exist; there are ${Object.keys(SCENARIOS).join(', ')}.`,
    );
  }
  const url = values['webhook-url'];
  const secret = values['webhook-secret'] ?? env['EMULATOR_WEBHOOK_SECRET'];
  if (url !== undefined && !/^https?:/.test(URL.parse(url)?.protocol ?? '')) {
    throw new Error(`--webhook-url ${url} is not an http or https address.`);
  }
  if (secret !== undefined && !/^[0-9a-zA-Z+/=_-]{64}$/.test(secret)) {
    throw new Error(
      `--webhook-secret (or EMULATOR_WEBHOOK_SECRET) has to be exactly ${SECRET_LENGTH} characters of 0-9 a-z A-Z + / = _ -.`,
    );
  }
  const assetBase = values['asset-base'];
  if (assetBase !== undefined && assetBase !== 'original' && !URL.canParse(assetBase)) {
    throw new Error(`--asset-base ${assetBase} is neither an address nor "original".`);
  }
  return {
    space,
    port: toPort('port', values.port, DEFAULT_PORT),
    previewPort: toPort('preview-port', values['preview-port'], DEFAULT_PREVIEW_PORT),
    control: !values['no-control'],
    watch: !values['no-watch'],
    ...(values['space-id'] ? { spaceId: values['space-id'] } : {}),
    ...(values.environment ? { environment: values.environment } : {}),
    ...(values.host ? { host: values.host } : {}),
    ...(values['delivery-token'] ? { deliveryToken: values['delivery-token'] } : {}),
    ...(values['preview-token'] ? { previewToken: values['preview-token'] } : {}),
    ...(values.assets ? { assets: values.assets } : {}),
    ...(assetBase ? { assetBase } : {}),
    ...(values.keep ? { keep: values.keep } : {}),
    ...(url ? { webhook: { url, ...(secret ? { secret } : {}) } } : {}),
    ...(scenario ? { scenario } : {}),
  };
}

function read(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, strict: true, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message.split('. ')[0]?.replace(/\.$/, '')} (see --help).`, {
      cause: error,
    });
  }
}

function toPort(flag: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(port >= 0 && port <= 65535)) {
    throw new Error(`--${flag} ${text} is not a port number between 0 and 65535.`);
  }
  return port;
}
