import type { ComponentProps } from 'react';
import { useText } from '#i18n';
import { Button } from '#ui';
import { useAllowed } from './other-ways.tsx';
import * as css from './sign-in.css.ts';

/** The way in without a password. Where flag and browser know none it has its place all the same, in a line that is there anyway. */
export function PasskeyButton(props: ComponentProps<typeof Button>) {
  const t = useText();
  const { passkeys } = useAllowed();
  return (
    <Button {...props} variant="quiet" className={passkeys ? css.passkey : css.unseenPasskey}>
      {t('login.passkey')}
    </Button>
  );
}
