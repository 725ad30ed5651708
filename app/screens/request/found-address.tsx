import { useText } from '#i18n';
import { Button } from '#ui';
import * as css from './request.css.ts';

/** What the map calls the place of the pin, beside the words that the person wrote. */
export function FoundAddress({ address, onTake }: { address: string; onTake: () => void }) {
  const t = useText();
  return (
    <div role="status">
      <p className={css.muted}>
        <bdi>{t('request.destination.found', { address })}</bdi>
      </p>
      <Button variant="quiet" flush onClick={onTake}>
        {t('request.destination.use-found')}
      </Button>
    </div>
  );
}
