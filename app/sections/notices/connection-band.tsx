import { LateContentProblem } from '#sections/content-problem/late-content-problem.tsx';
import { Band } from '#ui/band.tsx';

/**
 * The box about the connection ('Not Configured' or 'Connection Issue', with 'Refresh Connection' and
 * 'Configure Credentials'), below the content it concerns. Draws nothing without a problem.
 */
export function ConnectionBand({ problem }: { problem: 'not-configured' | 'connection' | null }) {
  if (problem === null) return null;
  return (
    <Band id="connection">
      <LateContentProblem kind={problem} />
    </Band>
  );
}
