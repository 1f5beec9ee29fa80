// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeaderMenus } from './header-menus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The menu, with what browsers do at a click on its summary. */
function showMenu() {
  document.body.innerHTML = '<details data-header-menu><summary>More</summary></details>';
  watchHeaderMenus();
  const menu = document.querySelector('details')!;
  const pointer = (type: string) =>
    menu.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));
  return {
    menu,
    enter() {
      pointer('pointerenter');
      vi.advanceTimersByTime(200);
    },
    leave() {
      pointer('pointerleave');
      vi.advanceTimersByTime(150);
    },
    click() {
      const before = menu.open;
      const event = new Event('click', { bubbles: true, cancelable: true });
      menu.querySelector('summary')!.dispatchEvent(event);
      menu.open = event.defaultPrevented ? before : !before;
    },
  };
}

test('a click on what the pointer has opened leaves it open, the next one closes it', () => {
  const { menu, enter, click } = showMenu();
  enter();
  expect(menu.open).toBe(true);
  click();
  expect(menu.open).toBe(true);
  click();
  expect(menu.open).toBe(false);
});

test('a click opens and closes where the pointer opened nothing, also after it has been there', () => {
  const { menu, enter, leave, click } = showMenu();
  click();
  expect(menu.open).toBe(true);
  enter();
  click();
  expect(menu.open).toBe(false);
  enter();
  leave();
  expect(menu.open).toBe(false);
  click();
  expect(menu.open).toBe(true);
  click();
  expect(menu.open).toBe(false);
});
