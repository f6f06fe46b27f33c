/** Units in which the content of a pack is counted, as prescriptions write them, without accents and in lower case. */
const COUNTED =
  /^(?:tab(?:leta)?s?|comprimidos?|grageas?|caps(?:ula)?s?|ampulas?|ampolletas?|sobres?|supositorios?|ovulos?|parches?|piezas?|dosis|disparos?|inhalacion(?:es)?|ml|mililitros?)\.?$/;

/** Grams, international units and equivalents, by the smallest of their kind. */
const AMOUNTS: Readonly<Record<string, readonly [kind: 'g' | 'ui' | 'eq', size: number]>> = {
  g: ['g', 1_000_000],
  mg: ['g', 1000],
  mcg: ['g', 1],
  ug: ['g', 1],
  µg: ['g', 1],
  ui: ['ui', 1],
  u: ['ui', 1],
  meq: ['eq', 1],
};

/** Contents of a pack, as the catalogue writes them. */
export interface Pack {
  /** Units in it: tablets, mL. */
  readonly contenidoEnvase?: number | null | undefined;
  /** Strength of one unit: `500 mg`, `100 UI/mL`. */
  readonly concentracion?: string | null | undefined;
  /** `Frasco gotero con 15 mL`. */
  readonly presentacion?: string | null | undefined;
}

const STRENGTH = /^([\d.,]+)\s*(\p{L}+)(?:(?:\s*\/\s*| por )([\d.,]*)\s*(ml|dosis|disparo))?$/u;

/**
 * Units of a pack in one dose: a dose of 500 mg is one tablet of 500 mg, one of 80 mg is 0.8 mL of 100 mg/mL. What cannot be divided, as a
 * tablet of which half a milligram is wanted, counts whole.
 *
 * @returns null where the unit is none of a pack and the strength is not known, of another kind, or of a mL of what is not counted in mL
 */
export function unitsOfDose(
  dosis: number,
  unidadDosis: string | null | undefined,
  { contenidoEnvase, concentracion, presentacion }: Pack,
): number | null {
  const unit = plain(unidadDosis);
  if (COUNTED.test(unit)) return dosis;
  const wanted = AMOUNTS[unit];
  const strength = STRENGTH.exec(plain(concentracion));
  const given = strength && AMOUNTS[strength[2]!];
  if (!wanted || !strength || !given || wanted[0] !== given[0]) return null;
  const perUnit = (number(strength[1]!) * given[1]) / (strength[3] ? number(strength[3]) : 1);
  if (!(perUnit > 0)) return null;
  const units = (dosis * wanted[1]) / perUnit;
  if (strength[4] !== 'ml') return Math.ceil(Math.round(units * 1000) / 1000);
  return plain(presentacion).includes(`con ${contenidoEnvase} ml`) ? units : null;
}

function plain(text: string | null | undefined): string {
  // The micro sign stays: only marks above letters go.
  return (text ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('μ', 'µ').trim().toLowerCase();
}

function number(text: string): number {
  return Number(text.replaceAll(',', ''));
}
