import { useUnit } from 'effector-react';
import { useFormat, useText } from '#i18n';
import { Button, NotLoaded, Row, RowsSkeleton, Section, Stack } from '#ui';
import { accountOpened } from './account-model.ts';
import { FactorDialog } from './factor-dialog.tsx';
import {
  $factor,
  $factorProblem,
  $factorStep,
  $recoveryCodes,
  type Factor,
  factorAsked,
} from './factor-model.ts';
import * as css from './members.css.ts';
import { RecoveryDialog } from './recovery-dialog.tsx';

/** The person's second factor, to turn on, renew or end. */
export function FactorSection() {
  const t = useText();
  const [factor, isMissing, open] = useUnit([$factor, $factorProblem, accountOpened]);
  const [step, codes] = useUnit([$factorStep, $recoveryCodes]);
  return (
    <Section title={t('profile.factor')} description={t('profile.factor.intro')}>
      {factor && <State factor={factor} />}
      {!factor && isMissing && (
        <NotLoaded retryLabel={t('action.retry')} onRetry={() => open()}>
          {t('profile.error.load')}
        </NotLoaded>
      )}
      {!factor && !isMissing && <RowsSkeleton label={t('app.loading')} rows={1} />}
      {step && <FactorDialog key={step} step={step} />}
      {codes && <RecoveryDialog codes={codes} />}
    </Section>
  );
}

function State({ factor }: { factor: Factor }) {
  const t = useText();
  const format = useFormat();
  const ask = useUnit(factorAsked);
  const { on_since: onSince, recovery_codes_left: left, needed_by: merchant } = factor;
  if (onSince === null) {
    return (
      <div>
        <Button onClick={() => ask('password')}>{t('profile.factor.set-up')}</Button>
      </div>
    );
  }
  return (
    <Stack>
      <p className={css.muted}>
        {t('profile.factor.on', { when: format.dateTime(onSince) })}{' '}
        {t('profile.factor.left', { count: left })}{' '}
        {merchant !== null && t('profile.factor.needed', { merchant })}
      </p>
      <Row wrap>
        <Button onClick={() => ask('renew')}>{t('profile.factor.renew')}</Button>
        {merchant === null && (
          <Button variant="quiet" onClick={() => ask('end')}>
            {t('profile.factor.end')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
