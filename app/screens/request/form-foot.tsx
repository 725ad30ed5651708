import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { $closed, type RequestSnapshot } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import { ActionBar, Button } from '#ui';
import { buttonWords, isAsked, isBusy } from './button-words.ts';
import { FeeQuestion } from './fee-question.tsx';
import * as css from './fields.css.ts';
import { Offer, Times } from './offer.tsx';
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
  const place = onPlace && (() => leadToQuestion() || onPlace());
  if (snapshot.hasTag('feeAsked')) {
    return (
      <ActionBar className={css.foot}>
        <FeeQuestion snapshot={snapshot} />
      </ActionBar>
    );
  }
  const fee = <Offer snapshot={snapshot} />;
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
      <Offer snapshot={snapshot}>
        <Times snapshot={snapshot} />
      </Offer>
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

/** Returns the focus to the button after a question was answered, unless it has moved elsewhere. */
function useFocusAfter(asked: boolean): void {
  const was = useRef(asked);
  useEffect(() => {
    const isFree = document.activeElement?.matches('body') ?? true;
    if (was.current && !asked && isFree) document.getElementById(placeId)?.focus();
    was.current = asked;
  }, [asked]);
}
