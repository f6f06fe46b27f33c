import type { DerivedOf } from '#platform/shared/entity-types';
import type { InsumoConfiguracion } from '#generated/shared/types.gen';
import { MONTHS_FOR_SURE } from '../inventario/average-use';
import { suggestedLevels, type Levels } from '../inventario/suggested-levels';

/** Fields that the suggestion of a setting depends on. */
export type SuggestionBasis = Pick<
  InsumoConfiguracion,
  | 'minimo'
  | 'puntoReorden'
  | 'maximo'
  | 'mesesCobertura'
  | 'diasEntrega'
  | 'clasificacionVen'
  | 'cpmManual'
  | 'cpmCalculado'
  | 'mesesConDatos'
>;

/** Returns the suggested setting of a supply from its use, calculated or set by hand, and the difference from the current one. */
export const insumoConfiguracion = (setting: SuggestionBasis): ReturnType<DerivedOf<'insumo-configuracion'>> => {
  const { cpmManual, cpmCalculado, mesesConDatos, clasificacionVen, mesesCobertura, diasEntrega } = setting;
  const cpm = cpmManual ?? cpmCalculado ?? null;
  const levels =
    typeof mesesCobertura === 'number' && typeof diasEntrega === 'number'
      ? suggestedLevels({ cpm, clasificacionVen: clasificacionVen ?? null, mesesCobertura, diasEntrega })
      : null;
  const sugerencia = levels === null ? 'SIN_DATOS' : directionOf(setting, levels);
  return {
    cpm,
    cpmProvisional: typeof cpmManual !== 'number' && cpm !== null && (mesesConDatos ?? 0) < MONTHS_FOR_SURE,
    minimoSugerido: levels?.minimo ?? null,
    puntoReordenSugerido: levels?.puntoReorden ?? null,
    maximoSugerido: levels?.maximo ?? null,
    diferenciaMaximo: levels === null ? null : levels.maximo - (setting.maximo ?? 0),
    sugerencia,
    conSugerencia: sugerencia === 'SUBIR' || sugerencia === 'BAJAR',
  };
};

/** Compares the maximum first; if equal, the reorder point, then the minimum. */
function directionOf(
  { minimo, puntoReorden, maximo }: { readonly [Level in keyof Levels]?: number | null },
  levels: Levels,
): 'SUBIR' | 'BAJAR' | 'IGUAL' {
  const difference =
    levels.maximo - (maximo ?? 0) || levels.puntoReorden - (puntoReorden ?? 0) || levels.minimo - (minimo ?? 0);
  return difference > 0 ? 'SUBIR' : difference < 0 ? 'BAJAR' : 'IGUAL';
}
