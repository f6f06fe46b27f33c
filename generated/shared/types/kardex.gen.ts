// Generated from schemas/entities/inventario/kardex.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Movimiento, as the server answers it.
 */
export interface Kardex {
  kardexId: number;
  fechaMovimiento: string;
  almacenId: number;
  almacenNombre: string;
  insumoId: number;
  insumoNombre: string;
  insumoClave: string;
  nombreGenerico: string;
  consecutivo: number;
  tipo:
    | 'E_INICIAL'
    | 'E_PROVEEDOR'
    | 'E_TRANSFERENCIA'
    | 'E_EXTRAORDINARIA'
    | 'E_CANJE'
    | 'E_DEVOLUCION_PACIENTE'
    | 'E_DEVOLUCION_TRASPASO'
    | 'E_DIFERENCIA'
    | 'E_AJUSTE_CONTEO'
    | 'E_REVERSA'
    | 'S_RECETA'
    | 'S_ORDEN_CARGO'
    | 'S_TRANSFERENCIA'
    | 'S_EXTRAORDINARIA'
    | 'S_CANJE'
    | 'S_CADUCIDAD'
    | 'S_CONSUMO_SERVICIO'
    | 'S_AJUSTE_CONTEO'
    | 'S_REVERSA'
    | 'N_CAMBIO_ESTATUS'
    | 'N_CORRECCION_LOTE';
  entrada: number;
  salida: number;
  loteId: number;
  loteNombre: string;
  loteCaducidad: string | null;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  saldoInsumo: number;
  saldoLote: number;
  costoUnitario: number;
  importe: number;
  documentoTipo:
    | 'SOLICITUD'
    | 'SALIDA_EXTRAORDINARIA'
    | 'ENTRADA_EXTRAORDINARIA'
    | 'RECEPCION_PROVEEDOR'
    | 'RECETA'
    | 'ORDEN_CARGO'
    | 'CANJE'
    | 'CONTEO'
    | 'IMPORTACION'
    | 'CADUCIDAD'
    | 'CONSUMO'
    | 'REVERSA'
    | 'LOTE'
    | 'ALERTA_SANITARIA';
  documentoId: number | null;
  documentoFolio: string;
  contraparte: string | null;
  motivo: string | null;
  usuarioId: number | null;
  usuarioNombre: string | null;
  reversaDeId: number | null;
  reversaDeNombre: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Movimiento, as a client sends it.
 */
export interface KardexInput {}
