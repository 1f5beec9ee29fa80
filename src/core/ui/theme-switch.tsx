import { interfaceWords } from '#copy/en/interface-words.ts';
import { Icon } from './icon.tsx';
import { useWords } from './wording-context.ts';

/**
 * Turns between light and dark (`browser/theme-switch.ts`). Which icon shows is the stylesheet's matter, so the server
 * need not know the theme. Without a script it is not drawn.
 */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const words = useWords(interfaceWords);
  return (
    <button
      type="button"
      data-theme-switch=""
      // On application pages the theme may be known before React comes.
      suppressHydrationWarning
      aria-label={words.darkTheme}
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-140 hover:bg-skeleton noscript:hidden ${className}`}
    >
      <Icon name="moon" size={20} className="dark:hidden" />
      <Icon name="sun" size={20} className="hidden dark:block" />
    </button>
  );
}
