/** What is on screen: exactly one of these at any time. */
export type PageTag = 'opening' | 'stopped' | 'originAddress' | 'originDetails' | 'form' | 'placed';

/** What the flow waits for besides typing: an answer, a pause or a decision. */
export type WaitTag =
  | 'locating'
  | 'checking'
  | 'pricing'
  | 'saving'
  | 'sending'
  | 'paying'
  | 'amountAsked'
  | 'feeAsked';

/** What may hold besides: the form has a price, the pin can be moved, the next step is not known yet, a reload would lose something, a fee was only just shown. */
export type MayTag = 'fillable' | 'pinMovable' | 'underWay' | 'occupied' | 'unseen';

/** The tags of the request flow; outside it, nothing reads the names of its states. */
export type RequestTag = PageTag | WaitTag | MayTag;
