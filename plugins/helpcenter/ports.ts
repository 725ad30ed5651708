import { definePort } from '#core';

/** Begins a visit to the help centre; the address is of its own origin. */
export const initHelpCentreFx = definePort('initHelpCentre', async () => {
  const { initHelpCentre } = await import('./adapter.ts');
  return (begun: Parameters<typeof initHelpCentre>[0]) => initHelpCentre(begun);
});
