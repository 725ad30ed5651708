import { useState } from 'react';
import { saveFile } from '#adapters';
import { operatorCalls } from '#schemas/operator';
import { Button, Card, Form, Row, Section, Stack, TextField } from '#ui';
import * as css from '../parts/parts.css.ts';
import { t } from '../text.ts';
import { useAct } from '../use-act.ts';
import { ErasePerson } from './erase-person.tsx';
import { RequirePassword } from './require-password.tsx';
import { Retention } from './retention.tsx';

/** What is kept of a person, and letting go of it; and an account that somebody cannot get into. */
export function PrivacyPage() {
  const [email, setEmail] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<'erase' | 'password' | null>(null);
  const close = () => setAsked(null);
  const kept = useAct(operatorCalls.exportPerson, {
    told: () => t('privacy.exported', { email }),
    onDone: (found) => save(email, found),
    loud: true,
  });
  const unlock = useAct(operatorCalls.unlockPerson, {
    told: ({ forgotten: count }) => t('privacy.unlocked', { count }),
    onDone: () => undefined,
    loud: true,
  });
  const named = (then: () => void) => () => {
    setMissing(email === '');
    if (email !== '') then();
  };
  return (
    <Stack gap={8}>
      <Section level={1} title={t('place.privacy')} description={t('privacy.hint')}>
        <Card className={css.form}>
          <Form onSubmit={named(() => kept.act({ body: { email } }))}>
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
              <Row wrap>
                <Button type="submit" icon="download" busy={kept.busy}>
                  {t('privacy.export')}
                </Button>
                <Button busy={unlock.busy} onClick={named(() => unlock.act({ body: { email } }))}>
                  {t('privacy.unlock')}
                </Button>
                <Button onClick={named(() => setAsked('password'))}>{t('privacy.password')}</Button>
                <Button icon="trash" onClick={named(() => setAsked('erase'))}>
                  {t('privacy.erase')}
                </Button>
              </Row>
            </Stack>
          </Form>
        </Card>
      </Section>
      <Retention />
      {asked === 'erase' && <ErasePerson email={email} onClose={close} />}
      {asked === 'password' && <RequirePassword email={email} onClose={close} />}
    </Stack>
  );
}

function save(email: string, found: object): void {
  const content = new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' });
  saveFile({ name: `${email.replaceAll(/[^\w.-]/g, '_')}.json`, content });
}
