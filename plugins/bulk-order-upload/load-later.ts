/** The code of the steps after reading a file, which is loaded while one is read. */
export const loadLater = () => import('./later-steps.tsx');
