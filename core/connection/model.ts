import { combine } from 'effector';
import { $now } from '../clock.ts';
import { projected } from '../projection.ts';
import { bannerOf, connectionProjection } from './connection.ts';

export const $connection = projected(connectionProjection);

/** What the banner says about the connection. */
export const $banner = combine($connection, $now, bannerOf);
