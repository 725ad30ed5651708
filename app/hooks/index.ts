export { useHappened, useWatch } from './use-happened.ts';
export { useHeldAddress } from './use-held-address.ts';
