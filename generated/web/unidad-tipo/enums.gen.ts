// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const grupoUnidad: EnumChoices = {
  name: 'GrupoUnidad',
  options: [
    { value: 'HOSPITAL', icon: 'hospital' },
    { value: 'CENTRO_SALUD', icon: 'stethoscope' },
    { value: 'JURISDICCION', icon: 'flag' },
    { value: 'OFICINA_CENTRAL', icon: 'building' },
    { value: 'ALMACEN_ESTATAL', icon: 'warehouse' },
    { value: 'FARMACIA', icon: 'pill' },
    { value: 'ALMACEN_REGIONAL', icon: 'warehouse' },
  ],
};
