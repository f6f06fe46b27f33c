// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusHospitalizacion: EnumChoices = {
  name: 'EstatusHospitalizacion',
  options: [
    { value: 'SOLICITADA', tone: 'info', icon: 'clock' },
    { value: 'INGRESADO', tone: 'success', icon: 'bed' },
    { value: 'PREALTA', tone: 'warning', icon: 'clock' },
    { value: 'ALTA', icon: 'check' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

export const origenHospitalizacion: EnumChoices = {
  name: 'OrigenHospitalizacion',
  options: [
    { value: 'URGENCIAS' },
    { value: 'CONSULTA_EXTERNA' },
    { value: 'REFERENCIA' },
    { value: 'PROGRAMADO' },
    { value: 'NACIMIENTO' },
    { value: 'TRASLADO_INTERNO' },
  ],
};

export const riesgoCaidas: EnumChoices = {
  name: 'RiesgoCaidas',
  options: [
    { value: 'BAJO', tone: 'success', icon: 'check' },
    { value: 'MEDIO', tone: 'warning', icon: 'alert' },
    { value: 'ALTO', tone: 'danger', icon: 'alert' },
  ],
};

export const riesgoUpp: EnumChoices = {
  name: 'RiesgoUpp',
  options: [
    { value: 'BAJO', tone: 'success', icon: 'check' },
    { value: 'MEDIO', tone: 'warning', icon: 'alert' },
    { value: 'ALTO', tone: 'danger', icon: 'alert' },
  ],
};

export const aislamiento: EnumChoices = {
  name: 'Aislamiento',
  options: [
    { value: 'NINGUNO' },
    { value: 'CONTACTO', tone: 'warning', icon: 'alert' },
    { value: 'GOTAS', tone: 'warning', icon: 'alert' },
    { value: 'AEREO', tone: 'danger', icon: 'alert' },
    { value: 'PROTECTOR', tone: 'info', icon: 'alert' },
  ],
};

export const motivoEgreso: EnumChoices = {
  name: 'MotivoEgreso',
  options: [
    { value: 'MEJORIA' },
    { value: 'CURACION' },
    { value: 'VOLUNTARIO', tone: 'warning', icon: 'alert' },
    { value: 'TRASLADO' },
    { value: 'PASE_OTRO_HOSPITAL' },
    { value: 'FUGA', tone: 'danger', icon: 'alert' },
    { value: 'DEFUNCION', icon: 'alert' },
    { value: 'MAXIMO_BENEFICIO' },
    { value: 'OTRO' },
  ],
};

export const motivoCambioCama: EnumChoices = {
  name: 'MotivoCambioCama',
  options: [{ value: 'CAMBIO_CAMA' }, { value: 'AISLAMIENTO' }],
};
