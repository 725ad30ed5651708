import { attach } from 'effector';
import { $config, $user, $vendor, endpointFx } from '#core';
import { endpoints, helpCentreHostOf } from '#schemas';
import { initHelpCentreFx } from './ports.ts';

type Question = { readonly locale: string };
export type Visit = { readonly token: string; readonly url: string };

const tokenFx = endpointFx(endpoints.getHelpCentreToken);

/** Begins a visit: fetches a token from the portal, and for it the page's address from the help centre. */
export const visitFx = attach({
  source: { config: $config, user: $user, vendor: $vendor },
  effect: async ({ config, user, vendor }, { locale }: Question): Promise<Visit> => {
    const host = config && helpCentreHostOf(config.deployment);
    if (!config || !user || !vendor || !host) throw new Error('help centre: nobody to ask');
    const { brand, country, globalEntityId } = config.deployment;
    const token = await tokenFx({ params: { vendorId: vendor.vendor_id } });
    const { url } = await initHelpCentreFx({
      host,
      body: {
        ...{ user_id: user.id, email: user.email, guest: false, locale, brand, country },
        name: vendor.vendor_information.name,
        global_entity_id: globalEntityId ?? `${brand}_${country}`.toUpperCase(),
        ...{ verification_token: token, bridge: 'web', service_type: 'rider-request' },
      },
    });
    return { token, url };
  },
});
