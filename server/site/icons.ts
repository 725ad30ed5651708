import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerModule } from '../module.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A brand's icons for home screens; `isWhole` ones fill the square without round corners. `npm run icons` draws them. */
export const homeIcons = [
  { name: '192.png', size: 192, isWhole: false },
  { name: '512.png', size: 512, isWhole: false },
  { name: 'maskable.png', size: 512, isWhole: true },
  { name: 'touch.png', size: 180, isWhole: true },
] as const;

/** Gives out the icons of the brand that a host shows. */
export const icons: ServerModule = {
  name: 'icons',
  async register(app, { deployments }) {
    for (const { name } of homeIcons) {
      app.get(`/icons/${name}`, async (request, reply) => {
        const found = deployments.forHost(request.hostname);
        if (!found.ok) return reply.callNotFound();
        const file = resolve(root, 'brands', found.deployment.brand, 'icons', name);
        reply.header('cache-control', 'public, max-age=86400').type('image/png');
        return reply.send(createReadStream(file));
      });
    }
  },
};
