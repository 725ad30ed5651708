import { useText } from '#i18n';
import { Button } from '#ui';
import * as css from './request.css.ts';

type FoundAddressProps = {
  address: string;
  /** Offers it instead of those words. */
  onTake?: () => void;
};

/** What the map calls the place of the pin, beside the words that the person wrote. */
export function FoundAddress({ address, onTake }: FoundAddressProps) {
  const t = useText();
  return (
    <div role="status">
      <p className={css.muted}>
        <bdi>{t('request.destination.found', { address })}</bdi>
      </p>
      {onTake && (
        <Button variant="quiet" flush onClick={onTake}>
          {t('request.destination.use-found')}
        </Button>
      )}
    </div>
  );
}
