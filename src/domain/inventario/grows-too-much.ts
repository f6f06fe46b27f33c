/** How far a maximum may grow without anybody else (DOMAIN a.5, insumo-configuracion). */
export const FREE_GROWTH = 0.2;

/** Whether a new maximum takes somebody who approves: it is more than a fifth above the one that holds. */
export const growsTooMuch = (before: number, after: number): boolean => after > before * (1 + FREE_GROWTH);
