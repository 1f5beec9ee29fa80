import { useEffect, useState } from 'react';
import { pageToolWords } from '#copy/page-tool-words.ts';
import { shownTheme, switchTheme } from '#browser/theme-choice.ts';
import { Icon } from './icon.tsx';

/**
 * Turns between light and dark. Which icon shows is the stylesheet's matter, so the server need not know
 * the theme; whether it is pressed is told as soon as React runs here. Without a script it is not drawn.
 */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const [dark, setDark] = useState<boolean | undefined>(undefined);

  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setDark(shownTheme() === 'dark');
    follow();
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);

  return (
    <button
      type="button"
      aria-label={pageToolWords.darkTheme}
      aria-pressed={dark}
      onClick={() => setDark(switchTheme() === 'dark')}
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-140 hover:bg-ink-100 dark:hover:bg-white/10 noscript:hidden ${className}`}
    >
      <Icon name="moon" size={20} className="dark:hidden" />
      <Icon name="sun" size={20} className="hidden dark:block" />
    </button>
  );
}
