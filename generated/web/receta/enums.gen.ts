// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusReceta: EnumChoices = {
  name: 'EstatusReceta',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'EMITIDA', tone: 'info', icon: 'clipboard' },
    { value: 'SURTIDA_PARCIAL', tone: 'warning', icon: 'clock' },
    { value: 'SURTIDA', tone: 'success', icon: 'check' },
    { value: 'NO_SURTIDA', tone: 'danger', icon: 'block' },
    { value: 'VENCIDA', tone: 'danger', icon: 'clock' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

export const tipoReceta: EnumChoices = {
  name: 'TipoReceta',
  options: [
    { value: 'ORDINARIA' },
    { value: 'CONTROLADA', tone: 'warning', icon: 'alert' },
    { value: 'HOSPITALARIA' },
    { value: 'ALTA' },
  ],
};

export const unidadDosis: EnumChoices = {
  name: 'UnidadDosis',
  options: [
    { value: 'mcg' },
    { value: 'mg' },
    { value: 'g' },
    { value: 'UI' },
    { value: 'mEq' },
    { value: 'mmol' },
    { value: 'mL' },
    { value: 'gota' },
    { value: 'tableta' },
    { value: 'comprimido' },
    { value: 'gragea' },
    { value: 'cápsula' },
    { value: 'sobre' },
    { value: 'supositorio' },
    { value: 'óvulo' },
    { value: 'parche' },
    { value: 'ampolleta' },
    { value: 'frasco ámpula' },
    { value: 'jeringa' },
    { value: 'frasco' },
    { value: 'pieza' },
    { value: 'dosis' },
    { value: 'disparo' },
    { value: 'aplicación' },
  ],
};

export const via: EnumChoices = {
  name: 'Via',
  options: [
    { value: 'ORAL' },
    { value: 'SUBLINGUAL' },
    { value: 'IV' },
    { value: 'IM' },
    { value: 'SC' },
    { value: 'ID' },
    { value: 'TOPICA' },
    { value: 'OFTALMICA' },
    { value: 'OTICA' },
    { value: 'NASAL' },
    { value: 'INHALADA' },
    { value: 'RECTAL' },
    { value: 'VAGINAL' },
    { value: 'SNG' },
    { value: 'EPIDURAL' },
    { value: 'INTRATECAL' },
    { value: 'TRANSDERMICA' },
  ],
};

export const estatusLineaReceta: EnumChoices = {
  name: 'EstatusLineaReceta',
  options: [
    { value: 'PENDIENTE' },
    { value: 'PARCIAL', tone: 'warning' },
    { value: 'SURTIDA', tone: 'success' },
    { value: 'NO_SURTIDA', tone: 'danger' },
    { value: 'SUSPENDIDA' },
  ],
};

export const respuestaSustitucion: EnumChoices = {
  name: 'RespuestaSustitucion',
  options: [
    { value: 'AUTORIZADA', tone: 'success', icon: 'check' },
    { value: 'NEGADA', tone: 'danger', icon: 'block' },
  ],
};

export const fraccion: EnumChoices = {
  name: 'Fraccion',
  options: [
    { value: 'I', tone: 'danger', icon: 'shield' },
    { value: 'II', tone: 'danger', icon: 'shield' },
    { value: 'III', tone: 'warning', icon: 'shield' },
    { value: 'IV', tone: 'info', icon: 'file' },
    { value: 'V', icon: 'pill' },
    { value: 'VI', icon: 'pill' },
  ],
};

export const advertenciaReceta: EnumChoices = {
  name: 'AdvertenciaReceta',
  options: [
    { value: 'ALERGIA_BLOQUEO' },
    { value: 'ALERGIA_CRUZADA' },
    { value: 'ALERGIA_SIN_VINCULAR' },
    { value: 'INTERACCION' },
    { value: 'DUPLICADO_ACTIVO' },
    { value: 'DUPLICADO_GENERICO' },
    { value: 'DUPLICADO_GRUPO' },
    { value: 'DOSIS_MAXIMA' },
    { value: 'CANTIDAD_EXCESIVA' },
    { value: 'NIVEL_ATENCION' },
    { value: 'UNIDAD_RESTRINGIDA' },
    { value: 'EMBARAZO' },
    { value: 'PEDIATRICO' },
  ],
};

export const nivelAdvertencia: EnumChoices = {
  name: 'NivelAdvertencia',
  options: [
    { value: 'BLOQUEA', tone: 'danger' },
    { value: 'JUSTIFICAR', tone: 'warning' },
    { value: 'AVISO', tone: 'info' },
  ],
};
