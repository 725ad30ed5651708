import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#i18n';
import { HelpCentreMessage } from '#schemas';
import { Button, Notice, Skeleton } from '#ui';
import * as css from './help.css.ts';
import { $helpFailure, $helpUrl, helpLoaded, helpRetried } from './model.ts';

/** The page of the help centre; it may neither lead the portal away nor open anything over it. */
const allowed = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** The frame, or why there is none. It keeps the address it began with: a fresh one would lose what was typed. */
export function HelpFrame({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [url, failure, loaded, retry] = useUnit([$helpUrl, $helpFailure, helpLoaded, helpRetried]);
  const [begun, setBegun] = useState(url);
  const frame = useRef<HTMLIFrameElement>(null);
  if (begun === null && url !== null) setBegun(url);
  useCloseFrom(frame, begun, onClose);
  const again = () => {
    setBegun(null);
    retry();
  };
  if (failure !== null) {
    return (
      <div className={css.failure}>
        <Notice tone="critical" action={<Button onClick={again}>{t('help-center.retry')}</Button>}>
          {t(failure)}
        </Notice>
      </div>
    );
  }
  if (begun === null) {
    return (
      <div className={css.failure}>
        <Skeleton label={t('app.loading')} lines={5} />
      </div>
    );
  }
  return (
    <iframe
      ref={frame}
      className={css.frame}
      title={t('help-center.title')}
      src={begun}
      sandbox={allowed}
      referrerPolicy="no-referrer"
      onLoad={() => loaded()}
    />
  );
}

/** Escape inside the frame is told by its page; nobody else's word counts. */
function useCloseFrom(
  frame: React.RefObject<HTMLIFrameElement | null>,
  url: string | null,
  onClose: () => void,
) {
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (url === null || source !== frame.current?.contentWindow) return;
    if (origin === new URL(url).origin && HelpCentreMessage.safeParse(data).success) onClose();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    globalThis.addEventListener('message', listen);
    return () => globalThis.removeEventListener('message', listen);
  }, []);
}
