export { HistoryScreen } from './history.tsx';
