import { compareRules, type RuleName } from './rule-order.ts';

/** Why an order cannot be sent as it is: the field, and the text to show there. */
export type Violation = {
  /** The form field by its name in the request payload (specification 2, section 3). */
  readonly field: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A violation with the rule that it breaks, which decides its order. */
export type RuledViolation = Violation & { readonly rule: RuleName };

/** Sorts violations by the order of the rules. */
export function inOrder(violations: readonly RuledViolation[]): readonly RuledViolation[] {
  return [...violations].sort((a, b) => compareRules(a.rule, b.rule));
}
