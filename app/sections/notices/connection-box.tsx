import { connectionWords, CREDENTIALS_PATH } from '#copy/problem-words.ts';
import { RefreshConnection } from '#sections/content-problem/refresh-connection.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { useConnectionProblem, type ConnectionProblem } from './setup-state.ts';

const LOOKS = {
  'not-configured': {
    title: connectionWords.notConfiguredTitle,
    message: connectionWords.notConfigured,
    icon: 'settings',
  },
  'client-failed': {
    title: connectionWords.connectionTitle,
    message: connectionWords.clientFailed,
    icon: 'triangle-alert',
  },
  refused: {
    title: connectionWords.connectionTitle,
    message: connectionWords.refused,
    icon: 'triangle-alert',
  },
  connection: {
    title: connectionWords.connectionTitle,
    message: connectionWords.unavailable,
    icon: 'triangle-alert',
  },
};

/**
 * The box about the connection ('Not Configured' or 'Connection Issue', with 'Refresh Connection' and 'Configure
 * Credentials'). It stands below the content it concerns, never above it (design brief).
 * @param problem as the page was built; the running site's configuration may say otherwise by now
 */
export function ConnectionBox({
  problem,
  level = 2,
}: {
  problem: ConnectionProblem;
  level?: 2 | 3;
}) {
  const { title, message, icon } = LOOKS[useConnectionProblem(problem)];
  return (
    <ProblemPanel
      tone="notice"
      title={title}
      message={message}
      icon={icon}
      level={level}
      actions={
        <>
          <RefreshConnection />
          <ButtonLink to={CREDENTIALS_PATH} look="outline" size="small">
            {connectionWords.configure}
          </ButtonLink>
        </>
      }
    />
  );
}
