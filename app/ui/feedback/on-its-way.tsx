import { Notice } from './notice.tsx';
import * as css from './on-its-way.css.ts';

/** Says that what somebody asked for is on its way, once it takes longer than a moment: a press must not seem lost. */
export function OnItsWay({ label }: { label: string }) {
  return (
    <div className={css.late} role="status">
      <Notice>{label}</Notice>
    </div>
  );
}
