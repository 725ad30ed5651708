import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type DeploymentId, merchant } from '../pages/demo.ts';
import { openPortal, type Portal } from '../pages/portal.ts';
import { type NewPage, test } from '../support/browser.ts';
import { type Product, startFreshProduct } from '../support/fresh-product.ts';
import {
  client,
  type IdentityProvider,
  startIdentityProvider,
} from '../support/identity-provider.ts';
import { root } from '../support/product.ts';
import { expectSound } from '../support/sound.ts';

let provider: IdentityProvider;
let product: Product;
let folder: string;
beforeAll(async () => {
  provider = await startIdentityProvider();
  folder = await mkdtemp(join(tmpdir(), 'rider-portal-deployments-'));
  await cp(join(root, 'deployments'), folder, { recursive: true });
  for (const id of ['sg', 'kh']) await nameProvider(join(folder, `${id}.json`));
  const secrets = `sg=${client.secret}\nkh=${client.secret}`;
  product = await startFreshProduct({ DEPLOYMENTS_DIR: folder, OIDC_SECRETS: secrets });
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  provider.twist = {};
});

async function nameProvider(file: string): Promise<void> {
  const signIn = {
    oidc: { issuer: provider.issuer, clientId: client.id, name: 'Stand-in', secondFactor: 'own' },
  };
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), signIn }));
}

const wayIn = ({ page, t }: Portal) =>
  page.getByRole('link', { name: t('login.with', { provider: 'Stand-in' }) });

/** Somebody who has not signed in yet, on the way to their orders. */
function openAtOrders(newPage: NewPage, deployment: DeploymentId): Promise<Portal> {
  return openPortal(newPage, { deployment, port: product.port, path: 'order-tracking' });
}

/** Somebody who wanted to see their orders, and goes to the provider. */
async function leave(portal: Portal): Promise<void> {
  await wayIn(portal).waitFor();
  await expectSound(portal.page);
  await wayIn(portal).click();
}

/** Goes on there, and is where they wanted to go; what they are signed in with is where the deployment keeps it. */
test.each([
  ['sg', false],
  ['kh', true],
] as const)(
  'a member of %s signs in with the provider, and is where they wanted to go',
  async (deployment, inCookies, { newPage }) => {
    const portal = await openAtOrders(newPage, deployment);
    const { page } = portal;
    await leave(portal);
    await page.getByRole('link', { name: `Go on as ${merchant.email}` }).click();
    await page.waitForURL(/\/order-tracking\/\w+$/);
    await portal.tracking.tabList.waitFor();
    expect(page.url()).not.toContain('#');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'));
    expect(kept.meta.InCookies === true).toBe(inCookies);
    await page.reload();
    await portal.tracking.tabList.waitFor();
  },
);

test('who leaves there, or finds it closed, reads why in their language and signs in with the password', async ({
  newPage,
}) => {
  const portal = await openAtOrders(newPage, 'sg');
  const { page, t } = portal;
  const said = (key: string) => page.getByText(t(key, { provider: 'Stand-in' })).waitFor();
  await leave(portal);
  await page.getByRole('link', { name: 'Leave' }).click();
  await said('arrive.left');
  await expectSound(page);
  provider.twist = { down: true };
  await page.getByRole('link', { name: t('access.to-sign-in') }).click();
  await wayIn(portal).click();
  await said('arrive.down');
  await page.getByRole('link', { name: t('access.to-sign-in') }).click();
  await portal.signIn.as();
  await portal.request.address.waitFor();
});
