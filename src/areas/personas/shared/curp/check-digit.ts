const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** Computes the check digit of the first 17 places of a CURP: `(10 − Σ value·(18 − place) mod 10) mod 10`, places counted from 0. */
export function curpCheckDigit(first17: string): string {
  const sum = Array.from(first17.slice(0, 17)).reduce(
    (total, character, place) => total + ALPHABET.indexOf(character) * (18 - place),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
