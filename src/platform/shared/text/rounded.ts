/** Rounds a figure to two decimals, as shown for averages and percentages. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
