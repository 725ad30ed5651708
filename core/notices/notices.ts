import type { Problem } from '#schemas';

/** How long a notice stays by itself, in milliseconds (specification 1, section 9; 2, sections 8 and 9). */
export const durations = {
  shell: 3500,
  order: 5000,
  bulk: 7000,
  cancel: 7000,
  vendors: 10_000,
  outdated: 10_000,
  storage: 30_000,
} as const;

/** The kind of a notice. */
export type NoticeType = 'error' | 'warning' | 'info' | 'success';

/** A message to the person: a translation key, its values, and how long it stays, in milliseconds. */
export type Notice = {
  readonly id: string;
  readonly type: NoticeType;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly duration: number;
  /** The text of why it was refused; replaces `values.message`, the server's own words. */
  readonly reason?: Pick<Notice, 'key' | 'values'>;
};

/** How many notices are shown at once; the oldest gives way. */
export const NOTICE_LIMIT = 2;

/** The stack with one more; a notice of the same key and type is replaced, so that its time starts again. */
export function stackNotice(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  const others = notices.filter(({ key, type }) => key !== notice.key || type !== notice.type);
  return [...others, notice].slice(-NOTICE_LIMIT);
}

/** The key of the text of a failed sign-in, by the refusal's code or for an unreachable server. */
export function signInErrorKey(problem: Problem): string {
  if (problem.tag === 'unreachable') return 'login.offline';
  const named = problem.tag === 'refused' && /^[A-Za-z]+Exception$/.test(problem.code);
  return named ? `auth.${problem.code}` : 'auth.InternalErrorException';
}

/** The notice of a failed call, with the server's message for texts that show it. */
export function failureNotice(key: string, problem: Problem, duration: number): Omit<Notice, 'id'> {
  const notice = { type: 'error', key, duration } as const;
  if (problem.tag !== 'refused') return { ...notice, values: { message: '' } };
  const { message, key: why, values = {} } = problem;
  return { ...notice, values: { message }, ...(why && { reason: { key: why, values } }) };
}

/** Keys of texts for a change that was refused, that was never sent, and that got no answer. */
export type ChangeTexts = Readonly<Record<'refused' | 'offline' | 'unknown', string>>;

/** The notice of a change that failed. Only a refusal means that it was not made. */
export function changeNotice(
  says: ChangeTexts,
  problem: Problem,
  duration: number,
): Omit<Notice, 'id'> {
  const isUnsent = problem.tag === 'unreachable' && problem.sent === false;
  const unheard = isUnsent ? says.offline : says.unknown;
  return failureNotice(problem.tag === 'refused' ? says.refused : unheard, problem, duration);
}
