/** Where a brand's outline begins to count, the middle of what is drawn in it, and how far under that is the foot that stands on the place. */
export const pinMiddle = 31;
export const pinFoot = 25;
