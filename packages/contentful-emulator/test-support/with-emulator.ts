import { afterAll, beforeAll } from 'vitest';
import { startEmulator } from '../src/start-emulator.ts';
import type { Emulator, EmulatorOptions } from '../src/start-emulator.ts';
import type { JsonObject } from '../src/space/space-types.ts';
import { smallSpace } from './small-space.ts';

export type Asked = { status: number; body: JsonObject; headers: Headers };

/** An emulator over the small space for the tests of a file, and a way to ask it. */
export function withEmulator(options: Partial<EmulatorOptions> = {}) {
  let emulator: Emulator | undefined;
  beforeAll(async () => {
    emulator = await startEmulator({ space: smallSpace(), ...options });
  });
  afterAll(() => emulator?.close());
  const here = () => {
    if (!emulator) throw new Error('The emulator is not started yet.');
    return emulator;
  };
  const ask = async (
    path: string,
    init: RequestInit & { preview?: boolean } = {},
  ): Promise<Asked> => {
    const { preview, ...rest } = init;
    const { url, previewUrl, spaceId, deliveryToken, previewToken } = here();
    const root = `${preview ? previewUrl : url}/spaces/${spaceId}/environments/master`;
    const response = await fetch(`${root}/${path}`, {
      headers: { Authorization: `Bearer ${preview ? previewToken : deliveryToken}` },
      ...rest,
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as JsonObject,
    };
  };
  return {
    emulator: here,
    ask,
    ids: async (path: string, init = {}) => idsOf((await ask(path, init)).body),
  };
}

/** The ids of the items of an answer, in order. */
export function idsOf(body: JsonObject): string[] {
  const items = body['items'] as { sys: { id: string } }[] | undefined;
  return items?.map((item) => item.sys.id) ?? [`no items: ${JSON.stringify(body)}`];
}
