/** Ends the address at which an operation that is read by parameters takes them in the body. */
export const SEARCH = '/_search';
