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
  await write('sg', {});
  await write('kw', { sessionCookies: true });
  const secrets = `sg=${client.secret}\nkw=${client.secret}`;
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

/** Has a deployment name the provider. */
async function write(id: string, more: object): Promise<void> {
  const file = join(folder, `${id}.json`);
  const oidc = { issuer: provider.issuer, clientId: client.id, name: 'Stand-in' };
  const before = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...before, ...more, signIn: { oidc } }));
}

const wayIn = ({ page, t }: Portal) =>
  page.getByRole('link', { name: t('login.with', { provider: 'Stand-in' }) });

/** Somebody who has not signed in yet, on the way to their orders. */
function openAtOrders(newPage: NewPage, deployment: DeploymentId): Promise<Portal> {
  return openPortal(newPage, { deployment, port: product.port, path: '/order-tracking' });
}

/** Somebody who wanted to see their orders, and goes to the provider. */
async function leave(portal: Portal): Promise<void> {
  await wayIn(portal).waitFor();
  await expectSound(portal.page);
  await wayIn(portal).click();
}

test.for(['sg', 'kw'] as const)(
  'a member of %s signs in with the provider, and is where they wanted to go',
  async (deployment, { newPage }) => {
    const portal = await openAtOrders(newPage, deployment);
    const { page } = portal;
    await leave(portal);
    await page.getByRole('link', { name: `Go on as ${merchant.email}` }).click();
    await page.waitForURL(/\/order-tracking\/\w+$/);
    await portal.tracking.tabList.waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('token') ?? '{}'));
    expect(kept.meta.InCookies === true).toBe(deployment === 'kw');
    await page.reload();
    await portal.tracking.tabList.waitFor();
  },
);

test('who took the provider back under their account reads so the next time, and gets in by it once they allow it again', async ({
  newPage,
}) => {
  const portal = await openPortal(newPage, { deployment: 'sg', port: product.port });
  const { page, t, shell, signIn, request } = portal;
  const goOn = page.getByRole('link', { name: `Go on as ${merchant.email}` });
  const act = (key: string) => page.getByRole('button', { name: t(key, { name: 'Stand-in' }) });
  const said = (key: string) => page.getByText(t(key), { exact: true }).first().waitFor();
  await leave(portal);
  await goOn.click();
  await request.address.waitFor();
  await page.goto('/account');
  await act('profile.provider.end.of').click();
  await said('profile.provider.ended');
  await said('profile.provider.off');
  await expectSound(page);
  await shell.signOut();
  await wayIn(portal).click();
  await goOn.click();
  await page.getByText(t('arrive.off', { provider: 'Stand-in' })).waitFor();
  await page.getByRole('link', { name: t('access.to-sign-in') }).click();
  await signIn.as(merchant);
  await request.address.waitFor();
  await page.goto('/account');
  await act('profile.provider.allow.of').click();
  await said('profile.provider.allowed');
  await page.getByText(t('profile.providers.none', { provider: 'Stand-in' })).waitFor();
  await shell.signOut();
  await wayIn(portal).click();
  await goOn.click();
  await request.address.waitFor();
});

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
  await page.getByRole('link', { name: t('access.to-sign-in') }).click();
  await wayIn(portal).click();
  await page.getByRole('heading', { name: 'Stand-in' }).waitFor();
  provider.twist = { down: true };
  await page.getByRole('link', { name: /^Go on/ }).click();
  await said('arrive.down');
  await page.getByRole('link', { name: t('access.to-sign-in') }).click();
  await portal.signIn.as();
  await portal.request.address.waitFor();
});
