import { type ReactNode, useEffect, useRef } from 'react';
import { useAnimation } from '../data/use-animation.ts';
import { LiveRegion } from '../layout/hidden.tsx';
import * as css from './notice.css.ts';
import { Notice, type Tone } from './notice.tsx';

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
  dismissLabel: string;
}

/** Messages above everything, also above an open dialog. Critical ones interrupt a screen reader, the others wait. */
export function NoticeStack({ label, notices, onDismiss, dismissLabel }: NoticeStackProps) {
  const popover = useRef<HTMLElement>(null);
  const list = useAnimation<HTMLDivElement>();
  const newest = notices.at(-1)?.id;
  useEffect(() => {
    raise(popover.current, newest !== undefined);
  }, [newest]);
  return (
    <>
      <LiveRegion {...spoken(notices.filter((notice) => !isCritical(notice)))} />
      <LiveRegion {...spoken(notices.filter(isCritical))} assertive />
      <section ref={popover} popover="manual" className={css.stack} aria-label={label}>
        <div ref={list}>
          {notices.map(({ id, text, ...notice }) => (
            <div key={id} className={css.floating}>
              <Notice {...notice} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)}>
                {text}
              </Notice>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

const isCritical = (notice: StackedNotice) => notice.tone === 'critical';

function spoken(notices: readonly StackedNotice[]) {
  const newest = notices.at(-1);
  return { turn: newest?.id, message: [newest?.title, newest?.text].filter(Boolean).join('. ') };
}

/** The top layer orders by when a thing was shown, so a new notice shows the stack again. */
function raise(stack: HTMLElement | null, wanted: boolean): void {
  if (stack?.matches(':popover-open')) stack.hidePopover();
  if (wanted) stack?.showPopover();
}
