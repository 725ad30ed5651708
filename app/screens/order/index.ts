export { EtaText } from './eta-text.tsx';
export { OrderFacts } from './order-facts.tsx';
export { OrderProgress } from './order-progress.tsx';
export { StatusBadge } from './status-badge.tsx';
