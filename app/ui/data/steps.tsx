import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/hidden.tsx';
import * as css from './steps.css.ts';

export type StepState = keyof typeof css.marks;

export interface Step {
  id: string;
  label: ReactNode;
  state: StepState;
  /** What the state is called, for a screen reader. */
  stateLabel: string;
  detail?: ReactNode;
  /** At the end of the line. */
  time?: ReactNode;
}

/** How far something has come, oldest first. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={css.step}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={css.marks[step.state]}>
            {step.state === 'done' && <Icon name="check" />}
            {step.state === 'failed' && <Icon name="close" />}
          </span>
          <span className={css.words}>
            <span className={css.labels[step.state]}>
              {step.label} <VisuallyHidden>{step.stateLabel}</VisuallyHidden>
            </span>
            {step.detail && <span className={css.detail}>{step.detail}</span>}
          </span>
          {step.time && <span className={css.time}>{step.time}</span>}
        </li>
      ))}
    </ol>
  );
}
