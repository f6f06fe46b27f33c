/** Last category of each chapter of ICD-10, in order. */
const CHAPTERS: readonly (readonly [string, string])[] = [
  ['B99', 'I'],
  ['D48', 'II'],
  ['D89', 'III'],
  ['E90', 'IV'],
  ['F99', 'V'],
  ['G99', 'VI'],
  ['H59', 'VII'],
  ['H95', 'VIII'],
  ['I99', 'IX'],
  ['J99', 'X'],
  ['K93', 'XI'],
  ['L99', 'XII'],
  ['M99', 'XIII'],
  ['N99', 'XIV'],
  ['O99', 'XV'],
  ['P96', 'XVI'],
  ['Q99', 'XVII'],
  ['R99', 'XVIII'],
  ['T98', 'XIX'],
  ['U99', 'XXII'],
  ['Y98', 'XX'],
  ['Z99', 'XXI'],
];

/** Returns the Roman numeral of the ICD-10 chapter of a code; null when no chapter contains it. */
export function chapterOfClave(clave: string): string | null {
  const category = clave.slice(0, 3);
  return CHAPTERS.find(([last]) => category <= last)?.[1] ?? null;
}
