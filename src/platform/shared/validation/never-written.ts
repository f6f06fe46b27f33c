/** Fixed timestamp of rows derived from other records (`x-entity.view`); it keeps repeated answers identical. */
export const NEVER_WRITTEN = '2000-01-01T00:00:00.000Z';
