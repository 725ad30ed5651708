import type { Stage } from './stage.ts';
import { startingWith } from './texts.ts';

/** The frame around every page. Menu and drawer are a phone's, the account popover is a desktop's. */
export function shellOf({ page, t }: Stage) {
  const branch = page.getByRole('button', { name: startingWith(`${t('branch.label')}:`) });
  const branches = page.getByRole('dialog', { name: t('branch.choose') });
  const menu = page.getByRole('button', { name: t('nav.menu') });
  const drawer = page.getByRole('dialog').filter({ has: page.getByRole('navigation') });
  const account = page.getByRole('button', { name: t('nav.account') });
  const link = (key: string) => page.getByRole('link', { name: t(key) });
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
    account,
    language,
    link,
    signOutButton: page.getByRole('button', { name: t('nav.logout'), exact: true }),
    scheme: (name: 'light' | 'dark' | 'system') =>
      page.getByRole('radio', { name: t(`nav.appearance.${name}`) }),
    openPanel,
    async chooseOutlet(name: string): Promise<void> {
      await branch.click();
      await branches.getByRole('radio', { name: startingWith(name) }).click();
    },
    async go(key: 'nav.request' | 'nav.tracking' | 'nav.history' | 'nav.bulk'): Promise<void> {
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('link', { name: t(key), exact: true }).click();
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
