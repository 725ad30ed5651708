/** Why an order cannot be sent as it is: where, and the text to show there. */
export type Violation = {
  /** The form field by its name in the request payload (specification 2, section 3). */
  readonly field: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** A violation with its rule's place in the order of the specification; the lowest is the one to show first. */
export type RankedViolation = Violation & { readonly rank: number };

/** In the order of the rules. */
export function inOrder(violations: readonly RankedViolation[]): readonly RankedViolation[] {
  return [...violations].sort((a, b) => a.rank - b.rank);
}
