import { createContext } from 'react';

/** Whether something else stands before this part of the page: then nothing of it may take the screen or the keys. */
export const BehindContext = createContext(false);
