import { Children, Suspense, type ReactNode } from 'react';
import { problemWords } from '#copy/problem-words.ts';
import { Band } from '#ui/band.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';

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
  return (
    <Band>
      <ProblemPanel
        title={problemWords.renderingTitle('Content')}
        message={problemWords.unexpected}
      />
    </Band>
  );
}
