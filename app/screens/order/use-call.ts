import { useEffect, useState } from 'react';
import { callOf } from '#core/rules';
import { useConfig } from '#i18n';

/** The link that dials a number: as it was typed until the rules of its country are here, which come after the page. */
export function useCall(number: string): string {
  const { phonePlan } = useConfig();
  const [known, setKnown] = useState({ number, dialled: number });
  useEffect(() => {
    let isWanted = true;
    const tell = (dialled: string) => isWanted && setKnown({ number, dialled });
    import('./dialled.ts').then(
      ({ dialledPhone }) => tell(dialledPhone(number, phonePlan)),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [number, phonePlan]);
  return callOf(known.number === number ? known.dialled : number);
}
