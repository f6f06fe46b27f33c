// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Evento de conexión, as the server answers it.
 */
export interface RedHistorial {
  redHistorialId: number;
  tipo: 'CAIDA' | 'RECUPERACION' | 'LENTITUD' | 'ERROR_SERVIDOR';
  unidadId: number | null;
  unidadNombre: string | null;
  usuarioId: number;
  usuarioNombre: string;
  inicio: string;
  fin: string | null;
  duracionSeg: number | null;
  dispositivoId: string;
  tipoConexion: string | null;
  latenciaMs: number | null;
  operacionesEnCola: number | null;
  operacionesSincronizadas: number | null;
  operacionesFallidas: number | null;
  versionApp: string | null;
  ruta: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Evento de conexión, as a client sends it.
 */
export interface RedHistorialInput {
  tipo: 'CAIDA' | 'RECUPERACION' | 'LENTITUD' | 'ERROR_SERVIDOR';
  unidadId?: number;
  usuarioId: number;
  inicio: string;
  fin?: string;
  duracionSeg?: number;
  dispositivoId: string;
  tipoConexion?: string;
  latenciaMs?: number;
  operacionesEnCola?: number;
  operacionesSincronizadas?: number;
  operacionesFallidas?: number;
  versionApp?: string;
  ruta?: string;
}
