// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Consulta, as the server answers it.
 */
export interface Consulta {
  consultaId: number;
  pacienteId: number;
  pacienteNombre: string;
  folio: string | null;
  estatus: 'BORRADOR' | 'FIRMADA' | 'ANULADA';
  visitaId: number | null;
  visitaNombre: string | null;
  signosId: number | null;
  signosNombre: string | null;
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  nucleoId: number | null;
  nucleoNombre: string | null;
  autorId: number | null;
  autorNombre: string | null;
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  fechaHora: string | null;
  tipo:
    | 'PRIMERA_VEZ'
    | 'SUBSECUENTE'
    | 'URGENCIA'
    | 'CONTROL_NINO_SANO'
    | 'PRENATAL'
    | 'PLANIFICACION'
    | 'DENTAL'
    | 'TELECONSULTA';
  motivoConsulta: string | null;
  padecimientoActual: string | null;
  exploracionFisica: string | null;
  resultadosRelevantes: string | null;
  diagnosticos?:
    | {
        consultaDiagnosticoId: number;
        diagnosticoNombre?: string | null;
        diagnosticoId: number;
        tipo: 'PRINCIPAL' | 'SECUNDARIO';
        primeraVez?: boolean | null;
        nota?: string | null;
      }[]
    | null;
  pronostico: 'BUENO_VIDA_FUNCION' | 'BUENO_VIDA_MALO_FUNCION' | 'RESERVADO_EVOLUCION' | 'MALO' | 'NO_DEFINIDO' | null;
  tratamientoIndicaciones: string | null;
  proximaCita: string | null;
  proximaCitaInicio: string | null;
  incapacidadDias: number | null;
  referencia: {
    unidadDestinoId?: number | null;
    motivo?: string | null;
    urgente?: boolean | null;
    resumen?: string | null;
  } | null;
  firmadaPorId: number | null;
  firmadaPorNombre: string | null;
  firmaNombre: string | null;
  firmaCedula: string | null;
  fechaFirma: string | null;
  firmaHash: string | null;
  motivoAnulacion: string | null;
  anuladaPorId: number | null;
  anuladaPorNombre: string | null;
  fechaAnulacion: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Consulta, as a client sends it.
 */
export interface ConsultaInput {
  pacienteId: number;
  visitaId?: number;
  signosId?: number;
  unidadId: number;
  nucleoId?: number;
  tipo:
    | 'PRIMERA_VEZ'
    | 'SUBSECUENTE'
    | 'URGENCIA'
    | 'CONTROL_NINO_SANO'
    | 'PRENATAL'
    | 'PLANIFICACION'
    | 'DENTAL'
    | 'TELECONSULTA';
  motivoConsulta?: string;
  padecimientoActual?: string;
  exploracionFisica?: string;
  resultadosRelevantes?: string;
  diagnosticos?: {
    consultaDiagnosticoId?: number;
    diagnosticoId: number;
    tipo: 'PRINCIPAL' | 'SECUNDARIO';
    primeraVez?: boolean;
    nota?: string;
  }[];
  pronostico?: 'BUENO_VIDA_FUNCION' | 'BUENO_VIDA_MALO_FUNCION' | 'RESERVADO_EVOLUCION' | 'MALO' | 'NO_DEFINIDO';
  tratamientoIndicaciones?: string;
  proximaCita?: string;
  proximaCitaInicio?: string;
  incapacidadDias?: number;
  referencia?: {
    unidadDestinoId?: number;
    motivo?: string;
    urgente?: boolean;
    resumen?: string;
  };
}

/**
 * Consulta, «Anular»: what is sent.
 */
export interface ConsultaAnularInput {
  motivoAnulacion: string;
  conservarRecetas?: boolean;
  conservarCita?: boolean;
}
