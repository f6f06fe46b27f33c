// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const destinoSalida: EnumChoices = {
  name: 'DestinoSalida',
  options: [
    { value: 'NINGUNO' },
    { value: 'PROVEEDOR' },
    { value: 'OTRO_ALMACEN' },
    { value: 'DESTRUCCION' },
    { value: 'DONATARIO' },
  ],
};
