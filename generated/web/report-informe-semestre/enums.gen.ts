// Generated from schemas/reports/informe-semestre.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoSolicitud: EnumChoices = {
  name: 'TipoSolicitud',
  options: [
    { value: 'ORDINARIA', icon: 'calendar' },
    { value: 'EXTRAORDINARIA', tone: 'warning', icon: 'alert' },
    { value: 'MANUAL', icon: 'file' },
    { value: 'COLECTIVO', icon: 'group' },
    { value: 'REPOSICION_FONDO_FIJO', icon: 'box' },
    { value: 'PROGRAMA', icon: 'flag' },
    { value: 'REDISTRIBUCION', icon: 'swap' },
  ],
};
