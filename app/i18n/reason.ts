import type { Translate } from './translate.ts';

/** Why the server refused something: its own words, and a text by key. */
type Reason = {
  readonly message: string;
  readonly key?: string | undefined;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
};

/** A reason in the person's language; in the server's own words where there is no text for it. */
export function reasonText(t: Translate, { message, key, values = {} }: Reason): string {
  const text = key === undefined ? '' : t(key, values);
  return text === '' || text === key ? message : text;
}
