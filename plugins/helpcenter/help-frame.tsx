import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#i18n';
import { HelpCentreMessage, type HelpCentreRenewal, type HelpCentreTyped } from '#schemas';
import { Button, Notice, Skeleton } from '#ui';
import * as css from './help.css.ts';
import {
  $helpFailure,
  $helpFrame,
  $helpNext,
  $helpText,
  helpLoaded,
  helpRenewed,
  helpRetried,
  helpTyped,
} from './model.ts';

/** The frame's sandbox: the page in it can neither navigate the portal nor show dialogs over it. */
const allowed = 'allow-scripts allow-forms allow-same-origin allow-popups';

/** The frame, or why there is none. */
export function HelpFrame({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [url, failure, text, loaded] = useUnit([$helpFrame, $helpFailure, $helpText, helpLoaded]);
  const frame = useRef<HTMLIFrameElement>(null);
  useMessages(frame, url, onClose);
  useRenewal(frame, url);
  if (failure !== null) return <Failure text={t(failure)} />;
  if (url === null) {
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
      src={url}
      sandbox={allowed}
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => {
        loaded();
        const typed: HelpCentreTyped = { type: 'help-centre:typed', text };
        currentTarget.contentWindow?.postMessage(typed, new URL(url).origin);
      }}
    />
  );
}

function Failure({ text }: { text: string }) {
  const t = useText();
  const retry = useUnit(helpRetried);
  const again = <Button onClick={() => retry()}>{t('help-center.retry')}</Button>;
  return (
    <div className={css.failure}>
      <Notice tone="critical" action={again}>
        {text}
      </Notice>
    </div>
  );
}

type Frame = RefObject<HTMLIFrameElement | null>;

/** Handles messages of the page in the frame; other sources are ignored. */
function useMessages(frame: Frame, url: string | null, onClose: () => void) {
  const [renewed, typed] = useUnit([helpRenewed, helpTyped]);
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    if (url === null || source !== frame.current?.contentWindow) return;
    const said = HelpCentreMessage.safeParse(data);
    if (origin !== new URL(url).origin || !said.success) return;
    if (said.data.type === 'help-centre:typed') typed(said.data.text);
    else if (said.data.type === 'help-centre:close') onClose();
    else renewed();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    globalThis.addEventListener('message', listen);
    return () => globalThis.removeEventListener('message', listen);
  }, []);
}

/** Tells the page in the frame its next address, so that it can go on there with what was typed. */
function useRenewal(frame: Frame, url: string | null) {
  const next = useUnit($helpNext);
  useEffect(() => {
    if (url === null || next === null) return;
    const renewal: HelpCentreRenewal = { type: 'help-centre:renew', url: next };
    frame.current?.contentWindow?.postMessage(renewal, new URL(url).origin);
  }, [frame, url, next]);
}
