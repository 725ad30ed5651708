/** Keys that are pressed in this frame never reach the portal around it, so Escape is passed on, to the portal alone. */
const portal = document.querySelector('main')?.dataset.portal;

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && portal) parent.postMessage({ type: 'help-centre:close' }, portal);
});
