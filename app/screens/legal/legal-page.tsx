import type { ReactNode } from 'react';
import { useConfig } from '#i18n';
import { Card, Section, Stack } from '#ui';
import * as css from './legal.css.ts';

type Props = { title: string; intro: string; children: ReactNode };

/** A page of text that anybody may read. */
export function LegalPage({ title, intro, children }: Props) {
  const { brand } = useConfig();
  return (
    <div className={css.page}>
      <img className={css.logo} src={brand.logo} alt={brand.serviceName} />
      <Card className={css.card}>
        <Section level={1} title={title} description={intro}>
          <Stack gap={4}>{children}</Stack>
        </Section>
      </Card>
    </div>
  );
}
