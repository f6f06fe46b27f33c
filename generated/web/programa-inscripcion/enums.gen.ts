// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusInscripcion: EnumChoices = {
  name: 'EstatusInscripcion',
  options: [
    { value: 'ACTIVO', tone: 'success', icon: 'check' },
    { value: 'BAJA', tone: 'warning', icon: 'block' },
    { value: 'CONCLUIDO', icon: 'flag' },
  ],
};
