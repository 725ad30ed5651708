import { address, type NewPage, type Visitor } from '../support/browser.ts';
import { keepSession, type Returning } from '../support/kept-session.ts';
import { productPort } from '../support/own-product.ts';
import { bulkPage } from './bulk.ts';
import { type DeploymentId, merchant, type Shop, shops } from './demo.ts';
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
};

/** Opens a page of a deployment in a tab of its own. */
export async function openPortal(
  newPage: NewPage,
  { path, ...opening }: Opening & { path?: string },
): Promise<Portal> {
  const portal = await tabFor(newPage, opening);
  await portal.page.goto(address(opening.deployment, path, opening.port));
  return portal;
}

/** A tab of somebody who is signed in already, the merchant if nobody else; what it shows first is up to the journey. */
export async function openMember(
  newPage: NewPage,
  { person = merchant, outlet, ...opening }: Opening & Partial<Returning>,
): Promise<Portal> {
  const portal = await tabFor(newPage, opening);
  const { deployment, port = productPort } = opening;
  const origin = address(deployment, '', port);
  await keepSession(portal.page, { person, outlet, port, origin });
  return portal;
}

/** The same of somebody who looked at the shop's outlet last. */
export function openAtOutlet(newPage: NewPage, opening: Opening): Promise<Portal> {
  return openMember(newPage, { ...opening, outlet: shops[opening.deployment].outlet.id });
}

async function tabFor(newPage: NewPage, { language, ...visitor }: Opening): Promise<Portal> {
  const shop = shops[visitor.deployment];
  const page = await newPage(visitor);
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
