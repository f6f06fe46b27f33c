import type { TipoInsumo } from '#generated/shared/enums.gen';

const MEDICINES: readonly TipoInsumo[] = ['MEDICAMENTO', 'PSICOTROPICO_ESTUPEFACIENTE', 'VACUNA'];

/** True when a kind of supply is a medicine in the sense of the law: it has a fraction, a strength, lot and expiry. */
export function isMedicine(tipo: unknown): boolean {
  return MEDICINES.some((medicine) => medicine === tipo);
}
