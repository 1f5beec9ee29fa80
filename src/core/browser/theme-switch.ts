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

/** Where the visitor's choice is kept; `visitor-boot.ts` reads the same key before the first paint. */
const THEME_KEY = 'theme';

type Theme = 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

const systemTheme = (): Theme => (systemIsDark().matches ? 'dark' : 'light');

/** The theme on screen: the visitor's choice, else the system's. Browser only. */
function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/**
 * Turns to the other theme and remembers it. A choice that equals the system's is forgotten instead,
 * so that the site follows the system again.
 */
function switchTheme(): void {
  const theme = shownTheme() === 'dark' ? 'light' : 'dark';
  const system = systemTheme();
  const root = document.documentElement;
  if (theme === system) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === system) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
}

/** Calls `listener` whenever the theme on screen may have changed. */
function watchTheme(listener: () => void): void {
  systemIsDark().addEventListener('change', listener);
  new MutationObserver(listener).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
