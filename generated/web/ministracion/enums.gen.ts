// Generated from schemas/entities/hospital/ministracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estadoMinistracion: EnumChoices = {
  name: 'EstadoMinistracion',
  options: [
    { value: 'APLICADA', tone: 'success', icon: 'check' },
    { value: 'OMITIDA', tone: 'warning', icon: 'alert' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
  ],
};

export const estatusMinistracion: EnumChoices = {
  name: 'EstatusMinistracion',
  options: [
    { value: 'VIGENTE', tone: 'success', icon: 'check' },
    { value: 'ANULADA', icon: 'block' },
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
