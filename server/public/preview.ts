import { setTimeout as pass } from 'node:timers/promises';
import escapeHtml from 'escape-html';
import { consumerStageOf, isWholeToken, publicStageOf, stageOf } from '#core/rules';
import type { Deployment, Order } from '#schemas';
import { addressKey, createBudget } from '../http/budget.ts';
import type { Deps } from '../module.ts';
import { type Say, textsFor } from '../texts.ts';
import {
  type Behind,
  consumerPath,
  missesPerMinute,
  orderShown,
  type Purpose,
  paths,
} from './links.ts';

/** What a chat shows of a link: how far the order is, and from which shop; nobody's name, place or money. */
export type Preview = { title: string; description: string };

/** Milliseconds for which a page waits for it: without it the page is as useful, and a database that stands still never holds it. */
const patience = 500;

type Asked = { deployment: Deployment; path: string; ip: string };

/**
 * What the public links of an order say where they are pasted; null for any other page. Links that are unknown, expired or broken, and
 * all of an address that has tried too many of these, are told apart by nothing.
 */
export function previewsOf(deps: Deps): (asked: Asked) => Promise<Preview | null> {
  const misses = createBudget(missesPerMinute, 60, deps.clock);
  return async ({ deployment, path, ip }) => {
    const link = linkAt(path);
    if (link === null) return null;
    const key = addressKey(ip);
    if (misses.take(key) > 0) return null;
    const order = await beforeLong(
      orderShown({ sql: deps.sql, clock: deps.clock, deployment }, link.token, link.purpose),
    );
    if (order === null) return null;
    misses.refund(key);
    return says(order, path, await textsFor(deployment, undefined));
  };
}

function says(order: Order, path: string, say: Say): Preview {
  const audience = path.startsWith(`${consumerPath}/`) ? 'consumer' : 'recipient';
  const told = { stage: publicStageOf(order), consumer_stage: consumerStageOf(order) };
  const stage = say(`public.stage.${stageOf(told, audience)}`);
  const isReceipt = path.startsWith(`${paths.receipt}/`);
  return {
    title: isReceipt ? `${say('public.receipt.title')} – ${stage}` : stage,
    description: say('public.tracking.from', { outlet: order.outlet_name ?? '' }),
  };
}

const purposes: readonly (readonly [string, Purpose])[] = [
  [paths.tracking, 'tracking'],
  [consumerPath, 'tracking'],
  [paths.receipt, 'receipt'],
];

function linkAt(path: string): { token: string; purpose: Purpose } | null {
  for (const [page, purpose] of purposes) {
    const token = path.startsWith(`${page}/`) ? path.slice(page.length + 1) : '';
    if (isWholeToken(token)) return { token, purpose };
  }
  return null;
}

/** What was found in time; null where it was not, or could not be looked for. */
async function beforeLong(looking: Promise<Behind | undefined>): Promise<Order | null> {
  const found = looking.then((behind) => behind?.order ?? null).catch(() => null);
  return Promise.race([found, pass(patience, null, { ref: false })]);
}

/** A page with what a link says, in the places that every public page has for it. */
export function withPreview(html: string, preview: Preview): string {
  return Object.entries(preview).reduce(
    (page, [name, text]) =>
      page.replace(
        new RegExp(`(<meta property="og:${name}" content=")[^"]*(")`),
        (_, before: string, after: string) => before + escapeHtml(text) + after,
      ),
    html,
  );
}
