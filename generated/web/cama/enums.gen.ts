// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoCama: EnumChoices = {
  name: 'TipoCama',
  options: [
    { value: 'GENERAL' },
    { value: 'PEDIATRICA' },
    { value: 'CUNA' },
    { value: 'INCUBADORA' },
    { value: 'UCI' },
    { value: 'AISLADO' },
    { value: 'OBSERVACION' },
    { value: 'LABOR' },
    { value: 'CAMILLA' },
  ],
};

export const estatusCama: EnumChoices = {
  name: 'EstatusCama',
  options: [
    { value: 'DISPONIBLE', tone: 'success', icon: 'check' },
    { value: 'RESERVADA', tone: 'info', icon: 'clock' },
    { value: 'OCUPADA', tone: 'warning', icon: 'bed' },
    { value: 'LIMPIEZA', tone: 'info', icon: 'clock' },
    { value: 'MANTENIMIENTO', icon: 'settings' },
    { value: 'BLOQUEADA', tone: 'danger', icon: 'block' },
  ],
};

export const genero: EnumChoices = {
  name: 'Genero',
  options: [{ value: 'H' }, { value: 'M' }, { value: 'X' }],
};
