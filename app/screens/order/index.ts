export { DuplicateButton } from './duplicate-button.tsx';
export { EtaText, EtaWords } from './eta-text.tsx';
export { OrderFacts } from './order-facts.tsx';
export { OrderNotes } from './order-notes.tsx';
export { OrderProgress } from './order-progress.tsx';
export { OrderProofs } from './order-proofs.tsx';
export { OrderShare } from './order-share.tsx';
export { PrintButton } from './print-button.tsx';
export { StatusBadge, StatusWord } from './status-badge.tsx';
