/**
 * The page of an ordering platform. The portal in its frame says when it is ready; it is handed a token by a message that
 * only the portal's origin can read, never in an address. A fresh token follows well before the old one ends.
 */
const frame = document.querySelector('iframe');
const portal = frame.dataset.portal;
const rotateEvery = 45 * 60 * 1000;

async function handOver() {
  const answer = await fetch('/counter/token');
  const { token } = await answer.json();
  frame.contentWindow.postMessage({ type: 'rider-portal:token', token }, portal);
}

addEventListener('message', ({ source, origin, data }) => {
  const ready = data?.type === 'rider-portal:ready';
  if (ready && source === frame.contentWindow && origin === portal) handOver();
});
setInterval(handOver, rotateEvery);
frame.src = frame.dataset.src;
