// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoIndicacion: EnumChoices = {
  name: 'TipoIndicacion',
  options: [
    { value: 'MEDICAMENTO' },
    { value: 'SOLUCION' },
    { value: 'DIETA' },
    { value: 'CUIDADO' },
    { value: 'ESTUDIO' },
  ],
};

export const estatusIndicacion: EnumChoices = {
  name: 'EstatusIndicacion',
  options: [
    { value: 'ACTIVA', tone: 'success', icon: 'check' },
    { value: 'SUSPENDIDA', icon: 'block' },
    { value: 'COMPLETADA', tone: 'info', icon: 'check' },
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
