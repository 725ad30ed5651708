export { ReceiptScreen } from './receipt.tsx';
