import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { $vendorId } from '#core';
import { useLanguage, useText, useWholeTexts } from '#i18n';
import { IconButton } from '#ui';
import * as css from './help.css.ts';
import { HelpFrame } from './help-frame.tsx';
import { $helpOpen, helpClosed, helpOpened } from './model.ts';
import { helpButtonId, helpPath } from './paths.ts';

/** The panel beside the page, which the button in the bar opens. */
export function FloatingHelp() {
  const whole = useWholeTexts();
  const { code } = useLanguage();
  const [path] = useLocation();
  const [vendorId, isOpen, open, close] = useUnit([$vendorId, $helpOpen, helpOpened, helpClosed]);
  // Another language starts another visit, also while it is open. This effect never opens a closed panel: when rendered while
  // somebody leaves the page of the help centre, it would open it again.
  useEffect(() => {
    if (isOpen) open(code);
  }, [isOpen, open, code]);
  if (!isOpen || vendorId === null || !whole || path.startsWith(helpPath(''))) return null;
  const leave = () => {
    close();
    document.getElementById(helpButtonId)?.focus();
  };
  return <Panel onClose={leave} />;
}

/** The panel, beside the page so that the page stays usable; Escape closes it. */
function Panel({ onClose }: { onClose: () => void }) {
  const t = useText();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div
      className={css.panel}
      role="dialog"
      aria-label={t('help-center.title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={css.head}>
        <h2 ref={head} tabIndex={-1} className={css.title}>
          {t('help-center.title')}
        </h2>
        <IconButton icon="close" label={t('action.close')} onClick={onClose} />
      </div>
      <HelpFrame onClose={onClose} />
    </div>
  );
}
