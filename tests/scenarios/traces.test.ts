import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startBuiltSite } from '#tests/support/built-site.ts';
import { isBuilt } from '#tests/support/is-built.ts';
import { postInquiry } from '#tests/support/post-inquiry.ts';

const WORDS = 'Two machines for the ward kitchen, please.';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};

/** An OpenTelemetry collector that keeps what it is sent. */
async function startCollector() {
  const spans: Span[] = [];
  let all = '';
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      all += body;
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      for (const { scopeSpans } of resourceSpans)
        for (const { spans: sent } of scopeSpans) spans.push(...sent);
      response.setHeader('Content-Type', 'application/json');
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    text: () => all,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

const valueOf = (span: Span, key: string) => {
  const value = span.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe.skipIf(!isBuilt)('traces', () => {
  it('show a page with its questions, and an inquiry up to its mail, without what the visitor wrote', async () => {
    const collector = await startCollector();
    const env = {
      CONTENT_SOURCE: 'sample',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      // Nobody listens there: the mail is tried, and waits.
      SMTP_URL: 'smtp://127.0.0.1:9',
      EMAIL_TO: 'owner@example.com',
    };
    const site = await startBuiltSite(env, { keepsPages: false });
    try {
      const page = await fetch(`${site.url}/machines/divi-wp`);
      expect(page.status).toBe(200);
      const requestId = page.headers.get('X-Request-Id');
      const posted = await postInquiry(site.url, {
        name: 'Ada Example',
        email: 'ada@example.com',
        subject: 'Machines',
        message: WORDS,
        formType: 'Contact Form',
      });
      expect(await posted.json()).toEqual({ success: true });
      const named = (name: string) => collector.spans.filter((span) => span.name === name);
      await expect.poll(() => named('send from the outbox').length).toBeGreaterThan(0);
      await expect.poll(() => named('GET page').length).toBeGreaterThan(0);

      const request = named('GET page').find((span) => valueOf(span, 'request.id') === requestId)!;
      const inTrace = collector.spans.filter(({ traceId }) => traceId === request.traceId);
      const render = inTrace.find(({ name }) => name === 'render')!;
      expect(valueOf(request, 'http.response.status_code')).toBe(200);
      expect(render.parentSpanId).toBe(request.spanId);
      expect(inTrace.map(({ name }) => name)).toContain('ask the content service');

      const [stored] = named('store the inquiry');
      const number = valueOf(stored!, 'inquiry.number');
      const post = collector.spans.find(({ spanId }) => spanId === stored!.parentSpanId);
      expect(post?.name).toBe('POST api');
      const sent = named('send from the outbox').map((span) => valueOf(span, 'inquiry.number'));
      expect(sent).toContain(number);
      expect(collector.text()).not.toContain('ward kitchen');
      expect(collector.text()).not.toContain('ada@example.com');
    } finally {
      await site.stop();
      await collector.close();
    }
  });

  it('that nobody takes leave pages as they are', async () => {
    const site = await startBuiltSite({
      CONTENT_SOURCE: 'sample',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    });
    expect((await fetch(`${site.url}/contact`)).status).toBe(200);
    await site.stop();
  });
});
