import { useUnit } from 'effector-react';
import type { ComponentProps, ReactNode } from 'react';
import { $accessBusy } from '#core';
import { isEmail } from '#core/rules';
import { usePasswordWords, useText } from '#i18n';
import { Button, Form, Notice, PasswordField, Stack, TextField } from '#ui';
import * as css from './access.css.ts';

type FormProps = {
  onSubmit: () => void;
  /** What is wrong with none of its fields. */
  problem: string | undefined;
  submit: string;
  /** Whether it is being sent, for calls other than those of `$accessBusy`. */
  busy?: boolean;
  children: ReactNode;
};

/** A form with its button; a refusal that belongs to no field stands above it. */
export function AccessForm({ onSubmit, problem, submit, busy = false, children }: FormProps) {
  const asking = useUnit($accessBusy);
  return (
    <Form onSubmit={() => onSubmit()}>
      <Stack>
        <div role="alert" className={css.alert}>
          {problem && <Notice tone="critical">{problem}</Notice>}
        </div>
        {children}
        <Button type="submit" variant="primary" wide busy={busy || asking}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

export function EmailField(props: FieldProps) {
  const t = useText();
  return (
    <TextField
      label={t('login.email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      dir="ltr"
      {...props}
    />
  );
}

type SecretProps = FieldProps & { label: string };

export function SecretField(props: SecretProps) {
  return <PasswordField {...usePasswordWords()} {...props} />;
}

/** The rules of an address as the sign-in page has them. */
export const emailRules = {
  required: 'login.fill-email',
  validate: (value: string) => isEmail(value) || 'login.wrong-email',
};
