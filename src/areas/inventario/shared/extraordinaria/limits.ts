/** Minimum length of the remarks of a sent document, in characters (DOMAIN a.5). */
export const LEAST_REMARKS = 15;

/** Period in which an applied document can be reversed, in hours (DOMAIN b.4, 5). */
export const REVERSAL_HOURS = 72;

/** Minimum remaining shelf life of incoming lots, in days; pieces with less are held (DOMAIN a.5). */
export const LEAST_LIFE_DAYS = 30;
