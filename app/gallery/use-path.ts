import { useEffect, useMemo, useState } from 'react';
import { createGalleryCalls, prepareGallery } from '#adapters';
import { type Deployment, Problem } from '#schemas';
import { addressOf, type Choices } from './screen-choices.ts';
import type { Screen } from './screen-list.ts';

/** Where the windows are to look, or why there is nothing to look at. */
type Found = { readonly path: string } | { readonly why: string };
type Prepared = Found & { readonly wanted: string };
type Calls = ReturnType<typeof createGalleryCalls>;

/** Null until this browser keeps what the chosen screen needs, and it is known where that is. */
export function usePath(deployment: Deployment, choices: Choices): Found | null {
  const calls = useMemo(() => createGalleryCalls(deployment), [deployment]);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const wanted = addressOf(choices);
  useEffect(() => {
    const { screen, language, scheme } = choices;
    let isWanted = true;
    const look = async () => {
      const found = await findPath(calls, screen);
      if (isWanted) setPrepared({ ...found, wanted: addressOf(choices) });
    };
    prepareGallery({ who: screen.who, language, scheme });
    void look();
    const stop = calls.onSignIn(() => void look());
    return () => {
      isWanted = false;
      stop();
    };
  }, [calls, choices]);
  return prepared?.wanted === wanted ? prepared : null;
}

async function findPath(
  calls: Calls,
  { path, who, lists = ['active'], shows }: Screen,
): Promise<Found> {
  try {
    if (who === 'guest') await calls.becomeGuest();
    if (typeof path === 'string') return { path };
    if (!calls.hasAccount()) return { path: '/connect' };
    const found = await calls.findOrder(lists, shows ?? (() => true));
    const at = found && path(found);
    return at ? { path: at } : { why: 'No order is at that point.' };
  } catch (thrown) {
    const problem = Problem.safeParse(thrown);
    return { why: problem.success ? problem.data.message : String(thrown) };
  }
}
