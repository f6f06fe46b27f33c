/** Fewest characters of the remarks of a document that is sent (DOMAIN a.5). */
export const LEAST_REMARKS = 15;

/** Hours after it was applied in which a document can be reversed (DOMAIN b.4, 5). */
export const REVERSAL_HOURS = 72;

/** Days of life that a lot must have left for its pieces to be used at once; with fewer they come in held back (DOMAIN a.5). */
export const LEAST_LIFE_DAYS = 30;
