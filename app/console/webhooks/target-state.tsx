import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { Badge } from '#ui';
import { momentText } from '../parts/moment.tsx';
import * as css from '../parts/parts.css.ts';
import { t, textIf } from '../text.ts';

export type Target = ResultOf<typeof operatorCalls.listWebhookTargets>['targets'][number];

/** Whether an address hears of orders, and if not, why and since when. */
export function TargetState({ target: { paused, failing_since } }: { target: Target }) {
  if (paused) {
    const at = momentText(paused.at);
    const why = textIf(`webhook.paused.${paused.reason}`) ?? paused.reason;
    return <Told tone="critical" badge={t('webhook.paused')} text={`${why}, ${at}`} />;
  }
  if (failing_since === undefined) return <Badge tone="positive">{t('webhook.on')}</Badge>;
  const since = t('webhook.failing.since', { at: momentText(failing_since) });
  return <Told tone="warning" badge={t('webhook.failing')} text={since} />;
}

function Told(props: { tone: 'critical' | 'warning'; badge: string; text: string }) {
  return (
    <span className={css.lines}>
      <span>
        <Badge tone={props.tone}>{props.badge}</Badge>
      </span>
      <span className={css.muted}>{props.text}</span>
    </span>
  );
}
