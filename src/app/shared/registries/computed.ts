import type { ComputedName } from '#generated/shared/rule-names.gen';
import { valueAt } from '#platform/shared/paths';
import type { Computed } from '#platform/shared/rule';
import { isControlled } from '#areas/catalogos/shared/clave-insumo/is-controlled';
import { dottedClave } from '#areas/catalogos/shared/diagnostico/dotted-clave';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { originText } from '#areas/inventario/shared/inventario/origin-text';
import { itemsOf } from '#platform/shared/rules/items-of';
import { postLabel } from '#areas/personas/shared/personal/post-label';

/** The functions that schemas name with `x-field.computed`. A name without a function here does not compile. */
export const computed: Readonly<Record<ComputedName, Computed>> = {
  cargoNombreCodigo: ({ cargoCodigo, cargoNombre }) => postLabel(cargoCodigo, cargoNombre),
  claveConPunto: ({ clave }) => dottedClave(clave),
  controlado: ({ fraccion }) => isControlled(fraccion),
  edad: (record, today, language) =>
    ageText(valueAt(record, 'persona.fechaNacimiento'), today, language, record['fechaNacimientoEstimada'] === true),
  origenLote: (record) => originText(record),
  mexicano: ({ paisNacimiento }) => paisNacimiento === 'MX',
  totalPermisos: (record) => itemsOf(record, 'permisos').length,
  provisional: ({ motivoSinCurp }) => motivoSinCurp === 'NO_IDENTIFICADO',
};
