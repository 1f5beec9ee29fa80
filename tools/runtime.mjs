// Runs under the machine's own Node (20 or newer) before anything is installed, so: plain JavaScript, no packages.
import { isUtf8 } from 'node:buffer';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The Node release the project runs on, from .node-version. */
export const NODE_VERSION = readFileSync(join(ROOT, '.node-version'), 'utf8').trim();

export function say(message) {
  console.error(`› ${message}`);
}

/** Ends the command with one sentence. */
export function stopWith(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const majorOf = (version) => Number(version.split('.')[0]);

/**
 * Path of a Node that is new enough: the present one, or one fetched into .runtime/ from the npm registry.
 * @returns {string}
 */
export function ensureNode() {
  if (majorOf(process.versions.node) >= majorOf(NODE_VERSION)) return process.execPath;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const node = join(
    ROOT,
    '.runtime/node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(node)) return node;
  say(
    `Node ${process.versions.node} is too old here; fetching Node ${NODE_VERSION} into .runtime/ (about 50 MB, once) …`,
  );
  const args = [
    'install',
    '--prefix',
    join(ROOT, '.runtime'),
    '--no-save',
    '--no-package-lock',
    '--loglevel=error',
    `${name}@${NODE_VERSION}`,
  ];
  runNpm(
    process.execPath,
    args,
    `Node ${NODE_VERSION} could not be fetched: see the lines above. Check the network and the room on the disk, or install Node ${NODE_VERSION} or newer yourself, then try again.`,
  );
  if (!existsSync(node))
    stopWith(
      `There is no ready-made Node ${NODE_VERSION} for ${process.platform} ${process.arch}: install it yourself, then try again.`,
    );
  return node;
}

/** The environment with the right Node first, so that everything started from here uses it. */
export function environmentFor(node) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    // Compiled code is kept between starts.
    NODE_COMPILE_CACHE: join(ROOT, '.runtime/compile-cache'),
    ...process.env,
    PATH: `${dirname(node)}${separator}${process.env.PATH}`,
  };
}

/** Runs npm under the given Node; ends the whole command with `complaint` when it fails. */
export function runNpm(node, args, complaint) {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm && npm.endsWith('.js') ? [node, npm] : ['npm'];
  const result = spawnSync(command, [...before, ...args], {
    cwd: ROOT,
    env: environmentFor(node),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) stopWith(complaint);
}

/** Runs a command to its end with our output. Answers its exit status. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  return result.status ?? 1;
}

/** Starts a lasting command, passes signals on, and ends as it ends. @returns its process */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  return child;
}

/** Has Node read .env, where there is one. What the environment says already wins. */
export function envFileFlag() {
  const file = join(ROOT, '.env');
  if (!existsSync(file)) return [];
  const fault = findEnvFileFault(readFileSync(file));
  if (fault !== null) stopWith(fault);
  return [`--env-file=${file}`];
}

/**
 * Editors of Windows can write UTF-16, of which Node would read nothing, a mark before the first name, which would be part of
 * it, and letters as one byte each, which would be lost.
 * @param {Uint8Array} bytes of .env
 * @returns {string | null} what is wrong with its encoding and what to do
 */
export function findEnvFileFault(bytes) {
  const encoding = encodingOf(bytes);
  return encoding === null
    ? null
    : `.env is saved as ${encoding}, so settings in it would be misread: save it as UTF-8 without a mark (in Notepad: Save as, Encoding, UTF-8).`;
}

/** What a file is written in, where that is not plain UTF-8. */
function encodingOf(bytes) {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF-8 with a byte order mark';
  if (first === 0xff || first === 0xfe || bytes.includes(0)) return 'UTF-16';
  return isUtf8(bytes) ? null : 'ANSI or the like';
}
