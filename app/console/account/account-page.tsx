import { useUnit } from 'effector-react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { ResultOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Button, type Column, Form, FormError, PasswordField, Section, Stack } from '#ui';
import { Moment } from '../parts/moment.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { fieldOf, problemText } from '../problem-text.ts';
import { readings } from '../readings-model.ts';
import { $session, passwordChanged } from '../session-model.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { useReading } from '../use-reading.ts';

type Operator = ResultOf<typeof operatorCalls.listOperators>['operators'][number];

const columns: readonly Column<Operator>[] = [
  { id: 'email', header: t('field.email'), cell: ({ email }) => email },
  {
    id: 'seen',
    header: t('operator.signed-in'),
    cell: ({ signed_in_at }) =>
      signed_in_at === null ? t('operator.never') : <Moment at={signed_in_at} />,
  },
  {
    id: 'since',
    header: t('operator.since'),
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    id: 'codes',
    header: t('operator.codes'),
    cell: ({ recovery_codes_left }) => recovery_codes_left,
    align: 'end',
  },
];

/** An operator's own password, and who else may operate this server. */
export function AccountPage() {
  const { answer, busy, problem, again } = useReading(readings.operators, {});
  return (
    <Stack gap={8}>
      <Section level={1} title={t('place.account')} description={useUnit($session)?.email}>
        <ChangePassword />
      </Section>
      <Section title={t('operators')} description={t('operators.hint')}>
        <Records
          caption={t('operators')}
          columns={columns}
          rows={answer?.operators ?? null}
          rowKey={({ email }) => email}
          icon="user"
          empty=""
          {...{ busy, problem }}
          onRetry={again}
        />
      </Section>
    </Stack>
  );
}

const names = ['password', 'new_password'] as const;

function ChangePassword() {
  const done = useUnit(passwordChanged);
  const form = useForm<FieldValues>({ defaultValues: { password: '', new_password: '' } });
  const { act, busy, problem } = useAct(operatorCalls.changeOperatorPassword, {
    told: () => t('password.changed'),
    onDone: () => done(),
  });
  const submit = form.handleSubmit(({ password, new_password }) =>
    act({ body: { password: String(password), new_password: String(new_password) } }),
  );
  const at = problem && fieldOf(problem);
  const errorOf = (name: (typeof names)[number]) => {
    if (form.formState.errors[name]) return t('error.required');
    return problem && at === name ? problemText(problem) : undefined;
  };
  return (
    <Section title={t('password')} description={t('password.hint')}>
      <Form className={css.form} onSubmit={() => void submit()}>
        <Stack>
          <div className={css.fields}>
            {names.map((name) => (
              <PasswordField
                key={name}
                label={t(`field.${name}`)}
                showLabel={t('sign-in.password.show')}
                hideLabel={t('sign-in.password.hide')}
                capsLockLabel={t('sign-in.caps-lock')}
                autoComplete={name === 'password' ? 'current-password' : 'new-password'}
                error={errorOf(name)}
                {...form.register(name, { required: true })}
              />
            ))}
          </div>
          <FormError text={problem && at !== 'new_password' ? problemText(problem) : null} />
          <div>
            <Button type="submit" busy={busy}>
              {t('password.change')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}
