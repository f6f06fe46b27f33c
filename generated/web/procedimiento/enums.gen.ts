// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const procedimientoTipo: EnumChoices = {
  name: 'ProcedimientoTipo',
  options: [
    { value: 'DIAGNOSTICO', tone: 'info', icon: 'lab' },
    { value: 'TERAPEUTICO', tone: 'success', icon: 'heart' },
    { value: 'QUIRURGICO', tone: 'warning', icon: 'stethoscope' },
  ],
};

export const sexoPermitido: EnumChoices = {
  name: 'SexoPermitido',
  options: [{ value: 'H' }, { value: 'M' }, { value: 'AMBOS' }],
};
