import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { $vendorId } from '#core';
import { useLanguage, useText } from '#i18n';
import { Button } from '#ui';
import * as css from './help.css.ts';
import { HelpFrame } from './help-frame.tsx';
import { helpClosed, helpOpened } from './model.ts';
import { wayBackOf } from './paths.ts';

/** The help centre as a page, for phones. */
export function HelpPage() {
  const t = useText();
  const { code } = useLanguage();
  const [, navigate] = useLocation();
  const [vendorId, open, close] = useUnit([$vendorId, helpOpened, helpClosed]);
  useEffect(() => {
    if (vendorId === null) return;
    open(code);
    return () => close();
  }, [open, close, code, vendorId]);
  const [search] = useSearchParams();
  const leave = () => navigate(wayBackOf(vendorId, search));
  return (
    <div className={css.page}>
      <div className={css.pageHead}>
        <h1 className={css.pageTitle}>{t('help-center.title')}</h1>
        <Button variant="quiet" icon="back" onClick={leave}>
          {t('action.back')}
        </Button>
      </div>
      <HelpFrame key={vendorId} onClose={leave} />
    </div>
  );
}
