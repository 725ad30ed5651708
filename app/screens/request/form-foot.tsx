import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Slot, useComposition } from '#composition';
import { $closed, $vendor, payableFee, type RequestSnapshot } from '#core';
import { tariffAt } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { ActionBar, Button, Disclosure } from '#ui';
import { awaitedText } from './awaited-text.ts';
import { buttonWords, isAsked, isBusy } from './button-words.ts';
import { FeeFacts } from './fee-facts.tsx';
import { FeeQuestion } from './fee-question.tsx';
import * as css from './fields.css.ts';
import { UnlessLate } from './late-words.tsx';
import { leadToQuestion } from './question.tsx';
import { placeId } from './use-kept-focus.ts';

const ClosedFoot = lazyPart(
  () => import('./closed-foot.tsx'),
  ({ ClosedFoot }) => ClosedFoot,
);

type FootProps = {
  snapshot: RequestSnapshot;
  /** Sends the order, where that is done here. */
  onPlace?: (() => unknown) | undefined;
  /** The other way. */
  children: ReactNode;
};

/** What it costs and the buttons of the step, always in sight: they stay at the lower edge of the form while its fields scroll. */
export function FormFoot({ snapshot, onPlace, children }: FootProps) {
  const closed = useUnit($closed);
  useFocusAfter(isAsked(snapshot));
  const fee = <Price snapshot={snapshot} />;
  const place = onPlace && (() => leadToQuestion() || onPlace());
  if (snapshot.hasTag('feeAsked')) {
    return (
      <ActionBar className={css.foot}>
        <FeeQuestion snapshot={snapshot} />
      </ActionBar>
    );
  }
  if (closed && place && snapshot.context.editing === null) {
    return (
      <ActionBar className={css.foot}>
        <Suspense fallback={fee}>
          <ClosedFoot {...{ closed, snapshot, fee, children }} onPlace={place} />
        </Suspense>
      </ActionBar>
    );
  }
  return (
    <ActionBar className={css.foot}>
      <AboveFee snapshot={snapshot} />
      {fee}
      <div className={css.footButtons}>
        {children}
        {place && <PlaceButton snapshot={snapshot} onPlace={place} />}
      </div>
    </ActionBar>
  );
}

function PlaceButton({ snapshot, onPlace }: { snapshot: RequestSnapshot; onPlace: () => unknown }) {
  const t = useText();
  return (
    <Button
      id={placeId}
      variant="primary"
      busy={isBusy(snapshot)}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onPlace}
    >
      {t(buttonWords(snapshot))}
    </Button>
  );
}

/** What features know about an order that is not placed yet. */
function AboveFee({ snapshot }: { snapshot: RequestSnapshot }) {
  const vendor = useUnit($vendor);
  const composition = useComposition();
  const { quote, draft, editing } = snapshot.context;
  const { destination, fields } = draft;
  if (quote === null || destination === null || vendor === null || editing !== null) return null;
  const scheduled = composition.payload(fields).preordered_for !== undefined;
  return (
    <div className={css.aboveFee}>
      <Slot name="request.foot" with={{ vendor, destination, scheduled }} />
    </div>
  );
}

/** Returns the focus to the button after a question was answered, unless it has moved elsewhere. */
function useFocusAfter(asked: boolean): void {
  const was = useRef(asked);
  useEffect(() => {
    const isFree = document.activeElement?.matches('body') ?? true;
    if (was.current && !asked && isFree) document.getElementById(placeId)?.focus();
    was.current = asked;
  }, [asked]);
}

/** Before there is an address: what the shortest way from here costs, as far as it is known where that begins. */
function LeastFee({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const { origin } = snapshot.context;
  const least = origin.testFee ?? tariffAt(market, origin.position).base;
  return (
    <p className={css.feeUnknown}>
      {!origin.missing && (
        <strong className={css.leastFee}>
          {t('request.fee.from', { fee: format.money(least) })}
        </strong>
      )}
      {t(awaitedText(snapshot) ?? 'request.fee.unknown')}
    </p>
  );
}

function Price({ snapshot }: { snapshot: RequestSnapshot }) {
  return (
    <UnlessLate>
      <Fee snapshot={snapshot} />
    </UnlessLate>
  );
}

/** The fee, and on asking what it is made of. */
function Fee({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const { quote, origin } = snapshot.context;
  if (quote === null) return <LeastFee snapshot={snapshot} />;
  return (
    <Disclosure
      className={css.fee}
      summary={
        <span className={css.feeWords}>
          <span className={css.feeLabel}>{t('request.fee')}</span>
          <strong className={css.feeFigure}>
            {format.money(payableFee(quote, origin.amounts))}
          </strong>
        </span>
      }
    >
      <FeeFacts quote={quote} />
    </Disclosure>
  );
}
