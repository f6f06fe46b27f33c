// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusVisita: EnumChoices = {
  name: 'EstatusVisita',
  options: [
    { value: 'EN_ESPERA', tone: 'warning', icon: 'clock' },
    { value: 'EN_SIGNOS', tone: 'info', icon: 'heart' },
    { value: 'LISTA_CONSULTA', tone: 'info', icon: 'check' },
    { value: 'EN_CONSULTA', tone: 'info', icon: 'stethoscope' },
    { value: 'EN_FARMACIA', tone: 'info', icon: 'pill' },
    { value: 'FINALIZADA', tone: 'success', icon: 'check' },
    { value: 'NO_SE_PRESENTO', icon: 'block' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

export const tipoVisita: EnumChoices = {
  name: 'TipoVisita',
  options: [
    { value: 'CONSULTA', icon: 'stethoscope' },
    { value: 'URGENCIAS', icon: 'alert' },
    { value: 'HOSPITALIZACION', icon: 'bed' },
    { value: 'FARMACIA', icon: 'pill' },
    { value: 'PROGRAMA', icon: 'flag' },
    { value: 'SIGNOS', icon: 'heart' },
  ],
};

export const triage: EnumChoices = {
  name: 'Triage',
  options: [
    { value: 'ROJO', tone: 'danger', icon: 'alert' },
    { value: 'NARANJA', tone: 'warning', icon: 'alert' },
    { value: 'AMARILLO', tone: 'warning', icon: 'clock' },
    { value: 'VERDE', tone: 'success', icon: 'clock' },
    { value: 'AZUL', tone: 'info', icon: 'clock' },
  ],
};
