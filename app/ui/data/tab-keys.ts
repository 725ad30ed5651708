/** The index of the tab a key leads to; −1 for a key that leads nowhere. Arrows follow the reading direction. */
export function tabAfterKey(key: string, index: number, count: number, rtl: boolean): number {
  const forward = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + forward + count) % count;
    case 'ArrowLeft':
      return (index - forward + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
