import type { Config } from '#core';
import type { Format } from './format.ts';
import { useShared } from './scope-provider.tsx';

/** What this deployment is. Nothing is rendered before it is known. */
export function useConfig(): Config {
  return known(useShared().config);
}

/** The formats of the present language, market and style of amounts; the same object until one of these changes. */
export function useFormat(): Format {
  return known(useShared().format());
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('rendered before the deployment was configured');
  return value;
}
