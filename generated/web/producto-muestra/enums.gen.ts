// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const productoMuestraCategory: EnumChoices = {
  name: 'ProductoMuestraCategory',
  options: [{ value: 'devices' }, { value: 'bags' }, { value: 'shoes' }, { value: 'cloths' }, { value: 'watches' }],
};

export const productoMuestraStatus: EnumChoices = {
  name: 'ProductoMuestraStatus',
  options: [
    { value: '0', tone: 'success', icon: 'check' },
    { value: '1', tone: 'warning', icon: 'alert' },
    { value: '2', tone: 'danger', icon: 'block' },
  ],
};
