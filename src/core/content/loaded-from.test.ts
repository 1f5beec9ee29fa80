import { describe, expect, it } from 'vitest';
import { loadedFrom, NOT_CONFIGURED, UnusableEntryError } from './loaded-from.ts';
import { valueOf } from './loaded.ts';
import { fakeReader } from './tests/fake-reader.ts';

const builtIn = { fallback: () => 'built-in' };
const ask = (reader: ReturnType<typeof fakeReader>) => async () => {
  await reader.readEntries({ contentType: 'any' });
  return 'live';
};

describe('loadedFrom', () => {
  it('answers live with what was read', async () => {
    const reader = fakeReader();
    expect(await loadedFrom(reader, ask(reader), builtIn)).toEqual({
      status: 'live',
      value: 'live',
    });
  });

  it('shows built-in content when nothing is configured, without asking', async () => {
    const reader = fakeReader({ configured: false });
    expect(await loadedFrom(reader, ask(reader), builtIn)).toEqual({
      status: 'fallback',
      value: 'built-in',
      reason: 'not-configured',
    });
    expect(reader.queries).toEqual([]);
  });

  it('fails with the stated message when nothing is configured and nothing is built in', async () => {
    const reader = fakeReader({ configured: false });
    expect(await loadedFrom(reader, ask(reader))).toEqual({
      status: 'failed',
      message: NOT_CONFIGURED,
    });
    expect(NOT_CONFIGURED).toBe(
      'Contentful is not configured. Please set your Space ID and Delivery Token in the environment variables.',
    );
  });

  it('tells nothing there from an outage', async () => {
    const nothing = async () => null;
    expect(await loadedFrom(fakeReader(), nothing)).toEqual({ status: 'missing' });
    expect(await loadedFrom(fakeReader(), nothing, builtIn)).toMatchObject({ reason: 'empty' });
    const down = fakeReader({ failing: 'timeout' });
    expect(await loadedFrom(down, ask(down), builtIn)).toMatchObject({ reason: 'unavailable' });
  });

  it('words the failure with a reason fit for a visitor', async () => {
    const down = fakeReader({ failing: 'network' });
    const reason = 'Network error while connecting to Contentful';
    expect(await loadedFrom(down, ask(down))).toEqual({
      status: 'failed',
      message: `Contentful error: ${reason}`,
    });
    const failed = (words: string) => `Failed to load machine data: ${words}`;
    expect(await loadedFrom(down, ask(down), { failed })).toEqual({
      status: 'failed',
      message: `Failed to load machine data: ${reason}`,
    });
  });

  it('takes a content type that the space lacks for an empty space', async () => {
    const older = fakeReader({ failing: 'unknown-content-type' });
    expect(await loadedFrom(older, ask(older), builtIn)).toMatchObject({ reason: 'empty' });
    expect(await loadedFrom(older, ask(older))).toEqual({ status: 'missing' });
  });

  it('fails for an entry that is there and cannot be shown', async () => {
    const read = async () => {
      throw new UnusableEntryError('Invalid product data');
    };
    expect(await loadedFrom(fakeReader(), read, builtIn)).toEqual({
      ...{ status: 'failed', unusable: true },
      message: 'Invalid product data',
    });
  });

  it('lets a defect of ours surface', async () => {
    const read = async () => {
      throw new TypeError('ours');
    };
    await expect(loadedFrom(fakeReader(), read, builtIn)).rejects.toThrow('ours');
  });

  it('gives the value of live and fallback answers only', () => {
    expect(valueOf({ status: 'live', value: 1 })).toBe(1);
    expect(valueOf({ status: 'fallback', value: 2, reason: 'empty' })).toBe(2);
    expect(valueOf({ status: 'missing' })).toBeNull();
    expect(valueOf({ status: 'failed', message: '' })).toBeNull();
  });
});
