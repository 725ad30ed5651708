import * as z from 'zod/mini';

/** As Standard Webhooks writes one: at least 24 bytes. */
export const signingSecret = z
  .string()
  .check(
    z.regex(
      /^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/,
      'it has to be whsec_ and at least 24 bytes in base64',
    ),
  );

/** Pairs of deployment and client secret at its identity provider, separated by blanks or lines. */
export const oidcSecrets = z.pipe(
  z
    .string()
    .check(
      z.regex(/^\s*[\w.-]+=\S+(\s+[\w.-]+=\S+)*\s*$/, 'it has to be DEPLOYMENT=SECRET, one a line'),
    ),
  z.transform((lines): ReadonlyMap<string, string> => {
    const pairs = lines.split(/\s+/).filter((line) => line !== '');
    return new Map(pairs.map((pair) => [pair.replace(/=.*/, ''), pair.replace(/^[^=]*=/, '')]));
  }),
);
