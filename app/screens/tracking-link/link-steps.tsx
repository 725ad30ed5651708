import { type Audience, stageOf } from '#core/rules';
import { useText } from '#i18n';
import type { PublicTracking } from '#schemas';
import { type Step, Steps } from '#ui';
import { stagesOf } from './stages.ts';

const ends: ReadonlySet<string> = new Set(['delivered', 'returned']);

/** How far the order has come, and what is to come. */
export function LinkSteps({
  tracking,
  audience,
}: {
  tracking: PublicTracking;
  audience: Audience;
}) {
  const t = useText();
  const now = stageOf(tracking, audience);
  const stages = stagesOf(now, audience);
  const reached = stages.indexOf(now);
  const steps = stages.map((stage, index): Step => {
    const state = stateOf(stage, index, reached);
    const label = t(`public.stage.${stage}`);
    return { id: stage, label, state, stateLabel: t(`order.step.${state}`) };
  });
  return <Steps label={t('order.progress')} steps={steps} />;
}

function stateOf(stage: string, index: number, reached: number): Step['state'] {
  if (index > reached) return 'upcoming';
  if (index < reached || ends.has(stage)) return 'done';
  return stage === 'cancelled' ? 'failed' : 'current';
}
