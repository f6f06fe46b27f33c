// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Contrato, as the server answers it.
 */
export interface Contrato {
  contratoId: number;
  proveedorId: number;
  proveedorNombre: string;
  numero: string;
  ejercicio: number;
  vigenciaDesde: string;
  vigenciaHasta: string;
  diasCanje: number;
  mesesCaducidadMinima: number;
  lineas?: {
    contratoDetalleId: number;
    insumoNombre?: string | null;
    insumoId: number;
    cantidadMinima: number;
    cantidadMaxima: number;
    precio: number;
  }[];
  avance?: {
    insumoId: number;
    entregado: number;
    faltaMinimo: number;
    pendiente: number;
    ultimaEntrega?: string | null;
  }[];
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Contrato, as a client sends it.
 */
export interface ContratoInput {
  proveedorId: number;
  numero: string;
  ejercicio: number;
  vigenciaDesde: string;
  vigenciaHasta: string;
  diasCanje: number;
  mesesCaducidadMinima: number;
  lineas: {
    contratoDetalleId?: number;
    insumoId: number;
    cantidadMinima: number;
    cantidadMaxima: number;
    precio: number;
  }[];
}
