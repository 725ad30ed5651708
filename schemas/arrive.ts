/** Why nobody is signed in who was at an identity provider, as the address of the page says that they come back to. */
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
