// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusDocumentoClinico: EnumChoices = {
  name: 'EstatusDocumentoClinico',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'FIRMADA', tone: 'success', icon: 'check' },
    { value: 'ANULADA', tone: 'danger', icon: 'block' },
  ],
};

export const tipoConsulta: EnumChoices = {
  name: 'TipoConsulta',
  options: [
    { value: 'PRIMERA_VEZ' },
    { value: 'SUBSECUENTE' },
    { value: 'URGENCIA' },
    { value: 'CONTROL_NINO_SANO' },
    { value: 'PRENATAL' },
    { value: 'PLANIFICACION' },
    { value: 'DENTAL' },
    { value: 'TELECONSULTA' },
  ],
};

export const tipoDiagnostico: EnumChoices = {
  name: 'TipoDiagnostico',
  options: [{ value: 'PRINCIPAL' }, { value: 'SECUNDARIO' }],
};

export const pronostico: EnumChoices = {
  name: 'Pronostico',
  options: [
    { value: 'BUENO_VIDA_FUNCION' },
    { value: 'BUENO_VIDA_MALO_FUNCION' },
    { value: 'RESERVADO_EVOLUCION' },
    { value: 'MALO' },
    { value: 'NO_DEFINIDO' },
  ],
};
