/** Keys that are pressed in this frame never reach the portal around it, so Escape is passed on, to the portal alone. */
const portal = document.querySelector('main')?.dataset.portal;

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && portal) parent.postMessage({ type: 'help-centre:close' }, portal);
});

/** What is typed and not sent is the portal's to keep: it knows whose it is, and when they sign out. */
const field = () => document.querySelector('textarea');
const tell = (text) => portal && parent.postMessage({ type: 'help-centre:typed', text }, portal);
addEventListener('input', () => tell(field()?.value ?? ''));
// Something may have been typed before this script was there.
if (field()?.value) tell(field().value);
addEventListener('message', ({ origin, source, data }) => {
  if (!portal || origin !== portal || source !== parent || data?.type !== 'help-centre:typed')
    return;
  if (field()?.value === '') field().value = String(data.text);
});

/** Sent from here, since a browser that gets no answer to a form puts an empty page of its own into the frame. */
let isSending = false;
addEventListener('submit', (event) => {
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  send(event.target)
    .catch(() => {
      const why = event.target.querySelector('[data-unsent]');
      why.textContent = why.dataset.unsent;
    })
    .finally(() => {
      isSending = false;
    });
});

async function send(form) {
  form.querySelector('[data-unsent]').textContent = '';
  const body = new URLSearchParams(new FormData(form));
  const answer = await fetch(location.href, { method: 'POST', body });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const main = page.querySelector('main');
  if (main === null) throw new Error('no page');
  document.querySelector('main').replaceWith(main);
  if (answer.ok) tell('');
  main.querySelector('[autofocus], [role=status]')?.focus();
}

/** Before this address is used up the portal names the next one: the page goes on there, with what was typed. */
addEventListener('message', ({ origin, source, data }) => {
  if (!portal || origin !== portal || source !== parent || data?.type !== 'help-centre:renew')
    return;
  const next = URL.canParse(data.url) ? new URL(data.url) : null;
  if (next?.origin !== location.origin) return;
  history.replaceState(history.state, '', next);
  parent.postMessage({ type: 'help-centre:renewed' }, portal);
});
