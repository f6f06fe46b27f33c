import { weightedSum } from './with-check-digit';

const LENGTHS = [8, 12, 13, 14];

/**
 * True when digits are a GTIN: one of its four lengths, with the right check digit (GS1, modulo 10 with weights 3 and 1 from the right).
 */
export function isGtin(code: string): boolean {
  if (!/^\d+$/.test(code) || !LENGTHS.includes(code.length)) return false;
  return weightedSum(code) % 10 === 0;
}
