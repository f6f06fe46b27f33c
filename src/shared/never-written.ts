/** When a row was written that nobody wrote, because it follows from other records (`x-entity.view`): always the same moment, so that two answers are alike. */
export const NEVER_WRITTEN = '2000-01-01T00:00:00.000Z';
