// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

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
