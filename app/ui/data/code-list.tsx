import * as css from './code-list.css.ts';

/** Codes that are told once and kept elsewhere, one in each row, as many beside each other as fit. */
export function CodeList({ label, codes }: { label: string; codes: readonly string[] }) {
  return (
    <ul className={css.codes} dir="ltr" aria-label={label}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}
