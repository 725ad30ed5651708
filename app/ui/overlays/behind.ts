import { createContext } from 'react';

/** True where something else covers this part of the page: its dialogs must not open and its keys must do nothing. */
export const BehindContext = createContext(false);
