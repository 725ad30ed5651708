import { type Audience, stageOf, stageTextOf } from '#core/rules';
import { useText } from '#i18n';
import type { PublicTracking } from '#schemas';
import { type Step, VisuallyHidden } from '#ui';
import * as css from './link-page.css.ts';
import { stagesOf } from './stages.ts';

const ends: ReadonlySet<string> = new Set(['delivered', 'returned']);

type LinkStepsProps = { tracking: PublicTracking; audience: Audience; late: boolean };

/** How far the order has come and what is to come: bars for the eye, words for the ear. */
export function LinkSteps({ tracking, audience, late }: LinkStepsProps) {
  const t = useText();
  const now = stageOf(tracking, audience);
  const stages = stagesOf(now, audience);
  const reached = stages.indexOf(now);
  return (
    <ol className={css.bars} aria-label={t('order.progress')} data-late={late}>
      {stages.map((stage, index) => {
        const state = stateOf(stage, index, reached);
        return (
          <li
            key={stage}
            className={css.bar}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={css.fill} />
            <VisuallyHidden>
              {t(index === reached ? stageTextOf(tracking, audience) : `public.stage.${stage}`)}{' '}
              {t(`order.step.${state}`)}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(stage: string, index: number, reached: number): Step['state'] {
  if (index > reached) return 'upcoming';
  if (index < reached || ends.has(stage)) return 'done';
  return stage === 'cancelled' ? 'failed' : 'current';
}
