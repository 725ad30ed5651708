import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints } from '#schemas';
import { latestOf } from '../kernel/latest.ts';
import { endpointFx } from '../kernel/ports.ts';
import { publicLinkClosed } from './tracking.ts';

/** Asks for the photograph of a link's delivery. */
export const publicPhotoAsked = createEvent<{ token: string }>();

const photoFx = attach({
  effect: endpointFx(endpoints.fetchPublicPhoto),
  mapParams: ({ token }: { token: string }) => ({ params: { token } }),
});

/** The photograph of a link's delivery; null until loaded, and where that fails, which the page does not tell. */
export const $publicPhoto = createStore<{ token: string; content: Blob } | null>(null)
  .on(latestOf(photoFx).done, (_, { params: { token }, result: { content } }) => ({
    token,
    content,
  }))
  .reset(publicLinkClosed);

sample({ clock: publicPhotoAsked, target: photoFx });
