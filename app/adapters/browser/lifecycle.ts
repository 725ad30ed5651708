/** Acts when the page may have slept, regained its network or become visible. */
export function onWake(act: () => void): void {
  addEventListener('online', act);
  addEventListener('pageshow', act);
  document.addEventListener('visibilitychange', () => document.hidden || act());
}

/** Acts with the page's visibility, now and on each change. */
export function onVisibility(act: (visible: boolean) => void): void {
  const tell = () => act(!document.hidden);
  document.addEventListener('visibilitychange', tell);
  tell();
}

/** Another tab of this origin changed or removed a stored value. */
export function onStorageChange(key: string, act: (text: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) act(event.newValue);
  });
}
