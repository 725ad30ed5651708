import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../actions/button.tsx';
import { useAnimation } from '../data/use-animation.ts';
import { Icon } from '../icons/icon.tsx';
import { LiveRegion } from '../layout/hidden.tsx';
import * as css from './notice.css.ts';
import { icons, type Tone } from './notice.tsx';
import { raise } from './raise.ts';
import { useHold } from './use-hold.ts';
import { useKept } from './use-kept.ts';

export interface StackedNotice {
  id: string;
  tone: Tone;
  title?: string;
  text: string;
  action?: ReactNode;
}

interface NoticeStackProps {
  /** Names the stack for who jumps from region to region. */
  label: string;
  /** Oldest first. The owner decides how long each stays. */
  notices: readonly StackedNotice[];
  onDismiss: (id: string) => void;
  /** The person is at the notices, which must not go meanwhile, or has left them. */
  onHold: (held: boolean) => void;
  dismissLabel: string;
}

/**
 * Messages above everything, also above an open dialog, one line each at the lower edge where no control is. Critical ones interrupt a screen reader, the others wait. F8
 * leads to them from anywhere.
 */
export function NoticeStack({ label, notices, dismissLabel, ...told }: NoticeStackProps) {
  const floor = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLElement>(null);
  const list = useAnimation<HTMLDivElement>();
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    raise(popover.current, newest !== undefined);
  }, [newest]);
  useKept(floor, onTop);
  useKept(popover, clear, newest !== undefined);
  const { dismiss, ...holding } = useHold(popover, told);
  return (
    <div className={css.floor}>
      <div ref={floor} className={css.floor}>
        <LiveRegion {...announcementOf(notices.filter((notice) => !isCritical(notice)))} />
        <LiveRegion {...announcementOf(notices.filter(isCritical))} assertive />
        <section
          ref={popover}
          popover="manual"
          className={css.stack}
          aria-label={label}
          aria-keyshortcuts="F8"
          {...holding}
        >
          <div ref={list}>
            {notices.map(({ id, tone, title, text, action }) => (
              <div key={id} className={css.floating} data-notice={id}>
                <Icon name={icons[tone]} />
                <p className={css.line}>
                  {title && <strong>{title}. </strong>}
                  {text}
                </p>
                {action}
                <IconButton icon="close" label={dismissLabel} onClick={() => dismiss(id)} />
              </div>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}

const isCritical = (notice: StackedNotice) => notice.tone === 'critical';

function announcementOf(notices: readonly StackedNotice[]) {
  const newest = notices.at(-1);
  return { turn: newest?.id, message: [newest?.title, newest?.text].filter(Boolean).join('. ') };
}

const onTop = () => import('./keep-on-top.ts').then(({ keepOnTop }) => keepOnTop);
const clear = () => import('./keep-clear.ts').then(({ keepClear }) => keepClear);
