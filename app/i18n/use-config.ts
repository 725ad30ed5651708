import { useUnit } from 'effector-react';
import { $config, type Config } from '#core';

/** What this deployment is. Nothing is rendered before it is known. */
export function useConfig(): Config {
  const config = useUnit($config);
  if (config === null) throw new Error('rendered before the deployment was configured');
  return config;
}
