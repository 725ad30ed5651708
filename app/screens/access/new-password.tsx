import { useFormContext, useWatch } from 'react-hook-form';
import { brokenPasswordRules, passwordRules } from '#core/rules';
import { useText } from '#i18n';
import { Icon, Stack, VisuallyHidden } from '#ui';
import * as css from './access.css.ts';
import { SecretField } from './form-parts.tsx';
import { useMessages } from './use-form.ts';

/** The part of a form in which a password is chosen. */
export type NewPassword = { password: string; repeated: string };

/** A new password, typed twice, with the rules beside it as they are kept one after the other. */
export function NewPasswordFields() {
  const t = useText();
  const form = useFormContext<NewPassword>();
  const message = useMessages(form);
  return (
    <Stack>
      <SecretField
        label={t('access.new-password')}
        autoComplete="new-password"
        maxLength={256}
        error={message.of('password')}
        {...form.register('password', {
          required: 'login.fill-password',
          validate: (value) =>
            brokenPasswordRules(value).length === 0 || 'auth.InvalidPasswordException',
        })}
      />
      <PasswordRules password={useWatch({ control: form.control, name: 'password' })} />
      <SecretField
        label={t('access.repeat-password')}
        autoComplete="new-password"
        maxLength={256}
        error={message.of('repeated')}
        {...form.register('repeated', {
          validate: (value, { password }) => value === password || 'access.passwords-differ',
        })}
      />
    </Stack>
  );
}

function PasswordRules({ password }: { password: string }) {
  const t = useText();
  const broken = brokenPasswordRules(password);
  return (
    <ul className={css.rules} aria-label={t('access.rules')}>
      {passwordRules.map((rule) => {
        const kept = !broken.includes(rule);
        return (
          <li key={rule} className={kept ? css.keptRule : css.rule}>
            {kept ? <Icon name="check" /> : <span className={css.open} />}
            {t(`access.rule.${rule}`)}
            <VisuallyHidden>{t(kept ? 'access.rule.kept' : 'access.rule.open')}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
