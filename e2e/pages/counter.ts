import type { FrameLocator, Page } from 'playwright';
import { Deployment } from '#schemas';
import { address, type NewPage, type Visitor } from '../support/browser.ts';
import { type DeploymentId, shops } from './demo.ts';
import { requestPage } from './request.ts';
import { shellOf } from './shell.ts';
import { type Texts, textsOf } from './texts.ts';

/** The counter of an ordering platform, with the portal in a frame of its page. */
export type Counter = {
  page: Page;
  t: Texts;
  frame: FrameLocator;
  within: ReturnType<typeof portalIn>;
};

/** Opens the counter; `before` runs when the page is there and nothing was loaded. */
export async function openCounter(
  newPage: NewPage,
  visitor: Visitor & { deployment: DeploymentId },
  before: (page: Page) => Promise<void> = async () => undefined,
): Promise<Counter> {
  const page = await newPage(visitor);
  await before(page);
  await page.goto(`${await sitesOf(visitor.deployment)}/counter`);
  const frame = page.frameLocator('iframe');
  const t = await textsOf(shops[visitor.deployment].language);
  return { page, t, frame, within: portalIn(frame, t) };
}

/** The origin of the played third-party sites: the same host on another port. */
async function sitesOf(deployment: DeploymentId): Promise<string> {
  const answer = await fetch(address(deployment, '/deployment.json').replace(`${deployment}.`, ''));
  const { embedded } = Deployment.parse(await answer.json());
  const [origin = ''] = embedded?.origins ?? [];
  return origin.replace('//localhost', `//${deployment}.localhost`);
}

/** What the counter of the default deployment says of the person at it. */
export async function counterToken(): Promise<string> {
  const sites = await sitesOf('sg');
  const answer = await fetch(`${sites.replace('//sg.', '//')}/counter/token`);
  const { token } = await answer.json();
  return token;
}

/** What a person finds in the frame. */
export function portalIn(
  frame: Pick<Page, 'getByRole' | 'getByText' | 'getByLabel' | 'locator'>,
  t: Texts,
) {
  const stage = { page: frame as Page, t };
  const button = (key: string) => frame.getByRole('button', { name: t(key), exact: true });
  return {
    shell: shellOf(stage),
    request: requestPage(stage),
    openWindow: button('embedded.window'),
    settings: button('nav.settings'),
    retry: button('embedded.retry'),
    password: frame.getByLabel(t('login.password'), { exact: true }),
    heading: (key: string) => frame.getByRole('heading', { name: t(key) }),
  };
}
