import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { $now, $publicView, publicLinkClosed, publicLinkOpened, publicLookAsked } from '#core';
import { type Audience, isWholeToken, stageOf } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { type PublicTracking, publicPayments } from '#schemas';
import {
  Button,
  Card,
  EmptyState,
  LiveRegion,
  LonePage,
  Notice,
  Section,
  Skeleton,
  Stack,
} from '#ui';
import { LinkMap } from './link-map.tsx';
import { LinkSteps } from './link-steps.tsx';
import { etaTextOf } from './stages.ts';
import * as css from './tracking-link.css.ts';

/** What a recipient sees of an order, without signing in (specification 2, section 4). */
export function RecipientLinkScreen() {
  return <LinkScreen audience="recipient" />;
}

/** The same for people who send something to each other. */
export function ConsumerLinkScreen() {
  return <LinkScreen audience="consumer" />;
}

function LinkScreen({ audience }: { audience: Audience }) {
  const { token = '' } = useParams();
  const { brand } = useConfig();
  const [view, open, close] = useUnit([$publicView, publicLinkOpened, publicLinkClosed]);
  useEffect(() => {
    open({ token });
    return () => close();
  }, [token, open, close]);
  return (
    <LonePage logo={brand.logo} name={brand.serviceName}>
      {view.state === 'loading' && <Loading />}
      {(view.state === 'gone' || view.state === 'failed') && (
        <Broken state={view.state} token={token} />
      )}
      {view.state === 'shown' && (
        <Shown tracking={view.tracking} old={view.old} audience={audience} />
      )}
    </LonePage>
  );
}

function Loading() {
  const t = useText();
  return (
    <Card className={css.card}>
      <Skeleton label={t('app.loading')} lines={6} />
    </Card>
  );
}

type BrokenProps = { state: 'gone' | 'failed'; token: string };

/**
 * A broken link, or no network: looking again is all there is to do. A whole link that leads nowhere may have expired, or was never
 * given out, which nobody is told: the shop can help, and looking again cannot.
 */
function Broken({ state, token }: BrokenProps) {
  const t = useText();
  const refresh = useUnit(publicLookAsked);
  const over = state === 'gone' && isWholeToken(token);
  const text = `public.tracking.${state}`;
  return (
    <Card className={css.card}>
      <EmptyState
        alone
        icon="search"
        title={t(text)}
        {...(!over && { action: <Button onClick={refresh}>{t('public.refresh')}</Button> })}
      >
        {t(over ? 'public.ask-shop' : `${text}.body`)}
      </EmptyState>
    </Card>
  );
}

/** What to have ready for the rider, which the recipient may hear from nobody else. */
function ToPay({ tracking: { to_pay: toPay } }: Pick<ShownProps, 'tracking'>) {
  const t = useText();
  const format = useFormat();
  const state = publicPayments.find((known) => known === toPay?.state);
  if (!toPay || state === undefined) return null;
  return <p>{t(`public.pay.${state}`, { amount: format.money(toPay.amount) })}</p>;
}

type ShownProps = { tracking: PublicTracking; old: boolean; audience: Audience };

function Shown({ tracking, old, audience }: ShownProps) {
  const t = useText();
  const format = useFormat();
  const stage = t(`public.stage.${stageOf(tracking, audience)}`);
  const eta = etaTextOf(tracking, useUnit($now));
  return (
    <>
      <Card className={css.card}>
        <Section
          level={1}
          title={stage}
          description={
            <>
              {t('public.tracking.from', { outlet: tracking.outlet_name })}
              {eta && <strong className={css.eta}>{t(eta.key, eta.values)}</strong>}
            </>
          }
        >
          <Stack>
            {tracking.delayed && (
              <Notice tone="warning">
                {t(eta === null ? 'status.delayed' : 'public.tracking.delayed')}
              </Notice>
            )}
            <ToPay tracking={tracking} />
            {old && <Notice tone="warning">{t('public.tracking.old')}</Notice>}
            <LinkSteps tracking={tracking} audience={audience} />
            <p className={css.muted}>
              {t('public.tracking.updated', { time: format.time(tracking.updated_at) })}
            </p>
          </Stack>
        </Section>
      </Card>
      <LinkMap tracking={tracking} />
      <LiveRegion message={stage} />
    </>
  );
}
