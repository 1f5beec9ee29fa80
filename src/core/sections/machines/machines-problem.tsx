import { useContext } from 'react';
import { noneShown, type Loaded } from '#content/loaded.ts';
import type { MachineCard } from '#content/machines/machine.ts';
import { machinesPageWords } from '#copy/en/machines-page-words.ts';
import { SLUG_KINDS } from '#content/kinds/slug-kinds.ts';
import { pageWords } from '#copy/en/page-words.ts';
import { setupWords } from '#copy/en/setup-words.ts';
import { fill } from '#copy/wording.ts';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { NoticesContext } from '#ui/notices-context.ts';
import { useWording } from '#ui/wording-context.ts';

/** Says why there are no machines (part 2 section 2): that the list failed to everyone, that it is empty to those who can fill it. */
export function MachinesProblem({ machines }: { machines: Loaded<MachineCard[]> }) {
  const showNotices = useContext(NoticesContext);
  const isEmpty = 'value' in machines && machines.value.length === 0;
  if (machines.status !== 'failed' && !(isEmpty && showNotices)) return null;
  return (
    <Band>
      <MachinesProblemPanel machines={machines} />
    </Band>
  );
}

/** What is wrong, for those who run the site, without a band of its own. */
export function MachinesProblemPanel({
  machines,
  level = 2,
}: {
  machines: Loaded<MachineCard[]>;
  level?: 2 | 3;
}) {
  const wording = useWording();
  const words = wording.of(machinesPageWords);
  const failed = machines.status === 'failed';
  const none = noneShown(machines);
  const why =
    none === null || none === 'none-published'
      ? words.emptyMessage
      : fill(wording.of(setupWords).none[none], { type: SLUG_KINDS.machine.contentType });
  return (
    <ProblemPanel
      title={failed ? words.failedTitle : words.emptyTitle}
      message={failed ? machines.message : why}
      level={level}
      actions={
        <ButtonLink to="/machines" look="outline" size="small">
          {wording.of(pageWords).tryAgain}
        </ButtonLink>
      }
    />
  );
}
