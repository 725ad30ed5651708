import { FastifyOtelInstrumentation } from '@fastify/otel';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { type Asked, statements } from '../db/asked.ts';
import { instance } from '../log.ts';
import type { App } from '../module.ts';

/** Milliseconds that a collector has to answer in, also when this instance ends. */
const patience = 2000;
/** Characters of a statement that are told. */
const longestText = 1000;

/**
 * Tells a collector of each call and of the statements that it sends, from now on; answers how to stop, once all is told. Addresses are told as
 * routes, and statements without their values, so that no trace is of a person.
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
    // A collector that is away keeps nobody from stopping.
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
