import { registerHooks } from 'node:module';

/**
 * Loaded first (`--import`) by processes that tests start from our sources. These name each other in full, such as `./log.ts`, so where one
 * is follows from its name; to ask the disk for hundreds of them takes a fifth of a start. All others are found as always.
 */
registerHooks({
  resolve(named, context, next) {
    const { parentURL } = context;
    const isOurs = /^\.\.?\/.*\.ts$/.test(named) && parentURL?.includes('/node_modules/') === false;
    if (!isOurs) return next(named, context);
    return { url: new URL(named, parentURL).href, format: 'module-typescript', shortCircuit: true };
  },
});
