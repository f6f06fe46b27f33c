// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const gravedadInteraccion: EnumChoices = {
  name: 'GravedadInteraccion',
  options: [
    { value: 'CONTRAINDICADA', tone: 'danger', icon: 'block' },
    { value: 'GRAVE', tone: 'warning', icon: 'alert' },
    { value: 'MODERADA', tone: 'info', icon: 'clock' },
  ],
};
