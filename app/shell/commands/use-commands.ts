import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $mode, $user, $vendorId, $vendors, vendorChosen } from '#core';
import { alertSettingsOpened } from '#core/alerts';
import { useText } from '#i18n';
import { $scheme, schemeChosen } from '../appearance-model.ts';
import { leaveAsked } from '../leaving-model.ts';
import { usePlaces } from '../places.ts';
import { alertKeys, type Command, keysOfPlaces } from './commands.ts';
import { keysShown, paletteOpened } from './model.ts';
import { pressing, useOrderCommands } from './order-commands.ts';

/** Everything that can be done from anywhere, in the person's language. */
export function useCommands(): readonly Command[] {
  return [...usePages(), ...useOrderCommands(), ...useTools(), ...useSchemes(), ...useOutlets()];
}

function usePages(): readonly Command[] {
  const t = useText();
  const [, go] = useLocation();
  const places = usePlaces();
  const keys = keysOfPlaces(places.map(({ page }) => page));
  const pages = places.map(({ page, label, href }) => {
    const own = keys.get(page);
    return {
      id: `go ${page}`,
      label: t('commands.go', { page: label }),
      ...(own !== undefined && { keys: own }),
      run: () => go(href),
    };
  });
  const request = places.find(({ page }) => page === 'request-a-rider');
  if (!request) return pages;
  const begin = () => {
    go(request.href);
    addressField()?.focus();
  };
  return [{ id: 'new', label: t('request.title'), keys: 'n', run: begin }, ...pages];
}

function useTools(): readonly Command[] {
  const t = useText();
  const [user, mode, palette, keys, alerts, leave] = useUnit([
    $user,
    $mode,
    paletteOpened,
    keysShown,
    alertSettingsOpened,
    leaveAsked,
  ]);
  return [
    {
      id: 'palette',
      label: t('commands.palette'),
      keys: 'mod+k',
      offered: () => false,
      run: palette,
    },
    { id: 'keys', label: t('commands.keys'), keys: '?', run: keys },
    {
      ...{ id: 'search', label: t('commands.search'), keys: '/' },
      ...{ offered: () => searchField() !== null, run: () => searchField()?.focus() },
    },
    { id: 'print', label: t('commands.print'), keys: 'p', ...pressing('print') },
    { id: 'alerts', label: t('alerts.title'), keys: alertKeys, run: alerts },
    // A platform's people have no session of ours to end.
    ...(user === null || mode === 'GODROID'
      ? []
      : [{ id: 'sign-out', label: t('nav.logout'), run: () => leave('here') }]),
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
