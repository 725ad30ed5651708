import { useText } from '#i18n';
import * as css from './bulk.css.ts';

type ProgressProps = { label: string; of: number; done: number | undefined };

/** How many rows are done. */
export function Progress({ label, of, done = 0 }: ProgressProps) {
  const t = useText();
  return (
    <progress className={css.progress} max={Math.max(1, of)} value={done} aria-label={t(label)} />
  );
}
