import { ProblemPanel } from '#ui/problem-panel.tsx';
import { RefreshPageButton } from '#ui/problem-buttons.tsx';
import { aboutPageWords } from '#copy/en/about-page-words.ts';
import { problemWords } from '#copy/en/problem-words.ts';
import { useWording } from '#ui/wording-context.ts';

/** In place of the text about the company: that it cannot be read, which trying again may mend, or that there is none. */
export function NoAboutText({ isUnread }: { isUnread: boolean }) {
  const wording = useWording();
  const words = wording.of(aboutPageWords);
  return isUnread ? (
    <ProblemPanel
      title={words.errorTitle}
      message={wording.of(problemWords).unread}
      actions={<RefreshPageButton />}
    />
  ) : (
    <ProblemPanel tone="quiet" title={words.empty} message={words.emptyText} actions={null} />
  );
}
