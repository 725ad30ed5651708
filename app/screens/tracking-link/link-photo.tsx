import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useComposition } from '#composition';
import { $publicPhoto, publicPhotoAsked } from '#core';
import { useHeldAddress } from '#hooks';
import { useText } from '#i18n';
import * as css from './link-page.css.ts';

type LinkPhotoProps = {
  token: string;
  /** What stands there until it has come. */
  until: ReactNode;
};

/** What the rider photographed at the door, where the feature shows it. */
export function LinkPhoto({ token, until }: LinkPhotoProps) {
  const isShown = useComposition().settings.proofs.includes('delivery');
  const [photo, ask] = useUnit([$publicPhoto, publicPhotoAsked]);
  useEffect(() => {
    if (isShown) ask({ token });
  }, [isShown, token, ask]);
  return photo?.token === token ? <Photo content={photo.content} /> : until;
}

function Photo({ content }: { content: Blob }) {
  const t = useText();
  const address = useHeldAddress(content);
  return <img data-picture className={css.photo} src={address} alt={t('public.photo')} />;
}
