import type { Stage } from './stage.ts';
import { startingWith } from './texts.ts';

/** Sign-up, the link of its mail, and a forgotten password. */
export function accessPages({ page, t }: Stage) {
  const field = (key: string) => page.getByRole('textbox', { name: t(key), exact: true });
  const secret = (key: string) => page.getByLabel(t(key), { exact: true });
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
  const title = (key: string) => page.getByRole('heading', { name: t(key), exact: true });
  const code = field('access.reset.code');
  const [wait = ''] = t('access.again-in', { seconds: '#' }).split('#');
  const choosePassword = async (password: string): Promise<void> => {
    await secret('access.new-password').fill(password);
    await secret('access.repeat-password').fill(password);
  };
  return {
    title,
    code,
    email: field('login.email'),
    /** Requests another mail; disabled for a moment after the last one, with the time left as its label. */
    again: page.getByRole('button', { name: startingWith(wait) }),
    request: button('landing.request'),
    registerLink: page.getByRole('link', { name: t('guest.register') }),
    forgotLink: page.getByRole('link', { name: t('login.forgot') }),
    register: button('access.register.submit'),
    change: button('access.reset.change'),
    vendorCode: field('access.vendor-code'),
    newPassword: secret('access.new-password'),
    async fillRegistration(owner: { code: string; email: string; password: string }) {
      await field('access.vendor-code').fill(owner.code);
      await field('access.business-name').fill('Lantern Noodles');
      await field('login.email').fill(owner.email);
      await choosePassword(owner.password);
      const name = t('access.accept-terms', { terms: t('access.accept-terms.terms') });
      await page.getByRole('checkbox', { name }).check();
    },
    async confirm(password: string): Promise<void> {
      await secret('login.password').fill(password);
      await button('access.verify.submit').click();
    },
    async askForCode(email: string): Promise<void> {
      await field('login.email').fill(email);
      await button('access.reset.submit').click();
      await code.waitFor();
    },
    async setPassword(given: string, password: string): Promise<void> {
      await code.fill(given);
      await choosePassword(password);
      await button('access.reset.change').click();
    },
  };
}
