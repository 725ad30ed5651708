import { useUnit } from 'effector-react';
import { type ReactNode, useId, useState } from 'react';
import { Slot, useComposition } from '#composition';
import { $vendor, payableFee, type RequestSnapshot } from '#core';
import { tariffAt } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { Button, Icon, VisuallyHidden } from '#ui';
import { awaitedText } from './awaited-text.ts';
import { FeeFacts } from './fee-facts.tsx';
import { figure } from './fields.css.ts';
import { UnlessLate } from './late-words.tsx';
import * as css from './offer.css.ts';

type OfferProps = {
  snapshot: RequestSnapshot;
  /** When it would be collected and be there. */
  children?: ReactNode;
};

/** What it costs, on asking what that is made of, and when it would be there. */
export function Offer({ snapshot, children }: OfferProps) {
  const { quote } = snapshot.context;
  const [isOpen, open] = useState(false);
  const parts = useId();
  return (
    <>
      <div className={css.offer}>
        <UnlessLate>
          <Price snapshot={snapshot}>
            {quote && <PartsButton isOpen={isOpen} parts={parts} onClick={() => open(!isOpen)} />}
          </Price>
        </UnlessLate>
        {children}
      </div>
      {quote && (
        <div id={parts} className={css.parts} hidden={!isOpen}>
          <FeeFacts quote={quote} />
        </div>
      )}
    </>
  );
}

/** The fee; while it is on its way, its shape and what is waited for. */
function Price({ snapshot, children }: OfferProps) {
  const t = useText();
  const format = useFormat();
  const least = useLeast(snapshot);
  const { quote, origin } = snapshot.context;
  const awaited = awaitedText(snapshot);
  if (quote === null && (awaited === null || least === null)) {
    return (
      <p className={css.unknown}>
        {least !== null && (
          <strong className={css.least}>
            {t('request.fee.from', { fee: format.money(least) })}
          </strong>
        )}
        {t(awaited ?? 'request.fee.unknown')}
      </p>
    );
  }
  return (
    <div className={css.fee}>
      <VisuallyHidden>{t('request.fee')}</VisuallyHidden>
      <strong className={awaited === null ? figure : css.coming} aria-hidden={awaited !== null}>
        {format.money(quote === null ? (least ?? 0) : payableFee(quote, origin.amounts))}
      </strong>
      {children || <span className={css.awaited}>{awaited && t(awaited)}</span>}
    </div>
  );
}

/** What the shortest way from here costs, as far as it is known where that begins. */
function useLeast({ context: { origin } }: RequestSnapshot) {
  const { market } = useConfig();
  return origin.missing ? null : (origin.testFee ?? tariffAt(market, origin.position).base);
}

type PartsButtonProps = { isOpen: boolean; parts: string; onClick: () => void };

/** On a phone it is a sign beside the figure, since the time has the line under that. */
function PartsButton({ isOpen, parts, onClick }: PartsButtonProps) {
  const t = useText();
  return (
    <Button
      variant="quiet"
      className={css.partsButton}
      aria-expanded={isOpen}
      aria-controls={parts}
      onClick={onClick}
    >
      <span className={css.partsWords}>{t('request.fee.breakdown')}</span>
      <Icon name="chevronDown" className={css.partsSign} />
    </Button>
  );
}

/** When an order that is not placed yet would be collected and be there, as features know it. */
export function Times({ snapshot }: { snapshot: RequestSnapshot }) {
  const vendor = useUnit($vendor);
  const composition = useComposition();
  const { quote, draft, editing } = snapshot.context;
  const { destination, fields } = draft;
  const isUnknown = composition.slot('request.foot').length === 0 || editing !== null;
  if (isUnknown || quote === null || destination === null || vendor === null) return null;
  const scheduled = composition.payload(fields).preordered_for !== undefined;
  return (
    <div className={css.times}>
      <Slot name="request.foot" with={{ vendor, destination, scheduled }} />
    </div>
  );
}
