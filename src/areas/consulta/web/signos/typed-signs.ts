import type { FluidKind, FluidLine } from '#areas/consulta/shared/signos/fluids';
import type { VitalSigns } from '#areas/consulta/shared/signos/vital-signs';
import { PARAMETERS, type Parameter } from './parameters';

/** Texts of the fields by name. */
export type Texts = Readonly<Record<string, string>>;

/** Values that are chosen instead of typed. */
export type General = Pick<
  VitalSigns,
  | 'conciencia'
  | 'diaforesis'
  | 'oxigenoSuplementario'
  | 'dispositivoOxigeno'
  | 'glasgowOcular'
  | 'glasgowVerbal'
  | 'glasgowMotora'
  | 'verbalNoValorable'
>;

const GENERAL: readonly (keyof General)[] = [
  'conciencia',
  'diaforesis',
  'oxigenoSuplementario',
  'dispositivoOxigeno',
  'glasgowOcular',
  'glasgowVerbal',
  'glasgowMotora',
  'verbalNoValorable',
];
/** Totals, which are computed from fluids by kind. */
const TOTALS: readonly (keyof VitalSigns)[] = ['ingresosMl', 'egresosMl', 'uresisMl'];

/** Converts fields and choices to a set. Without oxygen, flow and fraction are dropped. */
export function signsOf(texts: Texts, general: General): VitalSigns {
  const onOxygen = general.oxigenoSuplementario === true;
  const figures = PARAMETERS.flatMap(({ field, group }) => {
    const value = Number(texts[field]);
    const isThere = texts[field] && Number.isFinite(value) && (group !== 'oxygen' || onOxygen);
    return isThere ? [{ field, group, value }] : [];
  });
  const isFluid = ({ group }: Pick<Parameter, 'group'>) => group === 'intake' || group === 'output';
  const liquidos = figures
    .filter(isFluid)
    .map(({ field, value }): FluidLine => ({ tipo: field as FluidKind, ml: value }));
  return {
    ...Object.fromEntries(Object.entries(general).filter(([, value]) => value !== null && value !== undefined)),
    ...Object.fromEntries(figures.filter((each) => !isFluid(each)).map(({ field, value }) => [field, value])),
    ...(liquidos.length > 0 ? { liquidos } : {}),
  };
}

/** Returns the field texts of a stored set. */
export function textsOf(set: VitalSigns): Texts {
  const fluids = new Map<string, number>(set.liquidos?.map(({ tipo, ml }) => [tipo, ml]));
  return Object.fromEntries(
    PARAMETERS.flatMap(({ field }) => {
      const value = fluids.get(field) ?? (set as Readonly<Record<string, unknown>>)[field];
      return typeof value === 'number' ? [[field, String(value)]] : [];
    }),
  );
}

/** Returns the choices of a stored set. */
export function generalOf(set: VitalSigns): General {
  const chosen = GENERAL.flatMap((field) => (set[field] == null ? [] : [[field, set[field]]]));
  return Object.fromEntries(chosen) as General;
}

/** Returns the values of a stored set that a correction retains because the form has no field for them. */
export function unshownOf(set: VitalSigns, writable: ReadonlySet<string>, corrected: VitalSigns): VitalSigns {
  const shown = new Set<string>([
    ...PARAMETERS.map(({ field }) => field),
    ...GENERAL,
    ...(corrected.liquidos || set.liquidos?.length ? TOTALS : []),
    'pacienteId',
    'visitaId',
    'hospitalizacionId',
    'fechaToma',
    'confirmados',
    'liquidos',
  ]);
  const kept = Object.entries(set).filter(
    ([field, value]) => writable.has(field) && !shown.has(field) && value != null,
  );
  return Object.fromEntries(kept);
}
