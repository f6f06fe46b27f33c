// Generated from schemas/entities/farmacia/surtimiento.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Surtimiento, as the server answers it.
 */
export interface Surtimiento {
  surtimientoId: number;
  recetaId: number;
  recetaNombre: string;
  numero: number;
  folio: string | null;
  estatus: 'VIGENTE' | 'REVERSADO';
  pacienteId: number;
  pacienteNombre: string;
  almacenId: number;
  almacenNombre: string;
  unidadId: number;
  unidadNombre: string;
  unidadRecetaId: number | null;
  unidadRecetaNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  fecha: string;
  usuarioId: number | null;
  usuarioNombre: string | null;
  segundoVerificadorId: number | null;
  segundoVerificadorNombre: string | null;
  recibe: {
    nombre?: string | null;
    parentesco?: string | null;
    identificacion?: string | null;
  } | null;
  asesoria: boolean | null;
  controlado: boolean | null;
  redFria: boolean | null;
  piezas: number;
  lineas?:
    | {
        surtimientoDetalleId: number;
        insumoNombre?: string | null;
        insumoRecetadoNombre?: string | null;
        loteNombre?: string | null;
        recetaDetalleId: number;
        insumoId: number;
        insumoRecetadoId?: number | null;
        loteId: number;
        caducidad?: string | null;
        cantidad: number;
        escaneado: boolean;
        motivoNoFefo?: string | null;
        movimiento?: number | null;
      }[]
    | null;
  reversadoPorId: number | null;
  reversadoPorNombre: string | null;
  fechaReversa: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Surtimiento, as a client sends it.
 */
export interface SurtimientoInput {}

/**
 * Surtimiento, «Revertir surtimiento»: what is sent.
 */
export interface SurtimientoReversarInput {
  motivo: string;
  regresaron: boolean;
}
