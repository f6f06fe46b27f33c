import type { Paciente } from '#generated/shared/types.gen';
import { plainText } from '#platform/shared/text/plain-text';

type Clinical = Pick<Paciente, 'alergias' | 'padecimientosCronicos' | 'alergiasNegadas' | 'embarazo'>;
type Allergy = NonNullable<Paciente['alergias']>[number];
type Condition = NonNullable<Paciente['padecimientosCronicos']>[number];
type Pregnancy = NonNullable<Paciente['embarazo']>;

const SEVERITIES: readonly Allergy['gravedad'][] = ['LEVE', 'MODERADA', 'GRAVE'];
const STATES: readonly Condition['estado'][] = ['RESUELTO', 'CONTROLADO', 'ACTIVO'];

/**
 * Combines the clinical lists of two records of one person. An allergy or condition in both is kept once: active if it is active in either,
 * with the higher severity. A pregnancy in either record is kept.
 */
export function mergedLists(stays: Clinical, merged: Clinical): Clinical {
  const alergias = combined(stays.alergias, merged.alergias, ({ sustancia }) => plainText(sustancia).trim(), gravest);
  return {
    alergias,
    padecimientosCronicos: combined(
      stays.padecimientosCronicos,
      merged.padecimientosCronicos,
      ({ diagnosticoId }) => String(diagnosticoId),
      worst,
    ),
    alergiasNegadas: alergias.length === 0 && (stays.alergiasNegadas === true || merged.alergiasNegadas === true),
    embarazo: pregnancyOf(stays.embarazo, merged.embarazo),
  };
}

function gravest(a: Allergy, b: Allergy): Allergy {
  return {
    ...filled(b),
    ...filled(a),
    estado: a.estado === 'ACTIVA' ? a.estado : b.estado,
    gravedad: later(SEVERITIES, a.gravedad, b.gravedad),
  };
}

function worst(a: Condition, b: Condition): Condition {
  const since = [a.desde, b.desde].flatMap((day) => (day ? [day] : [])).toSorted();
  return {
    ...filled(b),
    ...filled(a),
    ...(since.length > 0 ? { desde: since[0]! } : {}),
    estado: later(STATES, a.estado, b.estado),
  };
}

function pregnancyOf(stays: Pregnancy | null, merged: Pregnancy | null): Pregnancy | null {
  if (merged?.activo !== true) return stays;
  if (stays?.activo !== true) return merged;
  return { ...filled(merged), ...filled(stays), altoRiesgo: stays.altoRiesgo === true || merged.altoRiesgo === true };
}

const later = <T>(order: readonly T[], a: T, b: T): T => (order.indexOf(a) >= order.indexOf(b) ? a : b);

const filled = <T extends object>(item: T): T =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined)) as T;

function combined<T>(
  some: readonly T[] | null,
  others: readonly T[] | null,
  keyOf: (item: T) => string,
  join: (a: T, b: T) => T,
): T[] {
  const found = new Map<string, T>();
  for (const item of [...(some ?? []), ...(others ?? [])]) {
    const known = found.get(keyOf(item));
    found.set(keyOf(item), known ? join(known, item) : item);
  }
  return [...found.values()];
}
