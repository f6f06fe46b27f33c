// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const formaFarmaceuticaEstadoFisico: EnumChoices = {
  name: 'FormaFarmaceuticaEstadoFisico',
  options: [
    { value: 'SOLIDA' },
    { value: 'SEMISOLIDA' },
    { value: 'LIQUIDA' },
    { value: 'GASEOSA' },
    { value: 'OTRA' },
  ],
};
