// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoPersonal: EnumChoices = {
  name: 'TipoPersonal',
  options: [
    { value: 'MEDICO', icon: 'stethoscope' },
    { value: 'ENFERMERIA', icon: 'heart' },
    { value: 'QUIMICO', icon: 'lab' },
    { value: 'FARMACEUTICO', icon: 'pill' },
    { value: 'ODONTOLOGO', icon: 'stethoscope' },
    { value: 'PSICOLOGO', icon: 'person' },
    { value: 'TRABAJO_SOCIAL', icon: 'group' },
    { value: 'TECNICO', icon: 'settings' },
    { value: 'ADMINISTRATIVO', icon: 'building' },
    { value: 'OTRO', icon: 'person' },
  ],
};

export const turno: EnumChoices = {
  name: 'Turno',
  options: [
    { value: 'MATUTINO' },
    { value: 'VESPERTINO' },
    { value: 'NOCTURNO_A' },
    { value: 'NOCTURNO_B' },
    { value: 'JORNADA_ACUMULADA' },
    { value: 'MIXTO' },
  ],
};

export const estatusUsuario: EnumChoices = {
  name: 'EstatusUsuario',
  options: [
    { value: 'INVITADO', tone: 'info', icon: 'mail' },
    { value: 'ACTIVO', tone: 'success', icon: 'check' },
    { value: 'INACTIVO', icon: 'block' },
    { value: 'BLOQUEADO', tone: 'danger', icon: 'key' },
  ],
};
