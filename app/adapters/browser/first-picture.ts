/** Resolves once what the page holds now is on screen; at once where nothing is, or nobody looks. */
export async function firstPicture(): Promise<void> {
  const drawn = document.getElementById('root')?.hasChildNodes();
  if (!drawn || document.visibilityState !== 'visible') return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
