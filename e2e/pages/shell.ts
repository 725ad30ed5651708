import type { Stage } from './stage.ts';
import { startingWith } from './texts.ts';

/** The frame around every page. The lower edge and its drawer are a phone's, the account popover is a desktop's. */
export function shellOf({ page, t }: Stage) {
  const branch = page.getByRole('button', { name: startingWith(`${t('branch.label')}:`) });
  const branches = page.getByRole('dialog', { name: t('branch.choose') });
  const menu = page.getByRole('button', { name: t('nav.menu') });
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('navigation') });
  const account = page.getByRole('button', { name: t('nav.account') });
  /** Tracking also says how many orders are under way. */
  const nameOf = (key: string) => (key === 'nav.tracking' ? startingWith(t(key)) : t(key));
  const link = (key: string) => page.getByRole('link', { name: nameOf(key), exact: true });
  const line = (key: string) => drawer.getByRole('link', { name: nameOf(key), exact: true });
  const language = page.getByText(startingWith(`${t('nav.language')}:`)).filter({ visible: true });
  /** Everything about the person is in the drawer on a phone and behind the account button elsewhere. */
  const openPanel = () => menu.or(account).click();
  return {
    branch,
    branches,
    outlets: branches.getByRole('radio'),
    outlet: (name: string) => branches.getByRole('radio', { name: startingWith(name) }),
    menu,
    drawer,
    line,
    account,
    language,
    link,
    signOutButton: page.getByRole('button', { name: t('nav.logout'), exact: true }),
    scheme: (name: 'light' | 'dark' | 'system') =>
      page.getByRole('radio', { name: t(`nav.appearance.${name}`) }),
    openPanel,
    async openBranches(): Promise<void> {
      await branch.click();
      await branches.waitFor();
    },
    async chooseOutlet(name: string): Promise<void> {
      await branch.click();
      await branches.getByRole('radio', { name: startingWith(name) }).click();
    },
    async go(key: 'nav.request' | 'nav.tracking' | 'nav.history' | 'nav.bulk'): Promise<void> {
      // An open order has a phone's screen to itself.
      const isOpen = /order-tracking.*order_id=/.test(page.url());
      const isNarrow = (page.viewportSize()?.width ?? 0) < 900;
      if (isOpen && isNarrow) await page.getByRole('button', { name: t('tracking.back') }).click();
      // What features bring is behind the last place of a phone's lower edge.
      if (key === 'nav.bulk' && (await menu.isVisible())) await menu.click();
      await link(key).filter({ visible: true }).click();
    },
    async chooseLanguage(name: string): Promise<void> {
      await openPanel();
      const choice = page.getByRole('radio', { name, exact: true });
      await language.waitFor();
      if (!(await choice.isVisible())) await language.click();
      await choice.click();
      await page.keyboard.press('Escape');
    },
    async signOut(): Promise<void> {
      await openPanel();
      await page.getByRole('button', { name: t('nav.logout'), exact: true }).click();
    },
  };
}
