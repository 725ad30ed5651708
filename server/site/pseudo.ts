import type { Deployments } from '../deployments.ts';

/** Made of the English texts by the client's development build (`app/build/pseudo.ts`). */
const pseudoLanguage = 'en_XA';

/** Adds a language to each deployment in which a text without a key shows: for development, where the client knows it. */
export function offerPseudo({ all }: Pick<Deployments, 'all'>): void {
  for (const deployment of all) {
    deployment.supportedLanguages = [...deployment.supportedLanguages, pseudoLanguage];
  }
}
