import type { Layer, Layers, TakenSteps } from '#ui';

/** The open layers and taken steps that Back would undo. */
export type OpenLayers = Layers & {
  /** Those on top of the page, the newest last. */
  readonly open: () => readonly Layer[];
  /** Null while the page has no steps, or has not told them. */
  readonly steps: () => TakenSteps | null;
  readonly onChange: (act: () => void) => void;
};

export function createLayers(): OpenLayers {
  let open: readonly Layer[] = [];
  let steps: TakenSteps | null = null;
  let changed = () => {};
  return {
    put(layer) {
      open = [...open, layer];
      changed();
      return () => {
        open = open.filter((each) => each !== layer);
        changed();
      };
    },
    take(told) {
      steps = told;
      changed();
      return () => {
        if (steps === told) steps = null;
        changed();
      };
    },
    open: () => open,
    steps: () => steps,
    onChange(act) {
      changed = act;
    },
  };
}
