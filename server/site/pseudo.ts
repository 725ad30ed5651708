import type { Deployments } from '../deployments.ts';

/** Made of the English texts by the client's development build (`app/build/pseudo.ts`). */
const pseudoLanguage = 'en_XA';

/** For development: adds a pseudo language to each deployment, in which hard-coded texts stand out. */
export function offerPseudo({ all }: Pick<Deployments, 'all'>): void {
  for (const deployment of all) {
    deployment.supportedLanguages = [...deployment.supportedLanguages, pseudoLanguage];
  }
}
