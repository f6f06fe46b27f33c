// Generated from schemas/entities/catalogos/motivo-no-surtido.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoDocumento: EnumChoices = {
  name: 'TipoDocumento',
  options: [
    { value: 'SOLICITUD', icon: 'clipboard' },
    { value: 'ORDEN_CARGO', icon: 'bed' },
    { value: 'RECETA', icon: 'pill' },
    { value: 'HOSPITALIZACION', icon: 'hospital' },
    { value: 'EVENTO', icon: 'calendar' },
    { value: 'RECEPCION_PROVEEDOR', icon: 'truck' },
    { value: 'EXTRAORDINARIA', icon: 'swap' },
    { value: 'CARTA_CANJE', icon: 'mail' },
    { value: 'PROPUESTA_CAMBIO', icon: 'swap' },
    { value: 'CONTEO', icon: 'box' },
  ],
};
