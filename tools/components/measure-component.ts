import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** On every page with an island already, whatever part is added. */
const FRAMEWORK = /^(?:react|react-dom)(?:\/|$)/u;
const EVERYWHERE = /(?:^|\/)(?:icon|site-link|button|round-button)\.tsx$/u;

export type ComponentSize = {
  /** The part with all it imports, but not React: what a page without any other part pays. */
  alone: number;
  /** Without the icon, link and buttons, which come with every island. */
  adds: number;
};

/**
 * What one part costs a visitor: its script, minified, compressed with brotli at its best, in bytes. Styles
 * are one file for the whole site and not in it.
 * @param path of the part's file, from the root of the project
 */
export async function measureComponent(path: string): Promise<ComponentSize> {
  return {
    alone: await sizeOf(path, (id) => FRAMEWORK.test(id)),
    adds: await sizeOf(path, (id) => FRAMEWORK.test(id) || EVERYWHERE.test(id)),
  };
}

async function sizeOf(path: string, external: (id: string) => boolean): Promise<number> {
  const input = join(ROOT, path);
  const answer = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
    // As the site is built, also where tests run in an environment of their own.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      target: 'es2022',
      rolldownOptions: {
        input,
        external: (id: string) => id !== input && external(id),
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const scripts = answer.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return brotliCompressSync(scripts.join('\n')).length;
}
