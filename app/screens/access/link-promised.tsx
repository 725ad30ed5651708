import { useUnit } from 'effector-react';
import { type ReactNode, useRef } from 'react';
import { linkWanted } from '#core';
import { useLanguage, useText } from '#i18n';
import { Notice, Stack } from '#ui';
import * as css from './access.css.ts';
import { AgainButton } from './again-button.tsx';
import { useAccessForm, useMessages } from './use-form.ts';

/** A link is on its way to this address, if that is one that may have it; what to do when it does not come. */
export function LinkPromised({ email, children }: { email: string; children?: ReactNode }) {
  const t = useText();
  const { code: language } = useLanguage();
  const want = useUnit(linkWanted);
  const again = useAccessForm({ defaults: {}, fallback: 'alert.error' });
  const { ofNone } = useMessages(again);
  const said = useRef<HTMLDivElement>(null);
  const send = () => {
    again.clearErrors();
    // The button will rest for a while; the focus waits where it says what for.
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
