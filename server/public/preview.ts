import escapeHtml from 'escape-html';
import { consumerStageOf, isWholeToken, plannedFor, publicStageOf, stageTextOf } from '#core/rules';
import type { Deployment, Order, UnixTime } from '#schemas';
import { addressKey, createBudget } from '../http/budget.ts';
import type { Deps } from '../module.ts';
import { type Say, textsFor } from '../texts.ts';
import { within } from '../within.ts';
import {
  type Behind,
  consumerPath,
  missesPerMinute,
  orderShown,
  type Purpose,
  paths,
} from './links.ts';

/**
 * What a chat shows for a link: how far the order is and which shop it is from, but no names, places or money. `stages` says how far it is
 * in each language of the deployment, for the page's first picture.
 */
export type Preview = {
  title: string;
  description: string;
  stages: Readonly<Record<string, string>>;
};

/** Milliseconds that a page waits for its preview. The page works without one, so a stalled database must not hold it up. */
const patience = 500;

type Asked = { deployment: Deployment; path: string; ip: string };

/**
 * The previews of an order's public links where they are pasted; null for any other page. Unknown, expired and broken links
 * look the same, and so does every link once an IP address has tried too many of these.
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
    const { outlet_name: outlet = '' } = order;
    const stage = stageText(order, path, deps.clock());
    const said = { stage, outlet, isReceipt: path.startsWith(`${paths.receipt}/`) };
    const stages = await stagesIn(deployment, stage);
    return { ...says(said, await textsFor(deployment, undefined)), stages };
  };
}

/** `stage` is the key of its text. */
type Said = { stage: string; outlet: string; isReceipt: boolean };

function says({ stage: key, outlet, isReceipt }: Said, say: Say): Omit<Preview, 'stages'> {
  const stage = say(key);
  return {
    title: isReceipt ? `${say('public.receipt.title')} – ${stage}` : stage,
    description: say('public.tracking.from', { outlet }),
  };
}

function stageText(order: Order, path: string, now: UnixTime): string {
  const told = {
    stage: publicStageOf(order),
    consumer_stage: consumerStageOf(order),
    planned_for: plannedFor(order, now),
  };
  return stageTextOf(told, path.startsWith(`${consumerPath}/`) ? 'consumer' : 'recipient');
}

async function stagesIn(deployment: Deployment, key: string): Promise<Preview['stages']> {
  const codes = [deployment.defaultLanguage, ...deployment.supportedLanguages];
  const said = codes.map(async (code) => [code, (await textsFor(deployment, code))(key)] as const);
  return Object.fromEntries(await Promise.all(said));
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

/** The order if found in time, else null, also when the lookup fails. */
async function beforeLong(looking: Promise<Behind | undefined>): Promise<Order | null> {
  const found = looking.then((behind) => behind?.order ?? null).catch(() => null);
  return within(patience, found, null);
}

/** Fills the preview's texts into the placeholders of a public page, and the stage into its first picture in each language. */
export function withPreview(html: string, { stages, ...preview }: Preview): string {
  const page = html.replace(
    /(<template data-for="recipient" data-language="([^"]*)".*? data-told=""[^>]*>)(?=<\/p>)/gs,
    (_, before: string, code: string) => before + escapeHtml(stages[code] ?? ''),
  );
  return Object.entries(preview).reduce(
    (filled, [name, text]) =>
      filled.replace(
        new RegExp(`(<meta property="og:${name}" content=")[^"]*(")`),
        (_, before: string, after: string) => before + escapeHtml(text) + after,
      ),
    page,
  );
}
