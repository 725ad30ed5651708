import { combine, createEvent } from 'effector';
import { $now } from '../clock.ts';
import { projected } from '../projection.ts';
import { bannerOf, connectionProjection } from './connection.ts';

/** The server answers again after a time without an answer, or the device says that it has a network again. */
export const networkReturned = createEvent();

export const $connection = projected(connectionProjection);

/** What the banner says about the connection. */
export const $banner = combine($connection, $now, bannerOf);
