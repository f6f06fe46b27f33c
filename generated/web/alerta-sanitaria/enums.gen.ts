// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusAlertaSanitaria: EnumChoices = {
  name: 'EstatusAlertaSanitaria',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'EMITIDA', tone: 'danger', icon: 'alert' },
    { value: 'CERRADA', tone: 'success', icon: 'check' },
    { value: 'LEVANTADA', tone: 'info', icon: 'check' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

export const origenAlerta: EnumChoices = {
  name: 'OrigenAlerta',
  options: [{ value: 'COFEPRIS' }, { value: 'LABORATORIO' }, { value: 'FARMACOVIGILANCIA' }, { value: 'INTERNA' }],
};

export const claseAlerta: EnumChoices = {
  name: 'ClaseAlerta',
  options: [
    { value: 'I', tone: 'danger', icon: 'alert' },
    { value: 'II', tone: 'warning', icon: 'alert' },
    { value: 'III', tone: 'info', icon: 'flag' },
  ],
};
