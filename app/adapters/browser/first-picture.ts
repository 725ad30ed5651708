/** Resolves once the page's current content is painted; at once if there is none or the page is hidden. */
export async function firstPicture(): Promise<void> {
  const drawn = document.getElementById('root')?.hasChildNodes();
  if (!drawn || document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
