// Generated from schemas/reports/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const motivoEgreso: EnumChoices = {
  name: 'MotivoEgreso',
  options: [
    { value: 'MEJORIA' },
    { value: 'CURACION' },
    { value: 'VOLUNTARIO', tone: 'warning', icon: 'alert' },
    { value: 'TRASLADO' },
    { value: 'PASE_OTRO_HOSPITAL' },
    { value: 'FUGA', tone: 'danger', icon: 'alert' },
    { value: 'DEFUNCION', icon: 'alert' },
    { value: 'MAXIMO_BENEFICIO' },
    { value: 'OTRO' },
  ],
};
