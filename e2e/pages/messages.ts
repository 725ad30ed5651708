import type { Stage } from './stage.ts';

/** Where an outlet says what its customers are told, and what an order shows of it. */
export function messagesPage({ page, t }: Stage) {
  return {
    title: page.getByRole('heading', { level: 1, name: t('tell.title') }),
    on: page.getByRole('switch', { name: t('tell.on') }),
    kind: (kind: string) => page.getByRole('checkbox', { name: t(`tell.kind.${kind}`) }),
    log: page.getByRole('list', { name: t('tell.log') }),
  };
}
