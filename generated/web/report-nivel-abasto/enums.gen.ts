// Generated from schemas/reports/nivel-abasto.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const desgloseAbasto: EnumChoices = {
  name: 'DesgloseAbasto',
  options: [{ value: 'UNIDAD' }, { value: 'JURISDICCION' }, { value: 'ALMACEN' }, { value: 'TIPO_INSUMO' }],
};

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
