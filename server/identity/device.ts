import Bowser from 'bowser';
import type { Device } from '#schemas';

/** The names of browser and system, from the `User-Agent`. */
export function deviceOf(agent: string | null): Pick<Device, 'browser' | 'system'> {
  if (!agent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(agent);
  return { browser: browser.name?.slice(0, 60) || null, system: os.name?.slice(0, 60) || null };
}
