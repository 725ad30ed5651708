export { AppKey } from './app-key.tsx';
export { QrCode } from './qr-code.tsx';
