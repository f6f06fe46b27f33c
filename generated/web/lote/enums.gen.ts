// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusLote: EnumChoices = {
  name: 'EstatusLote',
  options: [
    { value: 'DISPONIBLE', tone: 'success', icon: 'check' },
    { value: 'CUARENTENA', tone: 'warning', icon: 'clock' },
    { value: 'SUSPENDIDO', tone: 'warning', icon: 'block' },
    { value: 'RETIRADO', tone: 'danger', icon: 'alert' },
    { value: 'CADUCADO', tone: 'danger', icon: 'alert' },
    { value: 'AGOTADO', icon: 'box' },
  ],
};

export const loteEstatusEstatus: EnumChoices = {
  name: 'LoteEstatusEstatus',
  options: [
    { value: 'DISPONIBLE', tone: 'success', icon: 'check' },
    { value: 'CUARENTENA', tone: 'warning', icon: 'clock' },
    { value: 'SUSPENDIDO', tone: 'warning', icon: 'block' },
    { value: 'RETIRADO', tone: 'danger', icon: 'alert' },
  ],
};
