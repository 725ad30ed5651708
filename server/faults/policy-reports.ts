import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { addressKey, createBudget } from '../http/budget.ts';
import { deploymentFor } from '../http/deployment.ts';
import { policyReports } from '../http/headers.ts';
import { refusals } from '../http/refusal.ts';
import type { Deps } from '../module.ts';

/** The violated directive and the blocked origin, without the page's address and content. */
export type PolicyReport = { directive: string; blocked: string };

/** Bytes of a report, which quotes the whole policy, and reports a minute from one address. */
const bodyLimit = 16_384;
const perMinute = 60;

const Report = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

/** Takes browsers' reports of policy violations, which have a content type of their own. */
export async function takePolicyReports(
  app: FastifyInstance,
  { clock, deployments }: Pick<Deps, 'clock' | 'deployments'>,
  write: (report: PolicyReport, deployment: string) => void,
): Promise<void> {
  const budget = createBudget(perMinute, 60, clock);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit },
      app.getDefaultJsonParser('error', 'error'),
    );
    scope.post(policyReports, { bodyLimit }, async (request, reply) => {
      const wait = budget.take(addressKey(request.ip));
      if (wait > 0) throw refusals.tooMany(wait);
      const { id } = deploymentFor(deployments, request.hostname);
      const report = readReport(request.body);
      if (report) write(report, id);
      // A report about framing has no origin, so a same-origin answer would cause another error in the browser.
      return reply.header('cross-origin-resource-policy', 'cross-origin').status(204).send();
    });
  });
}

/** Undefined for what is no report. */
export function readReport(body: unknown): PolicyReport | undefined {
  const said = Report.safeParse(body).data?.['csp-report'];
  if (!said) return undefined;
  const [directive = ''] = (said['effective-directive'] ?? said['violated-directive'] ?? '').split(
    ' ',
  );
  if (!/^[a-z-]{3,40}$/.test(directive)) return undefined;
  return { directive, blocked: blockedOf(said['blocked-uri'] ?? '') };
}

/** A keyword such as `inline`, or the blocked address's origin. */
function blockedOf(uri: string): string {
  if (/^[a-z-]{1,40}$/.test(uri)) return uri;
  if (!URL.canParse(uri)) return 'unknown';
  const { protocol, hostname } = new URL(uri);
  return /^https?:$/.test(protocol) ? `${protocol}//${hostname.slice(0, 100)}` : protocol;
}
