// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoEquipoFrio: EnumChoices = {
  name: 'TipoEquipoFrio',
  options: [{ value: 'REFRIGERADOR' }, { value: 'CONGELADOR' }, { value: 'CAMARA' }, { value: 'TERMO' }],
};
