import { useUnit } from 'effector-react';
import { useFormContext } from 'react-hook-form';
import { codeWanted, newPasswordSent } from '#core';
import { westernDigits } from '#core/rules';
import { useLanguage, useText } from '#i18n';
import { Button, Row, Stack, TextField } from '#ui';
import * as css from './access.css.ts';
import { AgainButton } from './again-button.tsx';
import { AccessForm, EmailField, emailRules } from './form-parts.tsx';
import { type NewPassword, NewPasswordFields } from './new-password.tsx';
import { useMessages } from './use-form.ts';

export type Reset = NewPassword & { email_address: string; code: string };

/** The code of the mail and the new password; the address stands there for the password manager, and to be mended. */
export function ResetForm({ goBack }: { goBack: () => void }) {
  const t = useText();
  const form = useFormContext<Reset>();
  const message = useMessages(form);
  return (
    <Stack>
      <AccessForm onSubmit={useSend()} problem={message.ofNone} submit={t('access.reset.change')}>
        <EmailField
          error={message.of('email_address')}
          {...form.register('email_address', emailRules)}
        />
        <TextField
          label={t('access.reset.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          dir="ltr"
          className={css.code}
          error={message.of('code')}
          {...form.register('code', {
            validate: (value) => /^\d{6}$/.test(digitsOf(value)) || 'access.reset.fill-code',
          })}
        />
        <NewPasswordFields />
      </AccessForm>
      <Row wrap>
        <SendAgain />
        <Button variant="quiet" flush onClick={goBack}>
          {t('access.reset.other-address')}
        </Button>
      </Row>
    </Stack>
  );
}

function SendAgain() {
  const t = useText();
  const { code: language } = useLanguage();
  const want = useUnit(codeWanted);
  const form = useFormContext<Reset>();
  const again = async () => {
    form.setValue('code', '');
    form.clearErrors();
    if (!(await form.trigger('email_address', { shouldFocus: true }))) return;
    // The button will rest for a while; the code is what comes next.
    form.setFocus('code');
    want({ email_address: form.getValues('email_address').trim(), language });
  };
  return (
    <AgainButton
      variant="quiet"
      flush
      label={t('access.reset.again')}
      onClick={() => void again()}
    />
  );
}

function useSend(): () => void {
  const send = useUnit(newPasswordSent);
  const { handleSubmit } = useFormContext<Reset>();
  const submit = handleSubmit(({ email_address, code, password }) =>
    send({ email_address: email_address.trim(), code: digitsOf(code), password }),
  );
  return () => void submit();
}

/** A code as it was mailed, however it was typed. */
function digitsOf(value: string): string {
  return westernDigits(value).replaceAll(/[\s-]/g, '');
}
