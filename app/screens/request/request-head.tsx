import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { $paymentRefusal, type RequestSnapshot } from '#core';
import { useText } from '#i18n';
import { lazyPart } from '#lazy';
import type { RequestDraft } from '#schemas';
import { Button, Notice, Row, Stack } from '#ui';
import { isAtWork } from './at-work.ts';
import * as css from './request.css.ts';
import { stepOf } from './steps.ts';
import { useStartOver } from './use-start-over.ts';

const StartOverDialog = lazyPart(
  () => import('./start-over-dialog.tsx'),
  ({ StartOverDialog }) => StartOverDialog,
);

// A guest comes from the page that asks for it, whose code is there by then.
const CollectedFrom = lazyPart(
  () => import('./origin-flow.tsx'),
  ({ CollectedFrom }) => CollectedFrom,
);

/** What the form is about, how far it has come, and the way back to its beginning. */
export function RequestHead({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const startOver = useStartOver();
  const refusal = useUnit($paymentRefusal);
  const [asked, setAsked] = useState(false);
  const { origin, draft, editing, restored, bypassed } = snapshot.context;
  return (
    <Stack gap={3}>
      <Title snapshot={snapshot} startOver={editing ? startOver : () => setAsked(true)} />
      {asked && (
        <Suspense fallback={null}>
          <StartOverDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
      {refusal && <Notice tone="critical">{t(refusal)}</Notice>}
      {bypassed && <Notice tone="warning">{t('request.test-vendor.warning')}</Notice>}
      {restored && <Restored draft={draft} />}
      {origin.told && stepOf(snapshot) !== 'payment' && (
        <Suspense fallback={<p className={css.muted}>{'\u00a0'}</p>}>
          <CollectedFrom snapshot={snapshot} />
        </Suspense>
      )}
    </Stack>
  );
}

type TitleProps = { snapshot: RequestSnapshot; startOver: () => void };

function Title({ snapshot, startOver }: TitleProps) {
  const t = useText();
  const heading = useFocusOnChange(stepOf(snapshot));
  const { draft, editing } = snapshot.context;
  const started = draft.address_query !== '';
  return (
    <Row justify="between" align="baseline">
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {editing ? t('request.edit.title', { id: editing.order_id }) : t('request.title')}
      </h1>
      {started && !snapshot.hasTag('paying') && (
        <Button variant="quiet" className={css.asideButton} onClick={startOver}>
          {t(editing ? 'request.edit.undo' : 'request.start-over')}
        </Button>
      )}
    </Row>
  );
}

/** Where the form's values come from, when nobody has typed them just now. */
function Restored({ draft: { copied_from: id, from_book } }: { draft: RequestDraft }) {
  const t = useText();
  const own = from_book ? 'request.from-book' : 'request.draft-restored';
  const text = id ? t('request.copied', { id }) : t(own);
  return (
    <p className={css.muted} role="status">
      <bdi>{text}</bdi>
    </p>
  );
}

/** A new step begins at its top, for the eye, the keyboard and a screen reader alike. */
function useFocusOnChange(step: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The details come by themselves, once there is a price.
    if (isAtWork(step !== 'details')) return;
    scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [step]);
  return ref;
}
