// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const estatusDefuncion: EnumChoices = {
  name: 'EstatusDefuncion',
  options: [
    { value: 'REGISTRADA', icon: 'flag' },
    { value: 'EN_REVISION', tone: 'warning', icon: 'alert' },
    { value: 'REVERTIDA', tone: 'info', icon: 'swap' },
  ],
};

export const fuenteDefuncion: EnumChoices = {
  name: 'FuenteDefuncion',
  options: [
    { value: 'ALTA_HOSPITALARIA' },
    { value: 'CERTIFICADO' },
    { value: 'AVISO_FAMILIAR' },
    { value: 'REGISTRO_CIVIL' },
  ],
};
