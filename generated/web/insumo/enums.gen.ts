// Generated from schemas/entities/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoInsumo: EnumChoices = {
  name: 'TipoInsumo',
  options: [
    { value: 'MEDICAMENTO', icon: 'pill' },
    { value: 'PSICOTROPICO_ESTUPEFACIENTE', tone: 'danger', icon: 'shield' },
    { value: 'VACUNA', icon: 'pill' },
    { value: 'LACTEO', icon: 'box' },
    { value: 'MATERIAL_CURACION', icon: 'box' },
    { value: 'RADIOLOGICO', icon: 'box' },
    { value: 'REACTIVO', icon: 'lab' },
    { value: 'OTRO', icon: 'box' },
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

export const insumoUnidadBase: EnumChoices = {
  name: 'InsumoUnidadBase',
  options: [
    { value: 'ENVASE' },
    { value: 'PIEZA' },
    { value: 'TABLETA' },
    { value: 'CAPSULA' },
    { value: 'AMPOLLETA' },
    { value: 'FRASCO' },
    { value: 'SOBRE' },
    { value: 'ML' },
    { value: 'DOSIS' },
    { value: 'PAR' },
    { value: 'ROLLO' },
    { value: 'PRUEBA' },
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

export const clasificacionVen: EnumChoices = {
  name: 'ClasificacionVen',
  options: [
    { value: 'VITAL', tone: 'danger', icon: 'heart' },
    { value: 'ESENCIAL', tone: 'warning', icon: 'flag' },
    { value: 'NO_ESENCIAL', icon: 'tag' },
  ],
};
