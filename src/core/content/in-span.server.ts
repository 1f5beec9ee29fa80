import { SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

const tracer = trace.getTracer('vending-site');

/**
 * Does `act` in a span of the present OpenTelemetry trace. It costs next to nothing while traces are off
 * (`#server/measuring/traces/start-traces.ts`). Names and attributes must never hold what a visitor wrote.
 * @param attributes known before; what is known after is set on the span that `act` gets
 */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  act: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await act(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error)?.name ?? 'fault' });
      throw error;
    } finally {
      span.end();
    }
  });
}
