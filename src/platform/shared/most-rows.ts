/** Maximum records on a page of a list. */
export const MAX_ROWS = 1000;
