import type { Loaded } from '#content/loaded.ts';
import type { MachineCard } from '#content/machines/machine.ts';
import { machinesPageWords as words } from '#copy/machine-words.ts';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Says in place of the machines why there are none (part 2 section 2); draws nothing when there are some. */
export function MachinesProblem({
  machines,
  showNotices,
}: {
  machines: Loaded<MachineCard[]>;
  /** Whether the reader is one who can do something about the space. */
  showNotices: boolean;
}) {
  const isEmpty = 'value' in machines && machines.value.length === 0;
  if (machines.status !== 'failed' && !isEmpty) return null;
  return (
    <Band>
      {isEmpty && !showNotices ? <NoMachines /> : <MachinesProblemPanel machines={machines} />}
    </Band>
  );
}

function NoMachines() {
  const { title, text, action } = words.none;
  return (
    <ProblemPanel
      tone="quiet"
      title={title}
      message={text}
      actions={
        <ButtonLink to={action.url} look="outline" size="small">
          {action.text}
        </ButtonLink>
      }
    />
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
  const failed = machines.status === 'failed';
  return (
    <ProblemPanel
      title={failed ? words.failedTitle : words.emptyTitle}
      message={failed ? machines.message : words.emptyMessage}
      level={level}
      actions={
        <ButtonLink to="/machines" look="outline" size="small">
          Try Again
        </ButtonLink>
      }
    />
  );
}
