// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusExtraordinaria: EnumChoices = {
  name: 'EstatusExtraordinaria',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'PENDIENTE_AUTORIZAR', tone: 'info', icon: 'clipboard' },
    { value: 'AUTORIZADA', tone: 'success', icon: 'check' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
    { value: 'APLICADA', tone: 'success', icon: 'check' },
    { value: 'REVERSADA', tone: 'warning', icon: 'swap' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

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
