import { Children, Suspense, type ReactNode } from 'react';
import { problemWords } from '#copy/en/problem-words.ts';
import { fill } from '#copy/wording.ts';
import { Band } from '#ui/band.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';

/**
 * The sections of a page, each in a boundary of its own: one that cannot be rendered leaves the others standing, and
 * 'Error Rendering {type}' in its place (part 1 section 2). While rendering HTML, React's boundary for errors is Suspense;
 * `entry.server.tsx` logs what was thrown.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => (
    <Suspense fallback={<BrokenSection />}>{section}</Suspense>
  ));
}

function BrokenSection() {
  const words = useWords(problemWords);
  return (
    <Band>
      <ProblemPanel
        title={fill(words.renderingTitle, { type: words.content })}
        message={words.unexpected}
      />
    </Band>
  );
}
