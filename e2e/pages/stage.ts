import type { Page } from 'playwright';
import type { Texts } from './texts.ts';

/** What a page model is made of. */
export type Stage = { page: Page; t: Texts };
