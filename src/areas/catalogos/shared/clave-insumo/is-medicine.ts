import type { TipoInsumo } from '#generated/shared/enums.gen';

const MEDICINES: readonly TipoInsumo[] = ['MEDICAMENTO', 'PSICOTROPICO_ESTUPEFACIENTE', 'VACUNA'];

/** Returns true when a kind of supply is legally a medicine, with a fraction, a strength, lot and expiry. */
export function isMedicine(tipo: unknown): boolean {
  return MEDICINES.some((medicine) => medicine === tipo);
}
