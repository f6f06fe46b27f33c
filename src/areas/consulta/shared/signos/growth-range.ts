import growth from './data/growth.json';

/** Measures with WHO curves by age and sex. */
export type GrowthMeasure = 'peso' | 'talla' | 'imc' | 'perimetroCefalico';

/** Age in days, and the parameters of the curve at that age: power, median, coefficient of variation. */
type Row = readonly [days: number, l: number, m: number, s: number];

/** Standard deviations from the median within which a measure is expected. */
const LIMIT_SD = 3;
const TABLES = growth as unknown as Readonly<Record<GrowthMeasure, Readonly<Record<'H' | 'M', readonly Row[]>>>>;

/**
 * Returns the range in which a measure of a child is expected: −3 to +3 standard deviations for age and sex (WHO Child Growth Standards
 * 2006, WHO Growth Reference 2007). Between the ages of the table the parameters are interpolated.
 *
 * WHO has no curve of weight above ten years: the range then follows from those of the body mass index and the height.
 *
 * @param sex `H` or `M`; any other value gives the wider range of both
 * @returns null when there is no curve for the age
 */
export function growthRange(
  measure: GrowthMeasure,
  sex: string | null | undefined,
  ageDays: number,
): readonly [number, number] | null {
  const sexes = sex === 'H' || sex === 'M' ? ([sex] as const) : (['H', 'M'] as const);
  const ranges = sexes.flatMap((each) => rangeOf(measure, each, ageDays));
  if (ranges.length === 0) return null;
  return [Math.min(...ranges.map(([least]) => least)), Math.max(...ranges.map(([, most]) => most))];
}

function rangeOf(measure: GrowthMeasure, sex: 'H' | 'M', ageDays: number): readonly (readonly [number, number])[] {
  const row = rowAt(TABLES[measure][sex], ageDays);
  if (row) return [[valueAt(row, -LIMIT_SD), valueAt(row, LIMIT_SD)]];
  if (measure !== 'peso') return [];
  const [height, index] = [rowAt(TABLES.talla[sex], ageDays), rowAt(TABLES.imc[sex], ageDays)];
  if (!height || !index) return [];
  const weight = (sd: number) => valueAt(index, sd) * (valueAt(height, sd) / 100) ** 2;
  return [[weight(-LIMIT_SD), weight(LIMIT_SD)]];
}

/** Interpolates the parameters at an age between two rows of the table. */
function rowAt(table: readonly Row[], days: number): Row | null {
  const next = table.findIndex(([age]) => age >= days);
  if (next === -1 || days < 0) return null;
  const [after, before] = [table[next]!, table[Math.max(0, next - 1)]!];
  const share = after[0] === before[0] ? 0 : (days - before[0]) / (after[0] - before[0]);
  const between = (index: 1 | 2 | 3) => before[index] + (after[index] - before[index]) * share;
  return [days, between(1), between(2), between(3)];
}

/** Value at a number of standard deviations from the median (Cole and Green, Stat Med 1992; 11: 1305–1319). */
const valueAt = ([, l, m, s]: Row, sd: number): number =>
  l === 0 ? m * Math.exp(s * sd) : m * (1 + l * s * sd) ** (1 / l);
