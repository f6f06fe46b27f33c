// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Turno, as the server answers it.
 */
export interface Turno {
  turnoId: number;
  clave: string;
  nombre: string;
  codigo: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  horaInicio: string;
  horaFin: string;
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Turno, as a client sends it.
 */
export interface TurnoInput {
  clave: string;
  nombre: string;
  codigo: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  horaInicio: string;
  horaFin: string;
  orden?: number;
}
