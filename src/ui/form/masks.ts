export type Mask = 'curp' | 'clues' | 'clave' | 'phone' | 'postalCode' | 'digits';

const alphanumeric = (length: number) => (text: string) => text.toUpperCase().replace(/[^A-Z0-9Ñ]/g, '').slice(0, length);
const digits = (length: number) => (text: string) => text.replace(/\D/g, '').slice(0, length);

/** `010000010400` as `010.000.0104.00`, the way the compendium writes it. */
function clave(text: string): string {
  const bare = digits(12)(text);
  return [bare.slice(0, 3), bare.slice(3, 6), bare.slice(6, 10), bare.slice(10, 12)].filter(Boolean).join('.');
}

/** Formats of SPEC's codes while they are typed, and the keyboard that a phone should offer for them. */
export const MASKS: Readonly<Record<Mask, { readonly format: (text: string) => string; readonly keyboard: 'text' | 'numeric' | 'tel' }>> = {
  curp: { format: alphanumeric(18), keyboard: 'text' },
  clues: { format: alphanumeric(11), keyboard: 'text' },
  clave: { format: clave, keyboard: 'numeric' },
  phone: { format: digits(10), keyboard: 'tel' },
  postalCode: { format: digits(5), keyboard: 'numeric' },
  digits: { format: digits(40), keyboard: 'numeric' },
};

/** What was typed, in the form of the mask. */
export function applyMask(mask: Mask, text: string): string {
  return MASKS[mask].format(text);
}
