import type { Locator } from 'playwright';
import type { Stage } from './stage.ts';

/** Where the merchant's programs are connected. */
export function tillPage({ page, t }: Stage) {
  const button = (key: string, values = {}) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const keys = page.getByRole('region', { name: t('till.keys') });
  const webhooks = page.getByRole('region', { name: t('till.webhooks') });
  const dialog = page.getByRole('dialog');
  const inRow = (list: Locator, row: string, key: string) =>
    list
      .getByRole('listitem')
      .filter({ hasText: row })
      .getByRole('button', { name: t(key), exact: true });
  const log = page.getByRole('dialog', { name: t('till.log') });
  return {
    title: page.getByRole('heading', { level: 1, name: t('till.title') }),
    addKey: button('till.key.add').first(),
    makeKey: button('till.key.make'),
    keyName: dialog.getByRole('textbox', { name: t('till.key.name') }),
    scope: (name: string) => dialog.getByRole('checkbox', { name: t(`till.scope.${name}`) }),
    key: (name: string) => keys.getByRole('listitem').filter({ hasText: name }),
    rotateKey: (name: string) => inRow(keys, name, 'till.key.rotate'),
    confirmRotateKey: button('till.key.rotate.confirm'),
    revokeKey: (name: string) => inRow(keys, name, 'till.key.revoke'),
    confirmRevokeKey: button('till.key.revoke.confirm'),
    secret: dialog.locator('p[dir=ltr]'),
    seen: button('till.secret.seen'),
    copy: button('till.secret.copy'),
    addWebhook: button('till.webhook.add').first(),
    makeWebhook: button('till.webhook.make'),
    keepWebhook: button('till.webhook.keep'),
    url: dialog.getByRole('textbox', { name: t('till.webhook.url') }),
    event: (name: string) => dialog.getByRole('checkbox', { name: t(`till.event.${name}`) }),
    webhook: (url: string) => webhooks.getByRole('listitem').filter({ hasText: url }),
    does: (url: string, what: string) => inRow(webhooks, url, `till.webhook.${what}`),
    confirmRemove: button('till.webhook.remove.confirm'),
    log,
    deliveries: log.getByRole('listitem'),
    resend: log.getByRole('button', { name: t('till.delivery.resend') }),
    closeLog: log.getByRole('button', { name: t('action.close') }).last(),
    back: dialog.getByRole('button', { name: t('action.back') }),
  };
}
