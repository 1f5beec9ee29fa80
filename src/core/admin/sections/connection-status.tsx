import { Form } from 'react-router';
import { adminSettingsWords as words } from '#admin/copy/en/admin-settings-words.ts';
import { fill } from '#copy/wording.ts';
import type { ContentSourceStatus } from '#content/reading/content-source.server.ts';
import { ActButton } from './act-button.tsx';
import { AdminCard, FactList } from './admin-card.tsx';
import { Moment } from './moment.tsx';

/** Which space is in use, why, and how it answers. */
export function ConnectionStatus({
  source,
  reason,
  status,
}: {
  source: keyof typeof words.source;
  reason: string;
  status: ContentSourceStatus;
}) {
  const { lastSuccessAt, lastFailure } = status.delivery;
  // One that is asked for and has no credentials is not connected.
  const used = source === 'contentful' && status.space === null ? 'none' : source;
  return (
    <AdminCard
      title={words.sourceTitle}
      text={`${words.source[used]}. ${fill(words.because, { reason })}`}
    >
      <FactList
        facts={[
          [words.space, status.space || null],
          [words.environment, status.environment || null],
          [words.since, <Moment key="since" ms={status.since} />],
          [
            words.serving,
            <span key="serving">
              {words.origins[status.serving.origin]}, {words.since.toLowerCase()}{' '}
              <Moment ms={status.serving.since} />
            </span>,
          ],
          [
            words.lastAnswer,
            lastSuccessAt === null ? null : <Moment key="answer" ms={lastSuccessAt} />,
          ],
          [
            words.lastFailure,
            lastFailure && (
              <span key="failure">
                <Moment ms={lastFailure.at} />: {lastFailure.message}
              </span>
            ),
          ],
        ]}
      />
      <Form method="post" className="mt-5">
        <ActButton act="refresh" icon="refresh-cw" label={words.refresh} />
      </Form>
    </AdminCard>
  );
}
