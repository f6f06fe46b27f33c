/** As many records as a page of a list can have. */
export const MOST_ROWS = 1000;
