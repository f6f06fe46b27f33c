// Generated from schemas/entities/proveedores/evaluacion-proveedor.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Evaluación de proveedor, as the server answers it.
 */
export interface EvaluacionProveedor {
  evaluacionProveedorId: number;
  proveedorId: number;
  proveedorNombre: string;
  razonSocial: string;
  calificacion: number | null;
  cumplimientoTiempo: number | null;
  entregasPuntuales: number;
  entregas: number;
  cumplimientoCantidad: number | null;
  piezasEntregadas: number;
  piezasDebidas: number;
  canjesAtendidos: number | null;
  piezasCanjeadas: number;
  piezasCarta: number;
  rechazos: number | null;
  piezasRechazadas: number;
  piezasRevisadas: number;
  recepciones: number;
  canjes: number;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Evaluación de proveedor, as a client sends it.
 */
export interface EvaluacionProveedorInput {}
