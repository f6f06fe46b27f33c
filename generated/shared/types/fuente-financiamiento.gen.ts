// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Fuente de financiamiento, as the server answers it.
 */
export interface FuenteFinanciamiento {
  fuenteFinanciamientoId: number;
  clave: string;
  nombre: string;
  origen: 'FEDERAL' | 'ESTATAL' | 'DONACION' | 'PROPIO';
  ejercicio: number;
  partidaPresupuestal: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Fuente de financiamiento, as a client sends it.
 */
export interface FuenteFinanciamientoInput {
  clave: string;
  nombre: string;
  origen: 'FEDERAL' | 'ESTATAL' | 'DONACION' | 'PROPIO';
  ejercicio: number;
  partidaPresupuestal?: string;
}
