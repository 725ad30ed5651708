import { useState } from 'react';
import { saveFile } from '#adapters';
import { operatorCalls } from '#schemas/operator';
import { Button, Card, Row, Section, Stack, TextField } from '#ui';
import * as css from '../parts/parts.css.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { type AccessChange, ChangeAccess } from './change-access.tsx';
import { ErasePerson } from './erase-person.tsx';
import { Retention } from './retention.tsx';

type Asked = 'erase' | AccessChange;

/** What is kept of a person, and letting go of it; and an account that somebody cannot get into. */
export function PrivacyPage() {
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const named = (then: () => void) => () => {
    setMissing(email === '');
    if (email !== '') then();
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
              error={isMissing ? t('error.required') : undefined}
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
    told: () => t('privacy.exported', { email }),
    onDone: (found, { body }) => save(body.email, found),
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

function save(email: string, found: object): void {
  const content = new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' });
  saveFile({ name: `${email.replaceAll(/[^\w.-]/g, '_')}.json`, content });
}
