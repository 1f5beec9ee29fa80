import { securityHeaders } from '#server/http/http.ts';
import { fault, ok, skipped, warning, type Finding } from './finding.ts';

const WAIT_MS = 10_000;

const ask = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });

/** The site as the public sees it: reachable, encrypted, with its headers, and one address only. */
export async function checkSite(siteUrl: string): Promise<Finding[]> {
  let page: Response;
  try {
    page = await ask(`${siteUrl}/`);
    await page.arrayBuffer();
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    return [
      fault(
        'Site',
        `${siteUrl}/ does not answer (${cause?.code ?? name})`,
        'Check that the site runs, the DNS entry, the proxy and its certificate.',
      ),
    ];
  }
  const findings: Finding[] = [toStatusFinding(siteUrl, page)];
  const secure = siteUrl.startsWith('https:');
  const missing = Object.keys(securityHeaders({ secure })).filter(
    (name) => !page.headers.has(name),
  );
  const policy = page.headers.get('content-security-policy') ?? '';
  if (!policy.includes("default-src 'none'")) missing.push('Content-Security-Policy');
  findings.push(
    missing.length === 0
      ? ok('Headers', 'all of the site’s own arrive')
      : fault(
          'Headers',
          `${missing.join(', ')} do not arrive`,
          'Have the proxy pass the site’s headers on unchanged.',
        ),
  );
  findings.push(await checkHealth(siteUrl));
  if (secure) findings.push(await checkPlain(siteUrl));
  return findings;
}

function toStatusFinding(siteUrl: string, { status, headers }: Response): Finding {
  if (status === 200) return ok('Site', `${siteUrl}/ answers 200`);
  const location = headers.get('location');
  return fault(
    'Site',
    `${siteUrl}/ answers ${status}${location ? ` and sends to ${location}` : ''}`,
    location
      ? 'Set SITE_URL to the address that visitors end at.'
      : 'Read the site’s log; see docs/operations.md.',
  );
}

async function checkHealth(siteUrl: string): Promise<Finding> {
  try {
    const health = await ask(`${siteUrl}/health/ready`);
    await health.arrayBuffer();
    if (health.status === 200) return ok('Health', 'inquiries can be stored');
    return fault(
      'Health',
      `/health/ready answers ${health.status}`,
      'Inquiries cannot be stored: see the database lines of this check and the log.',
    );
  } catch {
    return skipped('Health', '/health/ready could not be read');
  }
}

/** Over plain HTTP there must be a redirect to the same address over TLS, and nothing else. */
async function checkPlain(siteUrl: string): Promise<Finding> {
  const { host } = new URL(siteUrl);
  if (host.includes(':')) return skipped('Plain HTTP', 'the address has a port of its own');
  try {
    const plain = await ask(`http://${host}/`);
    await plain.arrayBuffer();
    const leadsTo = plain.headers.get('location') ?? '';
    if (plain.status >= 300 && plain.status < 400 && leadsTo.startsWith(`https://${host}/`))
      return ok('Plain HTTP', 'sends to https');
    return warning(
      'Plain HTTP',
      `http://${host}/ answers ${plain.status}${leadsTo ? ` to ${leadsTo}` : ''}`,
      'Have the proxy answer 308 to the https address (deploy/).',
    );
  } catch {
    return ok('Plain HTTP', 'closed');
  }
}
