// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Hospitalización, as the server answers it.
 */
export interface Hospitalizacion {
  hospitalizacionId: number;
  folio: string | null;
  pacienteId: number;
  pacienteNombre: string;
  estatus: 'SOLICITADA' | 'INGRESADO' | 'PREALTA' | 'ALTA' | 'CANCELADA';
  unidadId: number;
  unidadNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  servicioId: number;
  servicioNombre: string;
  camaId: number | null;
  camaNombre: string | null;
  origen: 'URGENCIAS' | 'CONSULTA_EXTERNA' | 'REFERENCIA' | 'PROGRAMADO' | 'NACIMIENTO' | 'TRASLADO_INTERNO';
  unidadReferenciaId: number | null;
  unidadReferenciaNombre: string | null;
  visitaId: number | null;
  visitaNombre: string | null;
  fechaSolicitud: string | null;
  solicitadaPorId: number | null;
  solicitadaPorNombre: string | null;
  fechaIngreso: string | null;
  ingresadaPorId: number | null;
  ingresadaPorNombre: string | null;
  identidadVerificada: boolean | null;
  diagnosticoIngresoId: number;
  diagnosticoIngresoNombre: string;
  motivoIngreso: string;
  medicoTratanteId: number;
  medicoTratanteNombre: string;
  estanciaEsperadaDias: number | null;
  fechaProbableAlta: string | null;
  casoMedicoLegal: boolean | null;
  mpNotificado: boolean | null;
  riesgoCaidas: 'BAJO' | 'MEDIO' | 'ALTO' | null;
  riesgoUpp: 'BAJO' | 'MEDIO' | 'ALTO' | null;
  aislamiento: 'NINGUNO' | 'CONTACTO' | 'GOTAS' | 'AEREO' | 'PROTECTOR';
  tipoDietaId: number | null;
  tipoDietaNombre: string | null;
  ayuno: boolean | null;
  news2Suspendido: boolean | null;
  news2Motivo: string | null;
  responsable: {
    nombre?: string | null;
    parentescoId?: number | null;
    telefono?: string | null;
  } | null;
  motivoEgreso:
    | 'MEJORIA'
    | 'CURACION'
    | 'VOLUNTARIO'
    | 'TRASLADO'
    | 'PASE_OTRO_HOSPITAL'
    | 'FUGA'
    | 'DEFUNCION'
    | 'MAXIMO_BENEFICIO'
    | 'OTRO'
    | null;
  unidadDestinoId: number | null;
  unidadDestinoNombre: string | null;
  destinoExterno: string | null;
  voluntaria: {
    responsable?: string | null;
    parentesco?: string | null;
    documento?: string | null;
  } | null;
  defuncion: {
    fechaHora?: string | null;
    causa?: string | null;
    folioCertificado?: string | null;
    necropsiaSolicitada?: boolean | null;
  } | null;
  citaControl: string | null;
  altaMedicaPorId: number | null;
  altaMedicaPorNombre: string | null;
  fechaAltaMedica: string | null;
  egresadaPorId: number | null;
  egresadaPorNombre: string | null;
  fechaEgreso: string | null;
  estatusDesde: string | null;
  limite: string | null;
  ordenesAbiertas: number | null;
  avisoNota: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Hospitalización, as a client sends it.
 */
export interface HospitalizacionInput {
  pacienteId: number;
  unidadId: number;
  servicioId: number;
  origen: 'URGENCIAS' | 'CONSULTA_EXTERNA' | 'REFERENCIA' | 'PROGRAMADO' | 'NACIMIENTO' | 'TRASLADO_INTERNO';
  unidadReferenciaId?: number;
  visitaId?: number;
  diagnosticoIngresoId: number;
  motivoIngreso: string;
  medicoTratanteId: number;
  estanciaEsperadaDias?: number;
  fechaProbableAlta?: string;
  casoMedicoLegal?: boolean;
  mpNotificado?: boolean;
  riesgoCaidas?: 'BAJO' | 'MEDIO' | 'ALTO';
  riesgoUpp?: 'BAJO' | 'MEDIO' | 'ALTO';
  aislamiento: 'NINGUNO' | 'CONTACTO' | 'GOTAS' | 'AEREO' | 'PROTECTOR';
  tipoDietaId?: number;
  ayuno?: boolean;
  news2Suspendido?: boolean;
  news2Motivo?: string;
  responsable?: {
    nombre?: string;
    parentescoId?: number;
    telefono?: string;
  };
}

/**
 * Hospitalización, «Reservar cama»: what is sent.
 */
export interface HospitalizacionReservarCamaInput {
  camaId: number;
}

/**
 * Hospitalización, «Ingresar»: what is sent.
 */
export interface HospitalizacionIngresarInput {
  camaId: number;
  fechaIngreso?: string;
  identidadVerificada: boolean;
}

/**
 * Hospitalización, «Cambiar de cama»: what is sent.
 */
export interface HospitalizacionCambiarCamaInput {
  camaId: number;
  motivoMovimiento: 'CAMBIO_CAMA' | 'AISLAMIENTO';
}

/**
 * Hospitalización, «Trasladar de servicio»: what is sent.
 */
export interface HospitalizacionTrasladarInput {
  servicioId: number;
  camaId: number;
}

/**
 * Hospitalización, «Alta médica»: what is sent.
 */
export interface HospitalizacionAltaMedicaInput {
  motivoEgreso:
    | 'MEJORIA'
    | 'CURACION'
    | 'VOLUNTARIO'
    | 'TRASLADO'
    | 'PASE_OTRO_HOSPITAL'
    | 'FUGA'
    | 'DEFUNCION'
    | 'MAXIMO_BENEFICIO'
    | 'OTRO';
  unidadDestinoId?: number;
  destinoExterno?: string;
  voluntaria?: {
    responsable?: string;
    parentesco?: string;
    documento?: string;
  };
  defuncion?: {
    fechaHora?: string;
    causa?: string;
    folioCertificado?: string;
    necropsiaSolicitada?: boolean;
  };
  citaControl?: string;
}

/**
 * Hospitalización, «Revertir prealta»: what is sent.
 */
export interface HospitalizacionRevertirPrealtaInput {
  motivo: string;
}

/**
 * Hospitalización, «Alta administrativa»: what is sent.
 */
export interface HospitalizacionAltaAdministrativaInput {
  fechaEgreso?: string;
  defuncion?: {
    fechaHora?: string;
    causa?: string;
    folioCertificado?: string;
    necropsiaSolicitada?: boolean;
  };
  voluntaria?: {
    responsable?: string;
    parentesco?: string;
    documento?: string;
  };
}

/**
 * Hospitalización, «Alta por fuga o defunción»: what is sent.
 */
export interface HospitalizacionAltaDirectaInput {
  motivoEgreso:
    | 'MEJORIA'
    | 'CURACION'
    | 'VOLUNTARIO'
    | 'TRASLADO'
    | 'PASE_OTRO_HOSPITAL'
    | 'FUGA'
    | 'DEFUNCION'
    | 'MAXIMO_BENEFICIO'
    | 'OTRO';
  defuncion?: {
    fechaHora?: string;
    causa?: string;
    folioCertificado?: string;
    necropsiaSolicitada?: boolean;
  };
  fechaEgreso?: string;
  motivo: string;
}

/**
 * Hospitalización, «Cancelar solicitud»: what is sent.
 */
export interface HospitalizacionCancelarInput {
  motivo: string;
}
