// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const clasificacionVen: EnumChoices = {
  name: 'ClasificacionVen',
  options: [
    { value: 'VITAL', tone: 'danger', icon: 'heart' },
    { value: 'ESENCIAL', tone: 'warning', icon: 'flag' },
    { value: 'NO_ESENCIAL', icon: 'tag' },
  ],
};

export const sentidoSugerencia: EnumChoices = {
  name: 'SentidoSugerencia',
  options: [
    { value: 'SUBIR', tone: 'warning', icon: 'up' },
    { value: 'BAJAR', tone: 'info', icon: 'down' },
    { value: 'IGUAL', tone: 'success', icon: 'check' },
    { value: 'SIN_DATOS', icon: 'clock' },
  ],
};
