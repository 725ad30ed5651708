import { createEvent, createStore } from 'effector';
import type { PhonePlan } from '#core/rules';
import type { Brand, Deployment, Market } from '#schemas';

/** What this deployment is; known before the first screen and never changed afterwards. */
export type Config = {
  readonly deployment: Deployment;
  readonly market: Market;
  readonly brand: Brand;
  readonly phonePlan: PhonePlan;
};

/** The deployment's configuration was read; happens once, before anything else. */
export const configured = createEvent<Config>();

/** Deployment, market and brand of this page; null before they are read. */
export const $config = createStore<Config | null>(null).on(configured, (_, config) => config);

/** IANA name of the zone in which a day of this market begins and ends. */
export const $timezone = $config.map((config) => config?.deployment.timezone ?? 'UTC');
