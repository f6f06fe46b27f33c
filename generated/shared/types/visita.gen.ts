// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Visita, as the server answers it.
 */
export interface Visita {
  visitaId: number;
  turnoNumero: number | null;
  pacienteId: number;
  pacienteNombre: string;
  estatus:
    | 'EN_ESPERA'
    | 'EN_SIGNOS'
    | 'LISTA_CONSULTA'
    | 'EN_CONSULTA'
    | 'EN_FARMACIA'
    | 'FINALIZADA'
    | 'NO_SE_PRESENTO'
    | 'CANCELADA';
  tipo: 'CONSULTA' | 'URGENCIAS' | 'HOSPITALIZACION' | 'FARMACIA' | 'PROGRAMA' | 'SIGNOS';
  motivo: string;
  triage: 'ROJO' | 'NARANJA' | 'AMARILLO' | 'VERDE' | 'AZUL' | null;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  nucleoId: number | null;
  nucleoNombre: string | null;
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  eventoId: number | null;
  eventoNombre: string | null;
  fechaLlegada: string | null;
  fecha: string | null;
  estatusDesde: string | null;
  limiteEspera: string | null;
  llamadas: number | null;
  llamadaA: string | null;
  primeraLlamada: string | null;
  ultimaLlamada: string | null;
  notasAbiertas: number | null;
  notasFirmadas: number | null;
  recetasEnEspera: number | null;
  motivoCierre: string | null;
  motivoCancelacion: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Visita, as a client sends it.
 */
export interface VisitaInput {
  pacienteId: number;
  tipo: 'CONSULTA' | 'URGENCIAS' | 'HOSPITALIZACION' | 'FARMACIA' | 'PROGRAMA' | 'SIGNOS';
  motivo: string;
  triage?: 'ROJO' | 'NARANJA' | 'AMARILLO' | 'VERDE' | 'AZUL';
  unidadId: number;
  nucleoId?: number;
  personalMedicoId?: number;
}

/**
 * Visita, «Finalizar»: what is sent.
 */
export interface VisitaFinalizarInput {
  motivoCierre?: string;
}

/**
 * Visita, «Cancelar visita»: what is sent.
 */
export interface VisitaCancelarInput {
  motivoCancelacion: string;
}
