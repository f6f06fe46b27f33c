/** URL suffix of an operation that reads; there it takes its parameters in the body. */
export const SEARCH = '/_search';
