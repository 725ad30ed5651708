import { combine, createEvent } from 'effector';
import { $now } from '../kernel/clock.ts';
import { projected } from '../kernel/projection.ts';
import { bannerOf, connectionProjection } from './connection.ts';

/** The server answers again after a time without an answer, or the device says that it has a network again. */
export const networkReturned = createEvent();

/** How the live connection stands, from the log. */
export const $connection = projected(connectionProjection);

/** What the banner says about the connection. */
export const $banner = combine($connection, $now, bannerOf);

/** While the server cannot be reached, when it was last heard; null otherwise, so that signs of life render nothing. */
export const $cutOff = combine($banner, $connection, (banner, { heardAt }) =>
  banner === 'offline' || banner === 'unreachable' ? { heardAt } : null,
);
