import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $passkeyBusy, $passkeyRefusal, passkeyAsked } from '#core';
import { useText, useWholeTexts } from '#i18n';
import { FormError } from '#ui';
import * as css from './passkey.css.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** In the place of the button that was pressed: asks at once, and says what came of it. */
export function Passkey() {
  const t = useText();
  const [ask, busy, refusal] = useUnit([passkeyAsked, $passkeyBusy, $passkeyRefusal]);
  const isTextHere = useWholeTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Restores the focus lost with the replaced button, unless it has moved elsewhere.
    if (document.activeElement === document.body) button.current?.focus();
    ask();
  }, [ask]);
  return (
    <>
      <PasskeyButton ref={button} busy={busy} onClick={() => ask()} />
      <div className={css.said}>
        <FormError
          text={refusal && t(isTextHere ? refusal : 'alert.error')}
          tone={refusal === 'passkey.cancelled' ? 'neutral' : 'critical'}
        />
      </div>
    </>
  );
}
