// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Nota hospitalaria, as the server answers it.
 */
export interface NotaEvolucion {
  notaEvolucionId: number;
  hospitalizacionId: number;
  hospitalizacionNombre: string;
  pacienteId: number | null;
  pacienteNombre: string | null;
  tipo:
    | 'INGRESO'
    | 'HISTORIA_CLINICA'
    | 'EVOLUCION'
    | 'INTERCONSULTA'
    | 'REFERENCIA_TRASLADO'
    | 'PREOPERATORIA'
    | 'PREANESTESICA'
    | 'POSTOPERATORIA'
    | 'POSTANESTESICA'
    | 'ENFERMERIA'
    | 'EGRESO'
    | 'DEFUNCION'
    | 'ADENDA';
  estatus: 'BORRADOR' | 'FIRMADA' | 'ANULADA';
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  servicioId: number | null;
  servicioNombre: string | null;
  fechaHora: string;
  capturaTardia: boolean | null;
  adendaDeId: number | null;
  adendaDeNombre: string | null;
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  signosId: number | null;
  signosNombre: string | null;
  resumenInterrogatorio: string | null;
  exploracionFisica: string | null;
  evolucionCuadroClinico: string | null;
  resultadosRelevantes: string | null;
  habitusExterior: string | null;
  procedimientosRealizados: string | null;
  observaciones: string | null;
  servicioInterconsultadoId: number | null;
  servicioInterconsultadoNombre: string | null;
  motivoEnvio: string | null;
  respuestaInterconsulta: string | null;
  unidadReceptoraId: number | null;
  unidadReceptoraNombre: string | null;
  manejoEstancia: string | null;
  problemasPendientes: string | null;
  diagnosticos?:
    | {
        notaEvolucionDiagnosticoId: number;
        diagnosticoNombre?: string | null;
        diagnosticoId: number;
        tipo: 'PRINCIPAL' | 'SECUNDARIO';
      }[]
    | null;
  pronostico: 'BUENO_VIDA_FUNCION' | 'BUENO_VIDA_MALO_FUNCION' | 'RESERVADO_EVOLUCION' | 'MALO' | 'NO_DEFINIDO' | null;
  tratamientoIndicaciones: string | null;
  recomendaciones: string | null;
  factoresRiesgo: string | null;
  autorId: number | null;
  autorNombre: string | null;
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
 * Nota hospitalaria, as a client sends it.
 */
export interface NotaEvolucionInput {
  hospitalizacionId: number;
  tipo:
    | 'INGRESO'
    | 'HISTORIA_CLINICA'
    | 'EVOLUCION'
    | 'INTERCONSULTA'
    | 'REFERENCIA_TRASLADO'
    | 'PREOPERATORIA'
    | 'PREANESTESICA'
    | 'POSTOPERATORIA'
    | 'POSTANESTESICA'
    | 'ENFERMERIA'
    | 'EGRESO'
    | 'DEFUNCION'
    | 'ADENDA';
  fechaHora: string;
  adendaDeId?: number;
  signosId?: number;
  resumenInterrogatorio?: string;
  exploracionFisica?: string;
  evolucionCuadroClinico?: string;
  resultadosRelevantes?: string;
  habitusExterior?: string;
  procedimientosRealizados?: string;
  observaciones?: string;
  servicioInterconsultadoId?: number;
  motivoEnvio?: string;
  respuestaInterconsulta?: string;
  unidadReceptoraId?: number;
  manejoEstancia?: string;
  problemasPendientes?: string;
  diagnosticos?: {
    notaEvolucionDiagnosticoId?: number;
    diagnosticoId: number;
    tipo: 'PRINCIPAL' | 'SECUNDARIO';
  }[];
  pronostico?: 'BUENO_VIDA_FUNCION' | 'BUENO_VIDA_MALO_FUNCION' | 'RESERVADO_EVOLUCION' | 'MALO' | 'NO_DEFINIDO';
  tratamientoIndicaciones?: string;
  recomendaciones?: string;
  factoresRiesgo?: string;
}

/**
 * Nota hospitalaria, «Anular»: what is sent.
 */
export interface NotaEvolucionAnularInput {
  motivoAnulacion: string;
}
