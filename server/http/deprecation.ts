import type { Endpoint } from '#schemas';

type Declared = Pick<Endpoint, 'id' | 'deprecated'>;

/** The headers of a deprecated call (RFC 9745, RFC 8594), with a link to its documentation. */
export function deprecationHeaders({ id, deprecated }: Declared): Readonly<Record<string, string>> {
  if (!deprecated) return {};
  const { since, ends, instead } = deprecated;
  const links = [
    `</docs#${id}>; rel="deprecation"; type="text/html"`,
    ...(instead === undefined ? [] : [`</docs#${instead}>; rel="successor-version"`]),
  ];
  return {
    deprecation: `@${beginningOf(since).getTime() / 1000}`,
    sunset: beginningOf(ends).toUTCString(),
    link: links.join(', '),
  };
}

/** The text of a call's deprecation for documents; empty without one. */
export function deprecationText({ deprecated }: Declared): string {
  if (!deprecated) return '';
  const { since, ends, instead } = deprecated;
  const other = instead === undefined ? '' : ` Use \`${instead}\` instead.`;
  return `Deprecated since ${since}; it ends on ${ends}.${other}`;
}

function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
