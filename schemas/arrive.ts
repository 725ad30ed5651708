/** Why signing in at an identity provider failed, as in the address of the page that people come back to. */
export const arriveProblems = [
  'down',
  'left',
  'off',
  'over',
  'refused',
  'unknown',
  'unverified',
] as const;
export type ArriveProblem = (typeof arriveProblems)[number];
