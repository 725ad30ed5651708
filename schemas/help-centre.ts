import * as z from 'zod/mini';
import type { Deployment } from './deployment.ts';
import { CountryCode, Id, text } from './primitives.ts';

/** What the help centre is sent at the start (specification 1, section 7). */
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

/** The address to open in the frame. */
export const HelpCentreAnswer = z.object({ url: text(2000) });
export type HelpCentreAnswer = z.infer<typeof HelpCentreAnswer>;

/**
 * Messages of the page in the frame: it is to be closed, it went on to its next address, or what is typed in it and not sent
 * yet.
 */
export const HelpCentreMessage = z.union([
  z.object({ type: z.enum(['help-centre:close', 'help-centre:renewed']) }),
  z.object({ type: z.literal('help-centre:typed'), text: text(10_000) }),
]);

/** The message that returns unsent text to a page that was reloaded. */
export type HelpCentreTyped = { readonly type: 'help-centre:typed'; readonly text: string };

/** The message with the next address, sent before the present one expires. */
export type HelpCentreRenewal = { readonly type: 'help-centre:renew'; readonly url: string };

/** The origin of a deployment's help centre; undefined until the server has named its own. */
export function helpCentreHostOf({
  environment,
  region,
  helpCentre,
  helpCentreHosts,
}: Deployment): string | undefined {
  const byRegion = region.startsWith('ap-') ? 'ap' : 'eu';
  return helpCentreHosts?.[helpCentre ?? (environment === 'prd' ? byRegion : 'staging')];
}
