import { endpoints } from '#schemas';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { signHelpToken } from './token.ts';

/** Vouches to the help centre for who asks. */
export const helpCentre: ServerModule = {
  name: 'help-centre',
  async register(app, deps) {
    serveOn(app, deps)(endpoints.getHelpCentreToken, ({ who, deployment, input, ...call }) =>
      signHelpToken(call, {
        ...{ sub: who.userId, email: who.email, deployment: deployment.id },
        vendor_id: input.params.vendorId,
      }),
    );
  },
};
