import { Children, createContext, Suspense, useContext, useId, type ReactNode } from 'react';
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

/**
 * What of the parts that a page is for does not stand, while the page is drawn; null where nobody asks. That a fallback was
 * drawn tells nothing: React draws those of sound parts, too.
 */
export const UnfinishedContext = createContext<Set<string> | null>(null);

/** Called within the part that a page is for when it is drawn without some of it; null within any other. */
export const OnPartLostContext = createContext<(() => void) | null>(null);

/** What a page is for. Without it the page is for no search engine (`entry.server.tsx`). */
export function MainPart({ children }: { children: ReactNode }) {
  const unfinished = useContext(UnfinishedContext);
  const id = useId();
  unfinished?.add(id);
  return (
    <Suspense fallback={<BrokenPart />}>
      <OnPartLostContext value={() => unfinished?.add(`${id} in part`)}>
        {children}
      </OnPartLostContext>
      <Finished id={id} />
    </Suspense>
  );
}

/** Drawn after what stands before it, and not at all where that throws. */
function Finished({ id }: { id: string }) {
  useContext(UnfinishedContext)?.delete(id);
  return null;
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
