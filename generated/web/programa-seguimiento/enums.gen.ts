// Generated from schemas/entities/programas/programa-seguimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const seguimientoPrograma: EnumChoices = {
  name: 'SeguimientoPrograma',
  options: [
    { value: 'VENCIDA', tone: 'danger', icon: 'alert' },
    { value: 'SIN_FECHA', tone: 'warning', icon: 'calendar' },
    { value: 'PENDIENTE', tone: 'info', icon: 'clock' },
    { value: 'AGENDADA', tone: 'success', icon: 'check' },
  ],
};

export const estatusInscripcion: EnumChoices = {
  name: 'EstatusInscripcion',
  options: [
    { value: 'ACTIVO', tone: 'success', icon: 'check' },
    { value: 'BAJA', tone: 'warning', icon: 'block' },
    { value: 'CONCLUIDO', icon: 'flag' },
  ],
};
