import { testContentConnection } from '#content/contentful/connection-test.server.ts';
import type { ContentCredentials } from '#content/contentful/configuration.ts';
import { describeError } from '#content/contentful/content-failure.ts';
import { createSchedule } from '#content/contentful/schedule.ts';
import { DELIVERY_HOST } from '#content/contentful/service-hosts.ts';
import { checkModelDifferences } from '#space/doctor/checks/model-differences.ts';
import { readTypes } from '#space/doctor/read-space.ts';
import type { Settings } from '../settings.ts';
import { checkClock } from './check-machine.ts';
import { fault, ok, skipped, warning, type Finding } from './finding.ts';

const WAIT_MS = 8_000;

/**
 * Whether the content service answers, and to which tokens.
 * @param settings whose content counts stored credentials in
 */
export async function checkContent({ content }: Pick<Settings, 'content'>): Promise<Finding[]> {
  const { credentials, missing, source } = content;
  if (source === 'none') return [skipped('Content service', 'CONTENT_SOURCE asks for none')];
  if (missing.length > 0) {
    return [
      warning(
        'Content service',
        `${missing.join(' and ')} neither set in the environment nor stored under /admin/environment-variables`,
        'Set them, or enter them there.',
      ),
    ];
  }
  const findings: Finding[] = [];
  const options = {
    schedule: createSchedule(),
    closed: new AbortController().signal,
    holdBack: () => null,
    timeoutMs: WAIT_MS,
  };
  const delivery = await testContentConnection(credentials, options);
  findings.push(
    delivery.ok
      ? ok('Content service', `delivery token accepted, ${delivery.total} entries`)
      : fault(
          'Content service',
          [delivery.message, delivery.status, delivery.hint].filter(Boolean).join(' · '),
          'Check the space id and the delivery token, and that this machine may reach the service.',
        ),
  );
  if (delivery.ok) findings.push(...(await checkContentTypes(credentials)));
  if (credentials.previewToken === '') {
    findings.push(skipped('Preview', 'no preview token: previews show published content'));
  }
  findings.push(await checkServiceClock(credentials.host, credentials.insecure));
  return findings;
}

/** Whether the content types hold what the site asks by, in fields of the kinds that it reads. */
async function checkContentTypes(credentials: ContentCredentials): Promise<Finding[]> {
  try {
    const types = await readTypes(credentials);
    const view = { types, type: (id: string) => types.find((type) => type.id === id) };
    const errors = checkModelDifferences(view).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return [ok('Content types', 'hold every field that lists need')];
    return errors.map(({ id, field, message }) =>
      fault('Content types', `${id}.${field}: ${message}`, 'npm run content:doctor says more.'),
    );
  } catch (error) {
    return [skipped('Content types', `could not be read: ${describeError(error).message}`)];
  }
}

/** Signatures of webhooks and second factors depend on the clock; the service tells its own with every answer. */
async function checkServiceClock(host: string | null, insecure: boolean): Promise<Finding> {
  const url = `${insecure ? 'http' : 'https'}://${host ?? DELIVERY_HOST}/`;
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });
    await answer.arrayBuffer();
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    if (Number.isNaN(theirs)) return skipped('Clock', 'the content service tells no time');
    return checkClock(Date.now() - theirs, 'the content service');
  } catch {
    return skipped('Clock', 'the content service could not be asked for the time');
  }
}
