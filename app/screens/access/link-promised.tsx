import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $accessBusy, linkWanted } from '#core';
import { useLanguage, useText } from '#i18n';
import { Button, Notice, Stack } from '#ui';
import * as css from './access.css.ts';
import { useAccessForm, useMessages } from './use-form.ts';

/** A link is on its way to this address, if that is one that may have it; what to do when it does not come. */
export function LinkPromised({ email, children }: { email: string; children?: ReactNode }) {
  const t = useText();
  const { code: language } = useLanguage();
  const [busy, want] = useUnit([$accessBusy, linkWanted]);
  const again = useAccessForm({ defaults: {}, fallback: 'alert.error' });
  const { ofNone } = useMessages(again);
  const send = () => {
    again.clearErrors();
    want({ email_address: email.trim(), language });
  };
  return (
    <Stack>
      <div role="status">
        <p>
          {t('access.link.promised')} <bdi className={css.address}>{email}</bdi>
        </p>
        <p>{t('access.link.life')}</p>
      </div>
      <div role="alert" className={css.alert}>
        {ofNone && <Notice tone="critical">{ofNone}</Notice>}
      </div>
      <Button busy={busy} icon="refresh" onClick={send}>
        {t('access.link.again')}
      </Button>
      {children}
    </Stack>
  );
}
