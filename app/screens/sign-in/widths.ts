/** Where the way in and the picture of the product stand beside each other. */
export const beside = '(width >= 56.25em)';
