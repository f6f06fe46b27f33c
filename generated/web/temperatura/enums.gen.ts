// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estadoLectura: EnumChoices = {
  name: 'EstadoLectura',
  options: [
    { value: 'EN_RANGO', tone: 'success', icon: 'check' },
    { value: 'FUERA_DE_RANGO', tone: 'danger', icon: 'alert' },
  ],
};
