import type { Stage } from './stage.ts';

/** What belongs to the person: behind the account button of a desktop, in the drawer of a phone. */
export function panelOf({ page, t }: Stage) {
  const link = (key: string) => page.getByRole('link', { name: t(key), exact: true });
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  return {
    partner: link('nav.partner').filter({ visible: true }),
    signIn: link('guest.sign-in'),
    register: link('guest.register'),
    leave: button('guest.leave'),
    logout: button('nav.logout'),
    everywhere: button('nav.logout-everywhere'),
    help: page
      .getByRole('button', { name: t('help-center.title'), exact: true })
      .or(link('help-center.title')),
    bar: page.getByRole('banner'),
    tabs: page.getByRole('banner').getByRole('navigation').getByRole('link'),
    disconnected: page.getByText(t('session.ended'), { exact: true }).first(),
  };
}
