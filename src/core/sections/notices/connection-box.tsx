import { connectionWords } from '#copy/en/connection-words.ts';
import { RefreshConnection } from '#sections/content-problem/refresh-connection.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useWords } from '#ui/wording-context.ts';
import { useConnectionProblem, type ConnectionProblem } from './setup-state.ts';

/** Where credentials are entered (part 1 section 2). */
export const CREDENTIALS_PATH = '/admin/environment-variables';

const LOOKS = {
  'not-configured': { title: 'notConfiguredTitle', message: 'notConfigured', icon: 'settings' },
  'client-failed': { title: 'connectionTitle', message: 'clientFailed', icon: 'triangle-alert' },
  refused: { title: 'connectionTitle', message: 'refused', icon: 'triangle-alert' },
  connection: { title: 'connectionTitle', message: 'unavailable', icon: 'triangle-alert' },
} as const;

/**
 * The box about the connection ('Not Configured' or 'Connection Issue', with 'Refresh Connection' and 'Configure
 * Credentials'). It stands below the content it concerns, never above it.
 * @param problem as the page was built; the running site's configuration may say otherwise by now
 */
export function ConnectionBox({
  problem,
  level = 2,
}: {
  problem: ConnectionProblem;
  level?: 2 | 3;
}) {
  const words = useWords(connectionWords);
  const { title, message, icon } = LOOKS[useConnectionProblem(problem)];
  return (
    <ProblemPanel
      tone="notice"
      title={words[title]}
      message={words[message]}
      icon={icon}
      level={level}
      actions={
        <>
          <RefreshConnection />
          <ButtonLink to={CREDENTIALS_PATH} look="outline" size="small">
            {words.configure}
          </ButtonLink>
        </>
      }
    />
  );
}
