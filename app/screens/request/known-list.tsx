import type { Translate } from '#i18n';
import { Icon } from '#ui';
import { type AddressRow, eagerFor, KeyHints, type Known } from '../address/index.ts';

const captions = {
  recent: 'request.recent',
  saved: 'request.saved',
  place: 'request.places',
} as const;

/** How a list of people and places looks: under captions, each of the people with a button of their own. */
export function listOf(typed: readonly AddressRow[], text: string, t: Translate): Known['list'] {
  return {
    itemGroup: ({ kind }) => t(captions[kind]),
    itemAction: ({ title: name, again: run }) =>
      run && {
        label: t('request.recent.again', { name }),
        shown: (
          <>
            <Icon name="again" />
            <span>{t('order.duplicate')}</span>
          </>
        ),
        run,
      },
    eager: eagerFor(text),
    foot: <KeyHints canSendAgain={typed.some(({ again }) => again)} />,
  };
}
