// Generated from schemas/entities/inventario/importacion-inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusImportacion: EnumChoices = {
  name: 'EstatusImportacion',
  options: [
    { value: 'REVISADA', tone: 'info', icon: 'clock' },
    { value: 'APLICADA', tone: 'success', icon: 'check' },
    { value: 'DESCARTADA', icon: 'block' },
  ],
};

export const tipoImportacion: EnumChoices = {
  name: 'TipoImportacion',
  options: [
    { value: 'INVENTARIO_INICIAL', icon: 'box' },
    { value: 'CONTEO', icon: 'clipboard' },
  ],
};
