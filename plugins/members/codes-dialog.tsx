import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { $vendorId } from '#core';
import { westernDigits } from '#core/rules';
import { useLanguage, useText } from '#i18n';
import { pathOf } from '#routes';
import { Button, ButtonLink, Dialog, FormError, Stack } from '#ui';
import { CodeField } from './code-field.tsx';
import { $codesBusy, $codesRefusal, codesClosed, codesConfirmed } from './people-model.ts';
import { accountRoute } from './route.ts';

type CodesProps = {
  required: boolean;
  outlet: string;
  /** How many members have no codes yet. */
  without: number;
  /** Whether the person has codes themselves. */
  hasOwn: boolean;
};

/** Tells what requiring codes means for everybody, and asks for a code of the person. */
export function CodesDialog({ hasOwn, ...asked }: CodesProps) {
  return hasOwn ? <Confirm {...asked} /> : <OwnFirst />;
}

function Confirm({ required, outlet, without }: Omit<CodesProps, 'hasOwn'>) {
  const t = useText();
  const { code: language } = useLanguage();
  const [close, confirm] = useUnit([codesClosed, codesConfirmed]);
  const [busy, refusal] = useUnit([$codesBusy, $codesRefusal]);
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const what = required ? 'ask' : 'leave';
  const submit = () => {
    const code = westernDigits(typed).trim();
    setEmpty(code === '');
    if (code !== '') confirm({ code, language });
  };
  const said = refusal ? t(refusal.what) : undefined;
  const isAtCode = refusal?.where === 'code';
  return (
    <Dialog
      open
      onClose={() => close()}
      onSubmit={submit}
      title={t(`people.codes.${what}.title`)}
      description={t(`people.codes.${what}.body`, { outlet, count: without })}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => close()}>{t('action.back')}</Button>
          <Button type="submit" variant={required ? 'primary' : 'danger'} busy={busy}>
            {t(`people.codes.${what}.do`)}
          </Button>
        </>
      }
    >
      <Stack>
        <CodeField
          value={typed}
          error={isEmpty ? t('second-step.fill') : isAtCode ? said : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormError text={isAtCode ? null : said} />
      </Stack>
    </Dialog>
  );
}

/** Shown to a person without codes, who must set them up before requiring them. */
function OwnFirst() {
  const t = useText();
  const [close, vendorId] = useUnit([codesClosed, $vendorId]);
  return (
    <Dialog
      open
      onClose={() => close()}
      title={t('people.codes.own-first')}
      description={t('people.codes.own-first.body')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={() => close()}>{t('action.back')}</Button>
          <Link href={pathOf({ page: accountRoute.path, vendorId })} asChild>
            <ButtonLink variant="primary">{t('profile.title')}</ButtonLink>
          </Link>
        </>
      }
    />
  );
}
