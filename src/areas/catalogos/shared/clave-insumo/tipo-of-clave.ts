import type { TipoInsumo } from '#generated/shared/enums.gen';

const TYPE_OF_GROUP: Readonly<Record<string, TipoInsumo>> = {
  '010': 'MEDICAMENTO',
  '020': 'VACUNA',
  '030': 'LACTEO',
  '040': 'PSICOTROPICO_ESTUPEFACIENTE',
  '060': 'MATERIAL_CURACION',
  '070': 'RADIOLOGICO',
  '080': 'REACTIVO',
};

/** Returns the kind of supply from the group of a code (its first three digits). */
export function tipoOfClave(clave: string): TipoInsumo {
  return TYPE_OF_GROUP[clave.slice(0, 3)] ?? 'OTRO';
}
