// Generated from schemas/reports/programas-avance.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const mes: EnumChoices = {
  name: 'Mes',
  options: [
    { value: 'ENERO' },
    { value: 'FEBRERO' },
    { value: 'MARZO' },
    { value: 'ABRIL' },
    { value: 'MAYO' },
    { value: 'JUNIO' },
    { value: 'JULIO' },
    { value: 'AGOSTO' },
    { value: 'SEPTIEMBRE' },
    { value: 'OCTUBRE' },
    { value: 'NOVIEMBRE' },
    { value: 'DICIEMBRE' },
  ],
};
