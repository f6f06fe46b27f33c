// Generated from schemas/reports/inventario-reporte.json by `npm run generate`. Do not edit: your change would be lost.

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

export const nivelAbasto: EnumChoices = {
  name: 'NivelAbasto',
  options: [
    { value: 'SIN_EXISTENCIA', tone: 'danger', icon: 'block' },
    { value: 'CRITICO', tone: 'danger', icon: 'alert' },
    { value: 'BAJO', tone: 'warning', icon: 'alert' },
    { value: 'OPTIMO', tone: 'success', icon: 'check' },
    { value: 'SOBREABASTO', tone: 'info', icon: 'box' },
    { value: 'SIN_CONFIGURAR', icon: 'settings' },
  ],
};

export const semaforoCaducidad: EnumChoices = {
  name: 'SemaforoCaducidad',
  options: [
    { value: 'CADUCADO', tone: 'danger', icon: 'block' },
    { value: 'ROJO', tone: 'danger', icon: 'alert' },
    { value: 'NARANJA', tone: 'warning', icon: 'clock' },
    { value: 'AMARILLO', tone: 'warning', icon: 'calendar' },
    { value: 'VERDE', tone: 'success', icon: 'check' },
  ],
};
