import { useConfig, useText } from '#i18n';
import { Logo, Skeleton } from '#ui';
import * as page from './link-page.css.ts';
import * as css from './link-shape.css.ts';

/** Stands where the page will be; its logo and how far the order is, which the server writes into it (`server/public/preview.ts`), stay there. */
export function LinkShape() {
  const t = useText();
  const { brand } = useConfig();
  return (
    <div className={page.page}>
      <div className={page.map} data-picture />
      <Logo className={page.logo} src={brand.logo} name={brand.serviceName} />
      <div className={page.sheet}>
        <div className={css.clockShape}>
          <Skeleton label={t('app.loading')} lines={2} />
        </div>
        <div className={page.progress}>
          <div className={page.bar} />
          <p className={css.told} data-told="" />
        </div>
      </div>
    </div>
  );
}
