import { definePort } from '#core';

/** Begins a visit to the help centre; answers an address of its origin. */
export const initHelpCentreFx = definePort('initHelpCentre', async () => {
  const { initHelpCentre } = await import('./adapter.ts');
  return (begun: Parameters<typeof initHelpCentre>[0]) => initHelpCentre(begun);
});
