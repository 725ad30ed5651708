import './kept-elsewhere.ts';
import './left.ts';
import { requestClosed, requestOpened } from './model.ts';

/** The inputs of the request flow for its page. They come together with everything that listens to it, so that nothing of that is left out of a build. */
export const requestPage = { opened: requestOpened, closed: requestClosed };
