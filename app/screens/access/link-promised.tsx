import { useUnit } from 'effector-react';
import { type ReactNode, useRef } from 'react';
import { linkWanted } from '#core';
import { useLanguage, useText } from '#i18n';
import { Notice, Stack } from '#ui';
import * as css from './access.css.ts';
import { AgainButton } from './again-button.tsx';
import { useAccessForm, useMessages } from './use-form.ts';

/** Says that a link was mailed, if the address is eligible, and what to do when it does not arrive. */
export function LinkPromised({ email, children }: { email: string; children?: ReactNode }) {
  const t = useText();
  const { code: language } = useLanguage();
  const want = useUnit(linkWanted);
  const again = useAccessForm({ defaults: {}, fallback: 'alert.error' });
  const { ofNone } = useMessages(again);
  const said = useRef<HTMLDivElement>(null);
  const send = () => {
    again.clearErrors();
    // The button is disabled for a while, so the focus moves to the text that says why.
    said.current?.focus();
    want({ email_address: email.trim(), language });
  };
  return (
    <Stack>
      <div ref={said} role="status" tabIndex={-1} className={css.promise}>
        <p>
          {t('access.link.promised')} <bdi className={css.address}>{email}</bdi>
        </p>
        <p>{t('access.link.life')}</p>
      </div>
      <div role="alert" className={css.alert}>
        {ofNone && <Notice tone="critical">{ofNone}</Notice>}
      </div>
      <AgainButton label={t('access.link.again')} onClick={send} />
      {children}
    </Stack>
  );
}
