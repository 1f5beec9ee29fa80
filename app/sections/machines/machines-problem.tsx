import type { Loaded } from '#content/loaded.ts';
import type { MachineCard } from '#content/machines/machine.ts';
import { machinesPageWords as words } from '#copy/machine-words.ts';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { Band } from '#ui/band.tsx';
import { ButtonLink } from '#ui/button.tsx';

/** Says in place of the machines why there are none (part 2 section 2); draws nothing when there are some. */
export function MachinesProblem({ machines }: { machines: Loaded<MachineCard[]> }) {
  const isEmpty = 'value' in machines && machines.value.length === 0;
  if (machines.status !== 'failed' && !isEmpty) return null;
  return (
    <Band>
      <MachinesProblemPanel machines={machines} />
    </Band>
  );
}

/** The same without a band of its own. */
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
      {...(failed ? {} : { tone: 'quiet' as const })}
      level={level}
      actions={
        failed ? (
          <ButtonLink to="/machines" look="outline" size="small">
            Try Again
          </ButtonLink>
        ) : (
          <ButtonLink to={words.emptyAction.url} size="small">
            {words.emptyAction.text}
          </ButtonLink>
        )
      }
    />
  );
}
