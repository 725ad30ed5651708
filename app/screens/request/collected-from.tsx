import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { originOf, type RequestSnapshot, requestSent } from '#core';
import { useText } from '#i18n';
import { Button, Row } from '#ui';
import * as css from './request.css.ts';
import { stepOf } from './steps.ts';
import { arriveAt } from './use-arrival-focus.ts';

/** Where a guest has it collected, and the way to change that. */
export function CollectedFrom({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const send = useUnit(requestSent);
  const change = useRef<HTMLButtonElement>(null);
  const isAddressed = stepOf(snapshot) !== 'destination';
  // Who comes back from changing it finds the button again that led there; else the drop-off has the focus.
  useEffect(() => {
    if (isAddressed) arriveAt(change.current);
  }, [isAddressed]);
  const { street_address, addressQuery } = originOf(snapshot.context);
  return (
    <Row justify="between" align="baseline">
      <p className={css.muted}>
        {t('request.origin.from', { address: street_address || addressQuery })}
      </p>
      <Button
        ref={change}
        variant="quiet"
        className={css.asideButton}
        aria-label={t('request.origin.reopen')}
        disabled={!snapshot.can({ type: 'originReopened' })}
        onClick={() => send({ type: 'originReopened' })}
      >
        {t('request.origin.reopen.short')}
      </Button>
    </Row>
  );
}
