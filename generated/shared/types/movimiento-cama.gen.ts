// Generated from schemas/entities/hospital/movimiento-cama.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Movimiento de cama, as the server answers it.
 */
export interface MovimientoCama {
  movimientoCamaId: number;
  hospitalizacionId: number;
  hospitalizacionNombre: string;
  camaId: number;
  camaNombre: string;
  unidadId: number;
  unidadNombre: string;
  servicioId: number;
  servicioNombre: string;
  desde: string;
  hasta: string | null;
  motivo: 'INGRESO' | 'TRASLADO_SERVICIO' | 'CAMBIO_CAMA' | 'AISLAMIENTO';
  usuarioId: number | null;
  usuarioNombre: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Movimiento de cama, as a client sends it.
 */
export interface MovimientoCamaInput {}
