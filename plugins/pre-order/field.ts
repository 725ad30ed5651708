import type { RequestFields, UnixTime } from '#schemas';

/** When the rider collects, as Unix seconds; empty means as soon as possible. */
export const timeField = 'preorderedFor';

export function timeOf(fields: RequestFields): UnixTime | null {
  const text = fields[timeField]?.trim() ?? '';
  return text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
}
