import type { ReactNode } from 'react';
import { useConfig } from '#i18n';
import { Card, LonePage, Section, Stack } from '#ui';
import * as css from './legal.css.ts';

type Props = { title: string; intro: string; children: ReactNode };

/** A page of text that anybody may read. */
export function LegalPage({ title, intro, children }: Props) {
  const { brand } = useConfig();
  return (
    <LonePage logo={brand.logo} name={brand.serviceName}>
      <Card className={css.card}>
        <Section level={1} title={title} description={intro}>
          <Stack gap={4}>{children}</Stack>
        </Section>
      </Card>
    </LonePage>
  );
}
