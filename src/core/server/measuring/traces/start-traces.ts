import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api';
import type { LogLine } from '#server/store/store.ts';

/** Where traces go and how many. */
export type TraceSettings = {
  /** Base address of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** Share of requests that are traced, 0 to 1. */
  ratio: number;
  serviceName: string;
};

/** Ends below the 10 s that a stopping site has. */
const SEND_LIMIT_MS = 2_000;

/**
 * Sends the site's traces to an OpenTelemetry collector. A collector that is away costs a line in the log and its traces.
 * @returns what sends the last spans before the process ends
 */
export async function startTraces(
  { endpoint, ratio, serviceName }: TraceSettings,
  log: LogLine,
): Promise<() => Promise<void>> {
  // Loaded only here: a site without traces starts without it.
  const [
    { AsyncLocalStorageContextManager },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    sdk,
  ] = await Promise.all([
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ]);
  const complain = (reason: string) => log('warn', 'Traces could not be sent', { reason });
  const ignore = () => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/u, '')}/v1/traces`,
    timeoutMillis: SEND_LIMIT_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown().catch(() => undefined);
}
