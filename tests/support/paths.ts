import { vi } from 'vitest';

/** Lets shapes be made where there is no canvas; nothing of them is kept. */
export function stubPaths(): void {
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      closePath() {}
    },
  );
}
