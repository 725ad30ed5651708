import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { address, type NewPage, type Visitor } from '../support/browser.ts';
import { codeNow, type OperatorAccount } from '../support/operators.ts';
import { root } from '../support/product.ts';
import { expectFocus } from '../support/sound.ts';

const texts: Readonly<Record<string, string>> = JSON.parse(
  await readFile(join(root, 'app/console/texts/en.json'), 'utf8'),
);

/** What the console says for a key. */
export function said(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const form = Number(values.count) === 1 ? 'one' : 'other';
  const text = texts[key] ?? texts[`${key}_${form}`];
  if (text === undefined) throw new Error(`The console has no text for ${key}.`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The console in one tab, as the operator in front of it finds its parts. */
export type OperatorConsole = ReturnType<typeof consoleOn>;

/** Opens the console, where nobody is signed in. */
export async function openConsole(
  newPage: NewPage,
  { path = '/operator', ...visitor }: Visitor & { path?: string },
): Promise<OperatorConsole> {
  const page = await newPage({ locale: 'en', timezone: 'Asia/Singapore', ...visitor });
  await page.goto(address('sg', path, visitor.port));
  return consoleOn(page);
}

/** The same with an operator who signs in by a recovery code, or by their app when no code is left. */
export async function openAsOperator(
  newPage: NewPage,
  visitor: Visitor & { path?: string },
  account: OperatorAccount,
): Promise<OperatorConsole> {
  const operated = await openConsole(newPage, visitor);
  await operated.signIn(account, account.recovery_codes.pop() ?? codeNow(account));
  await operated.page.getByRole('heading', { level: 1 }).waitFor();
  await operated.code.waitFor({ state: 'detached' });
  await expectFocus(operated.page.locator('main'));
  return operated;
}

function consoleOn(page: Page) {
  const button = (key: string, within: Page | Locator = page) =>
    within.getByRole('button', { name: said(key), exact: true });
  const field = (key: string, within: Page | Locator = page) =>
    within.getByRole('textbox', { name: said(key), exact: true });
  const dialog = page.getByRole('dialog');
  const email = field('sign-in.email');
  const password = page.getByLabel(said('sign-in.password'), { exact: true });
  const code = field('sign-in.code');
  return {
    ...{ page, button, field, dialog, email, password, code },
    search: page.getByRole('searchbox'),
    find: button('action.find'),
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
    region: (key: string) => page.getByRole('region', { name: said(key), exact: true }),
    row: (text: string) => page.getByRole('row').filter({ hasText: text }),
    told: (text: string) => page.locator('[data-notice]').filter({ hasText: text }),
    async signIn(account: Pick<OperatorAccount, 'email' | 'password'>, typed: string) {
      await password.waitFor();
      if ((await email.count()) > 0) await email.fill(account.email);
      await password.fill(account.password);
      await code.fill(typed);
      await button('sign-in').click();
    },
    async goTo(place: string) {
      await page.getByRole('link', { name: said(`place.${place}`), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: said(`place.${place}`) }).waitFor();
    },
  };
}
