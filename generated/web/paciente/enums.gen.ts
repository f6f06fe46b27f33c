// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const pacienteMotivoSinCurp: EnumChoices = {
  name: 'PacienteMotivoSinCurp',
  options: [
    { value: 'RECIEN_NACIDO' },
    { value: 'EXTRANJERO' },
    { value: 'NO_IDENTIFICADO' },
    { value: 'EN_TRAMITE' },
    { value: 'SE_NIEGA' },
  ],
};

export const afiliacion: EnumChoices = {
  name: 'Afiliacion',
  options: [
    { value: 'NINGUNA' },
    { value: 'IMSS_BIENESTAR' },
    { value: 'IMSS' },
    { value: 'ISSSTE' },
    { value: 'PEMEX' },
    { value: 'SEDENA' },
    { value: 'SEMAR' },
    { value: 'SEGURO_PRIVADO' },
    { value: 'OTRA' },
    { value: 'SE_IGNORA' },
  ],
};

export const estatusPaciente: EnumChoices = {
  name: 'EstatusPaciente',
  options: [
    { value: 'ACTIVO', tone: 'success', icon: 'check' },
    { value: 'FALLECIDO', icon: 'flag' },
    { value: 'FUSIONADO', tone: 'info', icon: 'swap' },
    { value: 'INACTIVO', icon: 'block' },
  ],
};

export const pacienteGrupoSanguineo: EnumChoices = {
  name: 'PacienteGrupoSanguineo',
  options: [
    { value: 'A+' },
    { value: 'A-' },
    { value: 'B+' },
    { value: 'B-' },
    { value: 'AB+' },
    { value: 'AB-' },
    { value: 'O+' },
    { value: 'O-' },
    { value: 'NS' },
  ],
};

export const tipoAlergia: EnumChoices = {
  name: 'TipoAlergia',
  options: [
    { value: 'MEDICAMENTO' },
    { value: 'ALIMENTO' },
    { value: 'AMBIENTAL' },
    { value: 'LATEX' },
    { value: 'OTRO' },
  ],
};

export const gravedadAlergia: EnumChoices = {
  name: 'GravedadAlergia',
  options: [
    { value: 'LEVE', tone: 'info', icon: 'alert' },
    { value: 'MODERADA', tone: 'warning', icon: 'alert' },
    { value: 'GRAVE', tone: 'danger', icon: 'alert' },
  ],
};

export const estadoAlergia: EnumChoices = {
  name: 'EstadoAlergia',
  options: [
    { value: 'ACTIVA', tone: 'danger', icon: 'alert' },
    { value: 'INACTIVA', icon: 'block' },
  ],
};

export const estadoPadecimiento: EnumChoices = {
  name: 'EstadoPadecimiento',
  options: [
    { value: 'ACTIVO', tone: 'warning', icon: 'alert' },
    { value: 'CONTROLADO', tone: 'success', icon: 'check' },
    { value: 'RESUELTO', icon: 'check' },
  ],
};

export const genero: EnumChoices = {
  name: 'Genero',
  options: [{ value: 'H' }, { value: 'M' }, { value: 'X' }],
};

export const avisoDefuncion: EnumChoices = {
  name: 'AvisoDefuncion',
  options: [{ value: 'CERTIFICADO' }, { value: 'AVISO_FAMILIAR' }, { value: 'REGISTRO_CIVIL' }],
};
