// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Adenda, as the server answers it.
 */
export interface Adenda {
  adendaId: number;
  consultaId: number;
  consultaNombre: string;
  texto: string;
  pacienteId: number | null;
  pacienteNombre: string | null;
  autorId: number | null;
  autorNombre: string | null;
  nombre: string | null;
  cedula: string | null;
  fecha: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Adenda, as a client sends it.
 */
export interface AdendaInput {
  consultaId: number;
  texto: string;
}
