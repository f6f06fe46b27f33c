const NUMERALS = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
  'XXI',
  'XXII',
] as const;

/** Converts the number of an ICD-10 chapter to its numeral: `04` → `IV`. */
export function chapterNumeral(text: string): string {
  return (/^\d{1,2}$/.test(text.trim()) ? NUMERALS[Number(text) - 1] : undefined) ?? text;
}
