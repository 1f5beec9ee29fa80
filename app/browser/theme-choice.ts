/** Where the visitor's choice is kept; `visitor-boot.ts` reads the same key before the first paint. */
const THEME_KEY = 'theme';

export type Theme = 'light' | 'dark';

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

const systemTheme = (): Theme => (systemIsDark().matches ? 'dark' : 'light');

/** The theme on screen: the visitor's choice, else the system's. Browser only. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/**
 * Turns to the other theme and remembers it. A choice that equals the system's is forgotten instead,
 * so that the site follows the system again.
 */
export function switchTheme(): void {
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
export function watchTheme(listener: () => void): void {
  systemIsDark().addEventListener('change', listener);
  new MutationObserver(listener).observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
}
