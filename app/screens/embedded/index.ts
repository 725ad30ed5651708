export { EmbeddedScreen } from './embedded.tsx';
