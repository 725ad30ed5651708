import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import { $user, $vendorId, $vendors, signOutAsked, vendorChosen } from '#core';
import { alertSettingsOpened } from '#core/alerts';
import { useText } from '#i18n';
import { useComposition } from '../../composition.ts';
import { pathOf, vendorPages } from '../paths.ts';
import type { Command } from './commands.ts';
import { keysShown, paletteOpened } from './model.ts';

/** The letter after `g` for each page. */
const letters = { 'request-a-rider': 'r', 'order-tracking': 't', history: 'h' } as const;
const labels = {
  'request-a-rider': 'nav.request',
  'order-tracking': 'nav.tracking',
  history: 'nav.history',
} as const;

/** Everything that can be done from anywhere, in the person's language. */
export function useCommands(): readonly Command[] {
  return [...usePages(), ...useTools(), ...useOutlets()];
}

function usePages(): readonly Command[] {
  const t = useText();
  const [, go] = useLocation();
  const vendorId = useUnit($vendorId);
  const own = vendorPages.map((page) => ({
    page,
    label: t(labels[page]),
    keys: `g ${letters[page]}`,
  }));
  const features = useComposition().pages.map(({ path, labelKey }) => ({
    page: path,
    label: t(labelKey),
    keys: `g ${path[0]}`,
  }));
  return [...own, ...features].map(({ page, label, keys }) => ({
    id: `go ${page}`,
    label: t('commands.go', { page: label }),
    keys,
    run: () => go(pathOf({ page, vendorId })),
  }));
}

function useTools(): readonly Command[] {
  const t = useText();
  const [user, palette, keys, alerts, signOut] = useUnit([
    $user,
    paletteOpened,
    keysShown,
    alertSettingsOpened,
    signOutAsked,
  ]);
  return [
    { id: 'palette', label: t('commands.palette'), keys: 'mod+k', run: palette },
    { id: 'keys', label: t('commands.keys'), keys: '?', run: keys },
    { id: 'search', label: t('commands.search'), keys: '/', run: focusSearch },
    { id: 'print', label: t('commands.print'), keys: 'p', run: pressPrint },
    { id: 'alerts', label: t('alerts.title'), keys: 'g a', run: alerts },
    ...(user === null ? [] : [{ id: 'sign-out', label: t('nav.logout'), run: signOut }]),
  ];
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

/** Prints the order that is open, where one is. */
function pressPrint(): void {
  document.querySelector<HTMLButtonElement>('[data-command=print]')?.click();
}

/** To the field in which this page is searched. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main search input, main input[type=search]')?.focus();
}
