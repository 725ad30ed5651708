export { RequestScreen } from './request.tsx';
