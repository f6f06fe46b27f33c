// Generated from schemas/entities/proveedores/contrato-clave.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Clave contratada, as the server answers it.
 */
export interface ContratoClave {
  contratoClaveId: number;
  contratoId: number;
  contratoNombre: string;
  proveedorId: number;
  proveedorNombre: string;
  ejercicio: number | null;
  vigenciaDesde: string | null;
  vigenciaHasta: string | null;
  insumoClave: string;
  insumoId: number;
  insumoNombre: string;
  cantidadMinima: number;
  cantidadMaxima: number;
  precio: number;
  entregado: number;
  faltaMinimo: number;
  pendiente: number;
  avance: number | null;
  ultimaEntrega: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Clave contratada, as a client sends it.
 */
export interface ContratoClaveInput {}
