import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Slot, useComposition } from '#composition';
import { type Closed, type RequestSnapshot, requestSent } from '#core';
import { useText, useWholeTexts } from '#i18n';
import type { RequestFields } from '#schemas';
import { Button, Icon, LiveRegion } from '#ui';
import { isBusy } from './button-words.ts';
import * as css from './closed.css.ts';
import { ClosedWords } from './closed-words.tsx';
import { footButtons } from './fields.css.ts';

type ClosedFootProps = {
  closed: Closed;
  snapshot: RequestSnapshot;
  onPlace: () => unknown;
  fee: ReactNode;
  /** The other way. */
  children: ReactNode;
};

/** Replaces the button while no rider can be requested: says why, and offers what can be done instead. */
export function ClosedFoot({ closed, snapshot, onPlace, fee, children }: ClosedFootProps) {
  const t = useText();
  const about = useId();
  const place = usePlaceWith(snapshot, onPlace);
  const canWait = useComposition().slot('request.closed').length > 0;
  const { fields } = snapshot.context.draft;
  return (
    <div className={css.foot}>
      <LiveRegion message={t(titles[closed.why])} />
      <div id={about} className={css.notice}>
        <Icon name={icons[closed.why]} className={css.icon} />
        {useWholeTexts() && <ClosedWords closed={closed} />}
      </div>
      {fee}
      <div className={footButtons}>
        {children}
        {closed.why === 'hours' && canWait ? (
          <Slot
            name="request.closed"
            with={{ fields, place, about, hours: closed.hours, busy: isBusy(snapshot) }}
          />
        ) : (
          <Button variant="primary" disabled aria-describedby={about}>
            {t('request.submit')}
          </Button>
        )}
      </div>
    </div>
  );
}

const titles = { hours: 'request.closed.title', store: 'request.store-unavailable' } as const;
const icons = { hours: 'clock', store: 'store' } as const;

/** Sends the order once the values stand in the draft. */
function usePlaceWith({ context: { draft } }: RequestSnapshot, onPlace: () => unknown) {
  const send = useUnit(requestSent);
  const [wanted, want] = useState<RequestFields | null>(null);
  const place = useEffectEvent(onPlace);
  const isTaken =
    wanted !== null && Object.entries(wanted).every(([name, text]) => draft.fields[name] === text);
  useEffect(() => {
    if (!isTaken) return;
    want(null);
    place();
  }, [isTaken]);
  return (fields: RequestFields) => {
    want(fields);
    send({ type: 'fieldsChanged', fields });
  };
}
