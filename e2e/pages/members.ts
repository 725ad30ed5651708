import type { Locator } from 'playwright';
import type { Role } from '#schemas';
import type { Stage } from './stage.ts';

/** Who belongs to an outlet, the page of an invitation, and one's own account. */
export function membersPages({ page, t }: Stage) {
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const secret = (key: string) => page.getByLabel(t(key), { exact: true });
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const invite = button('people.invite');
  return {
    title: page.getByRole('heading', { name: t('people.title'), exact: true, level: 1 }),
    members: page.getByRole('list', { name: t('people.members') }),
    invitations: page.getByRole('list', { name: t('people.invitations') }),
    invite,
    notForThem: page.getByRole('heading', { name: t('people.not-allowed') }),
    roleOf: (name: string) => page.getByRole('combobox', { name: t('people.role.of', { name }) }),
    removal: (name: string) => button('people.remove.of', { name }),
    takingBack: (email: string) => button('people.withdraw.of', { email }),
    leave: button('people.leave'),
    email: dialog.getByRole('textbox', { name: t('login.email') }),
    send: button('people.invite.send'),
    async ask(email: string, role: Role): Promise<void> {
      await invite.click();
      await dialog.getByRole('textbox', { name: t('login.email') }).fill(email);
      await dialog.getByRole('radio', { name: t(`role.${role}`) }).check();
      await button('people.invite.send').click();
    },
    async remove(name: string): Promise<void> {
      await button('people.remove.of', { name }).click();
      await dialog.getByRole('button', { name: t('people.remove'), exact: true }).click();
    },
    joinTitle: (outlet: string) => page.getByRole('heading', { name: t('join.title', { outlet }) }),
    joinName: page.getByRole('textbox', { name: t('join.name') }),
    join: button('join.submit'),
    over: page.getByRole('heading', { name: t('join.expired') }),
    async choosePassword(password: string): Promise<void> {
      await secret('access.new-password').fill(password);
      await secret('access.repeat-password').fill(password);
    },
    account: page.getByRole('link', { name: t('profile.title'), exact: true }),
    people: page.getByRole('link', { name: t('people.title'), exact: true }),
    accountName: page.getByRole('textbox', { name: t('profile.name') }),
    saveName: button('profile.save'),
    oldPassword: secret('profile.password.old'),
    newPassword: secret('access.new-password'),
    changePassword: button('profile.password.change'),
    setUpFactor: button('profile.factor.set-up'),
    endFactor: button('profile.factor.end'),
    dialog,
    dialogPassword: dialog.getByLabel(t('profile.password.old'), { exact: true }),
    code: page.getByRole('textbox', { name: t('second-step.code') }),
    submitDialog: dialog.locator('button[type=submit]'),
    factorKey: dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
    recoveryCodes: dialog.getByRole('list', { name: t('codes.list') }),
    codesKept: button('codes.seen'),
    codesForAll: page.getByRole('switch', { name: t('people.codes.on') }),
    codesOfOwnFirst: page.getByRole('dialog', { name: t('people.codes.own-first') }),
    codesFirst: page.getByRole('heading', { name: t('codes.first.title'), level: 1 }),
    beginCodes: button('codes-first.begin'),
    shownKey: page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
    switchCodesOn: button('codes.app.do'),
    toldCodes: page.getByRole('list', { name: t('codes.list') }),
    addPasskey: button('profile.passkey.add'),
    passkeyName: dialog.getByRole('textbox', { name: t('profile.passkey.name'), exact: true }),
    passkeys: page
      .getByRole('list', { name: t('profile.passkeys'), exact: true })
      .getByRole('listitem'),
    passkey: (name: string) => button('profile.passkey.remove.of', { name }),
    setPin: button('profile.pin.set'),
    pins: page.getByRole('list', { name: t('profile.pin.list') }).getByRole('listitem'),
    dialogPin: dialog.getByLabel(t('profile.pin.new'), { exact: true }),
    switching: page.getByRole('link', { name: t('switch.title'), exact: true }),
    peopleHere: page.getByRole('list', { name: t('switch.people') }).getByRole('button'),
    pinOf: (name: string) => page.getByLabel(t('switch.pin', { name }), { exact: true }),
    switchTo: button('switch.submit'),
    withPassword: button('switch.password'),
    async choosePin(password: string, pin: string): Promise<void> {
      await button('profile.pin.set').click();
      await dialog.getByLabel(t('profile.password.old'), { exact: true }).fill(password);
      await dialog.getByLabel(t('profile.pin.new'), { exact: true }).fill(pin);
      await dialog.locator('button[type=submit]').click();
    },
    sendCode: button('login.submit'),
    passkeyInstead: button('second-step.passkey'),
    stepTitle: page.getByRole('heading', { name: t('second-step.title') }),
    devices: page
      .getByRole('list', { name: t('profile.devices'), exact: true })
      .getByRole('listitem'),
    signOutOf: (row: Locator) => row.getByRole('button'),
  };
}
