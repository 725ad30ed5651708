import { merchant } from './demo.ts';
import type { Stage } from './stage.ts';

/** The way in. */
export function signInPage({ page, t }: Stage) {
  const email = page.getByRole('textbox', { name: t('login.email') });
  const password = page.getByLabel(t('login.password'), { exact: true });
  const submit = page.getByRole('button', { name: t('login.submit'), exact: true });
  return {
    email,
    password,
    submit,
    withPasskey: page.getByRole('button', { name: t('login.passkey') }),
    async as(person = merchant): Promise<void> {
      await email.fill(person.email);
      await password.fill(person.password);
      await submit.click();
    },
  };
}
