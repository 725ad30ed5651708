import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { absolute, canShare, shareText } from '#adapters';
import { $linksMissing, $publicLinks, linkCopied, linksAsked } from '#core';
import { formatPhone } from '#core/rules';
import { useConfig, useText } from '#i18n';
import type { Order } from '#schemas';
import { Button, ButtonLink, Dialog, NotLoaded, Skeleton } from '#ui';
import { QrCode } from '#ui/qr';
import { refusalText } from './refusal.ts';
import * as css from './share-dialog.css.ts';
import { shareWays } from './share-ways.ts';

type ShareDialogProps = { order: Order; open: boolean; onClose: () => void };

/** The ways in which the recipient's link reaches them. */
export function ShareDialog({ order, open, onClose }: ShareDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('order.share')} closeLabel={t('action.close')}>
      <Link order={order} onClose={onClose} />
    </Dialog>
  );
}

/** It is asked for when it is wanted, and once. */
function Link({ order, onClose }: Omit<ShareDialogProps, 'open'>) {
  const t = useText();
  const { order_id } = order;
  const [links, missing, ask] = useUnit([$publicLinks, $linksMissing, linksAsked]);
  const link = links?.order_id === order_id ? links.tracking : null;
  useEffect(() => {
    if (link === null) ask({ order_id });
  }, [link, order_id, ask]);
  if (link !== null) return <Ways order={order} link={absolute(link)} onClose={onClose} />;
  if (missing === null) return <Skeleton label={t('app.loading')} height="11rem" />;
  return (
    <NotLoaded retryLabel={t('action.retry')} onRetry={() => ask({ order_id })}>
      {t('order.link.failed', { message: refusalText(t, missing) })}
    </NotLoaded>
  );
}

type WaysProps = { order: Order; link: string; onClose: () => void };

/** The message names the sender's shop, in the sender's language, since they answer for it. */
function Ways({ order, link, onClose }: WaysProps) {
  const t = useText();
  const { brand, phonePlan } = useConfig();
  const copy = useUnit(linkCopied);
  const sender = order.outlet_name ?? brand.serviceName;
  const words = t('order.share.text', { sender });
  const number = formatPhone(order.customer.phone_number, phonePlan);
  const away = { target: '_blank', rel: 'noreferrer', icon: 'message', onClick: onClose } as const;
  const { whatsApp, sms, sheet } = shareWays({ sender, words, link, number });
  return (
    <div className={css.ways}>
      <ButtonLink {...away} href={whatsApp}>
        {t('order.share.whatsapp')}
      </ButtonLink>
      {sms !== null && (
        <ButtonLink icon="message" href={sms} onClick={onClose}>
          {t('order.share.sms')}
        </ButtonLink>
      )}
      <Button
        icon="copy"
        onClick={() => {
          copy(link);
          onClose();
        }}
      >
        {t('order.link.copy')}
      </Button>
      {canShare() && (
        <Button icon="share" onClick={() => shareText(sheet)}>
          {t('order.share.other')}
        </Button>
      )}
      <QrCode text={link} caption={t('order.share.scan')} />
    </div>
  );
}
