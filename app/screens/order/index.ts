export { EtaText, saidInMinutes, untilWords } from './eta-text.tsx';
export { NotHere } from './not-here.tsx';
export { OrderActions } from './order-actions.tsx';
export { OrderDetails } from './order-details.tsx';
export { OrderFacts } from './order-facts.tsx';
export { OrderHead } from './order-head.tsx';
export { OrderMoney } from './order-money.tsx';
export {
  body as paneBody,
  map as paneMap,
  name as paneName,
  pane,
} from './pane.css.ts';
export { RiderCard } from './rider-card.tsx';
export { SendAgain } from './send-again.tsx';
export { type Glyph, glyphOf, StatusGlyph } from './status-glyph.tsx';
export { wholeAddress } from './whole-address.ts';
