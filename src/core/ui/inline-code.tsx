import { createContext, useContext } from 'react';

/**
 * The texts of the scripts and styles that stand in a page's HTML. `InlineScript` and `InlineStyle` add to it while the page
 * is rendered, and the page's policy allows these texts and no other. Null in browsers.
 */
export const InlineCodeContext = createContext<{
  scripts: Set<string>;
  styles: Set<string>;
} | null>(null);

/** A script in the page itself; the one way to write one, since any other is refused by the page's policy. */
export function InlineScript({
  text,
  type,
}: {
  text: string;
  type?: 'importmap' | 'speculationrules';
}) {
  useContext(InlineCodeContext)?.scripts.add(text);
  return (
    // In a browser the text may be unknown: what the server wrote has run by then.
    <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/**
 * A style in the page itself; the one way to write one, since any other is refused by the page's policy.
 * @param name of one that a part of the body needs: React puts it into the head, where HTML has styles
 */
export function InlineStyle({ text, name }: { text: string; name?: string }) {
  useContext(InlineCodeContext)?.styles.add(text);
  const place = name === undefined ? {} : { href: name, precedence: 'part' };
  return <style {...place} dangerouslySetInnerHTML={{ __html: text }} />;
}
