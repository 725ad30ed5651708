export { CodesFirstScreen } from './codes-first.tsx';
