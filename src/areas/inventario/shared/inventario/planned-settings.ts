import type { Levels } from './suggested-levels';

/** Setting of a supply in a template; without levels, each warehouse gets those that its use suggests. */
export interface TemplateLine {
  readonly insumoId: number;
  readonly minimo: number | null;
  readonly puntoReorden: number | null;
  readonly maximo: number | null;
  readonly mesesCobertura: number;
  readonly diasEntrega: number;
  readonly multiplo: number;
}

/** Existing setting of a supply in a warehouse, with the levels that its use suggests. */
export interface StoredSetting extends Levels {
  readonly id: number;
  readonly insumoId: number;
  readonly activo: boolean;
  readonly mesesCobertura: number;
  readonly diasEntrega: number;
  readonly multiplo: number;
  readonly minimoSugerido: number | null;
  readonly puntoReordenSugerido: number | null;
  readonly maximoSugerido: number | null;
}

type Written = Levels & Pick<TemplateLine, 'mesesCobertura' | 'diasEntrega' | 'multiplo'>;

/** Planned changes to the settings of one warehouse. */
export interface SettingPlan {
  readonly creates: readonly { readonly line: TemplateLine; readonly levels: Levels }[];
  readonly changes: readonly { readonly id: number; readonly before: Written; readonly after: Written }[];
  /** Number of settings that already match the template. */
  readonly same: number;
  /** Number of lines without levels whose supply has no suggestion. */
  readonly without: number;
}

/**
 * Plans the changes that a template makes to a warehouse's settings.
 *
 * @param suggested levels of the supplies without a setting, by supply
 */
export function plannedSettings(
  lines: readonly TemplateLine[],
  own: readonly StoredSetting[],
  suggested: ReadonlyMap<number, Levels>,
): SettingPlan {
  const known = new Map(own.map((setting) => [setting.insumoId, setting]));
  const creates: { line: TemplateLine; levels: Levels }[] = [];
  const changes: { id: number; before: Written; after: Written }[] = [];
  let [same, without] = [0, 0];
  for (const line of lines) {
    const setting = known.get(line.insumoId);
    const levels = levelsOf(line) ?? (setting ? suggestedOf(setting) : suggested.get(line.insumoId)) ?? null;
    if (!setting) {
      if (levels) creates.push({ line, levels });
      else without += 1;
      continue;
    }
    const before = writtenOf(setting, setting);
    const after = writtenOf(line, levels ?? setting);
    if (setting.activo && FIELDS.every((field) => before[field] === after[field])) same += 1;
    else changes.push({ id: setting.id, before, after });
  }
  return { creates, changes, same, without };
}

const FIELDS = ['minimo', 'puntoReorden', 'maximo', 'mesesCobertura', 'diasEntrega', 'multiplo'] as const;

function writtenOf(
  { mesesCobertura, diasEntrega, multiplo }: Pick<TemplateLine, 'mesesCobertura' | 'diasEntrega' | 'multiplo'>,
  { minimo, puntoReorden, maximo }: Levels,
): Written {
  return { minimo, puntoReorden, maximo, mesesCobertura, diasEntrega, multiplo };
}

function levelsOf({ minimo, puntoReorden, maximo }: TemplateLine): Levels | null {
  return minimo === null || puntoReorden === null || maximo === null ? null : { minimo, puntoReorden, maximo };
}

function suggestedOf({ minimoSugerido, puntoReordenSugerido, maximoSugerido }: StoredSetting): Levels | null {
  return minimoSugerido === null || puntoReordenSugerido === null || maximoSugerido === null
    ? null
    : { minimo: minimoSugerido, puntoReorden: puntoReordenSugerido, maximo: maximoSugerido };
}
