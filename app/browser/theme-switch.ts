import { shownTheme, switchTheme, watchTheme } from './theme-choice.ts';

const SWITCHES = 'button[data-theme-switch]';

/** Makes the buttons of `ui/theme-switch.tsx` work, and tells assistive technology which theme is on. */
export function watchThemeSwitches(): void {
  const tell = () => {
    const pressed = String(shownTheme() === 'dark');
    for (const button of document.querySelectorAll(SWITCHES))
      button.setAttribute('aria-pressed', pressed);
  };
  tell();
  watchTheme(tell);
  addEventListener('click', ({ target }) => {
    if ((target as Element | null)?.closest(SWITCHES)) switchTheme();
  });
}
