// Generated from schemas/entities/ordenes/devolucion-orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Devolución de orden de cargo, as the server answers it.
 */
export interface DevolucionOrdenCargo {
  devolucionOrdenCargoId: number;
  folio: string | null;
  ordenCargoId: number;
  ordenCargoNombre: string;
  estatus: 'SOLICITADA' | 'ACEPTADA' | 'RECHAZADA' | 'CANCELADA';
  origen: 'PACIENTE' | 'DIFERENCIA';
  hospitalizacionId: number | null;
  hospitalizacionNombre: string | null;
  pacienteId: number | null;
  pacienteNombre: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  servicioId: number | null;
  servicioNombre: string | null;
  almacenSurtidorId: number | null;
  almacenSurtidorNombre: string | null;
  motivo: string;
  motivoResolucion: string | null;
  lineas?:
    | {
        devolucionDetalleId: number;
        insumoNombre?: string | null;
        loteNombre?: string | null;
        insumoOrdenCargoId: number;
        insumoId: number;
        loteId: number;
        cantidad: number;
        condicion: 'INTEGRO' | 'ABIERTO' | 'CADUCADO';
        costoUnitario?: number | null;
        importe?: number | null;
      }[]
    | null;
  piezas: number | null;
  importeTotal: number | null;
  salidaExtraordinariaId: number | null;
  salidaExtraordinariaNombre: string | null;
  solicitadaPorId: number | null;
  solicitadaPorNombre: string | null;
  fechaSolicitud: string | null;
  resueltaPorId: number | null;
  resueltaPorNombre: string | null;
  fechaResolucion: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Devolución de orden de cargo, as a client sends it.
 */
export interface DevolucionOrdenCargoInput {}

/**
 * Devolución de orden de cargo, «Rechazar»: what is sent.
 */
export interface DevolucionOrdenCargoRechazarInput {
  motivoResolucion: string;
}
