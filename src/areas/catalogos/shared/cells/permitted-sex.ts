const CODES: Readonly<Record<string, string>> = { NO: 'AMBOS', 0: 'AMBOS', HOMBRE: 'H', 1: 'H', MUJER: 'M', 2: 'M' };

/** Whom a diagnosis may be given, as the catalogue of CEMECE says it, in words or by number: `NO` and `0` restrict nothing. */
export function permittedSex(text: string): string {
  return CODES[text.trim().toUpperCase()] ?? text;
}
