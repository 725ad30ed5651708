import { attach, createEvent, createStore, sample } from 'effector';
import { endpoints } from '#schemas';
import { endpointFx } from '../../kernel/ports.ts';

/** Asks for the service hours past what is kept, on a page that says that it is closed. */
export const hoursAskedAgain = createEvent();

/** When riders are available, as `hhmm:hhmm`; `true` asks past what is kept. */
export const hoursFx = attach({
  effect: endpointFx(endpoints.getCountryParameter),
  mapParams: (fresh: boolean) => ({ params: { name: 'serviceHours' as const }, fresh }),
});

sample({ clock: hoursAskedAgain, fn: () => true, target: hoursFx });

/** A failed look-up counts as open; the server still refuses an order outside the hours. */
export const $hours = createStore('')
  .on(hoursFx.doneData, (_, hours) => hours)
  .reset(hoursFx.fail);
