import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '#adapters';
import { type PaymentSnapshot, paymentSent } from '#core';
import { useLanguage, useText } from '#i18n';
import { CardFieldsMessage, type CardMethod } from '#schemas';
import { Stack } from '#ui';
import { desktop } from '#ui/theme';
import * as css from './pay.css.ts';

/** One frame with all fields, or a frame for each: what is typed there never comes here. */
const framesOf = {
  generic_creditcard: ['all'],
  cybersource_creditcard: ['number', 'expiry', 'code'],
} as const satisfies Record<CardMethod['name'], readonly string[]>;

type Props = { snapshot: PaymentSnapshot; method: CardMethod; url: string };

/** The card fields of another origin; only messages of exactly that origin, from exactly these frames, are heard. */
export function CardFields({ snapshot, method, url }: Props) {
  const t = useText();
  const { code: language } = useLanguage();
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  // Asked once, since another address would empty the fields.
  const [low] = useState(() => matchMedia(desktop).matches);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  useMessages(url, frames.current, (name, height) =>
    setHeights((known) => ({ ...known, [name]: height })),
  );
  useTokenRequest(snapshot, url, frames.current);
  useCheck(snapshot, url, frames.current);
  return (
    <Stack gap={2}>
      {framesOf[method.name].map((name) => (
        <iframe
          key={name}
          ref={(frame) => {
            if (frame) frames.current.set(name, frame);
            else frames.current.delete(name);
          }}
          className={css.frame}
          style={{ blockSize: heights[name] ?? (name === 'all' ? 200 : 96) }}
          src={addressOf(url, name, { language, low })}
          title={name === 'all' ? t('pay.fields') : t(`pay.fields.${name}`)}
          referrerPolicy="no-referrer"
          allow=""
          sandbox="allow-scripts allow-same-origin allow-forms"
        />
      ))}
    </Stack>
  );
}

function addressOf(base: string, field: string, { language, low }: Look): string {
  const url = new URL(base);
  url.searchParams.set('field', field);
  url.searchParams.set('lang', language);
  url.searchParams.set('scheme', document.documentElement.dataset.scheme ?? 'system');
  if (low) url.searchParams.set('low', 'true');
  return url.href;
}

type Look = { language: string; low: boolean };

type Frames = ReadonlyMap<string, HTMLIFrameElement>;

function useMessages(url: string, frames: Frames, grown: (name: string, height: number) => void) {
  const send = useUnit(paymentSent);
  const heard = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    const name = [...frames].find(([, frame]) => frame.contentWindow === source)?.[0];
    if (origin !== new URL(url).origin || name === undefined) return;
    const message = CardFieldsMessage.safeParse(data);
    if (!message.success) return;
    const said = message.data;
    if (said.kind === 'changed') grown(name, said.height);
    if (said.kind === 'submitted') send({ type: 'payAsked' });
    if (said.kind === 'token') send({ type: 'tokenMade', token: said.token });
    if (said.kind === 'refused') send({ type: 'cardRefused' });
    if (said.kind === 'failed') send({ type: 'fieldsFailed' });
  });
  useEffect(() => {
    const hear = (event: MessageEvent) => heard(event);
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
}

/** When the payment waits for a token, the frames are asked for one; the one with the number answers. */
function useTokenRequest(snapshot: PaymentSnapshot, url: string, frames: Frames) {
  const wanted = snapshot.hasTag('tokenizing');
  const { nameOnCard } = snapshot.context.card;
  const ask = useEffectEvent(() => {
    tell(frames, url, { kind: 'tokenize', request: newId(), name: nameOnCard });
  });
  useEffect(() => {
    if (wanted) ask();
  }, [wanted]);
}

/** When the name is missing, the frames mark what is empty in them, so that one press says all that is missing. */
function useCheck(snapshot: PaymentSnapshot, url: string, frames: Frames) {
  const { error } = snapshot.context;
  const ask = useEffectEvent(() => tell(frames, url, { kind: 'check' }));
  useEffect(() => {
    if (error?.where === 'nameOnCard') ask();
  }, [error]);
}

function tell(
  frames: Frames,
  url: string,
  message: { kind: string; request?: string; name?: string },
) {
  for (const { contentWindow } of frames.values()) {
    contentWindow?.postMessage({ to: 'card-fields', ...message }, new URL(url).origin);
  }
}
