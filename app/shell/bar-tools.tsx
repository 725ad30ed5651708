import { useUnit } from 'effector-react';
import { Link, useLocation } from 'wouter';
import { useText, useWholeTexts } from '#i18n';
import { placeOf } from '#routes';
import { Icon, Keys } from '#ui';
import * as css from './bar-tools.css.ts';
import { $singleKeys, paletteOpened } from './commands/model.ts';
import { usePlaces } from './places.ts';

/** At hand in a wide bar: the search over all that can be done, and the way to a new order from any other page. */
export function BarTools() {
  return useWholeTexts() ? (
    <>
      <Search />
      <NewOrder />
    </>
  ) : null;
}

function Search() {
  const t = useText();
  const open = useUnit(paletteOpened);
  const name = t('commands.palette');
  return (
    <button
      type="button"
      className={css.search}
      aria-haspopup="dialog"
      title={name}
      onClick={() => open()}
    >
      <Icon name="search" />
      <span className={css.words}>{name}</span>
      <span className={css.keys} aria-hidden>
        <Keys keys="mod+k" />
      </span>
    </button>
  );
}

function NewOrder() {
  const t = useText();
  const [path] = useLocation();
  const hasKey = useUnit($singleKeys);
  const request = usePlaces().find(({ page }) => page === 'request-a-rider');
  if (request === undefined || placeOf(path)?.page === request.page) return null;
  return (
    <Link href={request.href} className={css.request}>
      <Icon name="plus" />
      {t('request.title')}
      {hasKey && (
        <span className={css.keys} aria-hidden>
          <Keys keys="n" />
        </span>
      )}
    </Link>
  );
}
