/** Share by which a maximum may grow without approval (DOMAIN a.5, insumo-configuracion). */
export const FREE_GROWTH = 0.2;

/** Checks whether a new maximum needs approval: it exceeds the current one by more than a fifth. */
export const exceedsGrowthLimit = (before: number, after: number): boolean => after > before * (1 + FREE_GROWTH);
