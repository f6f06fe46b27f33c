// Generated from schemas/entities/proveedores/lote-expirar.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

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

export const estatusLote: EnumChoices = {
  name: 'EstatusLote',
  options: [
    { value: 'DISPONIBLE', tone: 'success', icon: 'check' },
    { value: 'CUARENTENA', tone: 'warning', icon: 'clock' },
    { value: 'SUSPENDIDO', tone: 'warning', icon: 'block' },
    { value: 'RETIRADO', tone: 'danger', icon: 'alert' },
    { value: 'CADUCADO', tone: 'danger', icon: 'alert' },
    { value: 'AGOTADO', icon: 'box' },
  ],
};

export const estatusPropuesta: EnumChoices = {
  name: 'EstatusPropuesta',
  options: [
    { value: 'BORRADOR', icon: 'edit' },
    { value: 'ENVIADA', tone: 'info', icon: 'clock' },
    { value: 'ACEPTADA', tone: 'success', icon: 'check' },
    { value: 'RECHAZADA', tone: 'danger', icon: 'block' },
    { value: 'CONTRAPROPUESTA', tone: 'warning', icon: 'swap' },
    { value: 'EN_TRANSITO', tone: 'info', icon: 'truck' },
    { value: 'RECIBIDA_PARCIAL', tone: 'warning', icon: 'box' },
    { value: 'RECIBIDA', tone: 'success', icon: 'check' },
    { value: 'VENCIDA', tone: 'danger', icon: 'alert' },
    { value: 'CANCELADA', icon: 'block' },
  ],
};

export const sugerenciaCaducidad: EnumChoices = {
  name: 'SugerenciaCaducidad',
  options: [
    { value: 'CANJE', tone: 'info', icon: 'swap' },
    { value: 'REDISTRIBUIR', tone: 'warning', icon: 'truck' },
    { value: 'CONSUMIR_PRIMERO', tone: 'success', icon: 'up' },
    { value: 'BAJA', tone: 'danger', icon: 'block' },
  ],
};
