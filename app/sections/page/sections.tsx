import { Children, createContext, Suspense, useContext, type ReactNode } from 'react';
import { footerWords } from '#copy/en/footer-words.ts';
import { problemWords } from '#copy/en/problem-words.ts';
import { fill } from '#copy/wording.ts';
import { Band } from '#ui/band.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { SiteLink } from '#ui/site-link.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * The sections of a page, each in a boundary of its own: one that cannot be rendered leaves the others standing, and
 * 'Error Rendering {type}' in its place (part 1 section 2). While rendering HTML, React's boundary for errors is Suspense;
 * `entry.server.tsx` logs what was thrown. The root puts every page into one, and header and footer each into a
 * `Frame`, so that the others stand whatever throws.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => (
    <Suspense
      fallback={
        <Band>
          <BrokenPart />
        </Band>
      }
    >
      {section}
    </Suspense>
  ));
}

/** A part of a section whose fault is not to take the section along: its heading, its form, its other parts. */
export function Part({ children }: { children: ReactNode }) {
  return <Suspense fallback={<BrokenPart />}>{children}</Suspense>;
}

/** What a page can do without: where it throws, nothing stands in its place. */
export function Extra({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

/** Called while a page is drawn that it is without what it is for; null where nobody asks. */
type OnLost = (() => void) | null;

export const MainPartLostContext = createContext<OnLost>(null);

/** The same within the part that a page is for; null within any other. */
export const WithinMainPartContext = createContext<OnLost>(null);

/** What a page is for. Without it the page is for no search engine (`entry.server.tsx`). */
export function MainPart({ children }: { children: ReactNode }) {
  const onLost = useContext(MainPartLostContext);
  return (
    <Suspense fallback={<LostMainPart onLost={onLost} />}>
      <WithinMainPartContext value={onLost}>{children}</WithinMainPartContext>
    </Suspense>
  );
}

function LostMainPart({ onLost }: { onLost: OnLost }) {
  onLost?.();
  return <BrokenPart />;
}

/** The header or the footer of a page: one that cannot be rendered leaves the ways to the home and the contact page. */
export function Frame({
  as: Element,
  siteName,
  children,
}: {
  as: 'header' | 'footer';
  siteName: string;
  children: ReactNode;
}) {
  const words = useWords(footerWords);
  const plain = (
    <Element className="border-y border-line">
      <p className="container-site flex flex-wrap gap-5 py-5">
        <SiteLink to="/">{siteName}</SiteLink>
        <SiteLink to="/contact">{words.links['/contact']}</SiteLink>
      </p>
    </Element>
  );
  return <Suspense fallback={plain}>{children}</Suspense>;
}

function BrokenPart() {
  const words = useWords(problemWords);
  return (
    <ProblemPanel
      title={fill(words.renderingTitle, { type: words.content })}
      message={words.unexpected}
    />
  );
}
