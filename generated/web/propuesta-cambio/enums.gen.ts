// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

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

export const tipoPropuesta: EnumChoices = {
  name: 'TipoPropuesta',
  options: [
    { value: 'MISMO_INSUMO', icon: 'swap' },
    { value: 'SUSTITUTO', tone: 'warning', icon: 'swap' },
    { value: 'NOTA_CREDITO', tone: 'info', icon: 'file' },
  ],
};

export const condicionCanje: EnumChoices = {
  name: 'CondicionCanje',
  options: [
    { value: 'BUENA', tone: 'success', icon: 'check' },
    { value: 'EMPAQUE_DANADO', tone: 'danger', icon: 'alert' },
    { value: 'ETIQUETA_DISTINTA', tone: 'danger', icon: 'alert' },
    { value: 'TEMPERATURA', tone: 'danger', icon: 'alert' },
    { value: 'CADUCIDAD_CORTA', tone: 'danger', icon: 'alert' },
  ],
};

export const ofertaCambio: EnumChoices = {
  name: 'OfertaCambio',
  options: [
    { value: 'PROPUESTA', icon: 'mail' },
    { value: 'CONTRAPROPUESTA', tone: 'warning', icon: 'swap' },
  ],
};
