import { Button } from '#ui';
import { t } from '../text.ts';

type DialogButtonsProps = { submit: string; busy: boolean; onClose: () => void };

/** The way out of a dialog, and what it is there for. */
export function DialogButtons({ submit, busy, onClose }: DialogButtonsProps) {
  return (
    <>
      <Button onClick={onClose}>{t('action.back')}</Button>
      <Button type="submit" variant="primary" busy={busy}>
        {submit}
      </Button>
    </>
  );
}
