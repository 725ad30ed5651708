import { Button, Notice } from '#ui';
import { t } from '../text.ts';

/** Somebody else changed it meanwhile: who, when and to what, and the way to look at it again. */
export function Conflict({ message, onLook }: { message: string | null; onLook: () => void }) {
  return (
    <div aria-live="assertive">
      {message !== null && (
        <Notice
          tone="warning"
          title={t('flag.conflict')}
          action={<Button onClick={onLook}>{t('flag.conflict.look')}</Button>}
        >
          {message}
        </Notice>
      )}
    </div>
  );
}
