import { describe, expect, it } from 'vitest';
import { answerPage } from './answer-page.ts';

const never = () => new Promise<never>(() => undefined);
const nothing = async () => null;
const fails = async () => {
  throw new TypeError('no network');
};
const say = (text: string) => async () => new Response(text);

async function answered(ways: Partial<Parameters<typeof answerPage>[0]>): Promise<string> {
  const whole = { network: fails, kept: nothing, offline: nothing, patience: never, ...ways };
  return (await answerPage(whole)).text();
}

describe('answerPage', () => {
  it('takes what the network says, even an error', async () => {
    const network = async () => new Response('503', { status: 503 });
    expect(await answered({ network, kept: say('kept'), offline: say('offline') })).toBe('503');
  });

  it('shows the kept page without a network, else the offline page, else the failure', async () => {
    expect(await answered({ kept: say('kept'), offline: say('offline') })).toBe('kept');
    expect(await answered({ offline: say('offline') })).toBe('offline');
    await expect(answered({})).rejects.toThrow('no network');
  });

  it('shows the kept page when the network takes too long', async () => {
    const patience = async () => undefined;
    expect(await answered({ network: never, kept: say('kept'), patience })).toBe('kept');
  });

  it('waits on where nothing is kept', async () => {
    const patience = async () => undefined;
    const network = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 5));
    expect(await answered({ network, offline: say('offline'), patience })).toBe('late');
  });

  it('shows the offline page when the network fails in the end', async () => {
    const patience = async () => undefined;
    const network = () =>
      new Promise<Response>((_, reject) => setTimeout(() => reject(new TypeError('gone')), 5));
    expect(await answered({ network, offline: say('offline'), patience })).toBe('offline');
  });
});
