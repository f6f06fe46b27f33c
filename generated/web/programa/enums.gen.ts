// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const programaTipo: EnumChoices = {
  name: 'ProgramaTipo',
  options: [
    { value: 'SALUD_PUBLICA' },
    { value: 'VACUNACION' },
    { value: 'CRONICOS' },
    { value: 'MATERNO_INFANTIL' },
    { value: 'VECTORES' },
    { value: 'SALUD_MENTAL' },
    { value: 'OTRO' },
  ],
};

export const genero: EnumChoices = {
  name: 'Genero',
  options: [{ value: 'H' }, { value: 'M' }, { value: 'X' }],
};

export const periodicidad: EnumChoices = {
  name: 'Periodicidad',
  options: [
    { value: 'UNICA' },
    { value: 'SEMANAL' },
    { value: 'QUINCENAL' },
    { value: 'MENSUAL' },
    { value: 'BIMESTRAL' },
    { value: 'TRIMESTRAL' },
    { value: 'SEMESTRAL' },
    { value: 'ANUAL' },
  ],
};

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
