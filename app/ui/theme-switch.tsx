import { useSyncExternalStore } from 'react';
import { pageToolWords } from '#copy/page-tool-words.ts';
import { shownTheme, switchTheme, watchTheme } from '#browser/theme-choice.ts';
import { Icon } from './icon.tsx';

/**
 * Turns between light and dark. Which icon shows is the stylesheet's matter, so the server need not know
 * the theme; whether it is pressed is told as soon as React runs here. Without a script it is not drawn.
 */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => undefined);
  return (
    <button
      type="button"
      aria-label={pageToolWords.darkTheme}
      aria-pressed={theme && theme === 'dark'}
      onClick={switchTheme}
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-140 hover:bg-ink-100 dark:hover:bg-white/10 noscript:hidden ${className}`}
    >
      <Icon name="moon" size={20} className="dark:hidden" />
      <Icon name="sun" size={20} className="hidden dark:block" />
    </button>
  );
}
