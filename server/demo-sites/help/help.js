/** Keys that are pressed in this frame never reach the portal around it, so Escape is passed on, to the portal alone. */
const portal = document.querySelector('main')?.dataset.portal;

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && portal) parent.postMessage({ type: 'help-centre:close' }, portal);
});

/** What is typed and not sent is the portal's to keep: it knows whose it is, and when they sign out. */
const message = document.querySelector('textarea');
const tell = (text) => portal && parent.postMessage({ type: 'help-centre:typed', text }, portal);
message?.addEventListener('input', () => tell(message.value));
// Something may have been typed before this script was there.
if (message?.value !== '') tell(message?.value ?? '');
addEventListener('message', ({ origin, source, data }) => {
  if (!portal || origin !== portal || source !== parent || data?.type !== 'help-centre:typed')
    return;
  if (message && message.value === '') message.value = String(data.text);
});

/** Before this address is used up the portal names the next one: the page goes on there, with what was typed. */
addEventListener('message', ({ origin, source, data }) => {
  if (!portal || origin !== portal || source !== parent || data?.type !== 'help-centre:renew')
    return;
  const next = URL.canParse(data.url) ? new URL(data.url) : null;
  if (next?.origin !== location.origin) return;
  history.replaceState(history.state, '', next);
  parent.postMessage({ type: 'help-centre:renewed' }, portal);
});
