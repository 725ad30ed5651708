import { Button } from '#ui';
import { t } from '../text.ts';

/** Looks once more at what changes while somebody reads it. */
export function Refresh({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  return (
    <Button variant="quiet" icon="refresh" busy={busy} onClick={onPress}>
      {t('action.refresh')}
    </Button>
  );
}
