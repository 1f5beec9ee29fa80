import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { runSuites } from './run-suites.mjs';
import { environmentFor, ROOT, say, stopWith } from './runtime.mjs';
import { findLackOfRoom, makeTemporaryFolder } from './temporary-folder.mjs';

const REPORTS = join(ROOT, 'test-results/counts');

/** How long a suite that was told to end may take for it. A limit for what hangs. */
const END_LIMIT_MS = 15_000;
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs suites of suites.mjs on this machine. They get a temporary folder of their own, and each is a group of processes:
 * what is left of either is removed with it, also after a failure or Ctrl-C.
 * @param {string} node the Node to run them with
 * @param {number} [mostFlaky] see runSuites
 */
export async function runTests(suites, node, mostFlaky) {
  const lack = findLackOfRoom();
  if (lack !== null) stopWith(lack);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const temporary = makeTemporaryFolder();
  let running = null;
  let isEnding = false;

  /** Runs a suite with our output, and keeps the lines of it. */
  async function start({ command: [command, ...args], report, env }) {
    // The suite before was told to end, and with it all of this.
    if (isEnding) return new Promise(() => undefined);
    const child = spawn(resolve(ROOT, command), args, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...environmentFor(node),
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        TMPDIR: temporary.folder,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        ...env,
      },
    });
    running = child;
    const lines = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      console.log(line);
    });
    const status = await new Promise((done) => {
      child.on('exit', (code) => {
        // Its output stays open for as long as something of the group holds it.
        signalGroup(child, 'SIGKILL');
        done(code ?? 1);
      });
      child.on('error', (error) => {
        say(String(error));
        done(1);
      });
    });
    running = null;
    return { status, lines };
  }

  async function end(signal) {
    // Ctrl-C comes from the terminal, and once more from npm.
    if (isEnding) return;
    isEnding = true;
    if (running) {
      const ended = new Promise((done) => running.once('exit', done));
      // Runners close browsers and servers that are no part of their group.
      signalGroup(running, signal);
      await Promise.race([ended, new Promise((done) => setTimeout(done, END_LIMIT_MS))]);
      signalGroup(running, 'SIGKILL');
    }
    temporary.remove();
    process.exit(1);
  }

  const started = suites.map((suite) => {
    const report = join(REPORTS, `${suite.name}.json`);
    return { ...suite, report, command: suite.command(report, node) };
  });
  for (const signal of END_SIGNALS) process.on(signal, end);
  try {
    return await runSuites(started, start, say, mostFlaky);
  } finally {
    // What is left of a run would end the process before the next one has ended its runner.
    for (const signal of END_SIGNALS) process.off(signal, end);
    temporary.remove();
  }
}

function signalGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nothing of it is left.
  }
}
