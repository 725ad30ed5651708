import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $vendorId, $vendors, vendorChosen } from '#core';
import { alertSettingsOpened } from '#core/alerts';
import { useText } from '#i18n';
import { $scheme, schemeChosen } from '../appearance-model.ts';
import { usePlaces } from '../places.ts';
import { useAccountCommands } from './account-commands.ts';
import { alertKeys, type Command, type GroupedCommand, inGroup, keysOfPlaces } from './commands.ts';
import { useMenuPlaces, useWordsOf } from './menu-places.ts';
import { keysShown, paletteOpened } from './model.ts';
import { useOrderCommands } from './order-commands.ts';

/** Everything that can be done from anywhere, in the person's language. */
export function useCommands(): readonly GroupedCommand[] {
  return [
    ...inGroup('pages', usePages()),
    ...inGroup('order', useOrderCommands()),
    ...inGroup('account', [...useTools(), ...useAccountCommands(), ...useSchemes()]),
    ...inGroup('outlets', useOutlets()),
  ];
}

function usePages(): readonly Command[] {
  const t = useText();
  const [, go] = useLocation();
  const places = usePlaces();
  const wordsOf = useWordsOf();
  const keys = keysOfPlaces(places.map(({ page }) => page));
  const pages = [...places, ...useMenuPlaces()].map(({ page, label, href }) => {
    const own = keys.get(page);
    return {
      id: `go ${page}`,
      label: t('commands.go', { page: label }),
      words: wordsOf(page),
      ...(own !== undefined && { keys: own }),
      run: () => go(href),
    };
  });
  const request = places.find(({ page }) => page === 'request-a-rider');
  const begin = () => {
    if (request) go(request.href);
    addressField()?.focus();
  };
  const search = {
    ...{ id: 'search', label: t('commands.search'), keys: '/' },
    offered: () => searchField() !== null,
    // A page without a search of its own has the one for an address.
    run: () => {
      const field = searchField();
      if (field) field.focus();
      else begin();
    },
  };
  const asNew = request && {
    ...{ id: 'new', label: t('request.title'), words: wordsOf(request.page) },
    ...{ keys: 'n', run: begin },
  };
  return [...(asNew ? [asNew] : []), ...pages, search];
}

function useTools(): readonly Command[] {
  const t = useText();
  const [palette, keys, alerts] = useUnit([paletteOpened, keysShown, alertSettingsOpened]);
  return [
    {
      id: 'palette',
      label: t('commands.palette'),
      keys: 'mod+k',
      offered: () => false,
      run: palette,
    },
    {
      ...{ id: 'keys', label: t('commands.keys'), words: t('commands.words.keys') },
      ...{ keys: '?', run: keys },
    },
    {
      ...{ id: 'alerts', label: t('nav.alerts'), words: t('commands.words.alerts') },
      ...{ keys: alertKeys, run: alerts },
    },
  ];
}

function useSchemes(): readonly Command[] {
  const t = useText();
  const [scheme, choose] = useUnit([$scheme, schemeChosen]);
  const choices = [
    ['system', null],
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const;
  return choices
    .filter(([, value]) => value !== scheme)
    .map(([name, value]) => ({
      id: `scheme ${name}`,
      label: `${t('nav.appearance')}: ${t(`nav.appearance.${name}`)}`,
      words: t('commands.words.appearance'),
      run: () => choose(value),
    }));
}

function useOutlets(): readonly Command[] {
  const t = useText();
  const [vendors, current, choose] = useUnit([$vendors, $vendorId, vendorChosen]);
  return (vendors ?? [])
    .filter(({ vendor_id }) => vendor_id !== current)
    .map(({ vendor_id, vendor_information: { name } }) => ({
      id: `outlet ${vendor_id}`,
      label: t('commands.outlet', { outlet: `${name} - ${vendor_id}` }),
      words: t('commands.words.outlet'),
      run: () => choose(vendor_id),
    }));
}

/** The field in which this page is searched; a request begins with the search for an address. */
function searchField(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('main search input, main input[type=search]') ??
    addressField()
  );
}

/** Where the request page is shown already; a page that comes takes the focus there by itself. */
function addressField(): HTMLElement | null {
  return document.getElementById('destinationTextAddress');
}
