// Generated from schemas/entities/pacientes/paciente-fusion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Fusión de pacientes, as the server answers it.
 */
export interface PacienteFusion {
  pacienteFusionId: number;
  sobrevivienteId: number;
  sobrevivienteNombre: string;
  duplicadoId: number;
  duplicadoNombre: string;
  unidadId: number;
  unidadNombre: string;
  estatus: 'VIGENTE' | 'SEPARADA';
  motivo: string;
  fecha: string;
  usuarioId: number | null;
  usuarioNombre: string | null;
  separadaPorId: number | null;
  separadaPorNombre: string | null;
  fechaSeparacion: string | null;
  curpMovida: string | null;
  expedientesMovidos: number[] | null;
  inscripcionesMovidas: number[] | null;
  inscripcionesCerradas: number[] | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Fusión de pacientes, as a client sends it.
 */
export interface PacienteFusionInput {}
