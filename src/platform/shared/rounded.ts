/** A figure with two decimals, as people read averages and percentages. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
