import * as z from 'zod/mini';
import type { Deployment } from './deployment.ts';
import { CountryCode, Id, text } from './primitives.ts';

/** What the help centre is told to begin with (specification 1, section 7). */
export const HelpCentreInit = z.strictObject({
  user_id: text(64),
  email: text(320),
  guest: z.boolean(),
  name: text(300),
  brand: Id,
  global_entity_id: text(64),
  country: CountryCode,
  locale: text(16),
  app_version: text(64),
  /** From `GET /vendor/{id}/hc_jwt_token`. */
  verification_token: text(4096),
  bridge: text(32),
  service_type: text(32),
});
export type HelpCentreInit = z.infer<typeof HelpCentreInit>;

/** Where the frame begins. */
export const HelpCentreAnswer = z.object({ url: text(2000) });
export type HelpCentreAnswer = z.infer<typeof HelpCentreAnswer>;

/**
 * What the page in the frame may say to the portal: that it is to be closed, that it goes on under its next address, or what
 * is typed in it and not sent yet.
 */
export const HelpCentreMessage = z.union([
  z.object({ type: z.enum(['help-centre:close', 'help-centre:renewed']) }),
  z.object({ type: z.literal('help-centre:typed'), text: text(10_000) }),
]);

/** What the portal gives back to a page that was loaded again. */
export type HelpCentreTyped = { readonly type: 'help-centre:typed'; readonly text: string };

/** What the portal says to the page in the frame before its address is used up. */
export type HelpCentreRenewal = { readonly type: 'help-centre:renew'; readonly url: string };

/** Where a deployment's help centre is; undefined until the server has named its own. */
export function helpCentreHostOf({
  environment,
  region,
  helpCentre,
  helpCentreHosts,
}: Deployment): string | undefined {
  const byRegion = region.startsWith('ap-') ? 'ap' : 'eu';
  return helpCentreHosts?.[helpCentre ?? (environment === 'prd' ? byRegion : 'staging')];
}
