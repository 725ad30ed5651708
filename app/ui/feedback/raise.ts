/** The top layer orders by when a thing was shown, so a new notice shows the stack again. */
export function raise(stack: HTMLElement | null, wanted: boolean): void {
  if (stack?.matches(':popover-open')) stack.hidePopover();
  if (wanted && stack?.isConnected) stack.showPopover();
}
