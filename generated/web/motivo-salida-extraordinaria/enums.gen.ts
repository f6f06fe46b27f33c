// Generated from schemas/entities/suministro/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

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
