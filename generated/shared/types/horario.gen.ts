// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Horario de agenda, as the server answers it.
 */
export interface Horario {
  horarioId: number;
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  almacenId: number | null;
  almacenNombre: string | null;
  anden: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  nucleoId: number | null;
  nucleoNombre: string | null;
  diaSemana: 'LUNES' | 'MARTES' | 'MIERCOLES' | 'JUEVES' | 'VIERNES' | 'SABADO' | 'DOMINGO';
  inicio: string;
  fin: string;
  duracionMin: number;
  cupo: number;
  vigenciaDesde: string | null;
  vigenciaHasta: string | null;
  excepciones:
    | {
        fecha: string;
        inicio?: string | null;
        fin?: string | null;
      }[]
    | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Horario de agenda, as a client sends it.
 */
export interface HorarioInput {
  personalMedicoId?: number;
  almacenId?: number;
  anden?: string;
  nucleoId?: number;
  diaSemana: 'LUNES' | 'MARTES' | 'MIERCOLES' | 'JUEVES' | 'VIERNES' | 'SABADO' | 'DOMINGO';
  inicio: string;
  fin: string;
  duracionMin: number;
  cupo: number;
  vigenciaDesde?: string;
  vigenciaHasta?: string;
  excepciones?: {
    fecha: string;
    inicio?: string;
    fin?: string;
  }[];
}
