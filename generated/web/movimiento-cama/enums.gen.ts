// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const motivoMovimientoCama: EnumChoices = {
  name: 'MotivoMovimientoCama',
  options: [{ value: 'INGRESO' }, { value: 'TRASLADO_SERVICIO' }, { value: 'CAMBIO_CAMA' }, { value: 'AISLAMIENTO' }],
};
