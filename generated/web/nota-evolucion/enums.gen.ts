// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoNota: EnumChoices = {
  name: 'TipoNota',
  options: [
    { value: 'INGRESO' },
    { value: 'HISTORIA_CLINICA' },
    { value: 'EVOLUCION' },
    { value: 'INTERCONSULTA' },
    { value: 'REFERENCIA_TRASLADO' },
    { value: 'PREOPERATORIA' },
    { value: 'PREANESTESICA' },
    { value: 'POSTOPERATORIA' },
    { value: 'POSTANESTESICA' },
    { value: 'ENFERMERIA' },
    { value: 'EGRESO' },
    { value: 'DEFUNCION' },
    { value: 'ADENDA' },
  ],
};

export const estatusDocumentoClinico: EnumChoices = {
  name: 'EstatusDocumentoClinico',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'FIRMADA', tone: 'success', icon: 'check' },
    { value: 'ANULADA', tone: 'danger', icon: 'block' },
  ],
};

export const tipoDiagnosticoNota: EnumChoices = {
  name: 'TipoDiagnosticoNota',
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
