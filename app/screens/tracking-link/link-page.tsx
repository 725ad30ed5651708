import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $now, type PublicView } from '#core';
import { type Arrival, type Audience, arrivalOf, stageOf, stageTextOf } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import type { PublicTracking } from '#schemas';
import { Icon, LiveRegion, Logo, Notice } from '#ui';
import { AwaitedClock, LinkClock, PlannedClock } from './link-clock.tsx';
import { LinkMap } from './link-map.tsx';
import { LinkMoney } from './link-money.tsx';
import * as css from './link-page.css.ts';
import { LinkPeople } from './link-people.tsx';
import { LinkPhoto } from './link-photo.tsx';
import { LinkSteps } from './link-steps.tsx';
import { LinkTimes } from './link-times.tsx';
import { pickupTextOf } from './stages.ts';

type LinkPageProps = {
  view: Extract<PublicView, { state: 'shown' }>;
  token: string;
  audience: Audience;
};

/** When it is there, how far it is, what to have ready and who to call: in that order, and whole without the picture beside it. */
export function LinkPage({ view: { tracking, old, first }, token, audience }: LinkPageProps) {
  const t = useText();
  const format = useFormat();
  const { brand } = useConfig();
  const arrival = arrivalOf(tracking, first, useUnit($now));
  return (
    <div className={css.page}>
      <Picture tracking={tracking} token={token} />
      <Logo className={css.logo} src={brand.logo} name={brand.serviceName} />
      <div className={css.sheet}>
        {old && <Notice tone="warning">{t('public.tracking.old')}</Notice>}
        <Answer tracking={tracking} arrival={arrival} audience={audience} />
        <LinkTimes tracking={tracking} />
        <LinkMoney tracking={tracking} />
        <LinkPeople tracking={tracking} />
        <p className={css.muted}>
          {t('public.tracking.updated', { time: format.time(tracking.updated_at) })}
        </p>
      </div>
      <LiveRegion message={t(stageTextOf(tracking, audience))} />
    </div>
  );
}

/** A map from the first look on, and what was photographed at the end in its place, so that neither moves the words. */
function Picture({ tracking, token }: { tracking: PublicTracking; token: string }) {
  const map = <LinkMap tracking={tracking} />;
  return tracking.photo ? <LinkPhoto token={token} until={map} /> : map;
}

type AnswerProps = { tracking: PublicTracking; arrival: Arrival | null; audience: Audience };

/** The large thing is the time where there is one to tell, and the stage where there is none. */
function Answer({ tracking, arrival, audience }: AnswerProps) {
  const steps = (
    <LinkSteps
      tracking={tracking}
      audience={audience}
      late={tracking.delayed === true || (arrival?.was ?? null) !== null}
    />
  );
  const clock = clockOf(tracking, arrival);
  if (clock === null) {
    return (
      <>
        <Stage tracking={tracking} audience={audience} large />
        {steps}
      </>
    );
  }
  return (
    <>
      {clock}
      <div className={css.progress}>
        {steps}
        <Stage tracking={tracking} audience={audience} />
      </div>
    </>
  );
}

function clockOf(tracking: PublicTracking, arrival: Arrival | null): ReactNode {
  const { planned_for: planned, stage, delayed, expected_at: pickup } = tracking;
  if (arrival !== null) return <LinkClock tracking={tracking} arrival={arrival} />;
  if (planned) return <PlannedClock at={planned} />;
  return stage === 'preparing' && !delayed && !pickup ? <AwaitedClock /> : null;
}

const nearText = { key: 'public.eta.near', values: undefined };

type StageProps = { tracking: PublicTracking; audience: Audience; large?: boolean };

function Stage({ tracking, audience, large = false }: StageProps) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  const stage = stageOf(tracking, audience);
  const isThere = stage === 'delivered' && tracking.times;
  const pickup = pickupTextOf(tracking, now);
  // Where no moment is known, near is still less than five minutes away (specification 2, section 4).
  const near = large && tracking.stage === 'near-customer' ? nearText : null;
  const more = pickup ?? near;
  return (
    <div className={css.stage}>
      <h1 className={css.heading} data-large={large}>
        {stage === 'delivered' && (
          <span className={css.tick}>
            <Icon name="check" />
          </span>
        )}
        {isThere
          ? t('public.delivered-at', { time: format.time(isThere.finished_at) })
          : t(stageTextOf(tracking, audience))}
      </h1>
      {tracking.delayed && large && <p className={css.late}>{t('status.delayed')}</p>}
      {more && <p className={css.muted}>{t(more.key, more.values)}</p>}
    </div>
  );
}
