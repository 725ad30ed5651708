import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $vendorsFailed, refusedOf, signOutAsked } from '#core';
import { westernDigits } from '#core/rules';
import { useFocusOnNew } from '#hooks';
import { useLanguage, usePasswordWords, useText, useWholeTexts } from '#i18n';
import {
  AppCodeField,
  Button,
  Card,
  Centre,
  CodeList,
  Form,
  FormError,
  Link,
  PasswordField,
  Section,
  Stack,
} from '#ui';
import { AppKey } from '#ui/qr';
import * as css from './codes.css.ts';
import {
  $begun,
  $passwordNeeded,
  $settingUp,
  $setUpRefusal,
  $told,
  codesCopied,
  codesKept,
  firstCodeSent,
  setUpBegun,
} from './codes-model.ts';

type ScreenProps = {
  /** Whether recovery codes are shown, which must stay until the person has saved them. */
  onHeld: (held: boolean) => void;
};

/** Shown instead of every page until the person has set up the codes that their merchant requires. */
export function CodesFirstScreen({ onHeld }: ScreenProps) {
  const t = useText();
  const [begun, told, failed, leave] = useUnit([$begun, $told, $vendorsFailed, signOutAsked]);
  const isHeld = told !== null;
  useEffect(() => {
    onHeld(isHeld);
  }, [onHeld, isHeld]);
  const step = told ? 'kept' : begun ? 'app' : 'first';
  const merchant = refusedOf(failed)?.values?.merchant?.toString() ?? '';
  const title = t(`codes.${step}.title`);
  const card = useFocusOnNew(title);
  if (!useWholeTexts()) return null;
  return (
    <Centre>
      <Card className={css.card} ref={card} tabIndex={-1}>
        <Section level={1} title={title} description={t(`codes.${step}.body`, { merchant })}>
          {told ? <Told codes={told} /> : begun ? <Connect begun={begun} /> : <Begin />}
        </Section>
        {!told && (
          <div>
            <Button variant="quiet" flush onClick={() => leave()}>
              {t('nav.logout')}
            </Button>
          </div>
        )}
      </Card>
    </Centre>
  );
}

function Begin() {
  const t = useText();
  const words = usePasswordWords();
  const [begin, busy, needed, refusal] = useUnit([
    setUpBegun,
    $settingUp,
    $passwordNeeded,
    $setUpRefusal,
  ]);
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    const isLeft = needed && password === '';
    setEmpty(isLeft);
    if (!isLeft) begin(needed ? { password } : {});
  };
  const said = refusal ? t(refusal.what) : undefined;
  const isAtField = refusal?.where === 'password';
  return (
    <Form onSubmit={submit}>
      <Stack>
        {needed && (
          <PasswordField
            label={t('login.password')}
            hint={t('codes-first.password')}
            {...words}
            autoFocus
            maxLength={256}
            value={password}
            error={isEmpty ? t('login.fill-password') : isAtField ? said : undefined}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        <FormError text={isAtField ? null : said} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('codes-first.begin')}
        </Button>
      </Stack>
    </Form>
  );
}

function Connect({ begun }: { begun: { uri: string; secret: string } }) {
  const t = useText();
  const { code: language } = useLanguage();
  const [send, busy, refusal] = useUnit([firstCodeSent, $settingUp, $setUpRefusal]);
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    const typed = westernDigits(code).trim();
    setEmpty(typed === '');
    if (typed !== '') send({ code: typed, language });
  };
  const said = refusal ? t(refusal.what) : undefined;
  const isAtField = refusal?.where === 'code';
  return (
    <Form onSubmit={submit}>
      <Stack>
        <AppKey {...begun} caption={t('codes.scan')} keyLabel={t('codes.key')} />
        <p className={css.openApp}>
          <Link href={begun.uri}>{t('codes-first.open-app')}</Link>
        </p>
        <AppCodeField
          label={t('second-step.code')}
          value={code}
          error={isEmpty ? t('second-step.fill') : isAtField ? said : undefined}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <FormError text={isAtField ? null : said} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {t('codes.app.do')}
        </Button>
      </Stack>
    </Form>
  );
}

function Told({ codes }: { codes: readonly string[] }) {
  const t = useText();
  const [copy, kept] = useUnit([codesCopied, codesKept]);
  return (
    <Stack>
      <CodeList label={t('codes.list')} codes={codes} />
      <Button icon="copy" wide onClick={() => copy()}>
        {t('codes.copy')}
      </Button>
      <Button variant="primary" wide onClick={() => kept()}>
        {t('codes.seen')}
      </Button>
    </Stack>
  );
}
