import { address, type NewPage, type Visitor } from '../support/browser.ts';
import { bulkPage } from './bulk.ts';
import { type DeploymentId, type Shop, shops } from './demo.ts';
import { historyPage } from './history.ts';
import { requestPage } from './request.ts';
import { shellOf } from './shell.ts';
import { signInPage } from './sign-in.ts';
import type { Stage } from './stage.ts';
import { textsOf } from './texts.ts';
import { trackingPage } from './tracking.ts';

/** The product in one tab, as the person in front of it finds its parts: by role and by name. */
export type Portal = ReturnType<typeof portalOn>;

type Opening = Omit<Visitor, 'deployment'> & {
  deployment: DeploymentId;
  /** Texts to expect; the deployment's own language when left out. */
  language?: string;
  path?: string;
  /** Of a product other than the one that all journeys share. */
  port?: number;
};

/** Opens a page of a deployment in a tab of its own. */
export async function openPortal(
  newPage: NewPage,
  { language, path, port, ...visitor }: Opening,
): Promise<Portal> {
  const shop = shops[visitor.deployment];
  const page = await newPage(visitor);
  await page.goto(address(visitor.deployment, path, port));
  return portalOn({ page, t: await textsOf(language ?? shop.language) }, shop);
}

/** The same tab, read in another language. */
export async function inLanguage({ page, shop }: Portal, language: string): Promise<Portal> {
  return portalOn({ page, t: await textsOf(language) }, shop);
}

function portalOn(stage: Stage, shop: Shop) {
  return {
    ...stage,
    shop,
    shell: shellOf(stage),
    signIn: signInPage(stage),
    request: requestPage(stage),
    tracking: trackingPage(stage),
    history: historyPage(stage),
    bulk: bulkPage(stage),
  };
}
