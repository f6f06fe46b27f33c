// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

import type { EnumChoices } from '#platform/web/ui/values/enum-choices';

export const tipoMovimiento: EnumChoices = {
  name: 'TipoMovimiento',
  options: [
    { value: 'E_INICIAL', tone: 'success', icon: 'box' },
    { value: 'E_PROVEEDOR', tone: 'success', icon: 'box' },
    { value: 'E_TRANSFERENCIA', tone: 'success', icon: 'box' },
    { value: 'E_EXTRAORDINARIA', tone: 'success', icon: 'box' },
    { value: 'E_CANJE', tone: 'success', icon: 'box' },
    { value: 'E_DEVOLUCION_PACIENTE', tone: 'success', icon: 'box' },
    { value: 'E_DEVOLUCION_TRASPASO', tone: 'success', icon: 'box' },
    { value: 'E_DIFERENCIA', tone: 'success', icon: 'box' },
    { value: 'E_AJUSTE_CONTEO', tone: 'success', icon: 'box' },
    { value: 'E_REVERSA', tone: 'success', icon: 'box' },
    { value: 'S_RECETA', tone: 'info', icon: 'truck' },
    { value: 'S_ORDEN_CARGO', tone: 'info', icon: 'truck' },
    { value: 'S_TRANSFERENCIA', tone: 'info', icon: 'truck' },
    { value: 'S_EXTRAORDINARIA', tone: 'info', icon: 'truck' },
    { value: 'S_CANJE', tone: 'info', icon: 'truck' },
    { value: 'S_CADUCIDAD', tone: 'info', icon: 'truck' },
    { value: 'S_CONSUMO_SERVICIO', tone: 'info', icon: 'truck' },
    { value: 'S_AJUSTE_CONTEO', tone: 'info', icon: 'truck' },
    { value: 'S_REVERSA', tone: 'info', icon: 'truck' },
    { value: 'N_CAMBIO_ESTATUS', icon: 'edit' },
    { value: 'N_CORRECCION_LOTE', icon: 'edit' },
  ],
};

export const documentoInventario: EnumChoices = {
  name: 'DocumentoInventario',
  options: [
    { value: 'SOLICITUD' },
    { value: 'SALIDA_EXTRAORDINARIA' },
    { value: 'ENTRADA_EXTRAORDINARIA' },
    { value: 'RECEPCION_PROVEEDOR' },
    { value: 'RECETA' },
    { value: 'ORDEN_CARGO' },
    { value: 'CANJE' },
    { value: 'CONTEO' },
    { value: 'IMPORTACION' },
    { value: 'CADUCIDAD' },
    { value: 'CONSUMO' },
    { value: 'REVERSA' },
    { value: 'LOTE' },
    { value: 'ALERTA_SANITARIA' },
  ],
};
