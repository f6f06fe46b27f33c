/** Share by which a maximum may grow without approval (DOMAIN a.5, insumo-configuracion). */
export const FREE_GROWTH = 0.2;

/** True when a new maximum needs approval: it is more than a fifth above the current one. */
export const growsTooMuch = (before: number, after: number): boolean => after > before * (1 + FREE_GROWTH);
