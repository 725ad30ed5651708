import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Modal, type ModalProps } from './modal.tsx';
import * as css from './overlay.css.ts';

interface DialogProps extends ModalProps {
  /** The buttons, the one that leaves first and the main one last; on a phone the main one is on top. */
  actions?: ReactNode;
  /** Makes the dialog a form; a button of type `submit` in `actions` sends it. */
  onSubmit?: (() => void) | undefined;
  size?: keyof typeof css.dialogSize;
  dismissable?: boolean;
  /** Where it stands, if not in the middle of the window. */
  className?: string;
}

/** Asks for one thing before the work goes on. On a phone it is a sheet at the bottom. */
export function Dialog({ actions, size = 'normal', className, ...rest }: DialogProps) {
  const look = cx(css.dialog, css.dialogSize[size], className);
  return <Modal {...rest} foot={actions} className={look} />;
}

interface DrawerProps extends ModalProps {
  /** The edge it comes from, in reading direction. */
  side?: keyof typeof css.drawerSide;
}

/** A panel over the edge of the page: navigation, filters. */
export function Drawer({ side = 'start', ...rest }: DrawerProps) {
  return <Modal {...rest} className={css.drawerSide[side]} />;
}
