import { useText } from '#i18n';
import { Section, Skeleton } from '#ui';
import * as css from './request.css.ts';

/** The place of the form while it is not known yet what is asked. */
export function Loading({ edit = false }: { edit?: boolean }) {
  const t = useText();
  return (
    <div className={css.alone}>
      <Section level={1} title={t('request.title')}>
        <Skeleton label={t(edit ? 'request.edit.loading' : 'request.checking-hours')} lines={4} />
      </Section>
    </div>
  );
}
