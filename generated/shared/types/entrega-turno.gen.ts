// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Entrega de turno, as the server answers it.
 */
export interface EntregaTurno {
  entregaTurnoId: number;
  servicioId: number;
  servicioNombre: string;
  unidadId: number | null;
  unidadNombre: string | null;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  fecha: string;
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
  estatus: 'BORRADOR' | 'FIRMADA' | 'ANULADA';
  pacientes?:
    | {
        entregaTurnoPacienteId: number;
        hospitalizacionNombre?: string | null;
        pacienteNombre?: string | null;
        hospitalizacionId: number;
        pacienteId: number;
        camaNumero?: string | null;
        diagnostico?: string | null;
        dias?: number | null;
        news2?: number | null;
        news2Antes?: number | null;
        alergias?: string | null;
        aislamiento?: string | null;
        accesos?: string | null;
        dosisDadas?: number | null;
        ingresosMl?: number | null;
        egresosMl?: number | null;
        hallazgos?:
          | {
              tipo:
                | 'SIGNO'
                | 'SIGNOS_VENCIDOS'
                | 'DOSIS_ATRASADA'
                | 'DOSIS_OMITIDA'
                | 'ORDEN'
                | 'NOTA_VENCIDA'
                | 'PREALTA';
              signo?:
                | 'tas'
                | 'tad'
                | 'frecuenciaCardiaca'
                | 'frecuenciaRespiratoria'
                | 'spo2'
                | 'temperatura'
                | 'glucosaCapilar'
                | 'dolor'
                | 'llenadoCapilarSeg'
                | 'peso'
                | 'talla'
                | 'perimetroCefalico'
                | 'imc'
                | 'glasgow'
                | 'conciencia'
                | 'diaforesis'
                | null;
              estatusOrden?:
                | 'BORRADOR'
                | 'PENDIENTE_AUTORIZAR'
                | 'AUTORIZADA'
                | 'RECHAZADA'
                | 'EN_SURTIMIENTO'
                | 'SURTIDA'
                | 'SURTIDA_PARCIAL'
                | 'RECIBIDA'
                | 'CERRADA'
                | 'CANCELADA'
                | null;
              que?: string | null;
              detalle?: string | null;
              en?: string | null;
              pendiente: boolean;
            }[]
          | null;
        recomendacion?: string | null;
      }[]
    | null;
  observaciones: string | null;
  entregaId: number | null;
  entregaNombre: string | null;
  recibeId: number | null;
  recibeNombre: string | null;
  quienRecibe: string | null;
  firmadaPorId: number | null;
  firmadaPorNombre: string | null;
  firmaNombre: string | null;
  firmaCedula: string | null;
  fechaFirma: string | null;
  firmaHash: string | null;
  estatusDesde: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Entrega de turno, as a client sends it.
 */
export interface EntregaTurnoInput {
  servicioId: number;
  fecha: string;
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
  pacientes?: {
    entregaTurnoPacienteId?: number;
    hospitalizacionId: number;
    pacienteId: number;
    camaNumero?: string;
    diagnostico?: string;
    dias?: number;
    news2?: number;
    news2Antes?: number;
    alergias?: string;
    aislamiento?: string;
    accesos?: string;
    dosisDadas?: number;
    ingresosMl?: number;
    egresosMl?: number;
    hallazgos?: {
      tipo: 'SIGNO' | 'SIGNOS_VENCIDOS' | 'DOSIS_ATRASADA' | 'DOSIS_OMITIDA' | 'ORDEN' | 'NOTA_VENCIDA' | 'PREALTA';
      signo?:
        | 'tas'
        | 'tad'
        | 'frecuenciaCardiaca'
        | 'frecuenciaRespiratoria'
        | 'spo2'
        | 'temperatura'
        | 'glucosaCapilar'
        | 'dolor'
        | 'llenadoCapilarSeg'
        | 'peso'
        | 'talla'
        | 'perimetroCefalico'
        | 'imc'
        | 'glasgow'
        | 'conciencia'
        | 'diaforesis';
      estatusOrden?:
        | 'BORRADOR'
        | 'PENDIENTE_AUTORIZAR'
        | 'AUTORIZADA'
        | 'RECHAZADA'
        | 'EN_SURTIMIENTO'
        | 'SURTIDA'
        | 'SURTIDA_PARCIAL'
        | 'RECIBIDA'
        | 'CERRADA'
        | 'CANCELADA';
      que?: string;
      detalle?: string;
      en?: string;
      pendiente: boolean;
    }[];
    recomendacion?: string;
  }[];
  observaciones?: string;
  recibeId?: number;
  quienRecibe?: string;
}

/**
 * Entrega de turno, «Firmar»: what is sent.
 */
export interface EntregaTurnoFirmarInput {
  recibeUsuarioId: number;
  nombre: string;
}
