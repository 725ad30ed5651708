import { useUnit } from 'effector-react';
import type { RequestSnapshot } from '#core';
import { useText } from '#i18n';
import * as css from './fields.css.ts';
import { $pasted, isAsPasted } from './pasted-model.ts';

/** Says once that fields were read from a pasted text, while one of them is as it was; each is marked by itself. */
export function PastedNote({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const pasted = useUnit($pasted);
  const { fields } = snapshot.context.draft;
  if (!Object.keys(pasted).some((name) => isAsPasted(name, pasted, fields))) return null;
  return (
    <p className={css.pastedNote} role="status">
      {t('request.pasted')}
    </p>
  );
}

/** Marks the field that it is the hint of: a point for the eye, words for who listens. */
export function FromPaste() {
  const t = useText();
  return <span className={css.fromPaste}>{t('request.pasted.field')}</span>;
}
