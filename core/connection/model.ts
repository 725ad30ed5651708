import { combine, createEvent } from 'effector';
import { $now } from '../clock.ts';
import { projected } from '../projection.ts';
import { bannerOf, connectionProjection, isAlone } from './connection.ts';

/** The server answers again after a time without an answer, or the device says that it has a network again. */
export const networkReturned = createEvent();

export const $connection = projected(connectionProjection);

/** What the banner says about the connection. */
export const $banner = combine($connection, $now, bannerOf);

/** How old what is on screen is, while nothing new can come; null while it is live, so that no sign of life draws anything. */
export const $lastHeardAt = combine($banner, $connection, (banner, { heardAt }) =>
  isAlone(banner) ? heardAt : null,
);
