/** The special characters of which a password needs one (specification 1, section 5). */
const special = '!@#$%^&*';

/** The rules of a password, in the order on screen; the specification's rule of a letter follows from two of them. */
const rules = {
  length: (password: string) => [...password].length >= 8,
  number: (password: string) => /\p{Nd}/u.test(password),
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  special: (password: string) => [...special].some((character) => password.includes(character)),
};
export type PasswordRule = keyof typeof rules;

/** The names of the rules, in the order on screen. */
export const passwordRules = Object.keys(rules) as readonly PasswordRule[];

/** The rules that a password of sign-up or reset does not keep yet. */
export function brokenPasswordRules(password: string): readonly PasswordRule[] {
  return passwordRules.filter((rule) => !rules[rule](password));
}
