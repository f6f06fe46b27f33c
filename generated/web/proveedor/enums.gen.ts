// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const proveedorTipo: EnumChoices = {
  name: 'ProveedorTipo',
  options: [{ value: 'LABORATORIO' }, { value: 'DISTRIBUIDOR' }, { value: 'OPERADOR_LOGISTICO' }, { value: 'OTRO' }],
};

export const proveedorEstatus: EnumChoices = {
  name: 'ProveedorEstatus',
  options: [
    { value: 'ACTIVO', tone: 'success', icon: 'check' },
    { value: 'SUSPENDIDO', tone: 'warning', icon: 'clock' },
    { value: 'SANCIONADO', tone: 'danger', icon: 'block' },
  ],
};
