import { FastifyOtelInstrumentation } from '@fastify/otel';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { type Asked, statements } from '../db/asked.ts';
import { instance } from '../log.ts';
import type { App } from '../module.ts';

/** Milliseconds to wait for the collector. */
const patience = 2000;
/** The most characters of a statement in a trace. */
const longestText = 1000;

/**
 * Sends traces of calls and their statements to a collector; answers how to stop and flush. Calls are named by their route and
 * statements have no values, so that traces hold no personal data.
 */
export async function beginTraces(app: App, endpoint: string): Promise<() => Promise<void>> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: patience,
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'rider-portal',
      'service.instance.id': instance,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const calls = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    requestHook: (span, { routeOptions }) => {
      span.setAttribute('url.path', routeOptions.url ?? 'none');
    },
  });
  calls.setTracerProvider(provider);
  await app.register(calls.plugin());
  const forget = traceStatements();
  return async () => {
    forget();
    // An unreachable collector must not prevent the stop.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
  };
}

function traceStatements(): () => void {
  const tracer = trace.getTracer('rider-portal');
  const spans = new WeakMap<Asked, Span>();
  const hear = {
    start(asked: Asked) {
      const [what = ''] = /\w+/.exec(asked.text) ?? [];
      const told = {
        'db.system.name': 'postgresql',
        'db.query.text': asked.text.slice(0, longestText),
      };
      spans.set(
        asked,
        tracer.startSpan(`sql ${what}`, { kind: SpanKind.CLIENT, attributes: told }),
      );
    },
    end: () => undefined,
    error: (asked: Asked) => void spans.get(asked)?.setStatus({ code: SpanStatusCode.ERROR }),
    asyncStart: (asked: Asked) => spans.get(asked)?.end(),
    asyncEnd: () => undefined,
  };
  statements.subscribe(hear);
  return () => void statements.unsubscribe(hear);
}
