import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useFormat, useSentence, useText } from '#i18n';
import { messageChannels, messageKinds, type Order, type SentMessage } from '#schemas';
import { $orderMessages, messagesWanted } from './log-model.ts';
import * as css from './tell.css.ts';

/** The messages to an order's customer, below its history. */
export function OrderMessages({ order: { order_id, updated_at } }: { order: Order }) {
  const t = useText();
  const [known, want] = useUnit([$orderMessages, messagesWanted]);
  useEffect(() => {
    want({ orderId: order_id, updatedAt: updated_at });
  }, [want, order_id, updated_at]);
  if (known?.orderId !== order_id || known.messages.length === 0) return null;
  return (
    <ul className={css.log} aria-label={t('tell.log')}>
      {known.messages.map((message) => (
        <Line key={message.kind} message={message} />
      ))}
    </ul>
  );
}

function Line({ message }: { message: SentMessage }) {
  const t = useText();
  const sentence = useSentence();
  const format = useFormat();
  const { state, settled_at, created_at, number_end = '', reason } = message;
  const kind = messageKinds.find((each) => each === message.kind);
  const what = kind ? t(`tell.kind.${kind}`) : message.kind;
  if (state === 'sent') {
    const channel = messageChannels.find((each) => each === message.channel) ?? 'sms';
    const when = format.time(settled_at ?? created_at);
    const number = <bdi dir="ltr">…{number_end}</bdi>;
    return <li>{sentence(`tell.log.sent.${channel}`, { what, when, number })}</li>;
  }
  if (state === 'waiting') return <li>{t('tell.log.waiting', { what })}</li>;
  const why = reasons.find((each) => each === reason) ?? 'overtaken';
  return <li>{t(`tell.log.not-sent.${why}`, { what })}</li>;
}

const reasons = ['overtaken', 'off', 'no-number', 'refused', 'unreachable'] as const;
