// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VISITOR_BOOT } from '#browser/visitor-boot.ts';
import { watchThemeSwitches } from '#browser/theme-switch.ts';
import { startScript } from '#tests/support/page-script.ts';
import { send } from '#tests/support/gallery-part.tsx';
import { stubMediaQueries } from './test-support/slide-stubs.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const root = document.documentElement;
let stopScripts = () => {};
const boot = () => new Function(VISITOR_BOOT)() as void;
const control = () => screen.getByRole('button', { name: 'Dark theme' });
const press = () => control().click();

/** The switch as it was sent, with the page's script. */
function open(): void {
  send(<ThemeSwitch />);
  stopScripts = startScript(watchThemeSwitches);
}

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => {
  stopScripts();
  stopScripts = () => {};
  vi.restoreAllMocks();
});

describe('the theme', () => {
  it('follows the system until the visitor chooses', async () => {
    stubMediaQueries({ dark: true });
    open();
    expect(control().getAttribute('aria-pressed')).toBe('true');
    expect(root.dataset['theme']).toBeUndefined();
  });

  it('is switched, told and remembered', async () => {
    stubMediaQueries({});
    open();
    expect(control().getAttribute('aria-pressed')).toBe('false');
    press();
    expect(root.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await expect.poll(() => control().getAttribute('aria-pressed')).toBe('true');
  });

  it('is the system’s again once the choice says the same', async () => {
    stubMediaQueries({});
    open();
    press();
    press();
    expect(root.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('changes for this page even when nothing can be stored', async () => {
    stubMediaQueries({});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed');
    });
    open();
    press();
    expect(root.dataset['theme']).toBe('dark');
  });
});

describe('the boot script', () => {
  it('fits the head: at most 200 bytes, and nothing that would end the element', () => {
    expect(new TextEncoder().encode(VISITOR_BOOT).length).toBeLessThanOrEqual(200);
    expect(VISITOR_BOOT).not.toContain('</');
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['<b>', undefined],
    [null, undefined],
  ])('with %s stored sets %s', (stored, theme) => {
    if (stored) localStorage.setItem('theme', stored);
    boot();
    expect(root.dataset['theme']).toBe(theme);
  });

  it('survives a closed storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('closed');
    });
    expect(boot).not.toThrow();
  });
});
