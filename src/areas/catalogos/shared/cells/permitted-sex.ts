const CODES: Readonly<Record<string, string>> = { NO: 'AMBOS', 0: 'AMBOS', HOMBRE: 'H', 1: 'H', MUJER: 'M', 2: 'M' };

/** Converts the permitted sex of a diagnosis from the CEMECE catalogue, in words or as a number: `NO` and `0` restrict nothing. */
export function permittedSex(text: string): string {
  return CODES[text.trim().toUpperCase()] ?? text;
}
