import type { FocusEvent } from 'react';
import { useFormat, useText } from '#i18n';
import { Popover } from '#ui';
import { StepsCard } from './card.tsx';
import * as css from './first-steps.css.ts';
import { useFirstSteps } from './use-first-steps.ts';

/** One line over a map, which opens the card: how far a new outlet has come, on the page where it begins. */
export function FirstStepsLine() {
  const t = useText();
  const { number } = useFormat();
  const { known } = useFirstSteps();
  if (known === null) return null;
  const { steps } = known;
  const done = number(steps.filter(({ isDone }) => isDone).length);
  const next = steps.find(({ isDone }) => !isDone)?.id ?? 'order';
  const count = t('first.count', { done, all: number(steps.length) });
  return (
    // What is under it grows for who uses the map, and nobody does here.
    <div
      className={css.line}
      data-over-map
      {...{ onFocus: (event: FocusEvent) => event.stopPropagation() }}
    >
      <Popover label={`${count} · ${t(`first.${next}`)}`} className={css.opener}>
        <StepsCard {...known} here />
      </Popover>
    </div>
  );
}
