import type { UnidadDosis } from '#generated/shared/enums.gen';

/** Kind of quantity that a dose unit measures. `APLICACION` measures none: a smear of a cream has no volume. */
export type UnitKind = 'MASA' | 'UI' | 'EQUIVALENTE' | 'SUSTANCIA' | 'VOLUMEN' | 'PIEZA' | 'DISPARO' | 'APLICACION';

export interface DoseUnit {
  readonly kind: UnitKind;
  /** Size in the smallest unit of its kind: mcg, mL. 1 for countable units. */
  readonly size: number;
  /** Family of interchangeable pieces: a gragea counts as a tableta. */
  readonly family?: 'ORAL' | 'INYECTABLE';
  /** Singular and plural. */
  readonly es: readonly [one: string, many: string];
  readonly en: readonly [one: string, many: string];
}

/** Volume of a drop: a dropper of the pharmacopoeia gives 20 drops of water per mL (USP 43, <1101> Medicine Dropper). */
const DROP_ML = 1 / 20;

const symbol = (text: string, kind: UnitKind, size = 1, en = text): DoseUnit => ({
  kind,
  size,
  es: [text, text],
  en: [en, en],
});

const piece = (es: DoseUnit['es'], en: DoseUnit['en'], family?: DoseUnit['family']): DoseUnit => ({
  kind: 'PIEZA',
  size: 1,
  es,
  en,
  ...(family ? { family } : {}),
});

/** Dose units of the product. Uses «mcg», because «µg» is misread as «mg» (ISMP, List of Error-Prone Abbreviations, 2021). */
export const DOSE_UNITS: Readonly<Record<UnidadDosis, DoseUnit>> = {
  mcg: symbol('mcg', 'MASA'),
  mg: symbol('mg', 'MASA', 1000),
  g: symbol('g', 'MASA', 1_000_000),
  UI: symbol('UI', 'UI', 1, 'IU'),
  mEq: symbol('mEq', 'EQUIVALENTE'),
  mmol: symbol('mmol', 'SUSTANCIA'),
  mL: symbol('mL', 'VOLUMEN'),
  gota: { kind: 'VOLUMEN', size: DROP_ML, es: ['gota', 'gotas'], en: ['drop', 'drops'] },
  tableta: piece(['tableta', 'tabletas'], ['tablet', 'tablets'], 'ORAL'),
  comprimido: piece(['comprimido', 'comprimidos'], ['compressed tablet', 'compressed tablets'], 'ORAL'),
  gragea: piece(['gragea', 'grageas'], ['coated tablet', 'coated tablets'], 'ORAL'),
  cápsula: piece(['cápsula', 'cápsulas'], ['capsule', 'capsules'], 'ORAL'),
  sobre: piece(['sobre', 'sobres'], ['sachet', 'sachets']),
  supositorio: piece(['supositorio', 'supositorios'], ['suppository', 'suppositories']),
  óvulo: piece(['óvulo', 'óvulos'], ['pessary', 'pessaries']),
  parche: piece(['parche', 'parches'], ['patch', 'patches']),
  ampolleta: piece(['ampolleta', 'ampolletas'], ['ampoule', 'ampoules'], 'INYECTABLE'),
  'frasco ámpula': piece(['frasco ámpula', 'frascos ámpula'], ['vial', 'vials'], 'INYECTABLE'),
  jeringa: piece(['jeringa', 'jeringas'], ['syringe', 'syringes'], 'INYECTABLE'),
  frasco: piece(['frasco', 'frascos'], ['bottle', 'bottles']),
  pieza: piece(['pieza', 'piezas'], ['piece', 'pieces']),
  dosis: { kind: 'DISPARO', size: 1, es: ['dosis', 'dosis'], en: ['dose', 'doses'] },
  disparo: { kind: 'DISPARO', size: 1, es: ['disparo', 'disparos'], en: ['puff', 'puffs'] },
  aplicación: { kind: 'APLICACION', size: 1, es: ['aplicación', 'aplicaciones'], en: ['application', 'applications'] },
};

/** Returns true when a text is one of the dose units. Prescriptions signed before the list existed may contain others. */
export function isDoseUnit(text: unknown): text is UnidadDosis {
  return typeof text === 'string' && Object.hasOwn(DOSE_UNITS, text);
}
