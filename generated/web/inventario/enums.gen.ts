// Generated from schemas/entities/inventario/inventario.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '../../../src/ui/values/enum-choices';

export const nivelAbasto: EnumChoices = {
  name: 'NivelAbasto',
  options: [
    { value: 'SIN_EXISTENCIA', tone: 'danger', icon: 'block' },
    { value: 'CRITICO', tone: 'danger', icon: 'alert' },
    { value: 'BAJO', tone: 'warning', icon: 'alert' },
    { value: 'OPTIMO', tone: 'success', icon: 'check' },
    { value: 'SOBREABASTO', tone: 'info', icon: 'box' },
    { value: 'SIN_CONFIGURAR', icon: 'settings' },
  ],
};

export const tipoImportacion: EnumChoices = {
  name: 'TipoImportacion',
  options: [
    { value: 'INVENTARIO_INICIAL', icon: 'box' },
    { value: 'CONTEO', icon: 'clipboard' },
  ],
};
