import { useRef, useState } from 'react';
import { saveFile } from '#adapters';
import type { ResultOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { Button, Card, Row, Section, Stack, TextField } from '#ui';
import * as css from '../parts/parts.css.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { type AccessChange, ChangeAccess } from './change-access.tsx';
import { ErasePerson } from './erase-person.tsx';
import { Retention } from './retention.tsx';

type Found = ResultOf<typeof operatorCalls.exportPerson>;
type Asked = 'erase' | AccessChange;

/** What is kept of a person, and letting go of it; and an account that somebody cannot get into. */
export function PrivacyPage() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const named = (then: () => void) => () => {
    const wrong = wrongIn(email);
    setError(wrong);
    if (wrong === undefined) return then();
    field.current?.focus();
  };
  return (
    <Stack gap={8}>
      <Section level={1} title={t('place.privacy')} description={t('privacy.hint')}>
        <Card className={css.form}>
          <Stack>
            <TextField
              type="email"
              inputMode="email"
              autoComplete="off"
              label={t('field.email')}
              value={email}
              error={error}
              ref={field}
              onChange={({ target }) => setEmail(target.value.trim())}
            />
            <Acts {...{ email, named }} onAsked={setAsked} />
          </Stack>
        </Card>
      </Section>
      <Retention />
      {asked === 'erase' && <ErasePerson email={email} onClose={close} />}
      {asked !== null && asked !== 'erase' && (
        <ChangeAccess what={asked} email={email} onClose={close} />
      )}
    </Stack>
  );
}

type ActsProps = {
  email: string;
  /** Only where somebody is named. */
  named: (then: () => void) => () => void;
  onAsked: (asked: Asked) => void;
};

function Acts({ email, named, onAsked }: ActsProps) {
  const kept = useAct(operatorCalls.exportPerson, {
    told: (found) => t(isAnything(found) ? 'privacy.exported' : 'privacy.export.none', { email }),
    onDone: (found, { body }) => isAnything(found) && save(body.email, found),
    loud: true,
  });
  const unlock = useAct(operatorCalls.unlockPerson, {
    told: ({ forgotten: count }) => t('privacy.unlocked', { count }),
    onDone: () => undefined,
    loud: true,
  });
  return (
    <Row wrap>
      <Button icon="download" busy={kept.busy} onClick={named(() => kept.act({ body: { email } }))}>
        {t('privacy.export')}
      </Button>
      <Button busy={unlock.busy} onClick={named(() => unlock.act({ body: { email } }))}>
        {t('privacy.unlock')}
      </Button>
      <Button onClick={named(() => onAsked('password'))}>{t('privacy.password')}</Button>
      <Button onClick={named(() => onAsked('factor'))}>{t('privacy.factor')}</Button>
      <Button onClick={named(() => onAsked('provider'))}>{t('privacy.provider')}</Button>
      <Button icon="trash" onClick={named(() => onAsked('erase'))}>
        {t('privacy.erase')}
      </Button>
    </Row>
  );
}

function wrongIn(email: string): string | undefined {
  if (email === '') return t('error.required');
  return operatorCalls.exportPerson.body.safeParse({ email }).success
    ? undefined
    : t('error.format');
}

/** Somebody may have mistyped an address: an empty file would say that all is well. */
function isAnything(found: Found): boolean {
  return Object.values(found).some((part) => part.length > 0);
}

function save(email: string, found: Found): void {
  const content = new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' });
  saveFile({ name: `${email.replaceAll(/[^\w.-]/g, '_')}.json`, content });
}
