/** What stands on screen: one of these at each moment. */
export type PageTag = 'opening' | 'stopped' | 'originAddress' | 'originDetails' | 'form' | 'placed';

/** What is waited for beside the person: one of these wherever an answer, a pause or a decision is due. */
export type WaitTag =
  | 'locating'
  | 'checking'
  | 'pricing'
  | 'saving'
  | 'sending'
  | 'paying'
  | 'amountAsked'
  | 'feeAsked';

/** What may be done: the price stands beside the form, the pin can be moved, what the next step is has still to be found out, nothing may cut this off, a fee has only just come. */
export type MayTag = 'fillable' | 'pinMovable' | 'underWay' | 'occupied' | 'unseen';

/** The questions that may be asked of the request flow, which keeps the names of its states to itself. */
export type RequestTag = PageTag | WaitTag | MayTag;
