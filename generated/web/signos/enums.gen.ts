// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const dispositivoOxigeno: EnumChoices = {
  name: 'DispositivoOxigeno',
  options: [
    { value: 'PUNTAS_NASALES' },
    { value: 'MASCARILLA' },
    { value: 'VENTURI' },
    { value: 'RESERVORIO' },
    { value: 'ALTO_FLUJO' },
    { value: 'VENTILACION' },
  ],
};

export const escalaSpo2: EnumChoices = {
  name: 'EscalaSpo2',
  options: [{ value: 'ESCALA_1' }, { value: 'ESCALA_2' }],
};

export const viaTemperatura: EnumChoices = {
  name: 'ViaTemperatura',
  options: [{ value: 'AXILAR' }, { value: 'ORAL' }, { value: 'RECTAL' }, { value: 'TIMPANICA' }],
};

export const diaforesis: EnumChoices = {
  name: 'Diaforesis',
  options: [{ value: 'AUSENTE' }, { value: 'LEVE' }, { value: 'MODERADA' }, { value: 'PROFUSA' }],
};

export const imcClase: EnumChoices = {
  name: 'ImcClase',
  options: [
    { value: 'BAJO_PESO', tone: 'warning', icon: 'alert' },
    { value: 'NORMAL', tone: 'success', icon: 'check' },
    { value: 'SOBREPESO', tone: 'warning', icon: 'alert' },
    { value: 'OBESIDAD_1', tone: 'danger', icon: 'alert' },
    { value: 'OBESIDAD_2', tone: 'danger', icon: 'alert' },
    { value: 'OBESIDAD_3', tone: 'danger', icon: 'alert' },
  ],
};

export const conciencia: EnumChoices = {
  name: 'Conciencia',
  options: [{ value: 'A' }, { value: 'C' }, { value: 'V' }, { value: 'P' }, { value: 'U' }],
};

export const reaccionPupilar: EnumChoices = {
  name: 'ReaccionPupilar',
  options: [{ value: 'NORMAL' }, { value: 'LENTA' }, { value: 'AUSENTE' }],
};

export const tipoLiquido: EnumChoices = {
  name: 'TipoLiquido',
  options: [
    { value: 'VIA_ORAL' },
    { value: 'SONDA' },
    { value: 'INTRAVENOSA' },
    { value: 'HEMODERIVADOS' },
    { value: 'OTRO_INGRESO' },
    { value: 'ORINA' },
    { value: 'EVACUACION' },
    { value: 'VOMITO' },
    { value: 'DRENAJE' },
    { value: 'SANGRADO' },
    { value: 'OTRO_EGRESO' },
  ],
};

export const riesgoNews2: EnumChoices = {
  name: 'RiesgoNews2',
  options: [
    { value: 'BAJO', tone: 'success', icon: 'check' },
    { value: 'BAJO_MEDIO', tone: 'info', icon: 'alert' },
    { value: 'MEDIO', tone: 'warning', icon: 'alert' },
    { value: 'ALTO', tone: 'danger', icon: 'alert' },
  ],
};

export const signoVital: EnumChoices = {
  name: 'SignoVital',
  options: [
    { value: 'tas' },
    { value: 'tad' },
    { value: 'frecuenciaCardiaca' },
    { value: 'frecuenciaRespiratoria' },
    { value: 'spo2' },
    { value: 'temperatura' },
    { value: 'glucosaCapilar' },
    { value: 'dolor' },
    { value: 'llenadoCapilarSeg' },
    { value: 'peso' },
    { value: 'talla' },
    { value: 'perimetroCefalico' },
    { value: 'imc' },
    { value: 'glasgow' },
    { value: 'conciencia' },
    { value: 'diaforesis' },
  ],
};

export const estatusSignos: EnumChoices = {
  name: 'EstatusSignos',
  options: [
    { value: 'VIGENTE', tone: 'success', icon: 'check' },
    { value: 'CORREGIDO', icon: 'swap' },
    { value: 'ANULADO', icon: 'block' },
  ],
};
