// Generated from schemas/endpoints/agenda/agenda.json, schemas/endpoints/agenda/horario.json, schemas/endpoints/avisos/mensajeria.json, schemas/endpoints/avisos/notificaciones.json, schemas/endpoints/catalogos/clave-local.json, schemas/endpoints/catalogos/insumo.json, schemas/endpoints/consulta/consulta.json, schemas/endpoints/consulta/signos.json, schemas/endpoints/consulta/visita.json, schemas/endpoints/farmacia/controlados.json, schemas/endpoints/farmacia/receta.json, schemas/endpoints/hospital/entrega-turno.json, schemas/endpoints/hospital/hospitalizacion.json, schemas/endpoints/inventario/alerta-sanitaria.json, schemas/endpoints/inventario/conteo.json, schemas/endpoints/inventario/insumo-configuracion.json, schemas/endpoints/inventario/inventario.json, schemas/endpoints/inventario/lote.json, schemas/endpoints/inventario/temperatura.json, schemas/endpoints/oficina-central/insumo-configuracion.json, schemas/endpoints/oficina-central/red.json, schemas/endpoints/oficina-central/solicitud.json, schemas/endpoints/ordenes/orden-cargo.json, schemas/endpoints/ordenes/surtido.json, schemas/endpoints/pacientes/paciente.json, schemas/endpoints/platform/archivos.json, schemas/endpoints/platform/busqueda.json, schemas/endpoints/platform/catalogo-bulto.json, schemas/endpoints/platform/tableros.json, schemas/endpoints/platform/vistas.json, schemas/endpoints/proveedores/propuesta-cambio.json, schemas/endpoints/proveedores/proveedor.json, schemas/endpoints/red/red-historial.json, schemas/endpoints/seguridad/aval.json, schemas/endpoints/seguridad/bitacora.json, schemas/endpoints/seguridad/cuentas.json, schemas/endpoints/seguridad/inicio.json, schemas/endpoints/seguridad/modulo.json, schemas/endpoints/seguridad/perfil.json, schemas/endpoints/seguridad/second-factor.json, schemas/endpoints/seguridad/sign-in.json, schemas/endpoints/seguridad/simulacion.json, schemas/endpoints/seguridad/usuario-proveedor.json, schemas/endpoints/solicitudes/redistribucion.json, schemas/endpoints/solicitudes/solicitud.json, schemas/reports/almacen.json, schemas/reports/almacenes-red.json, schemas/reports/atencion-medica.json, schemas/reports/caducidades.json, schemas/reports/cendis.json, schemas/reports/centrales.json, schemas/reports/comprobacion.json, schemas/reports/consultas-diagnosticos.json, schemas/reports/desabasto.json, schemas/reports/disponibilidad.json, schemas/reports/farmacia.json, schemas/reports/fondo-fijo.json, schemas/reports/funciones-incompatibles.json, schemas/reports/hospitalizacion.json, schemas/reports/informe-semestre.json, schemas/reports/inventario-cendis.json, schemas/reports/inventario-reporte.json, schemas/reports/medicamento-controlado.json, schemas/reports/nivel-abasto.json, schemas/reports/nota-referencia.json, schemas/reports/oficina-central.json, schemas/reports/orden-cargo.json, schemas/reports/programas-avance.json, schemas/reports/programas-medicinas.json, schemas/reports/receta-impresa.json, schemas/reports/recetas.json, schemas/reports/remision.json, schemas/reports/tarjeta-kardex.json, schemas/reports/turno-enfermeria.json, schemas/reports/unidades-red.json by `npm run generate`. Do not edit: your change would be lost.

import type { AlertaSanitaria } from './types/alerta-sanitaria.gen';
import type { CartaCanje } from './types/carta-canje.gen';
import type { Conteo } from './types/conteo.gen';
import type { Contrato } from './types/contrato.gen';
import type { Defuncion } from './types/defuncion.gen';
import type { DevolucionOrdenCargo } from './types/devolucion-orden-cargo.gen';
import type { EntregaProveedor } from './types/entrega-proveedor.gen';
import type { EvaluacionProveedor } from './types/evaluacion-proveedor.gen';
import type { Hospitalizacion } from './types/hospitalizacion.gen';
import type { InsumoConfiguracion } from './types/insumo-configuracion.gen';
import type { Inventario } from './types/inventario.gen';
import type { Lote } from './types/lote.gen';
import type { OrdenCargo } from './types/orden-cargo.gen';
import type { Paciente } from './types/paciente.gen';
import type { PacienteUnidad } from './types/paciente-unidad.gen';
import type { Perfil } from './types/perfil.gen';
import type { PropuestaCambio } from './types/propuesta-cambio.gen';
import type { Recepcion } from './types/recepcion.gen';
import type { Receta } from './types/receta.gen';
import type { Signos } from './types/signos.gen';
import type { Solicitud } from './types/solicitud.gen';
import type { Temperatura } from './types/temperatura.gen';
import type { Usuario } from './types/usuario.gen';
import type { Visita } from './types/visita.gen';

/**
 * Calendario: parameters.
 */
export interface AgendaEventosParameters {
  desde: string;
  hasta: string;
  unidadId?: number;
  almacenId?: number;
  personalMedicoId?: number;
  pacienteId?: number;
  tipo?: 'CITA_CONSULTA' | 'ENTREGA_SOLICITUD' | 'RECEPCION_PROVEEDOR' | 'CANJE' | 'CONTEO_FISICO' | 'BRIGADA' | 'OTRO';
  estatus?: (
    | 'PROGRAMADA'
    | 'AUTORIZADA'
    | 'EN_CURSO'
    | 'COMPLETADA'
    | 'REPROGRAMADA'
    | 'RECHAZADA'
    | 'CANCELADA'
    | 'NO_SE_PRESENTO'
  )[];
  proveedorId?: number;
}

/**
 * Calendario: answer.
 */
export type AgendaEventosAnswer = {
  eventoId: number;
  version: number;
  folio: string | null;
  tipo: string;
  estatus:
    | 'PROGRAMADA'
    | 'AUTORIZADA'
    | 'EN_CURSO'
    | 'COMPLETADA'
    | 'REPROGRAMADA'
    | 'RECHAZADA'
    | 'CANCELADA'
    | 'NO_SE_PRESENTO';
  titulo: string;
  inicio: string;
  fin: string;
  fecha: string;
  unidadId: number;
  almacenId: number | null;
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  nucleoId: number | null;
  nucleoNombre: string | null;
  pacienteId: number | null;
  /**
   * Null without permission to identify patients.
   */
  pacienteNombre: string | null;
  llegada: string | null;
  motivoCancelacion: string | null;
  almacenNombre: string | null;
  anden: string | null;
  proveedorId: number | null;
  proveedorNombre: string | null;
  solicitudId: number | null;
  solicitudFolio: string | null;
  propuestaCambioId: number | null;
  propuestaCambioFolio: string | null;
  cajas: number | null;
  tarimas: number | null;
}[];

/**
 * Horas disponibles: parameters.
 */
export interface AgendaHorasParameters {
  fecha?: string;
  desde?: string;
  hasta?: string;
  personalMedicoId?: number;
  almacenId?: number;
  tipo?: 'CITA_CONSULTA' | 'ENTREGA_SOLICITUD' | 'RECEPCION_PROVEEDOR' | 'CANJE' | 'CONTEO_FISICO' | 'BRIGADA' | 'OTRO';
  /**
   * Minimum length of a slot in minutes.
   */
  duracionMin?: number;
  anden?: string;
  /**
   * Includes slots that are full or have begun. Their `cupoLibre` may be 0 or negative.
   */
  todas?: boolean;
}

/**
 * Horas disponibles: answer.
 */
export type AgendaHorasAnswer = {
  inicio: string;
  fin: string;
  cupoLibre: number;
  /**
   * The day of the slot where the unit is.
   */
  fecha: string;
  nucleoId: number | null;
  anden: string | null;
  cupo: number;
}[];

/**
 * Agenda de una unidad: parameters.
 */
export interface AgendaContextoParameters {
  unidadId?: number;
}

/**
 * Agenda de una unidad: answer.
 */
export interface AgendaContextoAnswer {
  unidadId: number | null;
  unidadNombre: string | null;
  zonaHoraria: string;
  hoy: string;
  propioId: number | null;
  medicos: {
    personalMedicoId: number;
    nombre: string;
    nucleos: string[];
  }[];
  almacenes: {
    almacenId: number;
    nombre: string;
    unidadId: number;
    zonaHoraria: string;
    hoy: string;
    andenes: string[];
  }[];
  /**
   * Start of the reader's subscription to the calendar; null without one.
   */
  suscrita: string | null;
}

/**
 * Suscribirse: answer.
 */
export interface CalendarioSuscribirAnswer {
  /**
   * Path of the address, which is the same for all.
   */
  ruta: string;
  /**
   * E-mail of the account.
   */
  usuario: string;
  /**
   * Password of this calendar only.
   */
  contrasena: string;
}

/**
 * Revocar: answer.
 */
export interface CalendarioRevocarAnswer {
  revocada: boolean;
}

/**
 * Cambiar con citas: parameters.
 */
export interface HorarioCambiarParameters {
  horarioId: number;
}

/**
 * Cambiar con citas: body.
 */
export interface HorarioCambiarBody {
  version: number;
  horario?: {
    [k: string]: unknown;
  };
  decisiones: {
    eventoId: number;
    accion: 'MOVER' | 'CANCELAR' | 'CONSERVAR';
  }[];
}

/**
 * Cambiar con citas: answer.
 */
export interface HorarioCambiarAnswer {
  movidas: number;
  canceladas: number;
  conservadas: number;
}

/**
 * Canal de notificaciones: answer.
 */
export interface NegotiateAnswer {
  /**
   * Path below the base of the API.
   */
  url: string;
  /**
   * A ticket for one channel.
   */
  accessToken: string;
  /**
   * Lifetime of the ticket in seconds.
   */
  expiresIn: number;
}

/**
 * Mis notificaciones: answer.
 */
export interface NotificacionesListAnswer {
  notificacionId: number;
  tipo: string;
  severidad: 'INFO' | 'AVISO' | 'ALERTA' | 'CRITICA';
  titulo: string;
  cuerpo: string;
  /**
   * Screen on which to act.
   */
  ruta: string | null;
  entidad: string | null;
  entidadId: number | null;
  unidadId: number | null;
  agrupador: string | null;
  fecha: string;
  vista: boolean;
  fechaVista: string | null;
  requiereAccion: boolean;
}

/**
 * Marcar como vistas: body.
 */
export interface MarcarVistaBody {
  notificacionIds?: number[];
  todas?: boolean;
  /**
   * With `todas`: later notifications remain unread.
   */
  hasta?: string;
}

/**
 * Marcar como vistas: answer.
 */
export interface MarcarVistaAnswer {
  sinLeer: number;
}

/**
 * Cómo se me avisa: answer.
 */
export type AvisosCanalesAnswer = {
  tipo: string;
  /**
   * In the reader's language.
   */
  nombre: string;
  canal: 'PANTALLA' | 'CORREO' | 'RESUMEN';
}[];

/**
 * Elegir cómo se me avisa: body.
 */
export interface AvisosCanalesGuardarBody {
  canales: {
    tipo: string;
    canal: 'PANTALLA' | 'CORREO' | 'RESUMEN';
  }[];
}

/**
 * Elegir cómo se me avisa: answer.
 */
export type AvisosCanalesGuardarAnswer = boolean;

/**
 * Clave de lo que se guarda en el dispositivo: answer.
 */
export interface ClaveLocalAnswer {
  /**
   * 256 bits, base64.
   */
  clave: string;
}

/**
 * Importar: body.
 */
export interface InsumoImportarBody {
  archivo: string;
  contenido: string;
  aplicar: boolean;
  omitirErrores?: boolean;
  columnas?: {
    [k: string]: string;
  };
  correcciones?: {
    fila?: number;
    dice?: string;
    columna: string;
    valor: string;
  }[];
  parecidos?: 'CREAR' | 'OMITIR';
  crearFilas?: number[];
  omitirFilas?: number[];
}

/**
 * Importar: answer.
 */
export interface InsumoImportarAnswer {
  aplicada: boolean;
  filas: number;
  validas: number;
  conError: number;
  conAviso: number;
  nuevas: number;
  actualizadas: number;
  sinCambio: number;
  repetidas: number;
  porDecidir: number;
  celdasCorregidas: number;
  filasOmitidas: number;
  faltantes: {
    entidad: string;
    nombre: string;
    filas: number;
  }[];
  omitidos: number;
  columnas: {
    encabezado: string;
    campo: string;
  }[];
  diferencias: {
    fila: number;
    clave: string;
    cambios: {
      campo: string;
      antes: string;
      despues: string;
    }[];
  }[];
  celdas: {
    columna: string;
    tipo: 'TEXTO' | 'NUMERO' | 'FECHA' | 'HORA' | 'OPCION';
    opciones: {
      valor: string;
      texto: string;
    }[];
  }[];
  resultado: {
    fila: number;
    clave: string;
    columna: string;
    campo: string;
    nivel: 'ERROR' | 'AVISO';
    codigo: string;
    mensaje: string;
    valor: string;
    celda: string;
    iguales: number;
    parecidos: {
      fila: number | null;
      registros: {
        id: string;
        titulo: string;
        detalle: string;
      }[];
    } | null;
  }[];
}

/**
 * Diagnósticos más usados: answer.
 */
export type ConsultaFavoritosAnswer = {
  diagnosticoId: number;
  clave: string;
  nombre: string;
  veces: number;
}[];

/**
 * Corregir toma: parameters.
 */
export interface SignosCorregirParameters {
  signosId: number;
}

/**
 * Corregir toma: body.
 */
export interface SignosCorregirBody {
  /**
   * Reason for the correction.
   */
  motivo: string;
  [k: string]: unknown;
}

/**
 * Serie de signos: parameters.
 */
export interface SignosSerieParameters {
  pacienteId: number;
  /**
   * `yyyy-MM-dd`. Default: a year ago.
   */
  desde?: string;
  /**
   * `yyyy-MM-dd`. Default: today.
   */
  hasta?: string;
}

/**
 * Serie de signos: answer.
 */
export interface SignosSerieAnswer {
  signosId: number[];
  fechaToma: string[];
  tas: (number | null)[];
  tad: (number | null)[];
  tam: (number | null)[];
  frecuenciaCardiaca: (number | null)[];
  frecuenciaRespiratoria: (number | null)[];
  temperatura: (number | null)[];
  spo2: (number | null)[];
  glucosaCapilar: (number | null)[];
  peso: (number | null)[];
  talla: (number | null)[];
  imc: (number | null)[];
  dolor: (number | null)[];
  glasgow: (number | null)[];
  news2Total: (number | null)[];
}

/**
 * Antes de tomar signos: parameters.
 */
export interface SignosContextoParameters {
  visitaId: number;
}

/**
 * Antes de tomar signos: answer.
 */
export interface SignosContextoAnswer {
  visitaId: number;
  pacienteId: number;
  turnoNumero: number | null;
  motivo: string;
  pacienteNombre: string | null;
  edad: string | null;
  anios: number | null;
  /**
   * Age in completed days, which limits for children depend on.
   */
  edadDias: number | null;
  sexo: string | null;
  /**
   * Also false without permission to see it.
   */
  embarazo: boolean;
  /**
   * Also false without permission to see it.
   */
  epoc: boolean;
  previos: {
    tas: {
      valor: number;
      fecha: string;
    } | null;
    tad: {
      valor: number;
      fecha: string;
    } | null;
    frecuenciaCardiaca: {
      valor: number;
      fecha: string;
    } | null;
    frecuenciaRespiratoria: {
      valor: number;
      fecha: string;
    } | null;
    temperatura: {
      valor: number;
      fecha: string;
    } | null;
    spo2: {
      valor: number;
      fecha: string;
    } | null;
    peso: {
      valor: number;
      fecha: string;
    } | null;
    talla: {
      valor: number;
      fecha: string;
    } | null;
    glucosaCapilar: {
      valor: number;
      fecha: string;
    } | null;
    dolor: {
      valor: number;
      fecha: string;
    } | null;
  };
}

/**
 * Antes de tomar signos en hospitalización: parameters.
 */
export interface SignosContextoEstanciaParameters {
  hospitalizacionId: number;
}

/**
 * Antes de tomar signos en hospitalización: answer.
 */
export interface SignosContextoEstanciaAnswer {
  hospitalizacionId: number;
  camaNumero: string | null;
  pacienteId: number;
  motivo: string;
  pacienteNombre: string | null;
  edad: string | null;
  anios: number | null;
  /**
   * Age in completed days, which limits for children depend on.
   */
  edadDias: number | null;
  sexo: string | null;
  /**
   * Also false without permission to see it.
   */
  embarazo: boolean;
  /**
   * Also false without permission to see it.
   */
  epoc: boolean;
  previos: {
    tas: {
      valor: number;
      fecha: string;
    } | null;
    tad: {
      valor: number;
      fecha: string;
    } | null;
    frecuenciaCardiaca: {
      valor: number;
      fecha: string;
    } | null;
    frecuenciaRespiratoria: {
      valor: number;
      fecha: string;
    } | null;
    temperatura: {
      valor: number;
      fecha: string;
    } | null;
    spo2: {
      valor: number;
      fecha: string;
    } | null;
    peso: {
      valor: number;
      fecha: string;
    } | null;
    talla: {
      valor: number;
      fecha: string;
    } | null;
    glucosaCapilar: {
      valor: number;
      fecha: string;
    } | null;
    dolor: {
      valor: number;
      fecha: string;
    } | null;
  };
}

/**
 * Antes de corregir una toma: parameters.
 */
export interface SignosContextoTomaParameters {
  signosId: number;
}

/**
 * Antes de corregir una toma: answer.
 */
export interface SignosContextoTomaAnswer {
  signosId: number;
  hospitalizacionId: number | null;
  turnoNumero: number | null;
  camaNumero: string | null;
  pacienteId: number;
  motivo: string;
  pacienteNombre: string | null;
  edad: string | null;
  anios: number | null;
  /**
   * Age in completed days, which limits for children depend on.
   */
  edadDias: number | null;
  sexo: string | null;
  /**
   * Also false without permission to see it.
   */
  embarazo: boolean;
  /**
   * Also false without permission to see it.
   */
  epoc: boolean;
  previos: {
    tas: {
      valor: number;
      fecha: string;
    } | null;
    tad: {
      valor: number;
      fecha: string;
    } | null;
    frecuenciaCardiaca: {
      valor: number;
      fecha: string;
    } | null;
    frecuenciaRespiratoria: {
      valor: number;
      fecha: string;
    } | null;
    temperatura: {
      valor: number;
      fecha: string;
    } | null;
    spo2: {
      valor: number;
      fecha: string;
    } | null;
    peso: {
      valor: number;
      fecha: string;
    } | null;
    talla: {
      valor: number;
      fecha: string;
    } | null;
    glucosaCapilar: {
      valor: number;
      fecha: string;
    } | null;
    dolor: {
      valor: number;
      fecha: string;
    } | null;
  };
}

/**
 * Fila de hoy: parameters.
 */
export interface VisitaColaParameters {
  unidadId?: number;
}

/**
 * Fila de hoy: answer.
 */
export interface VisitaColaAnswer {
  unidadId: number | null;
  unidadNombre: string | null;
  fecha: string;
  visitas: {
    visitaId: number;
    version: number;
    turnoNumero: number | null;
    pacienteId: number;
    /**
     * Null without permission to identify patients.
     */
    pacienteNombre: string | null;
    edad: string | null;
    estatus:
      | 'EN_ESPERA'
      | 'EN_SIGNOS'
      | 'LISTA_CONSULTA'
      | 'EN_CONSULTA'
      | 'EN_FARMACIA'
      | 'FINALIZADA'
      | 'NO_SE_PRESENTO'
      | 'CANCELADA';
    tipo: string;
    triage: string | null;
    motivo: string;
    nucleoId: number | null;
    nucleoNombre: string | null;
    fechaLlegada: string;
    estatusDesde: string | null;
    limiteEspera: string | null;
    /**
     * Moment at which it entered its state.
     */
    llamadas: number;
    llamadaA: string | null;
    ultimaLlamada: string | null;
    conSignos: boolean;
  }[];
}

/**
 * Tablero de turnos: parameters.
 */
export interface VisitaTableroParameters {
  unidadId?: number;
}

/**
 * Tablero de turnos: answer.
 */
export interface VisitaTableroAnswer {
  unidadNombre: string | null;
  enEspera: number;
  llamados: {
    turnoNumero: number;
    destino: string;
    hora: string;
    veces: number;
  }[];
}

/**
 * Llamar: parameters.
 */
export interface VisitaLlamarParameters {
  visitaId: number;
  llamadas?: number;
}

/**
 * Llamar: body.
 */
export interface VisitaLlamarBody {
  destino?: string;
}

/**
 * Regresar a la espera: parameters.
 */
export interface VisitaDevolverParameters {
  visitaId: number;
}

/**
 * Llamar al siguiente: body.
 */
export interface VisitaSiguienteBody {
  unidadId?: number;
  nucleoId?: number;
  estatus?: 'EN_ESPERA' | 'EN_SIGNOS' | 'LISTA_CONSULTA';
  destino?: string;
}

/**
 * Visitas previas: parameters.
 */
export interface VisitaPreviasParameters {
  pacienteId: number;
  tipo?: 'CONSULTA' | 'URGENCIAS' | 'HOSPITALIZACION' | 'FARMACIA' | 'PROGRAMA' | 'SIGNOS';
  desde?: string;
  hasta?: string;
}

/**
 * Visitas previas: answer.
 */
export type VisitaPreviasAnswer = {
  visitaId: number;
  fecha: string;
  tipo: string;
  estatus: string;
  motivo: string;
  unidadNombre: string;
  nucleoNombre: string | null;
  consultas: {
    consultaId: number;
    folio: string | null;
    medico: string | null;
    diagnosticos: {
      clave: string;
      nombre: string;
      tipo: string;
    }[];
  }[];
}[];

/**
 * Libro de controlados: parameters.
 */
export interface ControladosLibroParameters {
  almacenId?: number;
  fraccion?: 'I' | 'II' | 'III' | 'IV';
  desde?: string;
  hasta?: string;
}

/**
 * Libro de controlados: answer.
 */
export interface ControladosLibroAnswer {
  almacenes: {
    almacenId: number;
    nombre: string;
  }[];
  almacenId: number | null;
  fraccion: 'I' | 'II' | 'III' | 'IV';
  desde: string;
  hasta: string;
  /**
   * Movements of each class in the period.
   */
  fracciones: {
    fraccion: 'I' | 'II' | 'III' | 'IV';
    medicamentos: number;
    existencia: number;
  }[];
  medicamentos: {
    insumoId: number;
    clave: string | null;
    nombre: string;
    inicial: number;
    entradas: number;
    salidas: number;
    /**
     * Balance at the end of the period.
     */
    saldo: number;
    movimientos: number;
    /**
     * Pieces found by the last count of the period.
     */
    contado: number | null;
    /**
     * Difference from the ledger at the time of the count.
     */
    diferencia: number | null;
    conteoFolio: string | null;
    fechaConteo: string | null;
  }[];
  /**
   * Special numbers of class I that were used in these days, the latest first.
   */
  folios: {
    folioEspecial: string;
    recetaId: number;
    folio: string | null;
    fecha: string | null;
    estatus: string;
    medico: string | null;
    cedula: string | null;
  }[];
  /**
   * Null without permission to see the counts of the warehouse.
   */
  conteo: {
    /**
     * This week's open count.
     */
    abierto: {
      conteoId: number;
      folio: string | null;
      estatus: string;
    } | null;
    /**
     * Last completed count.
     */
    ultimo: {
      conteoId: number;
      folio: string | null;
      estatus: string;
      fecha: string;
      lotes: number;
      diferencias: {
        insumoId: number;
        nombre: string;
        lote: string | null;
        sistema: number;
        contado: number;
        diferencia: number;
        motivo: string | null;
      }[];
    } | null;
    /**
     * Days since then.
     */
    dias: number | null;
    /**
     * True when the last count is older than a week, or missing.
     */
    vencido: boolean;
  } | null;
}

/**
 * Movimientos del libro: parameters.
 */
export interface ControladosMovimientosParameters {
  almacenId: number;
  insumoId: number;
  desde?: string;
  hasta?: string;
}

/**
 * Movimientos del libro: answer.
 */
export interface ControladosMovimientosAnswer {
  total: number;
  movimientos: {
    consecutivo: number;
    fecha: string;
    tipo: string;
    documento: string | null;
    recetaId: number | null;
    folioEspecial: string | null;
    paciente: string | null;
    domicilio: string | null;
    medico: string | null;
    cedula: string | null;
    lote: string | null;
    entrada: number;
    salida: number;
    saldo: number;
    surtio: string | null;
    verifico: string | null;
    recibio: string | null;
  }[];
}

/**
 * Contar controlados: body.
 */
export interface ControladosContarBody {
  almacenId: number;
}

/**
 * Contar controlados: answer.
 */
export interface ControladosContarAnswer {
  conteoId: number;
  folio: string | null;
  nuevo: boolean;
}

/**
 * Revisar receta: body.
 */
export interface RecetaRevisarBody {
  recetaId?: number;
  pacienteId: number;
  consultaId?: number;
  almacenId?: number;
  surtimientosPermitidos?: number;
  lineas: {
    insumoId: number;
    dosis?: number | null;
    /**
     * Unit of the dose: packs are suggested where it says how many units of a pack a dose takes.
     */
    unidadDosis?: string | null;
    frecuenciaHoras?: number | null;
    duracionDias?: number | null;
    /**
     * Continues the line before of the same medicine with another dose.
     */
    continuacion?: boolean | null;
    cantidadPrescrita?: number | null;
  }[];
}

/**
 * Revisar receta: answer.
 */
export interface RecetaRevisarAnswer {
  almacenId: number | null;
  almacenNombre: string | null;
  tipo: 'ORDINARIA' | 'CONTROLADA';
  fraccion: string | null;
  vigenciaHasta: string;
  surtimientosMaximos: number;
  retencion: 'PRIMERA' | 'TERCERA' | 'AL_AGOTARSE' | null;
  advertencias: {
    codigo: string;
    nivel: 'BLOQUEA' | 'JUSTIFICAR' | 'AVISO';
    insumoId: number;
    detalle: string | null;
  }[];
  lineas: {
    insumoId: number;
    nombre: string;
    sugerida: number | null;
    /**
     * Calculation of the suggested amount: `1 × 3 × 7 = 21; 21 ÷ 12 → 2`.
     */
    calculo: string | null;
    /**
     * Why a complete regimen has no suggested amount.
     */
    sinSugerencia: 'SIN_FRECUENCIA' | 'SIN_CONTENIDO' | 'SIN_CONCENTRACION' | 'UNIDAD_NO_CONVERTIBLE' | null;
    unidadBase: string;
    contenidoEnvase: number;
    disponible: number;
    enTransito: number;
    llega: string | null;
    cercano: {
      almacenId: number;
      almacenNombre: string;
      unidadNombre: string;
      disponible: number;
      distanciaKm: number | null;
    } | null;
    equivalentes: {
      insumoId: number;
      nombre: string;
      disponible: number;
    }[];
  }[];
}

/**
 * Repetir receta: parameters.
 */
export interface RecetaRepetirParameters {
  recetaId: number;
}

/**
 * Propuesta de surtido: parameters.
 */
export interface RecetaPropuestaSurtidoParameters {
  recetaId: number;
  almacenId?: number;
}

/**
 * Propuesta de surtido: answer.
 */
export interface RecetaPropuestaSurtidoAnswer {
  recetaId: number;
  almacenId: number;
  dia: string;
  surtible: boolean;
  motivo: string | null;
  requiereIdentificacion: boolean;
  requiereSegundaPersona: boolean;
  /**
   * Active allergies by name. Null when the reader may not read the patient's health.
   */
  alergias: string[] | null;
  /**
   * The patient said that there are none. With an empty list and `false`, the question was not asked. Null when the reader may not read the patient's health.
   */
  alergiasNegadas: boolean | null;
  lineas: {
    detalleId: number;
    insumoId: number;
    clave: string;
    nombre: string;
    presentacion: string | null;
    codigosBarras: {
      gtin: string;
      /**
       * Piezas que trae el empaque con este código.
       */
      contenido: number;
    }[];
    pendiente: number;
    asignaciones: {
      loteId: number;
      cantidad: number;
    }[];
    lotes: {
      loteId: number;
      numeroLote: string | null;
      /**
       * Source of funds, programme, brand and supplier, which distinguish lots of one number.
       */
      origen: string | null;
      caducidad: string | null;
      disponible: number;
      ubicacionCodigo: string | null;
    }[];
    faltante: number;
    sustitutos: {
      insumoId: number;
      nombre: string;
      disponible: number;
    }[];
    otrasUnidades: {
      almacenId: number;
      almacenNombre: string;
      unidadNombre: string;
      disponible: number;
      distanciaKm: number | null;
    }[];
    /**
     * Proposed substitute and its outcome.
     */
    sustitucion: {
      insumoId: number;
      nombre: string;
      motivo: string | null;
      respuesta: 'AUTORIZADA' | 'NEGADA' | null;
    } | null;
    /**
     * Prescribed supply, on the line of an allowed substitute.
     */
    recetado: string | null;
    /**
     * True when a substitute may be proposed.
     */
    sustituible: boolean;
  }[];
}

/**
 * Surtir receta: parameters.
 */
export interface RecetaSurtirParameters {
  recetaId: number;
}

/**
 * Surtir receta: body.
 */
export interface RecetaSurtirBody {
  almacenId: number;
  lineas: {
    detalleId: number;
    loteId: number;
    cantidad: number;
    escaneado?: boolean;
    motivoNoFefo?: string | null;
  }[];
  recibe?: {
    nombre: string;
    parentesco?: string | null;
    identificacion?: string | null;
  };
  asesoria?: boolean;
  motivosNoSurtido?: {
    detalleId: number;
    motivoNoSurtidoId: number;
  }[];
  segundaPersona?:
    | {
        email: string;
        password: string;
        /**
         * Code of the authenticator app, beside the password of a person with a second factor.
         */
        codigo?: string;
      }
    | {
        avalId: string;
      };
}

/**
 * Surtir receta: answer.
 */
export interface RecetaSurtirAnswer {
  surtimientoId: number;
  numero: number;
  estatus: string;
  folio: string | null;
  piezas: number;
  piezasPendientes: number;
  retenida: boolean;
  pendientes: {
    insumoId: number;
    nombre: string;
    cantidad: number;
  }[];
}

/**
 * Proponer sustituto: parameters.
 */
export interface RecetaSustitutoProponerParameters {
  recetaId: number;
}

/**
 * Proponer sustituto: body.
 */
export interface RecetaSustitutoProponerBody {
  detalleId: number;
  insumoId: number;
  motivo: string;
}

/**
 * Autorizar sustituto: parameters.
 */
export interface RecetaSustitutoAutorizarParameters {
  recetaId: number;
}

/**
 * Negar sustituto: parameters.
 */
export interface RecetaSustitutoNegarParameters {
  recetaId: number;
}

/**
 * Cola de recetas: parameters.
 */
export interface RecetaColaParameters {
  almacenId?: number;
  folio?: string;
}

/**
 * Cola de recetas: answer.
 */
export interface RecetaColaAnswer {
  almacenes: {
    almacenId: number;
    nombre: string;
    /**
     * True when it dispenses prescriptions of other pharmacies.
     */
    cruzado: boolean;
  }[];
  recetas: {
    recetaId: number;
    folio: string | null;
    turno: number | null;
    paciente: string;
    estatus: string;
    tipo: string;
    almacenId: number;
    minutos: number;
    claves: number;
    piezas: number;
    venceHoy: boolean;
    vigenciaHasta: string | null;
    completa: boolean;
  }[];
}

/**
 * Pendientes por llegar: parameters.
 */
export interface RecetaPendientesParameters {
  almacenId?: number;
}

/**
 * Pendientes por llegar: answer.
 */
export type RecetaPendientesAnswer = {
  recetaId: number;
  folio: string | null;
  paciente: string;
  almacenId: number;
  almacenNombre: string;
  insumoId: number;
  nombre: string;
  pendiente: number;
  disponible: number;
  enTransito: number;
  desde: string | null;
  vigenciaHasta: string | null;
}[];

/**
 * Abrir receta de otra farmacia: body.
 */
export interface RecetaAbrirBody {
  almacenId: number;
  folio: string;
}

/**
 * Abrir receta de otra farmacia: answer.
 */
export interface RecetaAbrirAnswer {
  recetaId: number;
  almacenId: number;
}

/**
 * Entrega de turno: parameters.
 */
export interface EntregaTurnoResumenParameters {
  servicioId?: number;
  fecha?: string;
  turno?: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
}

/**
 * Entrega de turno: answer.
 */
export interface EntregaTurnoResumenAnswer {
  /**
   * Null where the reader has no inpatients.
   */
  servicioId: number | null;
  servicioNombre: string | null;
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
  fecha: string;
  desde: string;
  hasta: string;
  /**
   * Shifts that may be handed over now, the newest first.
   */
  turnos: {
    turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
    fecha: string;
  }[];
  servicios: {
    servicioId: number;
    nombre: string;
  }[];
  /**
   * True when patients are assigned; otherwise the list holds the whole ward.
   */
  asignados: boolean;
  mia: {
    entregaTurnoId: number;
    version: number;
    estatus: 'BORRADOR' | 'FIRMADA' | 'ANULADA';
    observaciones: string | null;
    entrega: string | null;
    recibe: string | null;
    fechaFirma: string | null;
  } | null;
  pacientes: {
    hospitalizacionId: number;
    pacienteId: number;
    camaNumero: string | null;
    pacienteNombre: string | null;
    iniciales: string;
    edad: string | null;
    diagnostico: string | null;
    dias: number | null;
    news2: number | null;
    /**
     * Score of the last measurement before the shift.
     */
    news2Antes: number | null;
    alergias: string | null;
    aislamiento: string;
    accesos: string | null;
    dosisDadas: number;
    ingresosMl: number | null;
    egresosMl: number | null;
    hallazgos: {
      tipo: 'SIGNO' | 'SIGNOS_VENCIDOS' | 'DOSIS_ATRASADA' | 'DOSIS_OMITIDA' | 'ORDEN' | 'NOTA_VENCIDA' | 'PREALTA';
      /**
       * Field of a sign out of range.
       */
      signo?: string | null;
      /**
       * State of an order under way.
       */
      estatusOrden?: string | null;
      /**
       * Medicine or number of the order; empty for a sign.
       */
      que: string;
      detalle: string | null;
      en: string | null;
      /**
       * True when the next shift must act.
       */
      pendiente: boolean;
    }[];
    recomendacion: string | null;
  }[];
  /**
   * Handovers of others for this ward and shift.
   */
  otras: {
    entregaTurnoId: number;
    entrega: string | null;
    recibe: string | null;
    fechaFirma: string;
    pacientes: number;
  }[];
}

/**
 * Guardar entrega: body.
 */
export interface EntregaTurnoGuardarBody {
  servicioId: number;
  fecha: string;
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
  /**
   * Version of the draft to continue; null for a new one.
   */
  version?: number | null;
  observaciones?: string | null;
  pacientes: {
    hospitalizacionId: number;
    recomendacion: string | null;
  }[];
}

/**
 * Guardar entrega: answer.
 */
export interface EntregaTurnoGuardarAnswer {
  entregaTurnoId: number;
  version: number;
}

/**
 * Firmar entrega: parameters.
 */
export interface EntregaTurnoFirmarParameters {
  entregaTurnoId: number;
}

/**
 * Firmar entrega: body.
 */
export interface EntregaTurnoFirmarBody {
  version: number;
  segundaPersona?:
    | {
        email: string;
        password: string;
        /**
         * Code of the authenticator app, beside the password of a person with a second factor.
         */
        codigo?: string;
      }
    | {
        avalId: string;
      };
}

/**
 * Firmar entrega: answer.
 */
export interface EntregaTurnoFirmarAnswer {
  entregaTurnoId: number;
  fechaFirma: string;
}

/**
 * Mis pacientes: parameters.
 */
export interface HospitalizacionAsignadosParameters {
  turno?: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  fecha?: string;
  servicioId?: number;
  /**
   * The whole ward, regardless of assignments.
   */
  todos?: boolean;
}

/**
 * Mis pacientes: answer.
 */
export interface HospitalizacionAsignadosAnswer {
  turno: string;
  fecha: string;
  /**
   * True when patients are assigned; otherwise the list holds all wards in reach.
   */
  asignados: boolean;
  servicios: {
    servicioId: number;
    nombre: string;
  }[];
  pacientes: {
    hospitalizacionId: number;
    version: number;
    folio: string;
    estatus: 'SOLICITADA' | 'INGRESADO' | 'PREALTA' | 'ALTA' | 'CANCELADA';
    unidadId: number;
    servicioId: number;
    servicioNombre: string;
    camaId: number | null;
    camaNumero: string | null;
    pacienteId: number;
    /**
     * Null without permission to identify patients.
     */
    pacienteNombre: string | null;
    iniciales: string;
    edad: string | null;
    genero: string | null;
    diagnostico: string | null;
    motivoIngreso: string;
    /**
     * Null without permission to read the patient's health.
     */
    alergias: string[] | null;
    /**
     * The patient denies allergies. An empty list with `false` means that the question was not asked; null without permission to read the patient's health.
     */
    alergiasNegadas: boolean | null;
    aislamiento: string;
    ayuno: boolean;
    riesgoCaidas: string | null;
    fechaSolicitud: string | null;
    fechaIngreso: string | null;
    dias: number | null;
    fechaProbableAlta: string | null;
    medicoNombre: string | null;
    news2Total: number | null;
    news2Riesgo: string | null;
    news2Anterior: number | null;
    signosEn: string | null;
    signosVencenEn: string | null;
    notaEn: string | null;
    notaVencida: boolean;
    proximaDosis: {
      indicacionId: number;
      descripcion: string;
      en: string;
    } | null;
    dosisAtrasadas: number;
    ordenesPorRecibir: number;
  }[];
}

/**
 * Asignar pacientes: body.
 */
export interface HospitalizacionAsignarBody {
  hospitalizacionIds: number[];
  personalMedicoId: number;
  rol: 'MEDICO_TRATANTE' | 'MEDICO_GUARDIA' | 'ENFERMERA' | 'JEFE_ENFERMERIA';
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  fecha: string;
  /**
   * The list replaces only the nurse's patients of this service.
   */
  servicioId?: number;
}

/**
 * Asignar pacientes: answer.
 */
export interface HospitalizacionAsignarAnswer {
  asignados: number;
}

/**
 * Asignaciones del turno: parameters.
 */
export interface HospitalizacionAsignacionesParameters {
  servicioId?: number;
  turno?: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
  fecha?: string;
}

/**
 * Asignaciones del turno: answer.
 */
export interface HospitalizacionAsignacionesAnswer {
  /**
   * Null where no inpatients are in reach.
   */
  servicioId: number | null;
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO';
  fecha: string;
  servicios: {
    servicioId: number;
    nombre: string;
  }[];
  /**
   * Nurses of the unit; those of the shift first.
   */
  personal: {
    personalMedicoId: number;
    nombre: string;
    deTurno: boolean;
    /**
     * Patients that they have in other services on the same shift.
     */
    otros: number;
  }[];
  pacientes: {
    hospitalizacionId: number;
    camaNumero: string | null;
    pacienteNombre: string | null;
    iniciales: string;
    diagnostico: string | null;
    news2Total: number | null;
    news2Riesgo: string | null;
  }[];
  asignadas: {
    hospitalizacionId: number;
    personalMedicoId: number;
  }[];
  /**
   * The same shift of the day before, as far as patients and nurses are still there.
   */
  ayer: {
    hospitalizacionId: number;
    personalMedicoId: number;
  }[];
}

/**
 * Pacientes hospitalizados: parameters.
 */
export interface HospitalizacionPacientesParameters {
  /**
   * Returns only this stay, in any status.
   */
  hospitalizacionId?: number;
  unidadId?: number;
  servicioId?: number;
  estatus?: ('SOLICITADA' | 'INGRESADO' | 'PREALTA' | 'ALTA' | 'CANCELADA')[];
  desde?: string;
  hasta?: string;
}

/**
 * Pacientes hospitalizados: answer.
 */
export type HospitalizacionPacientesAnswer = {
  hospitalizacionId: number;
  version: number;
  folio: string;
  estatus: 'SOLICITADA' | 'INGRESADO' | 'PREALTA' | 'ALTA' | 'CANCELADA';
  unidadId: number;
  servicioId: number;
  servicioNombre: string;
  camaId: number | null;
  camaNumero: string | null;
  pacienteId: number;
  /**
   * Null without permission to identify patients.
   */
  pacienteNombre: string | null;
  iniciales: string;
  edad: string | null;
  genero: string | null;
  diagnostico: string | null;
  motivoIngreso: string;
  /**
   * Null without permission to read the patient's health.
   */
  alergias: string[] | null;
  /**
   * The patient denies allergies. An empty list with `false` means that the question was not asked; null without permission to read the patient's health.
   */
  alergiasNegadas: boolean | null;
  aislamiento: string;
  ayuno: boolean;
  riesgoCaidas: string | null;
  fechaSolicitud: string | null;
  fechaIngreso: string | null;
  dias: number | null;
  fechaProbableAlta: string | null;
  medicoNombre: string | null;
  news2Total: number | null;
  news2Riesgo: string | null;
  news2Anterior: number | null;
  signosEn: string | null;
  signosVencenEn: string | null;
  notaEn: string | null;
  notaVencida: boolean;
  proximaDosis: {
    indicacionId: number;
    descripcion: string;
    en: string;
  } | null;
  dosisAtrasadas: number;
  ordenesPorRecibir: number;
}[];

/**
 * Mapa de camas: parameters.
 */
export interface HospitalizacionMapaParameters {
  unidadId?: number;
}

/**
 * Mapa de camas: answer.
 */
export interface HospitalizacionMapaAnswer {
  unidadId: number | null;
  unidadNombre: string | null;
  fecha: string;
  servicios: {
    servicioId: number;
    nombre: string;
    camas: {
      camaId: number;
      version: number;
      numero: string;
      tipo: string;
      estatus: 'DISPONIBLE' | 'RESERVADA' | 'OCUPADA' | 'LIMPIEZA' | 'MANTENIMIENTO' | 'BLOQUEADA';
      desde: string | null;
      motivoBloqueo: string | null;
      fila: number | null;
      columna: number | null;
      generoPermitido: string | null;
      oxigeno: boolean;
      monitor: boolean;
      ventilador: boolean;
      hospitalizacionId: number | null;
    }[];
  }[];
  estancias: {
    hospitalizacionId: number;
    version: number;
    folio: string;
    estatus: 'SOLICITADA' | 'INGRESADO' | 'PREALTA' | 'ALTA' | 'CANCELADA';
    unidadId: number;
    servicioId: number;
    servicioNombre: string;
    camaId: number | null;
    camaNumero: string | null;
    pacienteId: number;
    /**
     * Null without permission to identify patients.
     */
    pacienteNombre: string | null;
    iniciales: string;
    edad: string | null;
    genero: string | null;
    diagnostico: string | null;
    motivoIngreso: string;
    /**
     * Null without permission to read the patient's health.
     */
    alergias: string[] | null;
    /**
     * The patient denies allergies. An empty list with `false` means that the question was not asked; null without permission to read the patient's health.
     */
    alergiasNegadas: boolean | null;
    aislamiento: string;
    ayuno: boolean;
    riesgoCaidas: string | null;
    fechaSolicitud: string | null;
    fechaIngreso: string | null;
    dias: number | null;
    fechaProbableAlta: string | null;
    medicoNombre: string | null;
    news2Total: number | null;
    news2Riesgo: string | null;
    news2Anterior: number | null;
    signosEn: string | null;
    signosVencenEn: string | null;
    notaEn: string | null;
    notaVencida: boolean;
    proximaDosis: {
      indicacionId: number;
      descripcion: string;
      en: string;
    } | null;
    dosisAtrasadas: number;
    ordenesPorRecibir: number;
  }[];
}

/**
 * Hoja de enfermería: parameters.
 */
export interface HospitalizacionSignosParameters {
  hospitalizacionId: number;
  desde?: string;
  hasta?: string;
}

/**
 * Hoja de enfermería: answer.
 */
export interface HospitalizacionSignosAnswer {
  hospitalizacionId: number;
  desde: string;
  hasta: string;
  paginas24h: number;
  tomas: {
    signosId: number;
    fechaToma: string;
    tas: number | null;
    tad: number | null;
    tam: number | null;
    frecuenciaCardiaca: number | null;
    frecuenciaRespiratoria: number | null;
    temperatura: number | null;
    spo2: number | null;
    oxigenoSuplementario: boolean;
    dispositivoOxigeno: string | null;
    flujoLpm: number | null;
    fio2: number | null;
    glucosaCapilar: number | null;
    dolor: number | null;
    glasgow: number | null;
    glasgowTexto: string | null;
    news2Total: number | null;
    news2Riesgo: string | null;
    uresisMl: number | null;
    evacuaciones: number | null;
    ingresosMl: number | null;
    egresosMl: number | null;
    balanceMl: number | null;
    tomadoPor: string | null;
    liquidos: {
      tipo: string;
      ml: number;
    }[];
    estatus: string;
    corrigeAId: number | null;
    /**
     * Why this set replaces an earlier one.
     */
    motivoCorreccion: string | null;
  }[];
  balances: {
    turno: string;
    desde: string;
    hasta: string;
    ingresosMl: number;
    egresosMl: number;
    balanceMl: number;
    tomas: number;
  }[];
}

/**
 * Registrar signos: body.
 */
export interface HospitalizacionSignosCapturarBody {
  hospitalizacionId: number;
  [k: string]: unknown;
}

/**
 * Notas de la estancia: parameters.
 */
export interface HospitalizacionNotasParameters {
  hospitalizacionId: number;
  tipo?:
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
}

/**
 * Notas de la estancia: answer.
 */
export interface HospitalizacionNotasAnswer {
  vencida: boolean;
  ultima: string | null;
  notas: {
    notaEvolucionId: number;
    version: number;
    tipo: string;
    estatus: string;
    fechaHora: string;
    capturaTardia: boolean;
    autorId: number | null;
    autor: string | null;
    cedula: string | null;
    resumen: string | null;
    adendaDeId: number | null;
    motivoAnulacion: string | null;
    mia: boolean;
    /**
     * The reader's own draft with its content, to continue without a connection.
     */
    borrador: {
      [k: string]: unknown;
    } | null;
  }[];
}

/**
 * Guardar borrador de nota: body.
 */
export interface HospitalizacionNotaGuardarBody {
  hospitalizacionId: number;
  /**
   * Draft to continue.
   */
  notaEvolucionId?: number | null;
  /**
   * Its version as read.
   */
  version?: number | null;
  /**
   * `Idempotency-Key` of the save before this one, whose answer is not known yet.
   */
  sigueA?: string | null;
  /**
   * As for `POST /pacientes/paciente-hospitalizado/nota-evolucion`, without the stay.
   */
  nota: {
    [k: string]: unknown;
  };
}

/**
 * Guardar borrador de nota: answer.
 */
export interface HospitalizacionNotaGuardarAnswer {
  notaEvolucionId: number;
  version: number;
}

/**
 * Preparar el alta: parameters.
 */
export interface HospitalizacionEgresoParameters {
  hospitalizacionId: number;
}

/**
 * Preparar el alta: answer.
 */
export interface HospitalizacionEgresoAnswer {
  bloqueos: {
    tipo: string;
    cantidad: number;
    fase: 'MEDICA' | 'ADMINISTRATIVA';
  }[];
  notaEgresoId: number | null;
  notaFirmada: boolean;
  borrador: {
    evolucionCuadroClinico: string;
    manejoEstancia: string;
    tratamientoIndicaciones: string;
    diagnosticoIds: number[];
  } | null;
}

/**
 * Dar el alta: body.
 */
export interface HospitalizacionEgresarBody {
  hospitalizacionId: number;
  version: number;
  fase: 'MEDICA' | 'ADMINISTRATIVA' | 'DIRECTA';
  [k: string]: unknown;
}

/**
 * Indicar: parameters.
 */
export interface HospitalizacionIndicarParameters {
  hospitalizacionId: number;
}

/**
 * Indicar: body.
 */
export interface HospitalizacionIndicarBody {
  notaEvolucionId?: number | null;
  indicaciones: {
    [k: string]: unknown;
  }[];
}

/**
 * Indicar: answer.
 */
export interface HospitalizacionIndicarAnswer {
  indicacionIds: number[];
  advertencias: {
    [k: string]: unknown;
  }[];
}

/**
 * Medicamentos del día: parameters.
 */
export interface HospitalizacionMinistracionesParameters {
  hospitalizacionId: number;
  fecha?: string;
}

/**
 * Medicamentos del día: answer.
 */
export interface HospitalizacionMinistracionesAnswer {
  fecha: string;
  ahora: string;
  indicaciones: {
    indicacionId: number;
    version: number;
    tipo: string;
    descripcion: string;
    insumoId: number | null;
    clave: string | null;
    codigos: string[];
    dosis: number | null;
    unidadDosis: string | null;
    via: string | null;
    frecuenciaHoras: number | null;
    prn: boolean;
    indicacionPrn: string | null;
    altoRiesgo: boolean;
    estatus: string;
    desde: string;
    hasta: string | null;
    dosisDelDia: {
      en: string;
      estado: 'PENDIENTE' | 'ATRASADA' | 'APLICADA' | 'OMITIDA' | 'RECHAZADA' | 'SUSPENDIDA';
      ministracionId: number | null;
      fechaAplicada: string | null;
      dosisAplicada: number | null;
      motivo: string | null;
      enfermera: string | null;
      verificador: string | null;
    }[];
  }[];
}

/**
 * Ministrar: parameters.
 */
export interface HospitalizacionMinistrarParameters {
  hospitalizacionId: number;
}

/**
 * Ministrar: body.
 */
export interface HospitalizacionMinistrarBody {
  indicacionId: number;
  estado: 'APLICADA' | 'OMITIDA' | 'RECHAZADA';
  /**
   * Scheduled time of the dose; for a dose given as needed, the time of administration.
   */
  fechaProgramada: string;
  fechaAplicada?: string | null;
  dosisAplicada?: number | null;
  sitio?: string | null;
  motivoOmision?: string | null;
  loteId?: number | null;
  segundaPersona?:
    | {
        email: string;
        password: string;
        /**
         * Code of the authenticator app, beside the password of a person with a second factor.
         */
        codigo?: string;
      }
    | {
        avalId: string;
      };
}

/**
 * Ministrar: answer.
 */
export interface HospitalizacionMinistrarAnswer {
  ministracionId: number;
  estado: string;
  fechaProgramada: string;
}

/**
 * Responder por un almacén: parameters.
 */
export interface AlertaSanitariaResponderParameters {
  alertaSanitariaId: number;
}

/**
 * Responder por un almacén: body.
 */
export interface AlertaSanitariaResponderBody {
  almacenId: number;
  localizadas: number;
  respuesta?: string;
}

/**
 * Guardar lo contado: parameters.
 */
export interface ConteoCapturaParameters {
  conteoId: number;
}

/**
 * Guardar lo contado: body.
 */
export interface ConteoCapturaBody {
  lineas: {
    conteoDetalleId: number;
    conteo: number;
    /**
     * The amount that it replaces, as the counter saw it.
     */
    antes?: number | null;
    /**
     * Seconds between counting and sending, for counts kept on a device; at most since the count began.
     */
    haceSegundos?: number;
  }[];
}

/**
 * Guardar lo contado: answer.
 */
export interface ConteoCapturaAnswer {
  lineas: {
    conteoDetalleId: number;
    conteo: number | null;
    contadoEn: string | null;
    contadorId: number | null;
    /**
     * Account that counted it.
     */
    quien: string | null;
    guardada: boolean;
  }[];
}

/**
 * Agregar lote hallado: parameters.
 */
export interface ConteoLoteHalladoParameters {
  conteoId: number;
}

/**
 * Agregar lote hallado: body.
 */
export interface ConteoLoteHalladoBody {
  insumoId: number;
  numeroLote?: string;
  caducidad?: string;
  ubicacion?: string;
  conteo: number;
}

/**
 * Aceptar sugerencia: parameters.
 */
export interface InsumoConfiguracionAceptarParameters {
  insumoConfiguracionId: number;
}

/**
 * Consumo por mes: parameters.
 */
export interface InsumoConfiguracionConsumoParameters {
  insumoConfiguracionId: number;
}

/**
 * Consumo por mes: answer.
 */
export interface InsumoConfiguracionConsumoAnswer {
  meses: {
    /**
     * yyyy-MM.
     */
    mes: string;
    diasMes: number;
    diasConExistencia: number;
    /**
     * Pieces, less returns.
     */
    consumo: number;
    /**
     * Requested pieces that were not dispensed.
     */
    negadas: number;
    cuenta: boolean;
  }[];
  /**
   * Months of use that the safety stock lasts, by the VEN class.
   */
  mesesSeguridad: number;
}

/**
 * Sin configurar: parameters.
 */
export interface InsumoConfiguracionSinConfigurarParameters {
  almacenId: number;
}

/**
 * Sin configurar: answer.
 */
export type InsumoConfiguracionSinConfigurarAnswer = {
  insumoId: number;
  insumoClave: string;
  nombreGenerico: string;
  existencia: number;
  cpm: number | null;
  demandaMensual: number | null;
  provisional: boolean;
  minimoSugerido: number | null;
  puntoReordenSugerido: number | null;
  maximoSugerido: number | null;
}[];

/**
 * Copiar de otro almacén: body.
 */
export interface InsumoConfiguracionCopiarBody {
  copiarDeAlmacenId: number;
  almacenId: number;
}

/**
 * Copiar de otro almacén: answer.
 */
export interface InsumoConfiguracionCopiarAnswer {
  creados: number;
  sinCambio: number;
}

/**
 * Configurar en bloque: body.
 */
export type InsumoConfiguracionMasivoBody = {
  almacenId?: number;
  insumoId?: number;
  minimo?: number;
  puntoReorden?: number;
  maximo?: number;
  fondoFijo?: number | null;
  mesesCobertura?: number;
  diasEntrega?: number;
  multiplo?: number;
  consumoMaximoSolicitud?: number | null;
  cpmManual?: number | null;
  motivoCpm?: string | null;
  /**
   * Version of an existing setting as the client saw it. Without it, any version is changed.
   */
  version?: number;
  copiarDeAlmacenId?: number;
  /**
   * Keys of settings.
   */
  aceptarSugerencias?: number[];
  /**
   * Versions that the client saw, in the order of `aceptarSugerencias`.
   */
  versiones?: number[];
  /**
   * All settings that match this `filterBy`, 10 000 at most.
   */
  aceptarFiltro?: string;
  /**
   * For suggestions: returns the changes without applying them.
   */
  probar?: boolean;
}[];

/**
 * Configurar en bloque: answer.
 */
export interface InsumoConfiguracionMasivoAnswer {
  creados: number;
  actualizados: number;
  sinCambio: number;
  /**
   * For suggestions: changes by supply.
   */
  cambios: {
    insumoConfiguracionId: number;
    insumoClave: string;
    nombreGenerico: string;
    almacenNombre: string;
    provisional: boolean;
    /**
     * Values after the write; with `probar`, present values.
     */
    version: number;
    antes: {
      minimo: number;
      puntoReorden: number;
      maximo: number;
    };
    despues: {
      minimo: number;
      puntoReorden: number;
      maximo: number;
    };
  }[];
}

/**
 * Detalle de existencias: parameters.
 */
export interface DetalleExistenciasParameters {
  insumoId: number;
  almacenId?: number;
}

/**
 * Detalle de existencias: answer.
 */
export interface DetalleExistenciasAnswer {
  insumo: {
    insumoId: number;
    clave: string | null;
    nombreGenerico: string;
  };
  /**
   * Null when the reader neither has nor names a warehouse.
   */
  propio: {
    almacenId: number;
    almacenNombre: string;
    /**
     * Pieces, including reserved and unusable ones.
     */
    existencia: number;
    reservada: number;
    /**
     * Pieces that can leave today.
     */
    disponible: number;
    lotes: {
      loteId: number;
      numeroLote: string | null;
      /**
       * Source of funds, programme, brand and supplier, which distinguish lots of one number.
       */
      origen: string | null;
      caducidad: string | null;
      estatus: 'DISPONIBLE' | 'CUARENTENA' | 'SUSPENDIDO' | 'RETIRADO' | 'CADUCADO' | 'AGOTADO';
      existencia: number;
      disponible: number;
      ubicacionCodigo: string | null;
    }[];
  } | null;
  /**
   * Other warehouses with pieces that can leave today; at most 50, nearest first.
   */
  red: {
    unidadId: number;
    unidadNombre: string;
    almacenId: number;
    almacenNombre: string;
    disponible: number;
    /**
     * Pieces above its maximum; null without one.
     */
    excedente: number | null;
    proximaCaducidad: string | null;
    /**
     * Straight-line distance in km; null when a place is unknown.
     */
    distanciaKm: number | null;
  }[];
  /**
   * Number of other warehouses with stock.
   */
  redTotal: number;
  /**
   * Pieces in transit to the warehouse.
   */
  enTransito: {
    solicitudId: number;
    folio: string | null;
    almacenSurtidorNombre: string;
    cantidad: number;
  }[];
  /**
   * Requested by the warehouse and not yet shipped.
   */
  pendientes: {
    solicitudId: number;
    folio: string | null;
    almacenSurtidorNombre: string;
    estatus: string;
    /**
     * Authorised pieces; before authorisation, requested pieces.
     */
    cantidad: number;
  }[];
}

/**
 * Importar existencias: body.
 */
export interface InventarioImportarBody {
  importacionId: number;
  omitirErrores?: boolean;
  observaciones?: string | null;
}

/**
 * Importar existencias: answer.
 */
export interface InventarioImportarAnswer {
  aplicada: boolean;
  filas: number;
  validas: number;
  conError: number;
  conAviso: number;
  nuevas: number;
  actualizadas: number;
  sinCambio: number;
  repetidas: number;
  porDecidir: number;
  celdasCorregidas: number;
  filasOmitidas: number;
  faltantes: {
    entidad: string;
    nombre: string;
    filas: number;
  }[];
  omitidos: number;
  columnas: {
    encabezado: string;
    campo: string;
  }[];
  diferencias: {
    fila: number;
    clave: string;
    cambios: {
      campo: string;
      antes: string;
      despues: string;
    }[];
  }[];
  celdas: {
    columna: string;
    tipo: 'TEXTO' | 'NUMERO' | 'FECHA' | 'HORA' | 'OPCION';
    opciones: {
      valor: string;
      texto: string;
    }[];
  }[];
  resultado: {
    fila: number;
    clave: string;
    columna: string;
    campo: string;
    nivel: 'ERROR' | 'AVISO';
    codigo: string;
    mensaje: string;
    valor: string;
    celda: string;
    iguales: number;
    parecidos: {
      fila: number | null;
      registros: {
        id: string;
        titulo: string;
        detalle: string;
      }[];
    } | null;
  }[];
  importacionId: number;
  estatus: string;
  folio: string | null;
  vence: string;
  efecto: string;
  documento: {
    entidad: string;
    id: string;
    folio: string;
  } | null;
  vistaPrevia: {
    clave: string;
    nombre: string;
    hay: number;
    entra: number;
    habra: number;
    valor: number;
  }[];
  totales: {
    registros: number;
    hay: number;
    entra: number;
    habra: number;
    valor: number;
  };
}

/**
 * Recibir de un proveedor: body.
 */
export interface InventarioRecibirBody {
  almacenId: number;
  proveedorId: number;
  /**
   * Authorised appointment; required at state and regional warehouses.
   */
  eventoId?: number | null;
  contratoId?: number | null;
  ordenSuministro?: string | null;
  remision: string;
  factura?: string | null;
  /**
   * Confirms the values that 409 POR_CONFIRMAR named.
   */
  confirmarDatos?: boolean;
  /**
   * Confirms that the delivery differs from those that 409 POSIBLE_DUPLICADO named.
   */
  confirmarNoDuplicado?: boolean;
  /**
   * yyyy-MM-dd, not after today.
   */
  fecha?: string;
  lineas: {
    insumoId: number;
    numeroLote?: string | null;
    /**
     * yyyy-MM-dd, after today.
     */
    caducidad?: string | null;
    /**
     * yyyy-MM-dd.
     */
    fechaFabricacion?: string | null;
    gtin?: string | null;
    /**
     * Pieces delivered.
     */
    cantidad: number;
    /**
     * Returned pieces among them.
     */
    cantidadRechazada?: number | null;
    motivoRechazo?: string | null;
    /**
     * MXN per piece, without tax.
     */
    costoUnitario: number;
    ivaPorcentaje?: number | null;
    marca?: string | null;
    ubicacionCodigo?: string | null;
    /**
     * °C on arrival; required for refrigerated supplies.
     */
    temperatura?: number | null;
    fuenteFinanciamientoId?: number | null;
    programaId?: number | null;
    /**
     * Number of the exchange letter; required for lots with less remaining life than the supply requires.
     */
    cartaFolio?: string | null;
    cartaFecha?: string | null;
    cartaVigenciaMeses?: number | null;
  }[];
  inspeccionEmpaque: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionEtiquetado: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionCaducidad: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionTemperatura: 'CUMPLE' | 'NO_CUMPLE' | 'NO_APLICA';
  inspeccionObservaciones?: string | null;
}

/**
 * Cambiar estatus: parameters.
 */
export interface LoteEstatusParameters {
  loteId: number;
}

/**
 * Cambiar estatus: body.
 */
export interface LoteEstatusBody {
  estatus: 'DISPONIBLE' | 'CUARENTENA' | 'SUSPENDIDO' | 'RETIRADO';
  motivo: string;
  red?: boolean;
}

/**
 * Cambiar estatus: answer.
 */
export interface LoteEstatusAnswer {
  lotes: {
    loteId: number;
    almacenId: number;
    almacenNombre: string;
    numeroLote: string | null;
    estatus: string;
    /**
     * Pieces, including reserved ones.
     */
    existencia: number;
    /**
     * Pieces that open documents require.
     */
    reservada: number;
  }[];
}

/**
 * Corregir caducidad: parameters.
 */
export interface LoteCaducidadParameters {
  loteId: number;
}

/**
 * Corregir caducidad: body.
 */
export interface LoteCaducidadBody {
  caducidadNueva: string;
  motivo: string;
  segundaPersona?:
    | {
        email: string;
        password: string;
        /**
         * Code of the authenticator app, beside the password of a person with a second factor.
         */
        codigo?: string;
      }
    | {
        avalId: string;
      };
}

/**
 * Actualizar caducidad: body.
 */
export interface ActualizarCaducidadBody {
  loteId: number;
  /**
   * yyyy-MM-dd.
   */
  caducidadNueva: string;
  motivo: string;
  segundaPersona?:
    | {
        email: string;
        password: string;
        /**
         * Code of the authenticator app, beside the password of a person with a second factor.
         */
        codigo?: string;
      }
    | {
        avalId: string;
      };
}

/**
 * Anotar lectura: parameters.
 */
export interface TemperaturaAnotarParameters {
  equipoFrioId: number;
}

/**
 * Anotar lectura: body.
 */
export interface TemperaturaAnotarBody {
  temperatura: number;
  minimaRegistrada?: number;
  maximaRegistrada?: number;
  humedad?: number;
  accion?: string;
}

/**
 * Poner en cuarentena lo refrigerado: parameters.
 */
export interface TemperaturaCuarentenaParameters {
  temperaturaId: number;
}

/**
 * Poner en cuarentena lo refrigerado: answer.
 */
export interface TemperaturaCuarentenaAnswer {
  /**
   * Lots newly in quarantine.
   */
  lotes: number;
  piezas: number;
}

/**
 * Configuraciones de la red: parameters.
 */
export interface OcConfiguracionParameters {
  almacenId?: number;
  unidadTipoId?: number;
  pendientesAutorizar?: boolean;
}

/**
 * Autorizar o aplicar a la red: body.
 */
export interface OcConfiguracionGuardarBody {
  ids?: number[];
  /**
   * Versions that the client saw, in the order of `ids`.
   */
  versiones?: number[];
  autorizado?: boolean;
  motivo?: string;
  unidadTipoId?: number;
  tipoAlmacen?:
    | 'ALMACEN_ESTATAL'
    | 'ALMACEN_REGIONAL'
    | 'ALMACEN_JURISDICCIONAL'
    | 'ALMACEN_UNIDAD'
    | 'FARMACIA'
    | 'CENDIS'
    | 'CENTRAL_ENFERMERIA'
    | 'QUIROFANO'
    | 'CARRO_ROJO'
    | 'CUARENTENA';
  probar?: boolean;
  lineas?: {
    insumoId: number;
    minimo?: number | null;
    puntoReorden?: number | null;
    maximo?: number | null;
    mesesCobertura?: number;
    diasEntrega?: number;
    multiplo?: number;
  }[];
}

/**
 * Autorizar o aplicar a la red: answer.
 */
export interface OcConfiguracionGuardarAnswer {
  aplicada: boolean;
  unidades: number;
  almacenes: number;
  creados: number;
  actualizados: number;
  sinCambio: number;
  /**
   * Skipped: the line has no levels, and there is no use to suggest them from.
   */
  sinSugerencia: number;
  porUnidad: {
    unidadNombre: string;
    almacenNombre: string;
    creados: number;
    actualizados: number;
    sinCambio: number;
  }[];
}

/**
 * Una unidad de la red: parameters.
 */
export interface OcUnidadParameters {
  unidadId: number;
}

/**
 * Una unidad de la red: answer.
 */
export interface OcUnidadAnswer {
  claves: number;
  criticas: number;
  solicitudes: number;
  porcentaje: number | null;
  porcentajeEsencial: number | null;
  porcentajeEfectivo: number | null;
  diasConExistencia: number | null;
  tendencia: number | null;
  valor: number;
  porCaducar: number;
  nombre: string;
  unidad: string;
  unidadId: number;
  semaforo: string | null;
}

/**
 * Un almacén de la red: parameters.
 */
export interface OcAlmacenParameters {
  almacenId: number;
}

/**
 * Un almacén de la red: answer.
 */
export interface OcAlmacenAnswer {
  claves: number;
  criticas: number;
  solicitudes: number;
  porcentaje: number | null;
  porcentajeEsencial: number | null;
  porcentajeEfectivo: number | null;
  diasConExistencia: number | null;
  tendencia: number | null;
  valor: number;
  porCaducar: number;
  nombre: string;
  unidad: string;
  unidadId: number;
  semaforo: string | null;
}

/**
 * Inventario de un almacén de la red: parameters.
 */
export interface OcAlmacenInventarioParameters {
  almacenId: number;
}

/**
 * Solicitudes de la red: parameters.
 */
export interface OcSolicitudParameters {
  consolidado?: 'clave';
  jurisdiccionId?: number;
  /**
   * That asks.
   */
  unidadId?: number;
  tipo?:
    | 'ORDINARIA'
    | 'EXTRAORDINARIA'
    | 'MANUAL'
    | 'COLECTIVO'
    | 'REPOSICION_FONDO_FIJO'
    | 'PROGRAMA'
    | 'REDISTRIBUCION';
  /**
   * Default: pending ones.
   */
  estatus?: (
    | 'BORRADOR'
    | 'ENVIADA'
    | 'EN_REVISION'
    | 'AUTORIZADA'
    | 'RECHAZADA'
    | 'EN_SURTIMIENTO'
    | 'SURTIDA'
    | 'EN_TRANSITO'
    | 'RECIBIDA'
    | 'RECIBIDA_CON_DIFERENCIAS'
    | 'CERRADA'
    | 'CANCELADA'
  )[];
  /**
   * `yyyy-MM`, for regular requests.
   */
  periodo?: string;
  insumoId?: number;
}

/**
 * Solicitudes de la red: answer.
 */
export interface OcSolicitudAnswer {
  [k: string]: unknown;
}

/**
 * Necesidad por clave: parameters.
 */
export interface OcConsolidadoParameters {
  jurisdiccionId?: number;
  /**
   * That asks.
   */
  unidadId?: number;
  tipo?:
    | 'ORDINARIA'
    | 'EXTRAORDINARIA'
    | 'MANUAL'
    | 'COLECTIVO'
    | 'REPOSICION_FONDO_FIJO'
    | 'PROGRAMA'
    | 'REDISTRIBUCION';
  /**
   * `yyyy-MM`, for regular requests.
   */
  periodo?: string;
  insumoId?: number;
}

/**
 * Necesidad por clave: answer.
 */
export type OcConsolidadoAnswer = {
  insumoId: number;
  clave: string;
  nombreGenerico: string;
  /**
   * VITAL or essential.
   */
  indispensable: boolean;
  solicitado: number;
  /**
   * Available pieces of the state warehouses that no request has reserved.
   */
  estatal: number;
  /**
   * Pieces that regional and jurisdiction warehouses can give.
   */
  regional: number;
  /**
   * Requested pieces that neither has.
   */
  brecha: number;
  solicitudes: number;
  unidades: number;
  /**
   * Months that their available pieces last the requesters; null when the use is unknown.
   */
  meses: number | null;
}[];

/**
 * Quién pide una clave: parameters.
 */
export interface OcLineasParameters {
  insumoId: number;
  jurisdiccionId?: number;
  unidadId?: number;
}

/**
 * Quién pide una clave: answer.
 */
export interface OcLineasAnswer {
  lineas: {
    solicitudDetalleId: number;
    solicitudId: number;
    folio: string;
    version: number;
    estatus: string;
    urgente: boolean;
    unidadNombre: string;
    /**
     * That asks.
     */
    almacenNombre: string;
    almacenSurtidorId: number;
    solicitada: number;
    /**
     * Pieces that the requesting warehouse has in stock or in transit.
     */
    cuenta: number;
    meses: number | null;
  }[];
  almacenes: {
    almacenId: number;
    nombre: string;
    libre: number;
  }[];
}

/**
 * Repartir entre almacenes: parameters.
 */
export interface OcSolicitudReasignarParameters {
  solicitudId: number;
}

/**
 * Repartir entre almacenes: body.
 */
export interface OcSolicitudReasignarBody {
  version?: number;
  lineas: {
    solicitudDetalleId: number;
    almacenSurtidorId?: number;
    cantidadAutorizada?: number;
    motivoModificacion?: string;
  }[];
}

/**
 * Repartir entre almacenes: answer.
 */
export interface OcSolicitudReasignarAnswer {
  /**
   * Requests, the original first.
   */
  solicitudes: {
    solicitudId: number;
    folio: string;
    version: number;
    estatus: string;
    almacenSurtidorId: number;
    almacenSurtidorNombre: string;
    claves: number;
  }[];
}

/**
 * Autorizar en conjunto: body.
 */
export interface OcAutorizarMasivoBody {
  ids: number[];
  regla: 'COMPLETO' | 'PRORRATEO' | 'MAXIMO';
  proteger?: boolean;
  /**
   * Amounts set by hand. The others follow the rule, from the remaining stock.
   */
  excepciones?: {
    solicitudDetalleId: number;
    cantidad: number;
    motivo?: string;
  }[];
  aplicar?: boolean;
  visto?: {
    solicitudes: {
      solicitudId: number;
      version: number;
    }[];
    existencias: {
      almacenId: number;
      insumoId: number;
      libre: number;
      huella: string;
    }[];
  };
}

/**
 * Autorizar en conjunto: answer.
 */
export interface OcAutorizarMasivoAnswer {
  aplicada: boolean;
  /**
   * Requests that receive pieces.
   */
  autorizadas: number;
  /**
   * Pieces of the included requests.
   */
  solicitado: number;
  /**
   * Pieces.
   */
  autorizado: number;
  solicitudes: {
    solicitudId: number;
    folio: string;
    version: number;
    estatus: string;
    urgente: boolean;
    enviada: string;
    /**
     * That asks.
     */
    almacenId: number;
    tipo:
      | 'ORDINARIA'
      | 'EXTRAORDINARIA'
      | 'MANUAL'
      | 'COLECTIVO'
      | 'REPOSICION_FONDO_FIJO'
      | 'PROGRAMA'
      | 'REDISTRIBUCION';
    /**
     * That asks.
     */
    almacenNombre: string;
    unidadId: number;
    unidadNombre: string;
    /**
     * Reason for its omission: its state, under review by another person, requested by the authoriser, no stock.
     */
    impedimento: 'ESTATUS' | 'OTRA_PERSONA' | 'PROPIA' | 'SIN_PIEZAS' | null;
    /**
     * Person who reviews or authorised it.
     */
    persona: string | null;
    claves: number;
    /**
     * Lines that receive less than requested.
     */
    recortadas: number;
    solicitado: number;
    autorizado: number;
    /**
     * Median of the months that the stock of its lines lasts, over lines with known use.
     */
    mesesAntes: number | null;
    mesesDespues: number | null;
    /**
     * Lines without stock, here or in transit.
     */
    agotadasAntes: number;
    agotadasDespues: number;
    bajoMinimoAntes: number;
    bajoMinimoDespues: number;
  }[];
  /**
   * One per supply and supplying warehouse, shortages first; empty once applied.
   */
  insumos: {
    /**
     * That supplies.
     */
    almacenId: number;
    almacenNombre: string;
    insumoId: number;
    clave: string;
    nombreGenerico: string;
    /**
     * VITAL or essential.
     */
    indispensable: boolean;
    /**
     * Available pieces there without an authorised request.
     */
    libre: number;
    /**
     * Identifies the shares, to detect changes.
     */
    huella: string;
    solicitado: number;
    autorizado: number;
    lineas: {
      solicitudDetalleId: number;
      solicitudId: number;
      solicitada: number;
      autorizada: number;
      /**
       * Pieces that the requesting warehouse has in stock or in transit.
       */
      cuenta: number;
      minimo: number | null;
      maximo: number | null;
      multiplo: number;
      cpm: number | null;
    }[];
  }[];
}

/**
 * Pedir insumos: body.
 */
export interface OrdenCargoCrearBody {
  hospitalizacionId: number;
  tipo: 'ORDINARIA' | 'URGENTE' | 'QUIROFANO' | 'CARRO_ROJO' | 'ALTA';
  motivoUrgencia?: string | null;
  almacenSurtidorId?: number | null;
  medicoIndicaId?: number | null;
  recetaId?: number | null;
  requeridaPara?: string | null;
  lineas: {
    insumoId: number;
    cantidadSolicitada: number;
    justificacion?: string | null;
  }[];
  enviar?: boolean;
}

/**
 * Cargos de la estancia: parameters.
 */
export interface HospitalizacionCargosParameters {
  hospitalizacionId: number;
}

/**
 * Cargos de la estancia: answer.
 */
export interface HospitalizacionCargosAnswer {
  importeAcumulado: number;
  ordenesAbiertas: number;
  ordenesPorRecibir: number;
  devolucionesPendientes: number;
}

/**
 * Órdenes atendidas: parameters.
 */
export interface OrdenCargoAtendidasParameters {
  fecha?: string;
}

/**
 * Histórico de órdenes: parameters.
 */
export interface OrdenCargoHistoricoParameters {
  desde?: string;
  hasta?: string;
  insumoId?: number;
}

/**
 * Órdenes por autorizar: parameters.
 */
export interface OrdenCargoPendientesAutorizarParameters {
  servicioId?: number;
}

/**
 * Órdenes por autorizar: answer.
 */
export type OrdenCargoPendientesAutorizarAnswer = {
  ordenCargoId: number;
  version: number;
  folio: string | null;
  estatus: string;
  tipo: string;
  prioridad: number;
  hospitalizacionId: number;
  paciente: string;
  edad: string | null;
  camaNumero: string | null;
  servicioId: number;
  servicioNombre: string;
  almacenSurtidorId: number;
  almacenNombre: string;
  solicitante: string | null;
  prepara: string | null;
  autorizacionPendiente: boolean;
  motivoUrgencia: string | null;
  minutos: number;
  claves: number;
  piezas: number;
  piezasPendientes: number;
  importeTotal: number;
  fechaSolicitud: string | null;
  /**
   * Requested by the actor, who may not authorise it.
   */
  propia: boolean;
  /**
   * Active allergies by name. Null when the reader may not read the patient's health.
   */
  alergias: string[] | null;
  /**
   * The patient said that there are none. With an empty list and `false`, the question was not asked. Null when the reader may not read the patient's health.
   */
  alergiasNegadas: boolean | null;
  lineas: {
    insumoOrdenCargoId: number;
    insumoId: number;
    clave: string;
    nombre: string;
    unidadBase: string;
    cantidadSolicitada: number;
    justificacion: string | null;
    /**
     * Supplies that orders for inpatients of this ward usually contain.
     */
    habitual: number | null;
    disponible: number;
    precioUnitario: number;
    importe: number;
    /**
     * Days that the amount lasts, by the orders of the stay.
     */
    diasTratamiento: number | null;
    controlado: boolean;
    antibiotico: boolean;
  }[];
}[];

/**
 * Detalle de orden: parameters.
 */
export interface OrdenCargoDetalleConsultaParameters {
  ordenCargoId: number;
}

/**
 * Detalle de orden: parameters.
 */
export interface OrdenCargoDetalleParameters {
  ordenCargoId: number;
}

/**
 * Insumos para pedir: parameters.
 */
export interface InsumosOrdenCargoParameters {
  almacenSurtidorId?: number;
  hospitalizacionId: number;
  procedimientoId?: number;
  frecuentes?: boolean;
  /**
   * Supplies that a deteriorating patient is likely to need, for the requester to confirm.
   */
  deterioro?: boolean;
  q?: string;
  /**
   * Keys of supplies, separated by commas.
   */
  insumoIds?: string;
}

/**
 * Insumos para pedir: answer.
 */
export interface InsumosOrdenCargoAnswer {
  almacenSurtidorId: number | null;
  almacenNombre: string | null;
  automatica: boolean;
  importeMaximo: number | null;
  almacenes: {
    almacenId: number;
    nombre: string;
  }[];
  paciente: string;
  edad: string | null;
  camaNumero: string | null;
  servicioNombre: string;
  /**
   * Active allergies by name. Null when the reader may not read the patient's health.
   */
  alergias: string[] | null;
  /**
   * The patient said that there are none. With an empty list and `false`, the question was not asked. Null when the reader may not read the patient's health.
   */
  alergiasNegadas: boolean | null;
  procedimientos: {
    procedimientoId: number;
    nombre: string;
  }[];
  medicos: {
    personalMedicoId: number;
    nombre: string;
  }[];
  recetas: {
    recetaId: number;
    folio: string;
  }[];
  insumos: {
    insumoId: number;
    clave: string;
    nombre: string;
    presentacion: string | null;
    unidadBase: string;
    codigosBarras: {
      gtin: string;
      /**
       * Piezas que trae el empaque con este código.
       */
      contenido: number;
    }[];
    disponible: number;
    precio: number;
    /**
     * Amount in the kit, or usual amount.
     */
    cantidad: number | null;
    ultimoUso: string | null;
    ultimaCantidad: number | null;
    controlado: boolean;
    antibiotico: boolean;
    altoRiesgo: boolean;
    alergia: string | null;
    alternativas: {
      insumoId: number;
      nombre: string;
      disponible: number;
    }[];
    /**
     * Number of deteriorations for which the ward ordered it.
     */
    casos: number | null;
  }[];
  /**
   * Basis of the proposal at deterioration; null unless it was requested.
   */
  deterioro: {
    /**
     * Total of the last measurement that has one.
     */
    news2Total: number | null;
    fechaToma: string | null;
    origen: 'HISTORIA' | 'PAQUETE' | 'NINGUNO';
    /**
     * Name of the ward's kit, if it is the basis of the proposal.
     */
    paquete: string | null;
    /**
     * Number of the ward's deteriorations in the calculation.
     */
    casos: number;
    /**
     * Days that they cover.
     */
    dias: number;
  } | null;
}

/**
 * Guardar renglones: body.
 */
export interface InsumosOrdenCargoGuardarBody {
  ordenCargoId: number;
  version?: number;
  lineas: {
    insumoId: number;
    cantidadSolicitada: number;
    justificacion?: string | null;
  }[];
}

/**
 * Autorizar varias: body.
 */
export interface OrdenCargoAutorizarVariasBody {
  ids: number[];
}

/**
 * Autorizar varias: answer.
 */
export interface OrdenCargoAutorizarVariasAnswer {
  autorizadas: number[];
  rechazos: {
    ordenCargoId: number;
    codigo: string;
    mensaje: string;
  }[];
}

/**
 * Devolver: parameters.
 */
export interface OrdenCargoDevolverParameters {
  ordenCargoId: number;
}

/**
 * Devolver: body.
 */
export interface OrdenCargoDevolverBody {
  motivo: string;
  lineas: {
    insumoOrdenCargoId: number;
    loteId: number;
    cantidad: number;
    condicion: 'INTEGRO' | 'ABIERTO' | 'CADUCADO';
  }[];
}

/**
 * Cola de órdenes: parameters.
 */
export interface OrdenCargoColaParameters {
  almacenId?: number;
  servicioId?: number;
  estatus?: ('PENDIENTE_AUTORIZAR' | 'AUTORIZADA' | 'EN_SURTIMIENTO' | 'SURTIDA_PARCIAL')[];
  prioridad?: number;
}

/**
 * Cola de órdenes: answer.
 */
export interface OrdenCargoColaAnswer {
  almacenes: {
    almacenId: number;
    nombre: string;
  }[];
  ordenes: {
    ordenCargoId: number;
    version: number;
    folio: string | null;
    estatus: string;
    tipo: string;
    prioridad: number;
    hospitalizacionId: number;
    paciente: string;
    edad: string | null;
    camaNumero: string | null;
    servicioId: number;
    servicioNombre: string;
    almacenSurtidorId: number;
    almacenNombre: string;
    solicitante: string | null;
    prepara: string | null;
    autorizacionPendiente: boolean;
    motivoUrgencia: string | null;
    minutos: number;
    claves: number;
    piezas: number;
    piezasPendientes: number;
    importeTotal: number;
    fechaSolicitud: string | null;
    /**
     * Being prepared by the actor.
     */
    mia: boolean;
    /**
     * Person who prepares it, since when, and whether another person must confirm taking over; null when it is not in preparation.
     */
    preparacion: {
      desde: string | null;
      actividad: string | null;
      /**
       * True when it was active in the last 15 minutes.
       */
      activa: boolean;
    } | null;
  }[];
  devoluciones: {
    devolucionOrdenCargoId: number;
    version: number;
    folio: string | null;
    ordenFolio: string | null;
    servicioNombre: string;
    origen: string;
    motivo: string;
    piezas: number;
    minutos: number;
    propia: boolean;
  }[];
}

/**
 * Propuesta de surtido: parameters.
 */
export interface OrdenCargoPropuestaParameters {
  ordenCargoId: number;
}

/**
 * Propuesta de surtido: answer.
 */
export interface OrdenCargoPropuestaAnswer {
  ordenCargoId: number;
  version: number;
  folio: string | null;
  estatus: string;
  tipo: string;
  prioridad: number;
  hospitalizacionId: number;
  paciente: string;
  edad: string | null;
  camaNumero: string | null;
  servicioId: number;
  servicioNombre: string;
  almacenSurtidorId: number;
  almacenNombre: string;
  solicitante: string | null;
  prepara: string | null;
  autorizacionPendiente: boolean;
  motivoUrgencia: string | null;
  minutos: number;
  claves: number;
  piezas: number;
  piezasPendientes: number;
  importeTotal: number;
  fechaSolicitud: string | null;
  dia: string;
  mia: boolean;
  requiereSegundaPersona: boolean;
  /**
   * Active allergies by name. Null when the reader may not read the patient's health.
   */
  alergias: string[] | null;
  /**
   * The patient said that there are none. With an empty list and `false`, the question was not asked. Null when the reader may not read the patient's health.
   */
  alergiasNegadas: boolean | null;
  lineas: {
    insumoOrdenCargoId: number;
    insumoId: number;
    clave: string;
    nombre: string;
    presentacion: string | null;
    codigosBarras: {
      gtin: string;
      /**
       * Piezas que trae el empaque con este código.
       */
      contenido: number;
    }[];
    controlado: boolean;
    altoRiesgo: boolean;
    justificacion: string | null;
    cantidadSolicitada: number;
    cantidadAutorizada: number;
    cantidadSurtida: number;
    pendiente: number;
    asignaciones: {
      loteId: number;
      cantidad: number;
    }[];
    lotes: {
      loteId: number;
      numeroLote: string | null;
      /**
       * Source of funds, programme, brand and supplier, which distinguish lots of one number.
       */
      origen: string | null;
      caducidad: string | null;
      disponible: number;
      ubicacionCodigo: string | null;
    }[];
    faltante: number;
    alternativas: {
      insumoId: number;
      nombre: string;
      disponible: number;
    }[];
  }[];
  /**
   * Person who prepares it, since when, and whether another person must confirm taking over; null when it is not in preparation.
   */
  preparacion: {
    desde: string | null;
    actividad: string | null;
    /**
     * True when it was active in the last 15 minutes.
     */
    activa: boolean;
  } | null;
}

/**
 * Renglones por surtir: parameters.
 */
export interface OrdenCargoPorSurtirParameters {
  ordenCargoId: number;
}

/**
 * Renglones por surtir: answer.
 */
export type OrdenCargoPorSurtirAnswer = {
  insumoOrdenCargoId: number;
  insumoId: number;
  clave: string;
  nombre: string;
  cantidadAutorizada: number;
  cantidadSurtida: number;
  pendiente: number;
}[];

/**
 * Lista de surtido: parameters.
 */
export interface OrdenCargoListaSurtidoParameters {
  /**
   * Keys of orders, separated by commas.
   */
  ordenCargoIds: string;
}

/**
 * Lista de surtido: answer.
 */
export interface OrdenCargoListaSurtidoAnswer {
  servicioNombre: string;
  almacenNombre: string;
  ordenes: {
    ordenCargoId: number;
    folio: string | null;
    estatus: string;
    paciente: string;
    camaNumero: string | null;
    prioridad: number;
    mia: boolean;
  }[];
  insumos: {
    insumoId: number;
    clave: string;
    nombre: string;
    presentacion: string | null;
    controlado: boolean;
    altoRiesgo: boolean;
    piezas: number;
    lotes: {
      loteId: number;
      numeroLote: string | null;
      /**
       * Source of funds, programme, brand and supplier, which distinguish lots of one number.
       */
      origen: string | null;
      caducidad: string | null;
      ubicacionCodigo: string | null;
      piezas: number;
      reparto: {
        ordenCargoId: number;
        piezas: number;
      }[];
    }[];
    /**
     * Pieces without a reserved lot.
     */
    faltan: {
      ordenCargoId: number;
      piezas: number;
    }[];
  }[];
}

/**
 * Surtir orden: body.
 */
export interface OrdenCargoSurtirBody {
  ordenCargoId: number;
  lineas: {
    insumoOrdenCargoId: number;
    lotes?: {
      loteId: number;
      cantidad: number;
      escaneado?: boolean;
      motivoNoFefo?: string | null;
    }[];
    motivoNoSurtidoId?: number | null;
  }[];
  finalizar?: boolean;
  segundaPersona?:
    | {
        email: string;
        password: string;
        /**
         * Code of the authenticator app, beside the password of a person with a second factor.
         */
        codigo?: string;
      }
    | {
        avalId: string;
      };
}

/**
 * Órdenes por recibir: parameters.
 */
export interface OrdenCargoPorRecibirParameters {
  servicioId?: number;
  hospitalizacionId?: number;
}

/**
 * Órdenes por recibir: answer.
 */
export type OrdenCargoPorRecibirAnswer = {
  ordenCargoId: number;
  version: number;
  folio: string | null;
  estatus: string;
  tipo: string;
  prioridad: number;
  hospitalizacionId: number;
  paciente: string;
  edad: string | null;
  camaNumero: string | null;
  servicioId: number;
  servicioNombre: string;
  almacenSurtidorId: number;
  almacenNombre: string;
  solicitante: string | null;
  prepara: string | null;
  autorizacionPendiente: boolean;
  motivoUrgencia: string | null;
  minutos: number;
  claves: number;
  piezas: number;
  piezasPendientes: number;
  importeTotal: number;
  fechaSolicitud: string | null;
  /**
   * Dispensed by the actor, who may not receive it.
   */
  propia: boolean;
  lineas: {
    insumoOrdenCargoId: number;
    insumoId: number;
    nombre: string;
    codigosBarras: {
      gtin: string;
      /**
       * Piezas que trae el empaque con este código.
       */
      contenido: number;
    }[];
    lotes: {
      loteId: number;
      numeroLote: string | null;
      /**
       * Source of funds, programme, brand and supplier, which distinguish lots of one number.
       */
      origen: string | null;
      caducidad: string | null;
      cantidad: number;
    }[];
  }[];
}[];

/**
 * Recibir orden: body.
 */
export interface OrdenCargoRecibirBody {
  ordenCargoId: number;
  lineas: {
    insumoOrdenCargoId: number;
    lotes: {
      loteId: number;
      cantidadRecibida: number;
    }[];
    diferencia?: 'FALTANTE' | 'DANADO' | 'LOTE_DISTINTO' | null;
    nota?: string | null;
  }[];
  firma?: string | null;
}

/**
 * Órdenes surtidas: parameters.
 */
export interface OrdenCargoSurtidasParameters {
  desde?: string;
  hasta?: string;
  almacenId?: number;
  insumoId?: number;
}

/**
 * Tomar orden: body.
 */
export interface OrdenCargoTomarBody {
  ordenCargoId: number;
}

/**
 * Tomar varias órdenes: body.
 */
export interface OrdenCargoTomarVariasBody {
  ordenCargoIds: number[];
}

/**
 * Tomar varias órdenes: answer.
 */
export interface OrdenCargoTomarVariasAnswer {
  tomadas: number[];
  rechazos: {
    ordenCargoId: number;
    codigo: string;
    mensaje: string;
  }[];
}

/**
 * Soltar orden: body.
 */
export interface OrdenCargoSoltarBody {
  ordenCargoId: number;
}

/**
 * Tomar el relevo: body.
 */
export interface OrdenCargoRelevarBody {
  ordenCargoId: number;
  /**
   * Version of the order that the client saw. Of two simultaneous takeovers, one is refused.
   */
  version: number;
  /**
   * True to take over an order that another person prepares.
   */
  confirmado?: boolean;
}

/**
 * Seguir preparando: body.
 */
export interface OrdenCargoActividadBody {
  ordenCargoId: number;
}

/**
 * Seguir preparando: answer.
 */
export interface OrdenCargoActividadAnswer {
  /**
   * Still prepared by the actor.
   */
  mia: boolean;
}

/**
 * Devolver: body.
 */
export interface OrdenCargoDevolucionBody {
  ordenCargoId: number;
  motivo: string;
  lineas: {
    insumoOrdenCargoId: number;
    loteId: number;
    cantidad: number;
    condicion: 'INTEGRO' | 'ABIERTO' | 'CADUCADO';
  }[];
}

/**
 * Por devolver: parameters.
 */
export interface OrdenCargoPorDevolverParameters {
  hospitalizacionId?: number;
  servicioId?: number;
}

/**
 * Por devolver: answer.
 */
export type OrdenCargoPorDevolverAnswer = {
  ordenCargoId: number;
  folio: string | null;
  paciente: string;
  camaNumero: string | null;
  servicioNombre: string;
  hospitalizacionId: number;
  fechaRecepcion: string | null;
  lineas: {
    insumoOrdenCargoId: number;
    insumoId: number;
    nombre: string;
    codigosBarras: {
      gtin: string;
      /**
       * Piezas que trae el empaque con este código.
       */
      contenido: number;
    }[];
    loteId: number;
    numeroLote: string | null;
    /**
     * Source of funds, programme, brand and supplier, which distinguish lots of one number.
     */
    origen: string | null;
    caducidad: string | null;
    controlado: boolean;
    /**
     * Received pieces, neither used nor being returned.
     */
    disponible: number;
  }[];
}[];

/**
 * Resumen clínico: parameters.
 */
export interface PacienteResumenParameters {
  pacienteId: number;
}

/**
 * Resumen clínico: answer.
 */
export interface PacienteResumenAnswer {
  /**
   * The record, as its own route returns it; null when the caller may see the chart but not the record.
   */
  paciente: {
    [k: string]: unknown;
  } | null;
  /**
   * Records that address, allergies and conditions refer to, if the caller may list them.
   */
  referidos: {
    recurso: string;
    id: number | string;
    registro: {
      [k: string]: unknown;
    };
  }[];
  alertas: (
    | 'ALERGIA_GRAVE'
    | 'SIN_PREGUNTAR_ALERGIAS'
    | 'EMBARAZO'
    | 'GESTACION_ALTO_RIESGO'
    | 'PROVISIONAL'
    | 'SIN_AVISO_PRIVACIDAD'
    | 'ACCESO_EMERGENCIA'
  )[];
  /**
   * End of the caller's emergency access; null when the caller has regular access.
   */
  accesoHasta: string | null;
  cronicos: {
    diagnosticoId: number;
    clave: string;
    nombre: string;
    estado: string;
    desde: string | null;
  }[];
  expedientes: {
    pacienteUnidadId: number;
    numeroExpediente: string;
    unidadId: number;
    unidadNombre: string;
    principal: boolean;
  }[];
  /**
   * Newest first.
   */
  sucesos: {
    tipo: 'VISITA' | 'CONSULTA' | 'RECETA';
    id: number;
    fecha: string;
    titulo: string;
    estatus: string;
    unidadNombre: string;
    quien: string | null;
    diagnosticos: string[];
  }[];
  /**
   * Current and past programmes of the patient, as in their list; null without permission to list them.
   */
  programas:
    | {
        [k: string]: unknown;
      }[]
    | null;
  /**
   * Future appointments, the next first; null without permission to see the agenda.
   */
  citas:
    | {
        eventoId: number;
        inicio: string;
        estatus: string;
        titulo: string;
        unidadNombre: string;
        quien: string | null;
      }[]
    | null;
}

/**
 * Buscar en la red: parameters.
 */
export interface PacienteBuscarRedParameters {
  curp: string;
}

/**
 * Buscar en la red: answer.
 */
export type PacienteBuscarRedAnswer = {
  pacienteId: number;
  iniciales: string;
  edad: string | null;
  genero: string | null;
  unidadNombre: string;
  /**
   * True when the record is already within the caller's reach.
   */
  alcanza: boolean;
}[];

/**
 * Abrir por emergencia: parameters.
 */
export interface PacienteAccesoEmergenciaParameters {
  pacienteId: number;
}

/**
 * Abrir por emergencia: body.
 */
export interface PacienteAccesoEmergenciaBody {
  motivoAcceso: string;
}

/**
 * Abrir por emergencia: answer.
 */
export interface PacienteAccesoEmergenciaAnswer {
  accesoEmergenciaId: number;
  pacienteId: number;
  hasta: string;
}

/**
 * Registrar sin identificar: body.
 */
export interface PacienteRegistrarSinIdentificarBody {
  genero: 'H' | 'M' | 'X';
  edadAproximada: number;
  senas?: string;
}

/**
 * Abrir expediente aquí: body.
 */
export interface PacienteAbrirExpedienteBody {
  curp: string;
}

/**
 * Registrar defunción: parameters.
 */
export interface PacienteRegistrarDefuncionParameters {
  pacienteId: number;
}

/**
 * Registrar defunción: body.
 */
export interface PacienteRegistrarDefuncionBody {
  fechaHora: string;
  fuente: 'CERTIFICADO' | 'AVISO_FAMILIAR' | 'REGISTRO_CIVIL';
  folioCertificado?: string;
  observaciones?: string;
}

/**
 * Fusionar: body.
 */
export interface PacienteFusionarBody {
  sobrevivienteId: number;
  duplicadoId: number;
  version: number;
  motivo: string;
  tomar?: string[];
}

/**
 * Archivos de reportes: answer.
 */
export type ReporteArchivosAnswer = {
  reporteArchivoId: number;
  /**
   * Last part of the report's address.
   */
  reporte: string;
  /**
   * Name of the kept report, or of the report.
   */
  nombre: string;
  formato: 'csv' | 'xlsx' | 'pdf';
  estatus: 'EN_COLA' | 'EN_PROCESO' | 'LISTO' | 'CANCELADO' | 'FALLIDO';
  /**
   * Rows written so far.
   */
  filas: number;
  /**
   * Total rows; null until counted.
   */
  filasTotal: number | null;
  bytes: number | null;
  /**
   * Code of the problem, for a failed file.
   */
  problema: string | null;
  fecha: string;
  /**
   * End of the time in which a finished file can be downloaded.
   */
  vence: string | null;
}[];

/**
 * Cancelar o quitar el archivo de un reporte: parameters.
 */
export interface ReporteArchivoQuitarParameters {
  reporteArchivoId: number;
}

/**
 * Cancelar o quitar el archivo de un reporte: answer.
 */
export type ReporteArchivoQuitarAnswer = boolean;

/**
 * Reportes guardados: answer.
 */
export type ReportesGuardadosAnswer = {
  reporteGuardadoId: number;
  nombre: string;
  /**
   * Last part of the report's address.
   */
  reporte: string;
  parametros: {
    [k: string]: unknown;
  };
  /**
   * Period relative to the day of the report.
   */
  periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO' | 'AYER' | 'SEMANA_ANTERIOR' | 'MES_ANTERIOR' | null;
  formato: 'csv' | 'xlsx' | 'pdf';
  frecuencia: 'NINGUNA' | 'DIARIA' | 'SEMANAL' | 'MENSUAL';
  siguiente: string | null;
  version: number;
}[];

/**
 * Guardar un reporte: body.
 */
export interface ReporteGuardarBody {
  nombre: string;
  reporte: string;
  /**
   * Parameters of the report, without `desde` and `hasta` if there is a `periodo`.
   */
  parametros: {
    [k: string]: unknown;
  };
  periodo?: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO' | 'AYER' | 'SEMANA_ANTERIOR' | 'MES_ANTERIOR' | null;
  formato: 'csv' | 'xlsx' | 'pdf';
  /**
   * Schedule at six in the morning of the reader's unit: every day, every Monday, or on the first of every month. A mail announces the file.
   */
  frecuencia: 'NINGUNA' | 'DIARIA' | 'SEMANAL' | 'MENSUAL';
}

/**
 * Guardar un reporte: answer.
 */
export interface ReporteGuardarAnswer {
  reporteGuardadoId: number;
  nombre: string;
  /**
   * Last part of the report's address.
   */
  reporte: string;
  parametros: {
    [k: string]: unknown;
  };
  /**
   * Period relative to the day of the report.
   */
  periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO' | 'AYER' | 'SEMANA_ANTERIOR' | 'MES_ANTERIOR' | null;
  formato: 'csv' | 'xlsx' | 'pdf';
  frecuencia: 'NINGUNA' | 'DIARIA' | 'SEMANAL' | 'MENSUAL';
  siguiente: string | null;
  version: number;
}

/**
 * Modificar un reporte guardado: parameters.
 */
export interface ReporteGuardadoCambiarParameters {
  reporteGuardadoId: number;
}

/**
 * Modificar un reporte guardado: body.
 */
export interface ReporteGuardadoCambiarBody {
  version: number;
  nombre?: string;
  /**
   * Parameters of the report, without `desde` and `hasta` if there is a `periodo`.
   */
  parametros?: {
    [k: string]: unknown;
  };
  periodo?: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO' | 'AYER' | 'SEMANA_ANTERIOR' | 'MES_ANTERIOR' | null;
  formato?: 'csv' | 'xlsx' | 'pdf';
  /**
   * Schedule at six in the morning of the reader's unit: every day, every Monday, or on the first of every month. A mail announces the file.
   */
  frecuencia?: 'NINGUNA' | 'DIARIA' | 'SEMANAL' | 'MENSUAL';
}

/**
 * Modificar un reporte guardado: answer.
 */
export interface ReporteGuardadoCambiarAnswer {
  reporteGuardadoId: number;
  nombre: string;
  /**
   * Last part of the report's address.
   */
  reporte: string;
  parametros: {
    [k: string]: unknown;
  };
  /**
   * Period relative to the day of the report.
   */
  periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO' | 'AYER' | 'SEMANA_ANTERIOR' | 'MES_ANTERIOR' | null;
  formato: 'csv' | 'xlsx' | 'pdf';
  frecuencia: 'NINGUNA' | 'DIARIA' | 'SEMANAL' | 'MENSUAL';
  siguiente: string | null;
  version: number;
}

/**
 * Quitar un reporte guardado: parameters.
 */
export interface ReporteGuardadoQuitarParameters {
  reporteGuardadoId: number;
}

/**
 * Quitar un reporte guardado: answer.
 */
export type ReporteGuardadoQuitarAnswer = boolean;

/**
 * Buscar en toda la aplicación: parameters.
 */
export interface BuscarParameters {
  /**
   * Search words, without regard to case and accents.
   */
  texto: string;
}

/**
 * Buscar en toda la aplicación: answer.
 */
export type BuscarAnswer = {
  /**
   * Name of the resource, e.g. `paciente`.
   */
  recurso: string;
  registros: {
    id: number | string;
    titulo: string;
    detalle: string;
  }[];
  /**
   * True when the list of this resource has more matches.
   */
  hayMas: boolean;
}[];

/**
 * Buscar registros parecidos: body.
 */
export interface ParecidosBody {
  /**
   * Name of the resource, e.g. `paciente`.
   */
  recurso: string;
  /**
   * The record, as completed so far.
   */
  registro: {
    [k: string]: unknown;
  };
  /**
   * Key of the edited record, which is excluded.
   */
  id?: number | string;
}

/**
 * Buscar registros parecidos: answer.
 */
export type ParecidosAnswer = {
  id: number | string;
  titulo: string;
  detalle: string;
  /**
   * True when a unique value is equal: it is the same record and cannot be created again.
   */
  identico: boolean;
  /**
   * True when an inactive record has the unique value.
   */
  activo: boolean;
  /**
   * Compared values that the reader may see, by path.
   */
  valores: {
    [k: string]: unknown;
  };
}[];

/**
 * Catálogos en bulto: parameters.
 */
export interface CatalogoBultoParameters {
  /**
   * Names, separated by commas: `pais,estado,colores`.
   */
  nombres: string;
  /**
   * Only records changed since, including inactive ones, so that a copy can remove them.
   */
  desde?: string;
}

/**
 * Catálogos en bulto: answer.
 */
export interface CatalogoBultoAnswer {
  [k: string]: {}[];
}

/**
 * Tableros propios y compartidos: answer.
 */
export type TableroListAnswer = {
  tableroId: number;
  nombre: string;
  contenido: {
    periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO';
    tarjetas: {
      /**
       * Number of records of a list, a tile of a report, or a drawing of a report.
       */
      tipo: 'CUENTA' | 'CIFRA' | 'DIBUJO';
      titulo?: string;
      /**
       * For a count: name of the resource.
       */
      recurso?: string;
      /**
       * For a count: conditions by field, as `filterBy` takes them.
       */
      filtros?: {
        [k: string]: unknown;
      };
      /**
       * For a figure or a drawing: last segment of the report's address.
       */
      reporte?: string;
      bloque?: string;
      /**
       * For a figure: field of the tile.
       */
      campo?: string;
      /**
       * Parameters of the report besides the period.
       */
      parametros?: {
        [k: string]: unknown;
      };
    }[];
  };
  compartida: boolean;
  /**
   * True for the caller's own. Others can only view it.
   */
  propia: boolean;
  /**
   * Name of its owner.
   */
  autor: string;
  version: number;
}[];

/**
 * Guardar un tablero: body.
 */
export interface TableroCreateBody {
  nombre: string;
  contenido: {
    periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO';
    tarjetas: {
      /**
       * Number of records of a list, a tile of a report, or a drawing of a report.
       */
      tipo: 'CUENTA' | 'CIFRA' | 'DIBUJO';
      titulo?: string;
      /**
       * For a count: name of the resource.
       */
      recurso?: string;
      /**
       * For a count: conditions by field, as `filterBy` takes them.
       */
      filtros?: {
        [k: string]: unknown;
      };
      /**
       * For a figure or a drawing: last segment of the report's address.
       */
      reporte?: string;
      bloque?: string;
      /**
       * For a figure: field of the tile.
       */
      campo?: string;
      /**
       * Parameters of the report besides the period.
       */
      parametros?: {
        [k: string]: unknown;
      };
    }[];
  };
  compartida?: boolean;
}

/**
 * Guardar un tablero: answer.
 */
export interface TableroCreateAnswer {
  tableroId: number;
  nombre: string;
  contenido: {
    periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO';
    tarjetas: {
      /**
       * Number of records of a list, a tile of a report, or a drawing of a report.
       */
      tipo: 'CUENTA' | 'CIFRA' | 'DIBUJO';
      titulo?: string;
      /**
       * For a count: name of the resource.
       */
      recurso?: string;
      /**
       * For a count: conditions by field, as `filterBy` takes them.
       */
      filtros?: {
        [k: string]: unknown;
      };
      /**
       * For a figure or a drawing: last segment of the report's address.
       */
      reporte?: string;
      bloque?: string;
      /**
       * For a figure: field of the tile.
       */
      campo?: string;
      /**
       * Parameters of the report besides the period.
       */
      parametros?: {
        [k: string]: unknown;
      };
    }[];
  };
  compartida: boolean;
  /**
   * True for the caller's own. Others can only view it.
   */
  propia: boolean;
  /**
   * Name of its owner.
   */
  autor: string;
  version: number;
}

/**
 * Modificar un tablero: parameters.
 */
export interface TableroUpdateParameters {
  tableroId: number;
}

/**
 * Modificar un tablero: body.
 */
export interface TableroUpdateBody {
  version: number;
  nombre?: string;
  contenido?: {
    periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO';
    tarjetas: {
      /**
       * Number of records of a list, a tile of a report, or a drawing of a report.
       */
      tipo: 'CUENTA' | 'CIFRA' | 'DIBUJO';
      titulo?: string;
      /**
       * For a count: name of the resource.
       */
      recurso?: string;
      /**
       * For a count: conditions by field, as `filterBy` takes them.
       */
      filtros?: {
        [k: string]: unknown;
      };
      /**
       * For a figure or a drawing: last segment of the report's address.
       */
      reporte?: string;
      bloque?: string;
      /**
       * For a figure: field of the tile.
       */
      campo?: string;
      /**
       * Parameters of the report besides the period.
       */
      parametros?: {
        [k: string]: unknown;
      };
    }[];
  };
  compartida?: boolean;
}

/**
 * Modificar un tablero: answer.
 */
export interface TableroUpdateAnswer {
  tableroId: number;
  nombre: string;
  contenido: {
    periodo: 'HOY' | '7D' | '30D' | 'MES' | 'ANIO';
    tarjetas: {
      /**
       * Number of records of a list, a tile of a report, or a drawing of a report.
       */
      tipo: 'CUENTA' | 'CIFRA' | 'DIBUJO';
      titulo?: string;
      /**
       * For a count: name of the resource.
       */
      recurso?: string;
      /**
       * For a count: conditions by field, as `filterBy` takes them.
       */
      filtros?: {
        [k: string]: unknown;
      };
      /**
       * For a figure or a drawing: last segment of the report's address.
       */
      reporte?: string;
      bloque?: string;
      /**
       * For a figure: field of the tile.
       */
      campo?: string;
      /**
       * Parameters of the report besides the period.
       */
      parametros?: {
        [k: string]: unknown;
      };
    }[];
  };
  compartida: boolean;
  /**
   * True for the caller's own. Others can only view it.
   */
  propia: boolean;
  /**
   * Name of its owner.
   */
  autor: string;
  version: number;
}

/**
 * Eliminar un tablero: parameters.
 */
export interface TableroDeleteParameters {
  tableroId: number;
}

/**
 * Eliminar un tablero: answer.
 */
export type TableroDeleteAnswer = boolean;

/**
 * Vistas de una lista: parameters.
 */
export interface VistaListParameters {
  /**
   * Name of the resource, e.g. unidad.
   */
  recurso: string;
}

/**
 * Vistas de una lista: answer.
 */
export type VistaListAnswer = {
  vistaId: number;
  recurso: string;
  nombre: string;
  contenido: {
    /**
     * Conditions by field, as filterBy takes them.
     */
    filtros: {
      [k: string]: unknown;
    };
    orden?: {
      campo: string;
      sentido: 'asc' | 'desc';
    };
    /**
     * Visible columns, in order.
     */
    columnas?: string[];
    densidad?: 'comoda' | 'compacta';
  };
  compartida: boolean;
  predeterminada: boolean;
  /**
   * True for the caller's own. Others can only use it.
   */
  propia: boolean;
  /**
   * Name of its owner.
   */
  autor: string;
  version: number;
}[];

/**
 * Registros de cada pestaña: parameters.
 */
export interface VistaTotalesParameters {
  /**
   * Name of the resource, e.g. solicitud.
   */
  recurso: string;
}

/**
 * Registros de cada pestaña: answer.
 */
export type VistaTotalesAnswer = {
  /**
   * Name of the tab in the schema.
   */
  id: string;
  total: number;
}[];

/**
 * Guardar una vista: body.
 */
export interface VistaCreateBody {
  recurso: string;
  nombre: string;
  contenido: {
    /**
     * Conditions by field, as filterBy takes them.
     */
    filtros: {
      [k: string]: unknown;
    };
    orden?: {
      campo: string;
      sentido: 'asc' | 'desc';
    };
    /**
     * Visible columns, in order.
     */
    columnas?: string[];
    densidad?: 'comoda' | 'compacta';
  };
  compartida?: boolean;
  predeterminada?: boolean;
}

/**
 * Guardar una vista: answer.
 */
export interface VistaCreateAnswer {
  vistaId: number;
  recurso: string;
  nombre: string;
  contenido: {
    /**
     * Conditions by field, as filterBy takes them.
     */
    filtros: {
      [k: string]: unknown;
    };
    orden?: {
      campo: string;
      sentido: 'asc' | 'desc';
    };
    /**
     * Visible columns, in order.
     */
    columnas?: string[];
    densidad?: 'comoda' | 'compacta';
  };
  compartida: boolean;
  predeterminada: boolean;
  /**
   * True for the caller's own. Others can only use it.
   */
  propia: boolean;
  /**
   * Name of its owner.
   */
  autor: string;
  version: number;
}

/**
 * Modificar una vista: parameters.
 */
export interface VistaUpdateParameters {
  vistaId: number;
}

/**
 * Modificar una vista: body.
 */
export interface VistaUpdateBody {
  version: number;
  nombre?: string;
  contenido?: {
    /**
     * Conditions by field, as filterBy takes them.
     */
    filtros: {
      [k: string]: unknown;
    };
    orden?: {
      campo: string;
      sentido: 'asc' | 'desc';
    };
    /**
     * Visible columns, in order.
     */
    columnas?: string[];
    densidad?: 'comoda' | 'compacta';
  };
  compartida?: boolean;
  predeterminada?: boolean;
}

/**
 * Modificar una vista: answer.
 */
export interface VistaUpdateAnswer {
  vistaId: number;
  recurso: string;
  nombre: string;
  contenido: {
    /**
     * Conditions by field, as filterBy takes them.
     */
    filtros: {
      [k: string]: unknown;
    };
    orden?: {
      campo: string;
      sentido: 'asc' | 'desc';
    };
    /**
     * Visible columns, in order.
     */
    columnas?: string[];
    densidad?: 'comoda' | 'compacta';
  };
  compartida: boolean;
  predeterminada: boolean;
  /**
   * True for the caller's own. Others can only use it.
   */
  propia: boolean;
  /**
   * Name of its owner.
   */
  autor: string;
  version: number;
}

/**
 * Eliminar una vista: parameters.
 */
export interface VistaDeleteParameters {
  vistaId: number;
}

/**
 * Eliminar una vista: answer.
 */
export type VistaDeleteAnswer = boolean;

/**
 * Propuestas de cambio: parameters.
 */
export interface PropuestasCambioInsumoListParameters {
  estatus?: (
    | 'BORRADOR'
    | 'ENVIADA'
    | 'ACEPTADA'
    | 'RECHAZADA'
    | 'CONTRAPROPUESTA'
    | 'EN_TRANSITO'
    | 'RECIBIDA_PARCIAL'
    | 'RECIBIDA'
    | 'VENCIDA'
    | 'CANCELADA'
  )[];
  proveedorId?: number;
  almacenId?: number;
  vence?: string;
}

/**
 * Responder: parameters.
 */
export interface PropuestaCambioResponderParameters {
  propuestaCambioId: number;
}

/**
 * Responder: body.
 */
export interface PropuestaCambioResponderBody {
  decision: 'ACEPTAR' | 'RECHAZAR' | 'CONTRAPROPONER';
  motivo?: string | null;
  lineas?: {
    id: number;
    cantidad: number;
  }[];
}

/**
 * Mensaje: parameters.
 */
export interface PropuestaCambioMensajeParameters {
  propuestaCambioId: number;
}

/**
 * Mensaje: body.
 */
export interface PropuestaCambioMensajeBody {
  texto: string;
}

/**
 * Mensaje: answer.
 */
export interface PropuestaCambioMensajeAnswer {
  comentarioId: number;
  texto: string;
  fecha: string;
}

/**
 * Proponer cambio: body.
 */
export interface ProponerCambioBody {
  loteIds: number[];
}

/**
 * Recibir cambio: body.
 */
export interface RecibirCambioInsumoBody {
  propuestaCambioId: number;
  /**
   * Confirms the values that 409 POR_CONFIRMAR named.
   */
  confirmarDatos?: boolean;
  remision: string;
  /**
   * Name of the person who brought the pieces.
   */
  firma?: string | null;
  observaciones?: string | null;
  lineas: {
    /**
     * Key of the line.
     */
    id: number;
    recibido: number;
    /**
     * Old pieces returned. Default: as many as arrived.
     */
    entregado?: number | null;
    condicion?: 'BUENA' | 'EMPAQUE_DANADO' | 'ETIQUETA_DISTINTA' | 'TEMPERATURA' | 'CADUCIDAD_CORTA' | null;
    temperatura?: number | null;
    /**
     * As printed on the box, if it differs from the promise.
     */
    numeroLote?: string | null;
    caducidad?: string | null;
  }[];
}

/**
 * Lista de proveedores: answer.
 */
export interface ProveedorListAnswer {
  proveedorId: number;
  rfc: string;
  razonSocial: string;
  nombreComercial: string | null;
  tipo: string;
  estatus: string;
  telefono: string | null;
  correo: string;
  calificacion: number | null;
  cumplimientoTiempo: number | null;
  cumplimientoCantidad: number | null;
  canjesAtendidos: number | null;
  rechazos: number | null;
}

/**
 * Contratos de un proveedor: parameters.
 */
export interface ProveedorContratosParameters {
  proveedorId: number;
  ejercicio?: number;
}

/**
 * Entregas de un proveedor: parameters.
 */
export interface ProveedorEntregasParameters {
  proveedorId: number;
}

/**
 * Evaluación de un proveedor: parameters.
 */
export interface ProveedorEvaluacionParameters {
  proveedorId: number;
}

/**
 * Cartas canje de un proveedor: parameters.
 */
export interface ProveedorCartasCanjeParameters {
  proveedorId: number;
}

/**
 * Reportar la conexión: body.
 */
export type RedHistorialRegistrarBody = {
  dispositivoId: string;
  tipo: 'CAIDA' | 'RECUPERACION' | 'LENTITUD' | 'ERROR_SERVIDOR';
  inicio: string;
  fin?: string;
  tipoConexion?: string;
  latenciaMs?: number;
  operacionesEnCola?: number;
  operacionesSincronizadas?: number;
  operacionesFallidas?: number;
  versionApp?: string;
  ruta?: string;
}[];

/**
 * Reportar la conexión: answer.
 */
export interface RedHistorialRegistrarAnswer {
  aceptados: number;
}

/**
 * Pedir un aval: body.
 */
export interface VouchAskBody {
  /**
   * Name of the operation.
   */
  operacion: string;
  /**
   * Parameters of its path.
   */
  parametros: {
    [k: string]: unknown;
  };
  /**
   * Its body, without `segundaPersona`.
   */
  cuerpo: {
    [k: string]: unknown;
  };
}

/**
 * Pedir un aval: answer.
 */
export interface VouchAskAnswer {
  avalId: string;
  /**
   * Number that both people read, to identify the request. It grants no access.
   */
  numero: string;
  /**
   * Request, in words.
   */
  accion: string;
  expira: string;
}

/**
 * Avales que esperan: answer.
 */
export type VouchListAnswer = {
  avalId: string;
  numero: string;
  /**
   * Person who requests it.
   */
  pide: string;
  /**
   * Request, in words.
   */
  accion: string;
  /**
   * Confirmed content, line by line.
   */
  detalles: string[];
  creada: string;
  expira: string;
}[];

/**
 * Estado de un aval: parameters.
 */
export interface VouchStateParameters {
  avalId: string;
}

/**
 * Estado de un aval: answer.
 */
export interface VouchStateAnswer {
  /**
   * `TERMINADO`: used, withdrawn or out of time.
   */
  estado: 'ESPERA' | 'CONFIRMADO' | 'RECHAZADO' | 'TERMINADO';
  /**
   * Person who confirmed or refused.
   */
  quien: string | null;
}

/**
 * Confirmar: parameters.
 */
export interface VouchConfirmParameters {
  avalId: string;
}

/**
 * Confirmar: answer.
 */
export type VouchConfirmAnswer = boolean;

/**
 * No confirmar: parameters.
 */
export interface VouchRefuseParameters {
  avalId: string;
}

/**
 * No confirmar: answer.
 */
export type VouchRefuseAnswer = boolean;

/**
 * Retirar un aval: parameters.
 */
export interface VouchWithdrawParameters {
  avalId: string;
}

/**
 * Retirar un aval: answer.
 */
export type VouchWithdrawAnswer = boolean;

/**
 * Buscar en la bitácora: parameters.
 */
export interface BitacoraBuscarParameters {
  /**
   * Default: seven days ago.
   */
  desde?: string;
  /**
   * Exclusive end.
   */
  hasta?: string;
  usuarioId?: number;
  /**
   * Some of the actions, separated by commas.
   */
  acciones?: string;
  /**
   * Name of a resource, e.g. `paciente`.
   */
  entidad?: string;
  /**
   * Events of one record; with `entidad` also the lists in which it was shown.
   */
  entidadId?: string;
  /**
   * Unit of the actor.
   */
  unidadId?: number;
  correlacion?: string;
  /**
   * Part of the reason.
   */
  texto?: string;
  /**
   * `siguiente` of the page before.
   */
  antesDe?: number;
  cantidad?: number;
}

/**
 * Buscar en la bitácora: answer.
 */
export interface BitacoraBuscarAnswer {
  eventos: {
    bitacoraId: number;
    fecha: string;
    accion: string;
    transicion: string | null;
    usuarioId: number | null;
    /**
     * Null for the system and for callers without a session.
     */
    usuarioNombre: string | null;
    unidadId: number | null;
    unidadNombre: string | null;
    entidad: string;
    entidadId: string | null;
    /**
     * Name of the record, where the reader may open it.
     */
    titulo: string | null;
    /**
     * Number of changed fields.
     */
    campos: number;
    /**
     * Number of records that a list showed or a file contained.
     */
    filas: number | null;
    motivo: string | null;
  }[];
  /**
   * Events that match; counted up to ten thousand.
   */
  total: number;
  siguiente: number | null;
}

/**
 * Exportar la bitácora: parameters.
 */
export interface BitacoraExportarParameters {
  /**
   * Default: seven days ago.
   */
  desde?: string;
  /**
   * Exclusive end.
   */
  hasta?: string;
  usuarioId?: number;
  /**
   * Some of the actions, separated by commas.
   */
  acciones?: string;
  /**
   * Name of a resource, e.g. `paciente`.
   */
  entidad?: string;
  /**
   * Events of one record; with `entidad` also the lists in which it was shown.
   */
  entidadId?: string;
  /**
   * Unit of the actor.
   */
  unidadId?: number;
  correlacion?: string;
  /**
   * Part of the reason.
   */
  texto?: string;
  formato?: 'csv' | 'xlsx';
}

/**
 * Un evento de la bitácora: parameters.
 */
export interface BitacoraEventoParameters {
  bitacoraId: number;
}

/**
 * Un evento de la bitácora: answer.
 */
export interface BitacoraEventoAnswer {
  /**
   * Null where the reader may not open records of this kind, or not this one.
   */
  cambios:
    | {
        campo: string;
        antes: unknown;
        despues: unknown;
        oculto: boolean;
      }[]
    | null;
  ip: string | null;
  dispositivo: string | null;
  correlationId: string | null;
  /**
   * Position in the chain.
   */
  orden: number | null;
  /**
   * The digest that seals it.
   */
  huella: string | null;
}

/**
 * Estado de la cadena: answer.
 */
export interface BitacoraCadenaAnswer {
  integra: boolean;
  /**
   * Number of checked rows.
   */
  filas: number;
  /**
   * Last valid row; in a broken chain, the first invalid one.
   */
  bitacoraId: number | null;
  fecha: string | null;
  /**
   * Digest of the last valid row, to be stored elsewhere.
   */
  huella: string | null;
}

/**
 * Usuario actual: answer.
 */
export interface UsuarioActualAnswer {
  usuarioId: number;
  /**
   * All accounts of the person, this one included.
   */
  cuentas: number[];
  /**
   * URL, or empty for initials.
   */
  avatar: string;
  /**
   * Full display name.
   */
  userName: string;
  email: string;
  authority: {
    perfil: string;
    /**
     * Permission keys.
     */
    resources: string[];
    /**
     * Permission key → scope.
     */
    alcances: {
      [k: string]: string;
    };
  };
  /**
   * Name of the profile in other systems.
   */
  perfilNombre: string;
  /**
   * Displayed title of the profile.
   */
  perfilTitulo: string;
  /**
   * Route the application opens after sign-in.
   */
  rutaInicio: string;
  /**
   * Layout the profile always gets.
   */
  layoutForzado: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  /**
   * Group of the unit's type: HOSPITAL, CENTRO_SALUD …
   */
  unidadGrupo: string | null;
  /**
   * IANA name of the unit's time zone, or of the network's where there is no unit: what is today, and how hours are shown.
   */
  zonaHoraria: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  cargoNombreCodigo: string | null;
  personalMedicoId: number | null;
  /**
   * Supplier whose user it is.
   */
  proveedorId: number | null;
  /**
   * Warehouses the account operates.
   */
  almacenIds: number[];
  /**
   * Services and nursing stations.
   */
  servicioIds: number[];
  /**
   * Set during the simulation of a profile: all values are those of that profile.
   */
  simulacion: {
    /**
     * Full name of the simulated user; null for any user of the profile.
     */
    comoUsuario: string | null;
    expira: string;
  } | null;
  /**
   * True when the person has seen the tour.
   */
  recorridoVisto: boolean;
  /**
   * Appearance that the person chose last, on any machine; null without a choice and during the simulation of a profile.
   */
  preferencias: {
    idioma: string | null;
    tema: {
      [k: string]: unknown;
    } | null;
  } | null;
  notificacionesSinLeer: number;
}

/**
 * Permisos efectivos: parameters.
 */
export interface UsuarioPermisosEfectivosParameters {
  usuarioId: number;
}

/**
 * Permisos efectivos: answer.
 */
export interface UsuarioPermisosEfectivosAnswer {
  perfilId: number;
  /**
   * Name of the profile in other systems.
   */
  perfilNombre: string;
  /**
   * Displayed title of the profile.
   */
  perfilTitulo: string;
  grupos: {
    clave: string;
    nombre: string;
    permisos: {
      clave: string;
      nombre: string;
      nivel: 'BAJO' | 'MEDIO' | 'ALTO';
      alcance: string;
      /**
       * Reach for this account: name of its unit, of its warehouses …
       */
      alcanceTexto: string;
      /**
       * False when it reaches nothing.
       */
      alcanza: boolean;
    }[];
  }[];
  avisos: {
    tipo: string;
    mensaje: string;
    /**
     * Number of permissions.
     */
    permisos: number;
  }[];
  incompatibles: {
    /**
     * Combined permissions.
     */
    permisos: string[];
    motivo: string;
    nivel: 'BAJO' | 'MEDIO' | 'ALTO';
  }[];
}

/**
 * Recorrido visto: answer.
 */
export type RecorridoAnswer = boolean;

/**
 * Guardar preferencias: body.
 */
export interface PreferenciasBody {
  idioma?: 'es' | 'es-mx' | 'en';
  /**
   * Settings of the appearance. Unknown ones are ignored, missing ones have their default.
   */
  tema?: {
    themeColor?: string;
    primaryColorLevel?: number;
    mode?: string;
    direction?: string;
    cardBordered?: boolean;
    panelExpand?: boolean;
    controlSize?: string;
    navMode?: string;
    typeInput?: string;
    layout?: {
      type?: string;
      sideNavCollapse?: boolean;
      previousType?: string;
    };
  };
}

/**
 * Guardar preferencias: answer.
 */
export type PreferenciasAnswer = boolean;

/**
 * Vincular usuario: body.
 */
export interface UsuarioVincularBody {
  personaId: number;
  perfilId: number;
}

/**
 * Dar otra cuenta: body.
 */
export interface UsuarioCuentaAdicionalBody {
  personaId: number;
  perfilId: number;
  email: string;
  motivoCuentaAdicional: string;
}

/**
 * Actualizar usuario vinculado: parameters.
 */
export interface UsuarioVincularActualizarParameters {
  personaId: number;
}

/**
 * Actualizar usuario vinculado: body.
 */
export interface UsuarioVincularActualizarBody {
  personaId: number;
  perfilId: number;
  email: string;
}

/**
 * Bloquear: parameters.
 */
export interface UsuarioBloquearParameters {
  usuarioId: number;
}

/**
 * Bloquear: body.
 */
export interface UsuarioBloquearBody {
  motivo: string;
}

/**
 * Desbloquear: parameters.
 */
export interface UsuarioDesbloquearParameters {
  usuarioId: number;
}

/**
 * Desbloquear: body.
 */
export interface UsuarioDesbloquearBody {
  motivo: string;
}

/**
 * Desactivar: parameters.
 */
export interface UsuarioDesactivarParameters {
  usuarioId: number;
}

/**
 * Desactivar: body.
 */
export interface UsuarioDesactivarBody {
  motivo: string;
}

/**
 * Quitar segundo factor: parameters.
 */
export interface UsuarioQuitarSegundoFactorParameters {
  usuarioId: number;
}

/**
 * Quitar segundo factor: body.
 */
export interface UsuarioQuitarSegundoFactorBody {
  motivo: string;
}

/**
 * Reenviar invitación: parameters.
 */
export interface UsuarioReenviarInvitacionParameters {
  usuarioId: number;
}

/**
 * Reenviar invitación: body.
 */
export interface UsuarioReenviarInvitacionBody {
  motivo?: string;
}

/**
 * Lo que espera a la persona: answer.
 */
export interface InicioAnswer {
  tareas: {
    /**
     * Name of the resource, e.g. `solicitud`.
     */
    recurso: string;
    /**
     * Name of the step; the list filtered by `paso` holds these documents.
     */
    paso: string;
    cantidad: number;
    /**
     * Number of documents past the due time of their state.
     */
    vencidos: number;
  }[];
  /**
   * Sections of the worklist that the caller may list, in its order.
   */
  secciones: {
    /**
     * Name of the section in its worklist.
     */
    id: string;
    /**
     * Name of the resource.
     */
    recurso: string;
    /**
     * Number of records in the list.
     */
    total: number;
    /**
     * First records, at most five, as the list returns them.
     */
    registros: {
      [k: string]: unknown;
    }[];
    /**
     * Keys of the records with which the caller can take the step of the section now.
     */
    posibles: (number | string)[];
  }[];
  /**
   * List of the current day, for worklists that have one.
   */
  dia?: {
    /**
     * Number of records of the day.
     */
    total: number;
    /**
     * First records by time, at most six, as the list returns them.
     */
    registros: {
      [k: string]: unknown;
    }[];
  };
}

/**
 * Menú: answer.
 */
export interface ModuloMenuAnswer {
  modulos: {
    /**
     * For a part of the product: its group, or group and item joined by a hyphen.
     */
    clave: string;
    nombre: string;
    icono: string | null;
    /**
     * Address; null for a group.
     */
    ruta: string | null;
    orden: number;
    /**
     * `clave` of its parent module; null for a group.
     */
    dentroDe: string | null;
    visibleTablet: boolean;
  }[];
  /**
   * Keys of modules that are out of use, or not for the caller.
   */
  ocultos: string[];
}

/**
 * Permisos por módulo: answer.
 */
export interface PerfilMatrizAnswer {
  grupos: {
    clave: string;
    nombre: string;
    filas: {
      /**
       * Permission key.
       */
      clave: string;
      /**
       * Description of the permission.
       */
      nombre: string;
      /**
       * Risk.
       */
      nivel: 'BAJO' | 'MEDIO' | 'ALTO';
      /**
       * True when a second person must confirm it.
       */
      segundaPersona: boolean;
      /**
       * Warning before it is granted: not used yet.
       */
      nota: string | null;
    }[];
  }[];
  incompatibles: {
    /**
     * The two permission keys.
     */
    filas: string[];
    motivo: string;
    nivel: 'BAJO' | 'MEDIO' | 'ALTO';
  }[];
}

/**
 * Duplicar: parameters.
 */
export interface PerfilClonarParameters {
  perfilId: number;
}

/**
 * Duplicar: body.
 */
export interface PerfilClonarBody {
  nombre?: string;
}

/**
 * Iniciar sesión con el código: body.
 */
export interface SignInWithCodeBody {
  /**
   * Ticket from the first step of the sign-in.
   */
  boleto: string;
  codigo: string;
}

/**
 * Iniciar sesión con el código: answer.
 */
export interface SignInWithCodeAnswer {
  user: {
    avatar: string;
    userName: string;
    email: string;
    /**
     * Name of the profile.
     */
    authority: string[];
  };
  token: string;
}

/**
 * Preparar el segundo factor al entrar: body.
 */
export interface EnrolAtSignInBody {
  /**
   * Ticket from the first step of the sign-in.
   */
  boleto: string;
}

/**
 * Preparar el segundo factor al entrar: answer.
 */
export interface EnrolAtSignInAnswer {
  /**
   * Base32, for typing. Returned only here.
   */
  secreto: string;
  /**
   * `otpauth://totp/…`, for the QR code.
   */
  uri: string;
}

/**
 * Confirmar el segundo factor al entrar: body.
 */
export interface ConfirmAtSignInBody {
  /**
   * Ticket from the first step of the sign-in.
   */
  boleto: string;
  codigo: string;
}

/**
 * Confirmar el segundo factor al entrar: answer.
 */
export interface ConfirmAtSignInAnswer {
  user: {
    avatar: string;
    userName: string;
    email: string;
    /**
     * Name of the profile.
     */
    authority: string[];
  };
  token: string;
  /**
   * Recovery codes, each valid once. Returned only here.
   */
  codigos: string[];
}

/**
 * Segundo factor: answer.
 */
export interface SecondFactorAnswer {
  /**
   * `SECOND_FACTOR` of the installation.
   */
  modo: 'off' | 'offered' | 'required';
  /**
   * Moment from which it applies.
   */
  activo: string | null;
  /**
   * Number of unused recovery codes.
   */
  codigosRestantes: number;
}

/**
 * Preparar el segundo factor: body.
 */
export interface EnrolSecondFactorBody {
  actual: string;
  codigo?: string;
}

/**
 * Preparar el segundo factor: answer.
 */
export interface EnrolSecondFactorAnswer {
  /**
   * Base32, for typing. Returned only here.
   */
  secreto: string;
  /**
   * `otpauth://totp/…`, for the QR code.
   */
  uri: string;
}

/**
 * Activar el segundo factor: body.
 */
export interface ActivateSecondFactorBody {
  codigo: string;
}

/**
 * Activar el segundo factor: answer.
 */
export interface ActivateSecondFactorAnswer {
  /**
   * Recovery codes, each valid once. Returned only here.
   */
  codigos: string[];
}

/**
 * Quitar el segundo factor: body.
 */
export interface RemoveSecondFactorBody {
  actual: string;
  codigo: string;
}

/**
 * Quitar el segundo factor: answer.
 */
export type RemoveSecondFactorAnswer = boolean;

/**
 * Renovar los códigos de recuperación: body.
 */
export interface RenewRecoveryCodesBody {
  actual: string;
  codigo: string;
}

/**
 * Renovar los códigos de recuperación: answer.
 */
export interface RenewRecoveryCodesAnswer {
  /**
   * Recovery codes, each valid once. Returned only here.
   */
  codigos: string[];
}

/**
 * Iniciar sesión: body.
 */
export interface SignInBody {
  userName: string;
  password: string;
}

/**
 * Iniciar sesión: answer.
 */
export interface SignInAnswer {
  user: {
    avatar: string;
    userName: string;
    email: string;
    /**
     * Name of the profile.
     */
    authority: string[];
  } | null;
  token: string | null;
  /**
   * Remaining step, without a token: `CODIGO`, a code by `/sign-in/code`; `ALTA`, a second factor to be set up by `/sign-in/enrol`.
   */
  pendiente?: 'CODIGO' | 'ALTA';
  /**
   * Ticket of that step, valid once and for nothing else.
   */
  boleto?: string;
  /**
   * End of the ticket: after 5 minutes, or 15 to set a second factor up.
   */
  expira?: string;
}

/**
 * Activar una cuenta: body.
 */
export interface SignUpBody {
  email: string;
  userName?: string;
  password?: string;
}

/**
 * Activar una cuenta: answer.
 */
export interface SignUpAnswer {
  /**
   * An account opens only by the link of its mail.
   */
  user: null;
  token: null;
  /**
   * Next step: follow the link of the mail.
   */
  pendiente: 'CORREO';
}

/**
 * Recuperar la contraseña: body.
 */
export interface ForgotPasswordBody {
  email: string;
}

/**
 * Recuperar la contraseña: answer.
 */
export type ForgotPasswordAnswer = boolean;

/**
 * Elegir una contraseña: body.
 */
export interface ResetPasswordBody {
  codigo: string;
  password: string;
}

/**
 * Elegir una contraseña: answer.
 */
export interface ResetPasswordAnswer {
  token: string | null;
  /**
   * Remaining step, without a token: `CODIGO`, a code by `/sign-in/code`; `ALTA`, a second factor to be set up by `/sign-in/enrol`.
   */
  pendiente?: 'CODIGO' | 'ALTA';
  /**
   * Ticket of that step, valid once and for nothing else.
   */
  boleto?: string;
  /**
   * End of the ticket: after 5 minutes, or 15 to set a second factor up.
   */
  expira?: string;
}

/**
 * Cambiar la contraseña: body.
 */
export interface ChangePasswordBody {
  actual: string;
  nueva: string;
}

/**
 * Cambiar la contraseña: answer.
 */
export type ChangePasswordAnswer = boolean;

/**
 * Abrir la sesión: answer.
 */
export type BeginSessionAnswer = boolean;

/**
 * Confirmar la identidad: body.
 */
export interface ConfirmIdentityBody {
  password: string;
}

/**
 * Confirmar la identidad: answer.
 */
export type ConfirmIdentityAnswer = boolean;

/**
 * Sesiones abiertas: answer.
 */
export type SessionsAnswer = {
  sesionId: string;
  /**
   * True for the present session.
   */
  actual: boolean;
  creada: string;
  /**
   * Latest use, to the minute.
   */
  usada: string;
  /**
   * IP address at its opening.
   */
  ip: string | null;
  /**
   * `User-Agent` at its opening.
   */
  dispositivo: string | null;
}[];

/**
 * Cerrar una sesión: parameters.
 */
export interface CloseSessionParameters {
  sesionId: string;
}

/**
 * Cerrar una sesión: answer.
 */
export type CloseSessionAnswer = boolean;

/**
 * Cerrar las demás sesiones: answer.
 */
export interface CloseOtherSessionsAnswer {
  cerradas: number;
}

/**
 * Cerrar sesión: answer.
 */
export type SignOutAnswer = boolean;

/**
 * Probar como: body.
 */
export interface SimulacionPerfilBody {
  perfilId: number;
  unidadId?: number;
  almacenIds?: number[];
  servicioIds?: number[];
  proveedorId?: number;
}

/**
 * Probar como: answer.
 */
export interface SimulacionPerfilAnswer {
  /**
   * For the header `X-Simulacion`.
   */
  simulacionId: string;
  expira: string;
}

/**
 * Probar como este usuario: body.
 */
export interface SimulacionUsuarioBody {
  usuarioId: number;
}

/**
 * Probar como este usuario: answer.
 */
export interface SimulacionUsuarioAnswer {
  /**
   * For the header `X-Simulacion`.
   */
  simulacionId: string;
  expira: string;
}

/**
 * Terminar la prueba: answer.
 */
export type SimulacionTerminarAnswer = boolean;

/**
 * Vincular usuario: body.
 */
export interface VincularUsuarioProveedorBody {
  proveedorId: number;
  nombre: string;
  primerApellido: string;
  segundoApellido?: string;
  email: string;
  isActive: boolean;
}

/**
 * Vincular usuario: answer.
 */
export interface VincularUsuarioProveedorAnswer {
  usuarioId: number;
  /**
   * Full name.
   */
  usuarioNombre: string;
  email: string;
  personaId: number;
  isActive: 'ACTIVO' | 'INACTIVO';
  /**
   * `dd-MM-yyyy hh:mm a` in UTC.
   */
  modifiedDate: string;
  /**
   * Given name.
   */
  personaNombre: string;
  primerApellido: string;
  /**
   * Empty when there is none.
   */
  segundoApellido: string;
}

/**
 * Usuarios de proveedor: parameters.
 */
export interface ProveedorUsuariosParameters {
  proveedorId?: number;
}

/**
 * Usuarios de proveedor: answer.
 */
export interface ProveedorUsuariosAnswer {
  usuarioId: number;
  /**
   * Full name.
   */
  usuarioNombre: string;
  email: string;
  personaId: number;
  isActive: 'ACTIVO' | 'INACTIVO';
  /**
   * `dd-MM-yyyy hh:mm a` in UTC.
   */
  modifiedDate: string;
  /**
   * Given name.
   */
  personaNombre: string;
  primerApellido: string;
  /**
   * Empty when there is none.
   */
  segundoApellido: string;
}

/**
 * Editar usuario de proveedor: parameters.
 */
export interface UsuarioProveedorActualizarParameters {
  usuarioId: number;
}

/**
 * Editar usuario de proveedor: body.
 */
export interface UsuarioProveedorActualizarBody {
  usuarioId: number;
  nombre: string;
  primerApellido: string;
  segundoApellido?: string;
  email: string;
  isActive: boolean;
}

/**
 * Editar usuario de proveedor: answer.
 */
export interface UsuarioProveedorActualizarAnswer {
  usuarioId: number;
  /**
   * Full name.
   */
  usuarioNombre: string;
  email: string;
  personaId: number;
  isActive: 'ACTIVO' | 'INACTIVO';
  /**
   * `dd-MM-yyyy hh:mm a` in UTC.
   */
  modifiedDate: string;
  /**
   * Given name.
   */
  personaNombre: string;
  primerApellido: string;
  /**
   * Empty when there is none.
   */
  segundoApellido: string;
}

/**
 * Traspasos sugeridos: parameters.
 */
export interface RedistribucionParameters {
  insumoId?: number;
  /**
   * Jurisdiction of the warehouse with a shortage.
   */
  jurisdiccionId?: number;
  motivo?: 'POR_CADUCAR' | 'EXCEDENTE';
}

/**
 * Traspasos sugeridos: answer.
 */
export interface RedistribucionAnswer {
  total: number;
  /**
   * Pieces of all proposals.
   */
  piezas: number;
  /**
   * MXN, of all.
   */
  importe: number;
  propuestas: {
    insumoId: number;
    clave: string | null;
    nombreGenerico: string;
    origenId: number;
    origenNombre: string;
    destinoId: number;
    destinoNombre: string;
    cantidad: number;
    motivo: 'POR_CADUCAR' | 'EXCEDENTE';
    /**
     * Earliest expiry of the surplus.
     */
    caducidad: string | null;
    /**
     * Remaining pieces of the warehouse with a shortage.
     */
    disponibleDestino: number;
    /**
     * Straight-line distance in km.
     */
    distanciaKm: number | null;
    /**
     * MXN.
     */
    importe: number;
  }[];
}

/**
 * Crear traspasos: body.
 */
export interface RedistribuirBody {
  propuestas: {
    insumoId: number;
    origenId: number;
    destinoId: number;
    cantidad: number;
  }[];
}

/**
 * Crear traspasos: answer.
 */
export interface RedistribuirAnswer {
  solicitudes: {
    solicitudId: number;
    folio: string;
    claves: number;
    piezas: number;
    origenNombre: string;
    destinoNombre: string;
  }[];
}

/**
 * Comentar: parameters.
 */
export interface SolicitudComentarParameters {
  solicitudId: number;
}

/**
 * Comentar: body.
 */
export interface SolicitudComentarBody {
  texto: string;
}

/**
 * Pedir lo que hace falta: body.
 */
export interface SolicitudSugeridaBody {
  almacenSolicitanteId: number;
  tipo: 'ORDINARIA' | 'REPOSICION_FONDO_FIJO' | 'COLECTIVO';
  almacenSurtidorId?: number;
}

/**
 * Pedir lo pendiente: parameters.
 */
export interface SolicitudPendienteParameters {
  solicitudId: number;
}

/**
 * Capturar solicitud en papel: body.
 */
export interface SolicitudManualBody {
  almacenSolicitanteId: number;
  almacenSurtidorId: number;
  folioPapel: string;
  fechaPapel: string;
  motivoManual: string;
  urgente?: boolean;
  aceptaSustitutos?: boolean;
  lineas: {
    solicitudDetalleId?: number;
    insumoId: number;
    cantidadSolicitada: number;
  }[];
}

/**
 * Líneas de una solicitud: parameters.
 */
export interface SolicitudDetalleParameters {
  solicitudId: number;
}

/**
 * Líneas de una solicitud: answer.
 */
export type SolicitudDetalleAnswer = {
  solicitudDetalleId: number;
  insumoId: number;
  insumoNombre?: string | null;
  cantidadSolicitada: number;
  [k: string]: unknown;
}[];

/**
 * Cifras para decidir cantidades: body.
 */
export interface SolicitudCifrasBody {
  lineas: {
    /**
     * Requesting warehouse.
     */
    almacenId: number;
    /**
     * Supplying warehouse.
     */
    surtidorId?: number | null;
    insumoId: number;
    /**
     * Requests that refill a fixed fund are suggested up to it.
     */
    tipo?:
      | 'ORDINARIA'
      | 'EXTRAORDINARIA'
      | 'MANUAL'
      | 'COLECTIVO'
      | 'REPOSICION_FONDO_FIJO'
      | 'PROGRAMA'
      | 'REDISTRIBUCION';
    /**
     * Request of the line, which does not count as requested elsewhere.
     */
    solicitudId?: number | null;
  }[];
}

/**
 * Cifras para decidir cantidades: answer.
 */
export type SolicitudCifrasAnswer = {
  almacenId: number;
  insumoId: number;
  /**
   * Null when the warehouse has neither stock nor a setting.
   */
  disponible: number | null;
  enTransito: number | null;
  /**
   * Requested in other requests without a shipment, including drafts.
   */
  pedido: number;
  cpm: number | null;
  /**
   * Months that the available stock lasts.
   */
  meses: number | null;
  sugerida: number | null;
  /**
   * Basis of the suggestion.
   */
  motivo: 'SIN_NIVELES' | 'CUBIERTO' | 'HASTA_MAXIMO' | 'HASTA_FONDO_FIJO' | 'TOPE';
  /**
   * Level that it fills up to.
   */
  meta: number | null;
  multiplo: number;
  tope: number | null;
  disponibleSurtidor: number | null;
  /**
   * Authorised for other requests and not yet reserved.
   */
  comprometidaSurtidor: number | null;
}[];

/**
 * Claves que puede surtir un almacén: parameters.
 */
export interface AlmacenVerClavesParameters {
  /**
   * The supplying warehouse.
   */
  almacenId: number;
  /**
   * Request being written. Adds the stock of its warehouse and marks the supplies that it already contains.
   */
  solicitudId?: number;
}

/**
 * Claves que puede surtir un almacén: answer.
 */
export interface AlmacenVerClavesAnswer {
  insumoId: number;
  clave: string;
  descripcion: string;
  disponible: number | null;
  proximaCaducidad: string | null;
  cpmSolicitante: number | null;
  existenciaSolicitante: number | null;
  sugerido: number | null;
  /**
   * Why it cannot be added.
   */
  bloqueo: 'YA_EN_SOLICITUD' | null;
}

/**
 * Solicitudes por estatus: parameters.
 */
export interface CantidadEstatusSolicitudParameters {
  rol?: 'solicitante' | 'surtidor';
  almacenId?: number;
  desde?: string;
  hasta?: string;
}

/**
 * Solicitudes por estatus: answer.
 */
export type CantidadEstatusSolicitudAnswer = {
  estatus: string;
  cantidad: number;
  urgentes: number;
  vencidasSla: number;
}[];

/**
 * Movimientos de almacén: parameters.
 */
export interface AlmacenParameters {
  almacenId: number;
  desde?: string;
  hasta?: string;
  tipo?:
    | 'E_INICIAL'
    | 'E_PROVEEDOR'
    | 'E_TRANSFERENCIA'
    | 'E_EXTRAORDINARIA'
    | 'E_CANJE'
    | 'E_DEVOLUCION_PACIENTE'
    | 'E_DEVOLUCION_TRASPASO'
    | 'E_DIFERENCIA'
    | 'E_AJUSTE_CONTEO'
    | 'E_REVERSA'
    | 'S_RECETA'
    | 'S_ORDEN_CARGO'
    | 'S_TRANSFERENCIA'
    | 'S_EXTRAORDINARIA'
    | 'S_CANJE'
    | 'S_CADUCIDAD'
    | 'S_CONSUMO_SERVICIO'
    | 'S_AJUSTE_CONTEO'
    | 'S_REVERSA'
    | 'N_CAMBIO_ESTATUS'
    | 'N_CORRECCION_LOTE';
  insumoId?: number;
  proveedorId?: number;
  destinoId?: number;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'tipos' | 'entradasSalidas' | 'destinos')[];
}

/**
 * Movimientos de almacén: answer.
 */
export interface AlmacenAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    fecha: string | null;
    folio: string | null;
    tipo: string | null;
    contraparte: string | null;
    clave: string | null;
    insumo: string | null;
    lote: string | null;
    caducidad: string | null;
    entrada: number | null;
    salida: number | null;
    saldo: number | null;
    costo: number | null;
    importeEntrada: number | null;
    importeSalida: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      recibidas: number | null;
      surtido: number | null;
      aTiempo: number | null;
      conDiferencias: number | null;
      exactitud: number | null;
      rotacion: number | null;
      merma: number | null;
      sinMovimiento: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    tipos: {
      tipo: string | null;
      porcentaje: number | null;
      piezas: number | null;
      todas: number | null;
      importe: number | null;
      movimientos: number | null;
      codigo: string | null;
      desde: string | null;
      hasta: string | null;
    }[];
    entradasSalidas: {
      tramo: string | null;
      tipo: string | null;
      piezas: number | null;
      movimientos: number | null;
      codigo: string | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    destinos: {
      destino: string | null;
      porcentaje: number | null;
      surtidas: number | null;
      autorizadas: number | null;
      solicitudes: number | null;
      destinoId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Almacenes de la red: parameters.
 */
export interface AlmacenesRedParameters {
  tipo?:
    | 'ALMACEN_ESTATAL'
    | 'ALMACEN_REGIONAL'
    | 'ALMACEN_JURISDICCIONAL'
    | 'ALMACEN_UNIDAD'
    | 'FARMACIA'
    | 'CENDIS'
    | 'CENTRAL_ENFERMERIA'
    | 'QUIROFANO'
    | 'CARRO_ROJO'
    | 'CUARENTENA';
  jurisdiccionId?: number;
  unidadId?: number;
  semaforo?: 'ROJO' | 'AMBAR' | 'VERDE';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('mapa' | 'ultimas')[];
}

/**
 * Almacenes de la red: answer.
 */
export interface AlmacenesRedAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    nombre: string | null;
    unidad: string | null;
    semaforo: string | null;
    claves: number | null;
    porcentaje: number | null;
    porcentajeEsencial: number | null;
    porcentajeEfectivo: number | null;
    criticas: number | null;
    valor: number | null;
    porCaducar: number | null;
    solicitudes: number | null;
    diasConExistencia: number | null;
    tendencia: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    mapa: {
      nombre: string | null;
      porcentaje: number | null;
      claves: number | null;
      latitud: number | null;
      longitud: number | null;
      almacenId: number | null;
    }[];
    ultimas: {
      nombre: string | null;
      porcentaje: number | null;
      almacenId: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Atención médica: parameters.
 */
export interface AtencionMedicaParameters {
  por?: 'UNIDAD' | 'JURISDICCION' | 'PROGRAMA';
  desde?: string;
  hasta?: string;
  jurisdiccionId?: number;
  unidadId?: number;
  programaId?: number;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'espera' | 'consultas' | 'surtido')[];
}

/**
 * Atención médica: answer.
 */
export interface AtencionMedicaAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    nombre: string | null;
    visitas: number | null;
    atendidas: number | null;
    noSePresento: number | null;
    canceladas: number | null;
    esperaMediana: number | null;
    esperaP90: number | null;
    consultas: number | null;
    pacientes: number | null;
    recetas: number | null;
    completas: number | null;
    parciales: number | null;
    noSurtidas: number | null;
    porSurtir: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      visitas: number | null;
      esperaMediana: number | null;
      esperaP90: number | null;
      consultas: number | null;
      enProgramas: number | null;
      recetas: number | null;
      faltaron: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    espera: {
      unidad: string | null;
      porcentaje: number | null;
      esperaP90: number | null;
      visitas: number | null;
      unidadId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    consultas: {
      unidad: string | null;
      porcentaje: number | null;
      consultas: number | null;
      visitas: number | null;
      unidadId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    surtido: {
      unidad: string | null;
      porcentaje: number | null;
      faltaron: number | null;
      recetas: number | null;
      unidadId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Caducidades: parameters.
 */
export interface CaducidadesParameters {
  meses?: number;
  almacenId?: number;
  unidadId?: number;
  jurisdiccionId?: number;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: 'meses'[];
}

/**
 * Caducidades: answer.
 */
export interface CaducidadesAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    mes: string | null;
    lotes: number | null;
    piezas: number | null;
    importe: number | null;
    lotesEnRiesgo: number | null;
    piezasEnRiesgo: number | null;
    importeEnRiesgo: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    meses: {
      mes: string | null;
      piezas: number | null;
      piezasEnRiesgo: number | null;
      importe: number | null;
      semaforo: string | null;
      tono: string | null;
      estatus: string | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Surtimiento del CENDIS: parameters.
 */
export interface CendisParameters {
  cendisId: number;
  desde?: string;
  hasta?: string;
  servicioId?: number;
  tipo?:
    | 'ORDINARIA'
    | 'EXTRAORDINARIA'
    | 'MANUAL'
    | 'COLECTIVO'
    | 'REPOSICION_FONDO_FIJO'
    | 'PROGRAMA'
    | 'REDISTRIBUCION';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'tramos' | 'horas' | 'cumplimiento' | 'servicios')[];
}

/**
 * Surtimiento del CENDIS: answer.
 */
export interface CendisAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    clave: string | null;
    insumo: string | null;
    fondoFijo: number | null;
    disponible: number | null;
    porcentajeFondo: number | null;
    solicitadas: number | null;
    esperadas: number | null;
    recibidas: number | null;
    deficit: number | null;
    cumplimiento: number | null;
    estado: string | null;
    mesesDeficit: number | null;
    ordenes: number | null;
    surtidas: number | null;
    devueltas: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      fondoFijo: number | null;
      cumplimiento: number | null;
      deficit: number | null;
      cronicos: number | null;
      enCero: number | null;
      terminadas: number | null;
      enCurso: number | null;
      ordenes: number | null;
      minutos: number | null;
      devoluciones: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    tramos: {
      tramo: string | null;
      ordenes: number | null;
      minutos: number | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    horas: {
      servicio: string | null;
      hora: string | null;
      ordenes: number | null;
    }[];
    cumplimiento: {
      estado: string | null;
      porcentaje: number | null;
      claves: number | null;
      todas: number | null;
    }[];
    servicios: {
      servicio: string | null;
      porcentaje: number | null;
      ordenes: number | null;
      minutos: number | null;
      servicioId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Consumo de los servicios: parameters.
 */
export interface CentralesParameters {
  unidadId: number;
  por?: 'RENGLON' | 'SERVICIO' | 'PACIENTE' | 'CLAVE';
  servicioId?: number;
  desde?: string;
  hasta?: string;
  turno?: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  pacienteId?: number;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'tramos' | 'servicios' | 'tipos')[];
}

/**
 * Consumo de los servicios: answer.
 */
export interface CentralesAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    servicio: string | null;
    cama: string | null;
    paciente: string | null;
    folio: string | null;
    fecha: string | null;
    clave: string | null;
    insumo: string | null;
    ordenes: number | null;
    solicitadas: number | null;
    autorizadas: number | null;
    surtidas: number | null;
    devueltas: number | null;
    aplicadas: number | null;
    importe: number | null;
    importeDiaCama: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      ordenes: number | null;
      pacientes: number | null;
      claves: number | null;
      surtidas: number | null;
      devueltas: number | null;
      importe: number | null;
      diasCama: number | null;
      importeDiaCama: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    tramos: {
      tramo: string | null;
      importe: number | null;
      importeDiaCama: number | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    servicios: {
      servicio: string | null;
      porcentaje: number | null;
      importe: number | null;
      importeDiaCama: number | null;
      ordenes: number | null;
      servicioId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    tipos: {
      servicio: string | null;
      tipo: string | null;
      importe: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Comprobación de existencias: parameters.
 */
export interface ComprobacionParameters {
  almacenId?: number;
  unidadId?: number;
  soloDescuadres?: boolean;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: 'resumen'[];
}

/**
 * Comprobación de existencias: answer.
 */
export interface ComprobacionAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    almacen: string | null;
    almacenClave: string | null;
    descuadres: number | null;
    claves: number | null;
    lotes: number | null;
    movimientos: number | null;
    existencia: number | null;
    segunKardex: number | null;
    detalle: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      descuadres: number | null;
      lotes: number | null;
      insumos: number | null;
      movimientos: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Consultas por diagnóstico: parameters.
 */
export interface ConsultasDiagnosticosParameters {
  unidadId?: number;
  personalMedicoId?: number;
  desde?: string;
  hasta?: string;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'horas' | 'frecuentes')[];
}

/**
 * Consultas por diagnóstico: answer.
 */
export interface ConsultasDiagnosticosAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    clave: string | null;
    diagnostico: string | null;
    consultas: number | null;
    principal: number | null;
    primeraVez: number | null;
    pacientes: number | null;
    porcentaje: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      consultas: number | null;
      pacientes: number | null;
      diagnosticos: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    horas: {
      hora: string | null;
      estatus: string | null;
      visitas: number | null;
      codigo: string | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    frecuentes: {
      diagnostico: string | null;
      consultas: number | null;
      acumulado: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Desabasto y demanda no atendida: parameters.
 */
export interface DesabastoParameters {
  almacenId?: number;
  unidadId?: number;
  jurisdiccionId?: number;
  soloCronicos?: boolean;
  soloEsenciales?: boolean;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'faltantes')[];
}

/**
 * Desabasto y demanda no atendida: answer.
 */
export interface DesabastoAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    almacen: string | null;
    clave: string | null;
    insumo: string | null;
    meses: number | null;
    dias: number | null;
    negadas: number | null;
    demandaMensual: number | null;
    disponible: number | null;
    enTransito: number | null;
    dias1: number | null;
    dias2: number | null;
    dias3: number | null;
    dias4: number | null;
    dias5: number | null;
    dias6: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      cronicas: number | null;
      enCero: number | null;
      negadas: number | null;
      dias: number | null;
    }[];
    faltantes: {
      insumo: string | null;
      negadas: number | null;
      acumulado: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Disponibilidad de la red: parameters.
 */
export interface DisponibilidadParameters {
  unidadId?: number;
  jurisdiccionId?: number;
  desde?: string;
  hasta?: string;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'mapa' | 'tramos' | 'dias')[];
}

/**
 * Disponibilidad de la red: answer.
 */
export interface DisponibilidadAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    unidad: string | null;
    clues: string | null;
    jurisdiccion: string | null;
    disponibilidad: number | null;
    minutos: number | null;
    caidas: number | null;
    masLarga: number | null;
    equipos: number | null;
    lentitudes: number | null;
    errores: number | null;
    enCola: number | null;
    fallidas: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      disponibilidad: number | null;
      unidades: number | null;
      conCaidas: number | null;
      caidas: number | null;
      minutos: number | null;
      enCola: number | null;
      fallidas: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    mapa: {
      nombre: string | null;
      porcentaje: number | null;
      caidas: number | null;
      latitud: number | null;
      longitud: number | null;
      unidadId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    tramos: {
      tramo: string | null;
      minutos: number | null;
      caidas: number | null;
      porcentaje: number | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    dias: {
      unidad: string | null;
      dia: string | null;
      porcentaje: number | null;
      caidas: number | null;
      unidadId: number | null;
      fecha: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Farmacia: parameters.
 */
export interface FarmaciaParameters {
  almacenId: number;
  por?: 'DIA' | 'TURNO' | 'DISPENSADOR' | 'PROGRAMA';
  desde?: string;
  hasta?: string;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'tramos' | 'abasto' | 'estadosTramo' | 'faltantes')[];
}

/**
 * Farmacia: answer.
 */
export interface FarmaciaAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    nombre: string | null;
    recetas: number | null;
    completas: number | null;
    parciales: number | null;
    noSurtidas: number | null;
    porSurtir: number | null;
    porcentajeRecetas: number | null;
    clavesPrescritas: number | null;
    clavesSurtidas: number | null;
    porcentajeClaves: number | null;
    piezasPrescritas: number | null;
    piezasSurtidas: number | null;
    porcentajePiezas: number | null;
    minutos: number | null;
    importe: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      recetas: number | null;
      completas: number | null;
      parciales: number | null;
      noSurtidas: number | null;
      porSurtir: number | null;
      porcentajePiezas: number | null;
      minutos: number | null;
      importe: number | null;
      colectivos: number | null;
      colectivosSurtidos: number | null;
      caducaPronto: number | null;
      caducaDespues: number | null;
      desde: string | null;
      hasta: string | null;
      hoy: string | null;
      enTresMeses: string | null;
      desdeCuarto: string | null;
      enSeisMeses: string | null;
    }[];
    tramos: {
      tramo: string | null;
      recetas: number | null;
      faltaron: number | null;
      porcentaje: number | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    abasto: {
      tipo: string | null;
      porcentaje: number | null;
      conExistencia: number | null;
      claves: number | null;
      codigo: string | null;
    }[];
    estadosTramo: {
      tramo: string | null;
      estatus: string | null;
      recetas: number | null;
      codigo: string | null;
      tono: string | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    faltantes: {
      insumo: string | null;
      faltan: number | null;
      acumulado: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Fondo fijo: parameters.
 */
export interface FondoFijoParameters {
  almacenId?: number;
  unidadId?: number;
  soloFaltantes?: boolean;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: 'almacenes'[];
}

/**
 * Fondo fijo: answer.
 */
export interface FondoFijoAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    almacen: string | null;
    clave: string | null;
    insumo: string | null;
    fondoFijo: number | null;
    disponible: number | null;
    faltante: number | null;
    excedente: number | null;
    porcentaje: number | null;
    ultimaReposicion: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    almacenes: {
      almacen: string | null;
      porcentaje: number | null;
      faltante: number | null;
      fondoFijo: number | null;
      almacenId: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Funciones incompatibles: parameters.
 */
export interface FuncionesIncompatiblesParameters {
  perfilId?: number;
  gravedad?: 'BAJO' | 'MEDIO' | 'ALTO';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
}

/**
 * Funciones incompatibles: answer.
 */
export interface FuncionesIncompatiblesAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    perfil: string | null;
    gravedad: string | null;
    permiso1: string | null;
    alcance1: string | null;
    permiso2: string | null;
    alcance2: string | null;
    motivo: string | null;
    usuariosActivos: number | null;
    usuarios: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Hospitalización y camas: parameters.
 */
export interface HospitalizacionParameters {
  unidadId: number;
  servicioId?: number;
  desde?: string;
  hasta?: string;
  motivoEgreso?:
    | 'MEJORIA'
    | 'CURACION'
    | 'VOLUNTARIO'
    | 'TRASLADO'
    | 'PASE_OTRO_HOSPITAL'
    | 'FUGA'
    | 'DEFUNCION'
    | 'MAXIMO_BENEFICIO'
    | 'OTRO';
  diagnosticoId?: number;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'tramos' | 'servicios' | 'motivos' | 'flujo' | 'estancias' | 'estanciasServicio')[];
}

/**
 * Hospitalización y camas: answer.
 */
export interface HospitalizacionAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    folio: string | null;
    paciente: string | null;
    edad: number | null;
    sexo: string | null;
    servicio: string | null;
    cama: string | null;
    ingreso: string | null;
    egreso: string | null;
    dias: number | null;
    dxIngreso: string | null;
    dxEgreso: string | null;
    motivo: string | null;
    medico: string | null;
    reingreso: number | null;
    importe: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      ingresos: number | null;
      egresos: number | null;
      presentes: number | null;
      ocupacion: number | null;
      diasPaciente: number | null;
      diasCama: number | null;
      estancia: number | null;
      giro: number | null;
      sustitucion: number | null;
      reingresos: number | null;
      defunciones: number | null;
      defunciones48: number | null;
      importe: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    tramos: {
      tramo: string | null;
      diasPaciente: number | null;
      ocupacion: number | null;
    }[];
    servicios: {
      servicio: string | null;
      porcentaje: number | null;
      diasPaciente: number | null;
      diasCama: number | null;
    }[];
    motivos: {
      motivo: string | null;
      porcentaje: number | null;
      egresos: number | null;
      todos: number | null;
      codigo: string | null;
      desde: string | null;
      hasta: string | null;
    }[];
    flujo: {
      origen: string | null;
      destino: string | null;
      estancias: number | null;
      origenCodigo: string | null;
      motivoCodigo: string | null;
      desde: string | null;
      hasta: string | null;
    }[];
    estancias: {
      tramo: string | null;
      egresos: number | null;
      porcentaje: number | null;
    }[];
    estanciasServicio: {
      servicio: string | null;
      minimo: number | null;
      q1: number | null;
      mediana: number | null;
      q3: number | null;
      maximo: number | null;
      egresos: number | null;
      servicioId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Informe semestral de solicitudes: parameters.
 */
export interface InformeSemestreParameters {
  semestre: string;
  almacenId?: number;
  unidadId?: number;
  tipo?:
    | 'ORDINARIA'
    | 'EXTRAORDINARIA'
    | 'MANUAL'
    | 'COLECTIVO'
    | 'REPOSICION_FONDO_FIJO'
    | 'PROGRAMA'
    | 'REDISTRIBUCION';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
}

/**
 * Informe semestral de solicitudes: answer.
 */
export interface InformeSemestreAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    clave: string | null;
    insumo: string | null;
    solicitado1: number | null;
    surtido1: number | null;
    recibido1: number | null;
    solicitado2: number | null;
    surtido2: number | null;
    recibido2: number | null;
    solicitado3: number | null;
    surtido3: number | null;
    recibido3: number | null;
    solicitado4: number | null;
    surtido4: number | null;
    recibido4: number | null;
    solicitado5: number | null;
    surtido5: number | null;
    recibido5: number | null;
    solicitado6: number | null;
    surtido6: number | null;
    recibido6: number | null;
    solicitado: number | null;
    surtido: number | null;
    recibido: number | null;
    porcentaje: number | null;
    promedioMensual: number | null;
    consumo: number | null;
    cpm: number | null;
    diasSinExistencia: number | null;
    tendencia: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Inventario actual de CENDIS: parameters.
 */
export interface InventarioCendisParameters {
  cendisId?: number;
  soloFaltantes?: boolean;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: 'resumen'[];
}

/**
 * Inventario actual de CENDIS: answer.
 */
export interface InventarioCendisAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    almacen: string | null;
    clave: string | null;
    insumo: string | null;
    nivel: string | null;
    existencia: number | null;
    disponible: number | null;
    fondoFijo: number | null;
    porcentaje: number | null;
    consumoDia: number | null;
    proximaCaducidad: string | null;
    enTransito: number | null;
    sugerido: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      enCero: number | null;
      bajoMinimo: number | null;
      porCaducar: number | null;
      fondoFijo: number | null;
      valor: number | null;
      limite: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Inventario valuado: parameters.
 */
export interface InventarioReporteParameters {
  almacenId?: number;
  unidadId?: number;
  jurisdiccionId?: number;
  fechaCorte?: string;
  porLote?: boolean;
  tipo?:
    | 'MEDICAMENTO'
    | 'PSICOTROPICO_ESTUPEFACIENTE'
    | 'VACUNA'
    | 'LACTEO'
    | 'MATERIAL_CURACION'
    | 'RADIOLOGICO'
    | 'REACTIVO'
    | 'OTRO';
  grupo?: string;
  nivelAbasto?: 'SIN_EXISTENCIA' | 'CRITICO' | 'BAJO' | 'OPTIMO' | 'SOBREABASTO' | 'SIN_CONFIGURAR';
  semaforo?: 'CADUCADO' | 'ROJO' | 'NARANJA' | 'AMARILLO' | 'VERDE';
  soloControlados?: boolean;
  soloRedFria?: boolean;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'niveles' | 'valorPorTipo')[];
}

/**
 * Inventario valuado: answer.
 */
export interface InventarioReporteAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    almacen: string | null;
    clave: string | null;
    insumo: string | null;
    tipo: string | null;
    lote: string | null;
    caducidad: string | null;
    dias: number | null;
    ubicacion: string | null;
    fuente: string | null;
    existencia: number | null;
    reservada: number | null;
    disponible: number | null;
    enTransito: number | null;
    minimo: number | null;
    maximo: number | null;
    cpm: number | null;
    meses: number | null;
    nivel: string | null;
    costo: number | null;
    valor: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      claves: number | null;
      piezas: number | null;
      valor: number | null;
      sinExistencia: number | null;
      critico: number | null;
      porCaducar: number | null;
      caducado: number | null;
    }[];
    niveles: {
      nivel: string | null;
      porcentaje: number | null;
      claves: number | null;
      todas: number | null;
      codigo: string | null;
    }[];
    valorPorTipo: {
      tipo: string | null;
      porcentaje: number | null;
      valor: number | null;
      todo: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Medicamentos controlados: parameters.
 */
export interface MedicamentoControladoParameters {
  almacenId: number;
  fraccion?: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI';
  insumoId?: number;
  desde?: string;
  hasta?: string;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
}

/**
 * Medicamentos controlados: answer.
 */
export interface MedicamentoControladoAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    fraccion: string | null;
    clave: string | null;
    medicamento: string | null;
    fecha: string | null;
    documento: string | null;
    folioEspecial: string | null;
    paciente: string | null;
    domicilio: string | null;
    medico: string | null;
    cedula: string | null;
    lote: string | null;
    entrada: number | null;
    salida: number | null;
    saldo: number | null;
    contado: number | null;
    diferencia: number | null;
    surtio: string | null;
    recibio: string | null;
    verifico: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Nivel de abasto: parameters.
 */
export interface NivelAbastoParameters {
  por?: 'UNIDAD' | 'JURISDICCION' | 'ALMACEN' | 'TIPO_INSUMO';
  jurisdiccionId?: number;
  unidadId?: number;
  tipo?:
    | 'MEDICAMENTO'
    | 'PSICOTROPICO_ESTUPEFACIENTE'
    | 'VACUNA'
    | 'LACTEO'
    | 'MATERIAL_CURACION'
    | 'RADIOLOGICO'
    | 'REACTIVO'
    | 'OTRO';
  soloEsenciales?: boolean;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('unidades' | 'unidadesPorTipo')[];
}

/**
 * Nivel de abasto: answer.
 */
export interface NivelAbastoAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    nombre: string | null;
    claves: number | null;
    porcentaje: number | null;
    porcentajeEfectivo: number | null;
    sinExistencia: number | null;
    critico: number | null;
    bajo: number | null;
    optimo: number | null;
    sobreabasto: number | null;
    valor: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    unidades: {
      unidad: string | null;
      porcentaje: number | null;
      claves: number | null;
      latitud: number | null;
      longitud: number | null;
      unidadId: number | null;
    }[];
    unidadesPorTipo: {
      unidad: string | null;
      tipoNombre: string | null;
      porcentaje: number | null;
      claves: number | null;
      unidadId: number | null;
      tipo: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Nota de referencia: parameters.
 */
export interface NotaReferenciaParameters {
  consultaId: number;
  formato?: 'json' | 'pdf';
}

/**
 * Nota de referencia: answer.
 */
export interface NotaReferenciaAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    clave: string | null;
    diagnostico: string | null;
    tipo: string | null;
    nota: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Oficina central: parameters.
 */
export interface OficinaCentralParameters {
  jurisdiccionId?: number;
  grupo?:
    | 'HOSPITAL'
    | 'CENTRO_SALUD'
    | 'JURISDICCION'
    | 'OFICINA_CENTRAL'
    | 'ALMACEN_ESTATAL'
    | 'FARMACIA'
    | 'ALMACEN_REGIONAL';
  insumoId?: number;
  desde?: string;
  hasta?: string;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'periodo' | 'mapa' | 'ultimas' | 'meses' | 'embudo')[];
}

/**
 * Oficina central: answer.
 */
export interface OficinaCentralAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    nombre: string | null;
    clues: string | null;
    jurisdiccion: string | null;
    porcentaje: number | null;
    porcentajeEsencial: number | null;
    enCero: number | null;
    enviadas: number | null;
    autorizadas: number | null;
    rechazadas: number | null;
    extraordinarias: number | null;
    surtidoClaves: number | null;
    surtidoPiezas: number | null;
    dias: number | null;
    diferencias: number | null;
    valor: number | null;
    porCaducar: number | null;
    merma: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      unidades: number | null;
      abasto: number | null;
      esencial: number | null;
      efectivo: number | null;
      enRojo: number | null;
      valor: number | null;
      porCaducar: number | null;
    }[];
    periodo: {
      enviadas: number | null;
      surtido: number | null;
      extraordinarias: number | null;
      merma: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    mapa: {
      nombre: string | null;
      porcentaje: number | null;
      claves: number | null;
      latitud: number | null;
      longitud: number | null;
      unidadId: number | null;
    }[];
    ultimas: {
      nombre: string | null;
      porcentaje: number | null;
      enCero: number | null;
      claves: number | null;
      unidadId: number | null;
    }[];
    meses: {
      mes: string | null;
      dias: number | null;
      sinExistencia: number | null;
      porcentaje: number | null;
    }[];
    embudo: {
      paso: string | null;
      porcentaje: number | null;
      solicitudes: number | null;
      enviadas: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Tiempos de las órdenes de cargo: parameters.
 */
export interface OrdenCargoParameters {
  unidadId: number;
  servicioId?: number;
  desde?: string;
  hasta?: string;
  tipo?: 'ORDINARIA' | 'URGENTE' | 'QUIROFANO' | 'CARRO_ROJO' | 'ALTA';
  estatus?:
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
  solicitanteId?: number;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'tramos' | 'estadosTramo' | 'control' | 'servicios' | 'estados')[];
}

/**
 * Tiempos de las órdenes de cargo: answer.
 */
export interface OrdenCargoAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    folio: string | null;
    fecha: string | null;
    servicio: string | null;
    paciente: string | null;
    tipo: string | null;
    estatus: string | null;
    solicito: string | null;
    autorizo: string | null;
    surtio: string | null;
    recibio: string | null;
    minAutorizar: number | null;
    minSurtir: number | null;
    minRecibir: number | null;
    claves: number | null;
    solicitadas: number | null;
    autorizadas: number | null;
    surtidas: number | null;
    recibidas: number | null;
    devueltas: number | null;
    diferencia: number | null;
    importe: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      ordenes: number | null;
      enCurso: number | null;
      entregadas: number | null;
      rechazadas: number | null;
      canceladas: number | null;
      sinRegularizar: number | null;
      minAutorizar: number | null;
      minSurtir: number | null;
      minRecibir: number | null;
      porcentajePiezas: number | null;
      conDiferencias: number | null;
      importe: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    tramos: {
      tramo: string | null;
      ordenes: number | null;
      noSurtidas: number | null;
      minSurtir: number | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    estadosTramo: {
      tramo: string | null;
      estatus: string | null;
      ordenes: number | null;
      codigo: string | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    control: {
      tramo: string | null;
      minutos: number | null;
      promedio: number | null;
      inferior: number | null;
      superior: number | null;
      senal: string | null;
      ordenes: number | null;
      primero: string | null;
      ultimo: string | null;
    }[];
    servicios: {
      servicio: string | null;
      porcentaje: number | null;
      minSurtir: number | null;
      ordenes: number | null;
    }[];
    estados: {
      estatus: string | null;
      porcentaje: number | null;
      ordenes: number | null;
      todas: number | null;
      codigo: string | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Avance de programas: parameters.
 */
export interface ProgramasAvanceParameters {
  programaId?: number;
  jurisdiccionId?: number;
  unidadId?: number;
  anio?: number;
  mes?:
    | 'ENERO'
    | 'FEBRERO'
    | 'MARZO'
    | 'ABRIL'
    | 'MAYO'
    | 'JUNIO'
    | 'JULIO'
    | 'AGOSTO'
    | 'SEPTIEMBRE'
    | 'OCTUBRE'
    | 'NOVIEMBRE'
    | 'DICIEMBRE';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('programas' | 'meses')[];
}

/**
 * Avance de programas: answer.
 */
export interface ProgramasAvanceAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    programa: string | null;
    inscritos: number | null;
    altas: number | null;
    avance: number | null;
    meta: number | null;
    porcentaje: number | null;
    vencidas: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    programas: {
      programa: string | null;
      porcentaje: number | null;
      avance: number | null;
      meta: number | null;
      inscritos: number | null;
      altas: number | null;
      vencidas: number | null;
      programaId: number | null;
      tipo: string | null;
    }[];
    meses: {
      mes: string | null;
      avance: number | null;
      meta: number | null;
      porcentaje: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Medicinas de programas: parameters.
 */
export interface ProgramasMedicinasParameters {
  programaId?: number;
  jurisdiccionId?: number;
  unidadId?: number;
  anio?: number;
  mes?:
    | 'ENERO'
    | 'FEBRERO'
    | 'MARZO'
    | 'ABRIL'
    | 'MAYO'
    | 'JUNIO'
    | 'JULIO'
    | 'AGOSTO'
    | 'SEPTIEMBRE'
    | 'OCTUBRE'
    | 'NOVIEMBRE'
    | 'DICIEMBRE';
  soloFaltantes?: boolean;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: 'insumos'[];
}

/**
 * Medicinas de programas: answer.
 */
export interface ProgramasMedicinasAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    unidad: string | null;
    clave: string | null;
    insumo: string | null;
    programas: string | null;
    pacientes: number | null;
    necesario: number | null;
    libre: number | null;
    faltante: number | null;
    porcentaje: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    insumos: {
      insumo: string | null;
      porcentaje: number | null;
      faltante: number | null;
      necesario: number | null;
      clave: string | null;
      libre: number | null;
      pacientes: number | null;
      unidades: number | null;
      insumoId: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Receta impresa: parameters.
 */
export interface RecetaImpresaParameters {
  recetaId: number;
  formato?: 'json' | 'pdf';
}

/**
 * Receta impresa: answer.
 */
export interface RecetaImpresaAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    medicamento: string | null;
    fraccion: string | null;
    cantidad: number | null;
    toma: string | null;
    indicaciones: string | null;
    justificacion: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Recetas: parameters.
 */
export interface RecetasParameters {
  unidadId: number;
  por?: 'RENGLON' | 'MEDICO' | 'CLAVE' | 'DIAGNOSTICO' | 'PROGRAMA';
  desde?: string;
  hasta?: string;
  personalMedicoId?: number;
  servicioId?: number;
  diagnosticoId?: number;
  insumoId?: number;
  fraccion?: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'faltantes')[];
}

/**
 * Recetas: answer.
 */
export interface RecetasAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    folio: string | null;
    fecha: string | null;
    paciente: string | null;
    edad: number | null;
    sexo: string | null;
    medico: string | null;
    cedula: string | null;
    diagnostico: string | null;
    programa: string | null;
    clave: string | null;
    insumo: string | null;
    recetas: number | null;
    prescrita: number | null;
    surtida: number | null;
    pendiente: number | null;
    motivo: string | null;
    dias: number | null;
    importe: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      recetas: number | null;
      completas: number | null;
      faltaron: number | null;
      claves: number | null;
      prescritas: number | null;
      surtidas: number | null;
      insatisfecha: number | null;
      importe: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
    faltantes: {
      insumo: string | null;
      porcentaje: number | null;
      faltan: number | null;
      prescritas: number | null;
      acumulado: number | null;
      insumoId: number | null;
      desde: string | null;
      hasta: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Remisión: parameters.
 */
export interface RemisionParameters {
  solicitudId: number;
  formato?: 'json' | 'xlsx' | 'pdf';
}

/**
 * Remisión: answer.
 */
export interface RemisionAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    clave: string | null;
    insumo: string | null;
    lote: string | null;
    origen: string | null;
    caducidad: string | null;
    cantidad: number | null;
    recibida: number | null;
    costo: number | null;
    importe: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Tarjeta de kardex: parameters.
 */
export interface TarjetaKardexParameters {
  almacenId: number;
  insumoId: number;
  loteId?: number;
  desde?: string;
  hasta?: string;
  tipo?:
    | 'E_INICIAL'
    | 'E_PROVEEDOR'
    | 'E_TRANSFERENCIA'
    | 'E_EXTRAORDINARIA'
    | 'E_CANJE'
    | 'E_DEVOLUCION_PACIENTE'
    | 'E_DEVOLUCION_TRASPASO'
    | 'E_DIFERENCIA'
    | 'E_AJUSTE_CONTEO'
    | 'E_REVERSA'
    | 'S_RECETA'
    | 'S_ORDEN_CARGO'
    | 'S_TRANSFERENCIA'
    | 'S_EXTRAORDINARIA'
    | 'S_CANJE'
    | 'S_CADUCIDAD'
    | 'S_CONSUMO_SERVICIO'
    | 'S_AJUSTE_CONTEO'
    | 'S_REVERSA'
    | 'N_CAMBIO_ESTATUS'
    | 'N_CORRECCION_LOTE';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
}

/**
 * Tarjeta de kardex: answer.
 */
export interface TarjetaKardexAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    fecha: string | null;
    documento: string | null;
    movimiento: string | null;
    lote: string | null;
    caducidad: string | null;
    entrada: number | null;
    salida: number | null;
    saldo: number | null;
    costo: number | null;
    importe: number | null;
    usuario: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Turno de enfermería: parameters.
 */
export interface TurnoEnfermeriaParameters {
  unidadId?: number;
  servicioId?: number;
  desde?: string;
  hasta?: string;
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('resumen' | 'news2' | 'ocupacion' | 'dosis')[];
}

/**
 * Turno de enfermería: answer.
 */
export interface TurnoEnfermeriaAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    servicio: string | null;
    cama: string | null;
    paciente: string | null;
    dias: number | null;
    news2: number | null;
    news2Antes: number | null;
    signosEn: string | null;
    signosVencenEn: string | null;
    dosisAtrasadas: number | null;
    ordenes: number | null;
    notaEn: string | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    resumen: {
      pacientes: number | null;
      enRiesgo: number | null;
      signosVencidos: number | null;
      dosisAtrasadas: number | null;
      notasVencidas: number | null;
      ordenes: number | null;
      camasLibres: number | null;
      camasEnLimpieza: number | null;
      omitidas: number | null;
      aTiempo: number | null;
      desde: string | null;
      hasta: string | null;
      servicioId: number | null;
    }[];
    news2: {
      paciente: string | null;
      toma: string | null;
      news2: number | null;
      tomas: number | null;
      hospitalizacionId: number | null;
      desdeToma: string | null;
    }[];
    ocupacion: {
      servicio: string | null;
      porcentaje: number | null;
      ocupadas: number | null;
      camas: number | null;
      servicioId: number | null;
    }[];
    dosis: {
      hora: string | null;
      resultado: string | null;
      dosis: number | null;
      tono: string | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/**
 * Unidades de la red: parameters.
 */
export interface UnidadesRedParameters {
  grupo?:
    | 'HOSPITAL'
    | 'CENTRO_SALUD'
    | 'JURISDICCION'
    | 'OFICINA_CENTRAL'
    | 'ALMACEN_ESTATAL'
    | 'FARMACIA'
    | 'ALMACEN_REGIONAL';
  jurisdiccionId?: number;
  semaforo?: 'ROJO' | 'AMBAR' | 'VERDE';
  formato?: 'json' | 'csv' | 'xlsx' | 'pdf';
  bloques?: ('mapa' | 'ultimas')[];
}

/**
 * Unidades de la red: answer.
 */
export interface UnidadesRedAnswer {
  titulo: string;
  parametros: {
    [k: string]: unknown;
  };
  generado: string;
  columnas: {
    campo: string;
    titulo: string;
    grupo: string | null;
    tipo: string;
    unidad: string | null;
    total: string | null;
  }[];
  filas: {
    nombre: string | null;
    clues: string | null;
    jurisdiccion: string | null;
    semaforo: string | null;
    claves: number | null;
    porcentaje: number | null;
    porcentajeEsencial: number | null;
    porcentajeEfectivo: number | null;
    criticas: number | null;
    valor: number | null;
    porCaducar: number | null;
    solicitudes: number | null;
    diasConExistencia: number | null;
    tendencia: number | null;
  }[];
  filasTotal: number;
  totales: {
    [k: string]: number | null;
  };
  grafica: {
    tipo: string;
    categorias: string[];
    series: {
      campo: string;
      titulo: string;
      valores: (number | null)[];
    }[];
  } | null;
  bloques: {
    mapa: {
      nombre: string | null;
      porcentaje: number | null;
      claves: number | null;
      latitud: number | null;
      longitud: number | null;
      unidadId: number | null;
    }[];
    ultimas: {
      nombre: string | null;
      porcentaje: number | null;
      unidadId: number | null;
    }[];
  };
  datos: {
    titulo: string;
    valor: string;
  }[];
  notas: string[];
}

/** Operations beyond the standard five, by name. */
export const OPERATIONS = {
  agendaEventos: {
    name: 'agendaEventos',
    method: 'GET',
    path: '/agenda/agenda/eventos-list',
    kind: 'query',
    permission: 'agenda.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  agendaHoras: {
    name: 'agendaHoras',
    method: 'GET',
    path: '/agenda/agenda/horas-disponibles',
    kind: 'query',
    permission: 'agenda.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  agendaContexto: {
    name: 'agendaContexto',
    method: 'GET',
    path: '/agenda/agenda/contexto',
    kind: 'query',
    permission: 'agenda.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  calendarioSuscribir: {
    name: 'calendarioSuscribir',
    method: 'POST',
    path: '/agenda/agenda/calendario',
    kind: 'action',
    permission: 'agenda.ver',
    secondPerson: null,
    freshSignIn: true,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  calendarioRevocar: {
    name: 'calendarioRevocar',
    method: 'POST',
    path: '/agenda/agenda/calendario/revocar',
    kind: 'action',
    permission: 'agenda.ver',
    secondPerson: null,
    freshSignIn: true,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  horarioCambiar: {
    name: 'horarioCambiar',
    method: 'POST',
    path: '/agenda/agenda/horario/{horarioId}/cambiar',
    kind: 'action',
    permission: 'agenda.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['evento'],
    status: 200,
  },
  negotiate: {
    name: 'negotiate',
    method: 'POST',
    path: '/messaging/notifications-messaging/negotiate',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  notificacionesList: {
    name: 'notificacionesList',
    method: 'GET',
    path: '/notificaciones/notificaciones/notificaciones-list',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  marcarVista: {
    name: 'marcarVista',
    method: 'PUT',
    path: '/notificaciones/notificaciones/marcar-vista',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  avisosCanales: {
    name: 'avisosCanales',
    method: 'GET',
    path: '/notificaciones/notificaciones/canales',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  avisosCanalesGuardar: {
    name: 'avisosCanalesGuardar',
    method: 'PUT',
    path: '/notificaciones/notificaciones/canales',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  claveLocal: {
    name: 'claveLocal',
    method: 'GET',
    path: '/network/clave-local',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  insumoImportar: {
    name: 'insumoImportar',
    method: 'POST',
    path: '/catalogos/insumo/importar',
    kind: 'import',
    permission: 'insumo.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['insumo'],
    status: 200,
  },
  consultaFavoritos: {
    name: 'consultaFavoritos',
    method: 'GET',
    path: '/pacientes/consulta/favoritos',
    kind: 'query',
    permission: 'consulta.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  signosCorregir: {
    name: 'signosCorregir',
    method: 'PUT',
    path: '/pacientes/signos/{signosId}',
    kind: 'action',
    permission: 'signos.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['signos', 'visita', 'hospitalizacion'],
    status: 200,
  },
  signosSerie: {
    name: 'signosSerie',
    method: 'GET',
    path: '/pacientes/signos/serie',
    kind: 'query',
    permission: 'signos.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  signosContexto: {
    name: 'signosContexto',
    method: 'GET',
    path: '/pacientes/signos/contexto/{visitaId}',
    kind: 'query',
    permission: 'signos.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  signosContextoEstancia: {
    name: 'signosContextoEstancia',
    method: 'GET',
    path: '/pacientes/signos/contexto-estancia/{hospitalizacionId}',
    kind: 'query',
    permission: 'signos.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  signosContextoToma: {
    name: 'signosContextoToma',
    method: 'GET',
    path: '/pacientes/signos/contexto-toma/{signosId}',
    kind: 'query',
    permission: 'signos.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  visitaCola: {
    name: 'visitaCola',
    method: 'GET',
    path: '/pacientes/visita/cola',
    kind: 'query',
    permission: 'visita.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  visitaTablero: {
    name: 'visitaTablero',
    method: 'GET',
    path: '/pacientes/visita/tablero',
    kind: 'query',
    permission: 'visita.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  visitaLlamar: {
    name: 'visitaLlamar',
    method: 'POST',
    path: '/pacientes/visita/{visitaId}/llamar',
    kind: 'action',
    permission: 'visita.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['visita'],
    status: 200,
  },
  visitaDevolver: {
    name: 'visitaDevolver',
    method: 'POST',
    path: '/pacientes/visita/{visitaId}/devolver',
    kind: 'action',
    permission: 'visita.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['visita'],
    status: 200,
  },
  visitaSiguiente: {
    name: 'visitaSiguiente',
    method: 'POST',
    path: '/pacientes/visita/siguiente',
    kind: 'action',
    permission: 'visita.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['visita'],
    status: 200,
  },
  visitaPrevias: {
    name: 'visitaPrevias',
    method: 'GET',
    path: '/pacientes/visita/previas',
    kind: 'query',
    permission: 'expediente.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  controladosLibro: {
    name: 'controladosLibro',
    method: 'GET',
    path: '/farmacia/controlados',
    kind: 'query',
    permission: 'reporte.medicamento-controlado',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  controladosMovimientos: {
    name: 'controladosMovimientos',
    method: 'GET',
    path: '/farmacia/controlados/movimientos',
    kind: 'query',
    permission: 'reporte.medicamento-controlado',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  controladosContar: {
    name: 'controladosContar',
    method: 'POST',
    path: '/farmacia/controlados/contar',
    kind: 'action',
    permission: 'conteo.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['conteo', 'kardex'],
    status: 200,
  },
  recetaRevisar: {
    name: 'recetaRevisar',
    method: 'POST',
    path: '/pacientes/receta/revisar',
    kind: 'query',
    permission: 'receta.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  recetaRepetir: {
    name: 'recetaRepetir',
    method: 'POST',
    path: '/pacientes/receta/{recetaId}/repetir',
    kind: 'action',
    permission: 'receta.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['receta'],
    status: 201,
  },
  recetaPropuestaSurtido: {
    name: 'recetaPropuestaSurtido',
    method: 'GET',
    path: '/pacientes/receta/{recetaId}/propuesta-surtido',
    kind: 'query',
    permission: 'receta.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  recetaSurtir: {
    name: 'recetaSurtir',
    method: 'POST',
    path: '/pacientes/receta/{recetaId}/surtir',
    kind: 'action',
    permission: 'receta.surtir',
    secondPerson: 'receta.surtir',
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['receta', 'surtimiento', 'inventario', 'lote', 'kardex', 'demanda-insatisfecha'],
    status: 200,
  },
  recetaSustitutoProponer: {
    name: 'recetaSustitutoProponer',
    method: 'POST',
    path: '/pacientes/receta/{recetaId}/proponer-sustituto',
    kind: 'action',
    permission: 'receta.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['receta'],
    status: 200,
  },
  recetaSustitutoAutorizar: {
    name: 'recetaSustitutoAutorizar',
    method: 'POST',
    path: '/pacientes/receta/{recetaId}/autorizar-sustituto',
    kind: 'action',
    permission: 'receta.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['receta'],
    status: 200,
  },
  recetaSustitutoNegar: {
    name: 'recetaSustitutoNegar',
    method: 'POST',
    path: '/pacientes/receta/{recetaId}/negar-sustituto',
    kind: 'action',
    permission: 'receta.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['receta'],
    status: 200,
  },
  recetaCola: {
    name: 'recetaCola',
    method: 'GET',
    path: '/pacientes/receta/cola',
    kind: 'query',
    permission: 'receta.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  recetaPendientes: {
    name: 'recetaPendientes',
    method: 'GET',
    path: '/pacientes/receta/pendientes',
    kind: 'query',
    permission: 'receta.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  recetaAbrir: {
    name: 'recetaAbrir',
    method: 'POST',
    path: '/pacientes/receta/abrir',
    kind: 'action',
    permission: 'receta.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['receta', 'receta-abierta'],
    status: 200,
  },
  entregaTurnoResumen: {
    name: 'entregaTurnoResumen',
    method: 'GET',
    path: '/pacientes/entrega-turno/turno',
    kind: 'query',
    permission: 'medicacion.ministrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  entregaTurnoGuardar: {
    name: 'entregaTurnoGuardar',
    method: 'POST',
    path: '/pacientes/entrega-turno/borrador',
    kind: 'action',
    permission: 'medicacion.ministrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['entrega-turno'],
    status: 200,
  },
  entregaTurnoFirmar: {
    name: 'entregaTurnoFirmar',
    method: 'POST',
    path: '/pacientes/entrega-turno/{entregaTurnoId}/firma',
    kind: 'action',
    permission: 'medicacion.ministrar',
    secondPerson: 'medicacion.ministrar',
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['entrega-turno'],
    status: 200,
  },
  hospitalizacionAsignados: {
    name: 'hospitalizacionAsignados',
    method: 'GET',
    path: '/pacientes/hospitalizacion/asignados',
    kind: 'query',
    permission: 'hospitalizacion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionAsignar: {
    name: 'hospitalizacionAsignar',
    method: 'POST',
    path: '/pacientes/hospitalizacion/asignados',
    kind: 'action',
    permission: 'hospitalizacion.asignar-personal',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['asignacion', 'hospitalizacion'],
    status: 200,
  },
  hospitalizacionAsignaciones: {
    name: 'hospitalizacionAsignaciones',
    method: 'GET',
    path: '/pacientes/hospitalizacion/asignaciones',
    kind: 'query',
    permission: 'hospitalizacion.asignar-personal',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionPacientes: {
    name: 'hospitalizacionPacientes',
    method: 'GET',
    path: '/pacientes/hospitalizacion/pacientes-list',
    kind: 'query',
    permission: 'hospitalizacion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionMapa: {
    name: 'hospitalizacionMapa',
    method: 'GET',
    path: '/pacientes/hospitalizacion/mapa',
    kind: 'query',
    permission: 'hospitalizacion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionSignos: {
    name: 'hospitalizacionSignos',
    method: 'GET',
    path: '/pacientes/hospitalizacion/signos-vitales',
    kind: 'query',
    permission: 'signos.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionSignosCapturar: {
    name: 'hospitalizacionSignosCapturar',
    method: 'POST',
    path: '/pacientes/hospitalizacion/signos-vitales',
    kind: 'action',
    permission: 'signos.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['signos', 'hospitalizacion'],
    status: 200,
  },
  hospitalizacionNotas: {
    name: 'hospitalizacionNotas',
    method: 'GET',
    path: '/pacientes/hospitalizacion/notas-evolucion-list',
    kind: 'query',
    permission: 'nota-evolucion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionNotaGuardar: {
    name: 'hospitalizacionNotaGuardar',
    method: 'POST',
    path: '/pacientes/hospitalizacion/nota-borrador',
    kind: 'action',
    permission: 'nota-evolucion.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['nota-evolucion', 'hospitalizacion'],
    status: 200,
  },
  hospitalizacionEgreso: {
    name: 'hospitalizacionEgreso',
    method: 'GET',
    path: '/pacientes/hospitalizacion/alta-hospitalizacion',
    kind: 'query',
    permission: 'hospitalizacion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionEgresar: {
    name: 'hospitalizacionEgresar',
    method: 'POST',
    path: '/pacientes/hospitalizacion/alta-hospitalizacion',
    kind: 'action',
    permission: 'hospitalizacion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['hospitalizacion', 'cama', 'indicacion', 'movimiento-cama'],
    status: 200,
  },
  hospitalizacionIndicar: {
    name: 'hospitalizacionIndicar',
    method: 'POST',
    path: '/pacientes/hospitalizacion/{hospitalizacionId}/indicar',
    kind: 'action',
    permission: 'hospitalizacion.indicar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['indicacion', 'hospitalizacion'],
    status: 200,
  },
  hospitalizacionMinistraciones: {
    name: 'hospitalizacionMinistraciones',
    method: 'GET',
    path: '/pacientes/hospitalizacion/{hospitalizacionId}/ministracion',
    kind: 'query',
    permission: 'nota-evolucion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacionMinistrar: {
    name: 'hospitalizacionMinistrar',
    method: 'POST',
    path: '/pacientes/hospitalizacion/{hospitalizacionId}/ministracion',
    kind: 'action',
    permission: 'medicacion.ministrar',
    secondPerson: 'medicacion.ministrar',
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['ministracion', 'hospitalizacion'],
    status: 200,
  },
  alertaSanitariaResponder: {
    name: 'alertaSanitariaResponder',
    method: 'POST',
    path: '/inventario/alerta-sanitaria/{alertaSanitariaId}/responder',
    kind: 'action',
    permission: 'alerta-sanitaria.responder',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['alerta-sanitaria'],
    status: 200,
  },
  conteoCaptura: {
    name: 'conteoCaptura',
    method: 'PUT',
    path: '/inventario/conteo/{conteoId}/captura',
    kind: 'action',
    permission: 'conteo.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  conteoLoteHallado: {
    name: 'conteoLoteHallado',
    method: 'POST',
    path: '/inventario/conteo/{conteoId}/lote-hallado',
    kind: 'action',
    permission: 'conteo.capturar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['conteo'],
    status: 200,
  },
  insumoConfiguracionAceptar: {
    name: 'insumoConfiguracionAceptar',
    method: 'POST',
    path: '/inventario/insumo-configuracion/{insumoConfiguracionId}/aceptar',
    kind: 'action',
    permission: 'insumo-configuracion.editar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['insumo-configuracion', 'inventario'],
    status: 200,
  },
  insumoConfiguracionConsumo: {
    name: 'insumoConfiguracionConsumo',
    method: 'GET',
    path: '/inventario/insumo-configuracion/{insumoConfiguracionId}/consumo',
    kind: 'query',
    permission: 'insumo-configuracion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  insumoConfiguracionSinConfigurar: {
    name: 'insumoConfiguracionSinConfigurar',
    method: 'GET',
    path: '/inventario/insumo-configuracion/sin-configurar',
    kind: 'query',
    permission: 'insumo-configuracion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  insumoConfiguracionCopiar: {
    name: 'insumoConfiguracionCopiar',
    method: 'POST',
    path: '/inventario/insumo-configuracion/copiar',
    kind: 'action',
    permission: 'insumo-configuracion.editar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['insumo-configuracion', 'inventario'],
    status: 200,
  },
  insumoConfiguracionMasivo: {
    name: 'insumoConfiguracionMasivo',
    method: 'PUT',
    path: '/inventario/insumo-configuracion/masivo',
    kind: 'action',
    permission: 'insumo-configuracion.editar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['insumo-configuracion', 'inventario'],
    status: 200,
  },
  detalleExistencias: {
    name: 'detalleExistencias',
    method: 'GET',
    path: '/inventario/inventario/detalle-existencias/{insumoId}',
    kind: 'query',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  inventarioImportar: {
    name: 'inventarioImportar',
    method: 'POST',
    path: '/inventario/inventario/importar',
    kind: 'import',
    permission: 'inventario.importar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['inventario', 'lote', 'kardex', 'conteo', 'importacion-inventario'],
    status: 200,
  },
  inventarioRecibir: {
    name: 'inventarioRecibir',
    method: 'POST',
    path: '/inventario/inventario',
    kind: 'action',
    permission: 'entrada.registrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['recepcion', 'inventario', 'lote', 'kardex', 'carta-canje'],
    status: 201,
  },
  loteEstatus: {
    name: 'loteEstatus',
    method: 'POST',
    path: '/inventario/inventario/lote/{loteId}/estatus',
    kind: 'action',
    permission: 'lote.cambiar-estatus',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['lote', 'inventario', 'kardex'],
    status: 200,
  },
  loteCaducidad: {
    name: 'loteCaducidad',
    method: 'POST',
    path: '/inventario/inventario/lote/{loteId}/caducidad',
    kind: 'action',
    permission: 'lote.actualizar-caducidad',
    secondPerson: 'lote.actualizar-caducidad',
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['lote', 'inventario', 'kardex'],
    status: 200,
  },
  actualizarCaducidad: {
    name: 'actualizarCaducidad',
    method: 'PUT',
    path: '/inventario/inventario/actualizar-caducidad',
    kind: 'action',
    permission: 'lote.actualizar-caducidad',
    secondPerson: 'lote.actualizar-caducidad',
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['lote', 'inventario', 'kardex'],
    status: 200,
  },
  inventarioPorLote: {
    name: 'inventarioPorLote',
    method: 'GET',
    path: '/inventario/inventario/inventario-por-lote',
    kind: 'query',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  temperaturaAnotar: {
    name: 'temperaturaAnotar',
    method: 'POST',
    path: '/inventario/temperatura/de-equipo/{equipoFrioId}',
    kind: 'action',
    permission: 'red-fria.registrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['temperatura', 'equipo-frio'],
    status: 200,
  },
  temperaturaCuarentena: {
    name: 'temperaturaCuarentena',
    method: 'POST',
    path: '/inventario/temperatura/{temperaturaId}/cuarentena',
    kind: 'action',
    permission: 'lote.cambiar-estatus',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['temperatura', 'lote', 'inventario', 'kardex'],
    status: 200,
  },
  ocConfiguracion: {
    name: 'ocConfiguracion',
    method: 'GET',
    path: '/oficinas-centrales/insumo-configuracion',
    kind: 'query',
    permission: 'insumo-configuracion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ocConfiguracionGuardar: {
    name: 'ocConfiguracionGuardar',
    method: 'PUT',
    path: '/oficinas-centrales/insumo-configuracion',
    kind: 'action',
    permission: 'insumo-configuracion.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['insumo-configuracion', 'inventario'],
    status: 200,
  },
  ocUnidad: {
    name: 'ocUnidad',
    method: 'GET',
    path: '/oficinas-centrales/unidad/{unidadId}',
    kind: 'query',
    permission: 'unidad.ver-red',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ocAlmacen: {
    name: 'ocAlmacen',
    method: 'GET',
    path: '/oficinas-centrales/almacen/{almacenId}',
    kind: 'query',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ocAlmacenInventario: {
    name: 'ocAlmacenInventario',
    method: 'GET',
    path: '/oficinas-centrales/almacen/{almacenId}/inventario',
    kind: 'query',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ocSolicitud: {
    name: 'ocSolicitud',
    method: 'GET',
    path: '/oficinas-centrales/solicitud',
    kind: 'query',
    permission: 'oc-solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ocConsolidado: {
    name: 'ocConsolidado',
    method: 'GET',
    path: '/oficinas-centrales/solicitud/consolidado',
    kind: 'query',
    permission: 'oc-solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ocLineas: {
    name: 'ocLineas',
    method: 'GET',
    path: '/oficinas-centrales/solicitud/lineas',
    kind: 'query',
    permission: 'oc-solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ocSolicitudReasignar: {
    name: 'ocSolicitudReasignar',
    method: 'PUT',
    path: '/oficinas-centrales/solicitud/{solicitudId}',
    kind: 'action',
    permission: 'oc-solicitud.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['solicitud'],
    status: 200,
  },
  ocAutorizarMasivo: {
    name: 'ocAutorizarMasivo',
    method: 'POST',
    path: '/oficinas-centrales/solicitud/autorizar-masivo',
    kind: 'action',
    permission: 'oc-solicitud.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['solicitud', 'inventario'],
    status: 200,
  },
  ordenCargoCrear: {
    name: 'ordenCargoCrear',
    method: 'POST',
    path: '/pacientes/orden-cargo',
    kind: 'action',
    permission: 'orden-cargo.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'hospitalizacion'],
    status: 201,
  },
  hospitalizacionCargos: {
    name: 'hospitalizacionCargos',
    method: 'GET',
    path: '/pacientes/orden-cargo/cargos',
    kind: 'query',
    permission: 'orden-cargo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoAtendidas: {
    name: 'ordenCargoAtendidas',
    method: 'GET',
    path: '/pacientes/orden-cargo/atendidas',
    kind: 'query',
    permission: 'orden-cargo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoHistorico: {
    name: 'ordenCargoHistorico',
    method: 'GET',
    path: '/pacientes/orden-cargo/historico',
    kind: 'query',
    permission: 'orden-cargo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoPendientesAutorizar: {
    name: 'ordenCargoPendientesAutorizar',
    method: 'GET',
    path: '/pacientes/orden-cargo/pendientes-autorizar',
    kind: 'query',
    permission: 'orden-cargo.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoDetalleConsulta: {
    name: 'ordenCargoDetalleConsulta',
    method: 'GET',
    path: '/pacientes/orden-cargo/detalle-orden-cargo',
    kind: 'query',
    permission: 'orden-cargo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoDetalle: {
    name: 'ordenCargoDetalle',
    method: 'GET',
    path: '/pacientes/orden-cargo/detalle-orden-cargo/{ordenCargoId}',
    kind: 'query',
    permission: 'orden-cargo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  insumosOrdenCargo: {
    name: 'insumosOrdenCargo',
    method: 'GET',
    path: '/pacientes/orden-cargo/insumos-orden-cargo',
    kind: 'query',
    permission: 'orden-cargo.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  insumosOrdenCargoGuardar: {
    name: 'insumosOrdenCargoGuardar',
    method: 'PUT',
    path: '/pacientes/orden-cargo/insumos-orden-cargo',
    kind: 'action',
    permission: 'orden-cargo.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo'],
    status: 200,
  },
  ordenCargoAutorizarVarias: {
    name: 'ordenCargoAutorizarVarias',
    method: 'POST',
    path: '/pacientes/orden-cargo/autorizar',
    kind: 'action',
    permission: 'orden-cargo.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo'],
    status: 200,
  },
  ordenCargoDevolver: {
    name: 'ordenCargoDevolver',
    method: 'POST',
    path: '/pacientes/orden-cargo/{ordenCargoId}/devolver',
    kind: 'action',
    permission: 'orden-cargo.devolver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'devolucion-orden-cargo'],
    status: 201,
  },
  ordenCargoCola: {
    name: 'ordenCargoCola',
    method: 'GET',
    path: '/inventario/orden-cargo',
    kind: 'query',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoPropuesta: {
    name: 'ordenCargoPropuesta',
    method: 'GET',
    path: '/inventario/orden-cargo/detalle',
    kind: 'query',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoPorSurtir: {
    name: 'ordenCargoPorSurtir',
    method: 'GET',
    path: '/inventario/orden-cargo/surtir/insumo-orden-cargo',
    kind: 'query',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoListaSurtido: {
    name: 'ordenCargoListaSurtido',
    method: 'GET',
    path: '/inventario/orden-cargo/lista-surtido',
    kind: 'query',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoSurtir: {
    name: 'ordenCargoSurtir',
    method: 'PUT',
    path: '/inventario/orden-cargo/surtir/insumo-orden-cargo',
    kind: 'action',
    permission: 'orden-cargo.surtir',
    secondPerson: 'orden-cargo.surtir',
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'inventario', 'lote', 'kardex', 'hospitalizacion'],
    status: 200,
  },
  ordenCargoPorRecibir: {
    name: 'ordenCargoPorRecibir',
    method: 'GET',
    path: '/inventario/orden-cargo/recepcion',
    kind: 'query',
    permission: 'orden-cargo.recibir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoRecibir: {
    name: 'ordenCargoRecibir',
    method: 'POST',
    path: '/inventario/orden-cargo/recepcion',
    kind: 'action',
    permission: 'orden-cargo.recibir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'devolucion-orden-cargo', 'hospitalizacion'],
    status: 200,
  },
  ordenCargoSurtidas: {
    name: 'ordenCargoSurtidas',
    method: 'GET',
    path: '/inventario/orden-cargo/historico',
    kind: 'query',
    permission: 'orden-cargo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoTomar: {
    name: 'ordenCargoTomar',
    method: 'POST',
    path: '/inventario/orden-cargo/tomar',
    kind: 'action',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'inventario', 'lote'],
    status: 200,
  },
  ordenCargoTomarVarias: {
    name: 'ordenCargoTomarVarias',
    method: 'POST',
    path: '/inventario/orden-cargo/tomar-varias',
    kind: 'action',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'inventario', 'lote'],
    status: 200,
  },
  ordenCargoSoltar: {
    name: 'ordenCargoSoltar',
    method: 'POST',
    path: '/inventario/orden-cargo/soltar',
    kind: 'action',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'inventario', 'lote'],
    status: 200,
  },
  ordenCargoRelevar: {
    name: 'ordenCargoRelevar',
    method: 'POST',
    path: '/inventario/orden-cargo/relevar',
    kind: 'action',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo'],
    status: 200,
  },
  ordenCargoActividad: {
    name: 'ordenCargoActividad',
    method: 'POST',
    path: '/inventario/orden-cargo/actividad',
    kind: 'action',
    permission: 'orden-cargo.surtir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargoDevolucion: {
    name: 'ordenCargoDevolucion',
    method: 'POST',
    path: '/inventario/orden-cargo/devolucion',
    kind: 'action',
    permission: 'orden-cargo.devolver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['orden-cargo', 'devolucion-orden-cargo'],
    status: 201,
  },
  ordenCargoPorDevolver: {
    name: 'ordenCargoPorDevolver',
    method: 'GET',
    path: '/inventario/orden-cargo/devolucion',
    kind: 'query',
    permission: 'orden-cargo.devolver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  pacienteResumen: {
    name: 'pacienteResumen',
    method: 'GET',
    path: '/pacientes/paciente/{pacienteId}/resumen',
    kind: 'query',
    permission: 'expediente.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  pacienteBuscarRed: {
    name: 'pacienteBuscarRed',
    method: 'GET',
    path: '/pacientes/paciente/buscar-red',
    kind: 'query',
    permission: 'paciente.buscar-red',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  pacienteAccesoEmergencia: {
    name: 'pacienteAccesoEmergencia',
    method: 'POST',
    path: '/pacientes/paciente/{pacienteId}/acceso-emergencia',
    kind: 'action',
    permission: 'expediente.acceso-emergencia',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['paciente', 'acceso-emergencia'],
    status: 201,
  },
  pacienteRegistrarSinIdentificar: {
    name: 'pacienteRegistrarSinIdentificar',
    method: 'POST',
    path: '/pacientes/paciente/sin-identificar',
    kind: 'action',
    permission: 'paciente.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['paciente'],
    status: 201,
  },
  pacienteAbrirExpediente: {
    name: 'pacienteAbrirExpediente',
    method: 'POST',
    path: '/pacientes/paciente/abrir-expediente',
    kind: 'action',
    permission: 'paciente-unidad.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['paciente', 'paciente-unidad'],
    status: 201,
  },
  pacienteRegistrarDefuncion: {
    name: 'pacienteRegistrarDefuncion',
    method: 'POST',
    path: '/pacientes/paciente/{pacienteId}/defuncion',
    kind: 'action',
    permission: 'paciente.editar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['paciente', 'defuncion', 'evento', 'receta', 'visita', 'hospitalizacion', 'programa-inscripcion'],
    status: 201,
  },
  pacienteFusionar: {
    name: 'pacienteFusionar',
    method: 'POST',
    path: '/pacientes/paciente/fusionar',
    kind: 'action',
    permission: 'paciente.fusionar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['paciente', 'paciente-unidad', 'paciente-fusion'],
    status: 200,
  },
  reporteArchivos: {
    name: 'reporteArchivos',
    method: 'GET',
    path: '/reportes/archivos',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  reporteArchivoQuitar: {
    name: 'reporteArchivoQuitar',
    method: 'DELETE',
    path: '/reportes/archivos/{reporteArchivoId}',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  reportesGuardados: {
    name: 'reportesGuardados',
    method: 'GET',
    path: '/reportes/guardados',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  reporteGuardar: {
    name: 'reporteGuardar',
    method: 'POST',
    path: '/reportes/guardados',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 201,
  },
  reporteGuardadoCambiar: {
    name: 'reporteGuardadoCambiar',
    method: 'PUT',
    path: '/reportes/guardados/{reporteGuardadoId}',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  reporteGuardadoQuitar: {
    name: 'reporteGuardadoQuitar',
    method: 'DELETE',
    path: '/reportes/guardados/{reporteGuardadoId}',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  buscar: {
    name: 'buscar',
    method: 'GET',
    path: '/busqueda',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  parecidos: {
    name: 'parecidos',
    method: 'POST',
    path: '/busqueda/parecidos',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  catalogoBulto: {
    name: 'catalogoBulto',
    method: 'GET',
    path: '/catalogos/catalogo-bulto',
    kind: 'query',
    permission: 'catalogo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  tableroList: {
    name: 'tableroList',
    method: 'GET',
    path: '/tableros',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  tableroCreate: {
    name: 'tableroCreate',
    method: 'POST',
    path: '/tableros',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 201,
  },
  tableroUpdate: {
    name: 'tableroUpdate',
    method: 'PUT',
    path: '/tableros/{tableroId}',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  tableroDelete: {
    name: 'tableroDelete',
    method: 'DELETE',
    path: '/tableros/{tableroId}',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vistaList: {
    name: 'vistaList',
    method: 'GET',
    path: '/vistas',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vistaTotales: {
    name: 'vistaTotales',
    method: 'GET',
    path: '/vistas/totales',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vistaCreate: {
    name: 'vistaCreate',
    method: 'POST',
    path: '/vistas',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 201,
  },
  vistaUpdate: {
    name: 'vistaUpdate',
    method: 'PUT',
    path: '/vistas/{vistaId}',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vistaDelete: {
    name: 'vistaDelete',
    method: 'DELETE',
    path: '/vistas/{vistaId}',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  propuestasCambioInsumoList: {
    name: 'propuestasCambioInsumoList',
    method: 'GET',
    path: '/proveedores/proveedores/propuestas-cambio-insumo-list',
    kind: 'query',
    permission: 'propuesta-cambio.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  propuestaCambioResponder: {
    name: 'propuestaCambioResponder',
    method: 'POST',
    path: '/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/responder',
    kind: 'action',
    permission: 'propuesta-cambio.responder',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['propuesta-cambio', 'lote-expirar', 'carta-canje'],
    status: 200,
  },
  propuestaCambioMensaje: {
    name: 'propuestaCambioMensaje',
    method: 'POST',
    path: '/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/mensaje',
    kind: 'action',
    permission: 'propuesta-cambio.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['propuesta-cambio'],
    status: 201,
  },
  proponerCambio: {
    name: 'proponerCambio',
    method: 'POST',
    path: '/proveedores/proveedores/proponer-cambio',
    kind: 'action',
    permission: 'propuesta-cambio.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['propuesta-cambio'],
    status: 201,
  },
  recibirCambioInsumo: {
    name: 'recibirCambioInsumo',
    method: 'POST',
    path: '/proveedores/proveedores/recibir-cambio-insumo',
    kind: 'action',
    permission: 'propuesta-cambio.recibir',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['propuesta-cambio', 'lote-expirar', 'carta-canje', 'lote', 'inventario', 'kardex'],
    status: 200,
  },
  proveedorList: {
    name: 'proveedorList',
    method: 'GET',
    path: '/oficinas-centrales/proveedor/proveedor-list',
    kind: 'query',
    permission: 'proveedor.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  proveedorContratos: {
    name: 'proveedorContratos',
    method: 'GET',
    path: '/oficinas-centrales/proveedor/{proveedorId}/contratos',
    kind: 'query',
    permission: 'proveedor.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  proveedorEntregas: {
    name: 'proveedorEntregas',
    method: 'GET',
    path: '/oficinas-centrales/proveedor/{proveedorId}/entregas',
    kind: 'query',
    permission: 'proveedor.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  proveedorEvaluacion: {
    name: 'proveedorEvaluacion',
    method: 'GET',
    path: '/oficinas-centrales/proveedor/{proveedorId}/evaluacion',
    kind: 'query',
    permission: 'proveedor.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  proveedorCartasCanje: {
    name: 'proveedorCartasCanje',
    method: 'GET',
    path: '/oficinas-centrales/proveedor/{proveedorId}/cartas-canje',
    kind: 'query',
    permission: 'carta-canje.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  redHistorialRegistrar: {
    name: 'redHistorialRegistrar',
    method: 'POST',
    path: '/network/red-historial',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 202,
  },
  vouchAsk: {
    name: 'vouchAsk',
    method: 'POST',
    path: '/vouches',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vouchList: {
    name: 'vouchList',
    method: 'GET',
    path: '/vouches',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vouchState: {
    name: 'vouchState',
    method: 'GET',
    path: '/vouches/{avalId}',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vouchConfirm: {
    name: 'vouchConfirm',
    method: 'POST',
    path: '/vouches/{avalId}/confirm',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vouchRefuse: {
    name: 'vouchRefuse',
    method: 'POST',
    path: '/vouches/{avalId}/refuse',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vouchWithdraw: {
    name: 'vouchWithdraw',
    method: 'POST',
    path: '/vouches/{avalId}/withdraw',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  bitacoraBuscar: {
    name: 'bitacoraBuscar',
    method: 'GET',
    path: '/seguridad/bitacora',
    kind: 'query',
    permission: 'bitacora.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  bitacoraExportar: {
    name: 'bitacoraExportar',
    method: 'GET',
    path: '/seguridad/bitacora/exportar',
    kind: 'export',
    permission: 'bitacora.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  bitacoraEvento: {
    name: 'bitacoraEvento',
    method: 'GET',
    path: '/seguridad/bitacora/{bitacoraId}',
    kind: 'query',
    permission: 'bitacora.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  bitacoraCadena: {
    name: 'bitacoraCadena',
    method: 'GET',
    path: '/seguridad/bitacora/cadena',
    kind: 'query',
    permission: 'bitacora.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 60,
    invalidates: [],
    status: 200,
  },
  usuarioActual: {
    name: 'usuarioActual',
    method: 'GET',
    path: '/catalogos/usuario/usuario-actual',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 1800,
    invalidates: [],
    status: 200,
  },
  usuarioPermisosEfectivos: {
    name: 'usuarioPermisosEfectivos',
    method: 'GET',
    path: '/catalogos/usuario/{usuarioId}/permisos-efectivos',
    kind: 'query',
    permission: 'usuario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  recorrido: {
    name: 'recorrido',
    method: 'POST',
    path: '/catalogos/usuario/usuario-actual/recorrido',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  preferencias: {
    name: 'preferencias',
    method: 'PUT',
    path: '/catalogos/usuario/preferencias',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  usuarioVincular: {
    name: 'usuarioVincular',
    method: 'POST',
    path: '/catalogos/usuario/vincular',
    kind: 'action',
    permission: 'usuario.vincular',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario', 'personal-medico'],
    status: 200,
  },
  usuarioCuentaAdicional: {
    name: 'usuarioCuentaAdicional',
    method: 'POST',
    path: '/catalogos/usuario/cuenta-adicional',
    kind: 'action',
    permission: 'usuario.vincular',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario', 'personal-medico'],
    status: 200,
  },
  usuarioVincularActualizar: {
    name: 'usuarioVincularActualizar',
    method: 'PUT',
    path: '/catalogos/usuario/vincular/{personaId}',
    kind: 'action',
    permission: 'usuario.vincular',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario', 'personal-medico'],
    status: 200,
  },
  usuarioBloquear: {
    name: 'usuarioBloquear',
    method: 'POST',
    path: '/catalogos/usuario/{usuarioId}/bloquear',
    kind: 'action',
    permission: 'usuario.administrar',
    secondPerson: null,
    freshSignIn: true,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario'],
    status: 200,
  },
  usuarioDesbloquear: {
    name: 'usuarioDesbloquear',
    method: 'POST',
    path: '/catalogos/usuario/{usuarioId}/desbloquear',
    kind: 'action',
    permission: 'usuario.administrar',
    secondPerson: null,
    freshSignIn: true,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario'],
    status: 200,
  },
  usuarioDesactivar: {
    name: 'usuarioDesactivar',
    method: 'POST',
    path: '/catalogos/usuario/{usuarioId}/desactivar',
    kind: 'action',
    permission: 'usuario.administrar',
    secondPerson: null,
    freshSignIn: true,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario'],
    status: 200,
  },
  usuarioQuitarSegundoFactor: {
    name: 'usuarioQuitarSegundoFactor',
    method: 'POST',
    path: '/catalogos/usuario/{usuarioId}/quitar-segundo-factor',
    kind: 'action',
    permission: 'usuario.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario'],
    status: 200,
  },
  usuarioReenviarInvitacion: {
    name: 'usuarioReenviarInvitacion',
    method: 'POST',
    path: '/catalogos/usuario/{usuarioId}/reenviar-invitacion',
    kind: 'action',
    permission: 'usuario.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario'],
    status: 200,
  },
  inicio: {
    name: 'inicio',
    method: 'GET',
    path: '/inicio',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  moduloMenu: {
    name: 'moduloMenu',
    method: 'GET',
    path: '/catalogos/modulo/menu',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 1800,
    invalidates: [],
    status: 200,
  },
  perfilMatriz: {
    name: 'perfilMatriz',
    method: 'GET',
    path: '/catalogos/perfil/matriz',
    kind: 'query',
    permission: 'catalogo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  perfilClonar: {
    name: 'perfilClonar',
    method: 'POST',
    path: '/catalogos/perfil/{perfilId}/clonar',
    kind: 'action',
    permission: 'perfil.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['perfil'],
    status: 201,
  },
  signInWithCode: {
    name: 'signInWithCode',
    method: 'POST',
    path: '/sign-in/code',
    kind: 'action',
    permission: 'public',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  enrolAtSignIn: {
    name: 'enrolAtSignIn',
    method: 'POST',
    path: '/sign-in/enrol',
    kind: 'action',
    permission: 'public',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  confirmAtSignIn: {
    name: 'confirmAtSignIn',
    method: 'POST',
    path: '/sign-in/enrol/confirm',
    kind: 'action',
    permission: 'public',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  secondFactor: {
    name: 'secondFactor',
    method: 'GET',
    path: '/second-factor',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  enrolSecondFactor: {
    name: 'enrolSecondFactor',
    method: 'POST',
    path: '/second-factor/enrol',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  activateSecondFactor: {
    name: 'activateSecondFactor',
    method: 'POST',
    path: '/second-factor/activate',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  removeSecondFactor: {
    name: 'removeSecondFactor',
    method: 'POST',
    path: '/second-factor/remove',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  renewRecoveryCodes: {
    name: 'renewRecoveryCodes',
    method: 'POST',
    path: '/second-factor/codes',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  signIn: {
    name: 'signIn',
    method: 'POST',
    path: '/sign-in',
    kind: 'action',
    permission: 'public',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  signUp: {
    name: 'signUp',
    method: 'POST',
    path: '/sign-up',
    kind: 'action',
    permission: 'public',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  forgotPassword: {
    name: 'forgotPassword',
    method: 'POST',
    path: '/forgot-password',
    kind: 'action',
    permission: 'public',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  resetPassword: {
    name: 'resetPassword',
    method: 'POST',
    path: '/reset-password',
    kind: 'action',
    permission: 'public',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  changePassword: {
    name: 'changePassword',
    method: 'POST',
    path: '/change-password',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  beginSession: {
    name: 'beginSession',
    method: 'POST',
    path: '/session',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  confirmIdentity: {
    name: 'confirmIdentity',
    method: 'POST',
    path: '/confirm-identity',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  sessions: {
    name: 'sessions',
    method: 'GET',
    path: '/sessions',
    kind: 'query',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  closeSession: {
    name: 'closeSession',
    method: 'POST',
    path: '/sessions/{sesionId}/close',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: true,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  closeOtherSessions: {
    name: 'closeOtherSessions',
    method: 'POST',
    path: '/sessions/close-others',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: true,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  signOut: {
    name: 'signOut',
    method: 'POST',
    path: '/sign-out',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  simulacionPerfil: {
    name: 'simulacionPerfil',
    method: 'POST',
    path: '/seguridad/simulacion/perfil',
    kind: 'action',
    permission: 'perfil.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 201,
  },
  simulacionUsuario: {
    name: 'simulacionUsuario',
    method: 'POST',
    path: '/seguridad/simulacion/usuario',
    kind: 'action',
    permission: 'perfil.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 201,
  },
  simulacionTerminar: {
    name: 'simulacionTerminar',
    method: 'POST',
    path: '/seguridad/simulacion/terminar',
    kind: 'action',
    permission: 'signed-in',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  vincularUsuarioProveedor: {
    name: 'vincularUsuarioProveedor',
    method: 'POST',
    path: '/catalogos/usuario/vincular-usuario-proveedor',
    kind: 'action',
    permission: 'usuario-proveedor.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario', 'personal-medico'],
    status: 201,
  },
  proveedorUsuarios: {
    name: 'proveedorUsuarios',
    method: 'GET',
    path: '/catalogos/usuario/proveedor-usuarios',
    kind: 'query',
    permission: 'usuario-proveedor.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  usuarioProveedorActualizar: {
    name: 'usuarioProveedorActualizar',
    method: 'PUT',
    path: '/catalogos/usuario/usuario-proveedor/{usuarioId}',
    kind: 'action',
    permission: 'usuario-proveedor.administrar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['usuario', 'personal-medico'],
    status: 200,
  },
  redistribucion: {
    name: 'redistribucion',
    method: 'GET',
    path: '/inventario/redistribucion',
    kind: 'query',
    permission: 'oc-solicitud.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  redistribuir: {
    name: 'redistribuir',
    method: 'POST',
    path: '/inventario/redistribucion',
    kind: 'action',
    permission: 'oc-solicitud.autorizar',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['solicitud', 'inventario'],
    status: 201,
  },
  solicitudComentar: {
    name: 'solicitudComentar',
    method: 'POST',
    path: '/inventario/solicitud/{solicitudId}/comentar',
    kind: 'action',
    permission: 'solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['solicitud'],
    status: 200,
  },
  solicitudSugerida: {
    name: 'solicitudSugerida',
    method: 'POST',
    path: '/inventario/solicitud/sugerida',
    kind: 'action',
    permission: 'solicitud.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['solicitud'],
    status: 201,
  },
  solicitudPendiente: {
    name: 'solicitudPendiente',
    method: 'POST',
    path: '/inventario/solicitud/{solicitudId}/pendiente',
    kind: 'action',
    permission: 'solicitud.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['solicitud'],
    status: 201,
  },
  solicitudManual: {
    name: 'solicitudManual',
    method: 'POST',
    path: '/inventario/solicitud/manual',
    kind: 'action',
    permission: 'solicitud.manual',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: true,
    cacheSeconds: 0,
    invalidates: ['solicitud'],
    status: 201,
  },
  solicitudManualList: {
    name: 'solicitudManualList',
    method: 'GET',
    path: '/inventario/solicitud/manual',
    kind: 'query',
    permission: 'solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  solicitudDetalle: {
    name: 'solicitudDetalle',
    method: 'GET',
    path: '/inventario/solicitud/detalle',
    kind: 'query',
    permission: 'solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  solicitudCifras: {
    name: 'solicitudCifras',
    method: 'POST',
    path: '/inventario/solicitud/cifras',
    kind: 'query',
    permission: 'solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  almacenVerClaves: {
    name: 'almacenVerClaves',
    method: 'GET',
    path: '/inventario/solicitud/almacen-ver-claves',
    kind: 'query',
    permission: 'solicitud.crear',
    secondPerson: null,
    freshSignIn: false,
    paged: true,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  cantidadEstatusSolicitud: {
    name: 'cantidadEstatusSolicitud',
    method: 'GET',
    path: '/inventario/solicitud/cantidad-estatus-solicitud',
    kind: 'query',
    permission: 'solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  almacen: {
    name: 'almacen',
    method: 'GET',
    path: '/reportes/almacen',
    kind: 'report',
    permission: 'reporte.almacen',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  almacenesRed: {
    name: 'almacenesRed',
    method: 'GET',
    path: '/oficinas-centrales/almacen',
    kind: 'report',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  atencionMedica: {
    name: 'atencionMedica',
    method: 'GET',
    path: '/reportes/atencion-medica',
    kind: 'report',
    permission: 'reporte.atencion',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  caducidades: {
    name: 'caducidades',
    method: 'GET',
    path: '/reportes/caducidades',
    kind: 'report',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  cendis: {
    name: 'cendis',
    method: 'GET',
    path: '/reportes/cendis',
    kind: 'report',
    permission: 'reporte.cendis',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  centrales: {
    name: 'centrales',
    method: 'GET',
    path: '/reportes/centrales',
    kind: 'report',
    permission: 'reporte.centrales',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  comprobacion: {
    name: 'comprobacion',
    method: 'GET',
    path: '/inventario/inventario/comprobacion',
    kind: 'report',
    permission: 'kardex.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  consultasDiagnosticos: {
    name: 'consultasDiagnosticos',
    method: 'GET',
    path: '/reportes/consultas-diagnosticos',
    kind: 'report',
    permission: 'consulta.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  desabasto: {
    name: 'desabasto',
    method: 'GET',
    path: '/inventario/inventario/desabasto',
    kind: 'report',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  disponibilidad: {
    name: 'disponibilidad',
    method: 'GET',
    path: '/reportes/disponibilidad',
    kind: 'report',
    permission: 'red-historial.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  farmacia: {
    name: 'farmacia',
    method: 'GET',
    path: '/reportes/farmacia',
    kind: 'report',
    permission: 'reporte.farmacia',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  fondoFijo: {
    name: 'fondoFijo',
    method: 'GET',
    path: '/inventario/inventario/porcentaje-fondo-fijo',
    kind: 'report',
    permission: 'fondo-fijo.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  funcionesIncompatibles: {
    name: 'funcionesIncompatibles',
    method: 'GET',
    path: '/reportes/funciones-incompatibles',
    kind: 'report',
    permission: 'permiso.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  hospitalizacion: {
    name: 'hospitalizacion',
    method: 'GET',
    path: '/reportes/hospitalizacion',
    kind: 'report',
    permission: 'reporte.hospitalizacion',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  informeSemestre: {
    name: 'informeSemestre',
    method: 'GET',
    path: '/inventario/solicitud/informe-semestre',
    kind: 'report',
    permission: 'solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  inventarioCendis: {
    name: 'inventarioCendis',
    method: 'GET',
    path: '/inventario/inventario/inventario-actual-cendis',
    kind: 'report',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  inventarioReporte: {
    name: 'inventarioReporte',
    method: 'GET',
    path: '/reportes/inventario-reporte',
    kind: 'report',
    permission: 'reporte.inventario',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  medicamentoControlado: {
    name: 'medicamentoControlado',
    method: 'GET',
    path: '/reportes/medicamento-controlado',
    kind: 'report',
    permission: 'reporte.medicamento-controlado',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  nivelAbasto: {
    name: 'nivelAbasto',
    method: 'GET',
    path: '/inventario/inventario/inventario-nivel-abasto',
    kind: 'report',
    permission: 'inventario.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  notaReferencia: {
    name: 'notaReferencia',
    method: 'GET',
    path: '/pacientes/consulta/nota-referencia',
    kind: 'report',
    permission: 'consulta.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  oficinaCentral: {
    name: 'oficinaCentral',
    method: 'GET',
    path: '/reportes/oficina-central',
    kind: 'report',
    permission: 'reporte.oficina-central',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  ordenCargo: {
    name: 'ordenCargo',
    method: 'GET',
    path: '/reportes/orden-cargo',
    kind: 'report',
    permission: 'reporte.orden-cargo',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  programasAvance: {
    name: 'programasAvance',
    method: 'GET',
    path: '/programas/programa/avance',
    kind: 'report',
    permission: 'programa.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  programasMedicinas: {
    name: 'programasMedicinas',
    method: 'GET',
    path: '/programas/programa/medicinas',
    kind: 'report',
    permission: 'programa.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  recetaImpresa: {
    name: 'recetaImpresa',
    method: 'GET',
    path: '/pacientes/receta/impresa',
    kind: 'report',
    permission: 'receta.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  recetas: {
    name: 'recetas',
    method: 'GET',
    path: '/reportes/recetas',
    kind: 'report',
    permission: 'reporte.recetas',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  remision: {
    name: 'remision',
    method: 'GET',
    path: '/inventario/solicitud/remision',
    kind: 'report',
    permission: 'solicitud.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  tarjetaKardex: {
    name: 'tarjetaKardex',
    method: 'GET',
    path: '/inventario/inventario/tarjeta-kardex',
    kind: 'report',
    permission: 'kardex.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  turnoEnfermeria: {
    name: 'turnoEnfermeria',
    method: 'GET',
    path: '/reportes/turno-enfermeria',
    kind: 'report',
    permission: 'hospitalizacion.ver',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
  unidadesRed: {
    name: 'unidadesRed',
    method: 'GET',
    path: '/oficinas-centrales/unidad',
    kind: 'report',
    permission: 'unidad.ver-red',
    secondPerson: null,
    freshSignIn: false,
    paged: false,
    idempotent: false,
    cacheSeconds: 0,
    invalidates: [],
    status: 200,
  },
} as const;

/** Of each, what a client needs to call it: in every first page, so it is no more than that. */
export const CALLS = {
  agendaEventos: { method: 'GET', path: '/agenda/agenda/eventos-list' },
  agendaHoras: { method: 'GET', path: '/agenda/agenda/horas-disponibles' },
  agendaContexto: { method: 'GET', path: '/agenda/agenda/contexto' },
  calendarioSuscribir: { method: 'POST', path: '/agenda/agenda/calendario' },
  calendarioRevocar: { method: 'POST', path: '/agenda/agenda/calendario/revocar' },
  horarioCambiar: { method: 'POST', path: '/agenda/agenda/horario/{horarioId}/cambiar' },
  negotiate: { method: 'POST', path: '/messaging/notifications-messaging/negotiate' },
  notificacionesList: { method: 'GET', path: '/notificaciones/notificaciones/notificaciones-list' },
  marcarVista: { method: 'PUT', path: '/notificaciones/notificaciones/marcar-vista' },
  avisosCanales: { method: 'GET', path: '/notificaciones/notificaciones/canales' },
  avisosCanalesGuardar: { method: 'PUT', path: '/notificaciones/notificaciones/canales' },
  claveLocal: { method: 'GET', path: '/network/clave-local' },
  insumoImportar: { method: 'POST', path: '/catalogos/insumo/importar' },
  consultaFavoritos: { method: 'GET', path: '/pacientes/consulta/favoritos' },
  signosCorregir: { method: 'PUT', path: '/pacientes/signos/{signosId}' },
  signosSerie: { method: 'GET', path: '/pacientes/signos/serie' },
  signosContexto: { method: 'GET', path: '/pacientes/signos/contexto/{visitaId}' },
  signosContextoEstancia: {
    method: 'GET',
    path: '/pacientes/signos/contexto-estancia/{hospitalizacionId}',
    offline: 'keep',
  },
  signosContextoToma: { method: 'GET', path: '/pacientes/signos/contexto-toma/{signosId}' },
  visitaCola: { method: 'GET', path: '/pacientes/visita/cola' },
  visitaTablero: { method: 'GET', path: '/pacientes/visita/tablero' },
  visitaLlamar: { method: 'POST', path: '/pacientes/visita/{visitaId}/llamar' },
  visitaDevolver: { method: 'POST', path: '/pacientes/visita/{visitaId}/devolver' },
  visitaSiguiente: { method: 'POST', path: '/pacientes/visita/siguiente' },
  visitaPrevias: { method: 'GET', path: '/pacientes/visita/previas' },
  controladosLibro: { method: 'GET', path: '/farmacia/controlados' },
  controladosMovimientos: { method: 'GET', path: '/farmacia/controlados/movimientos' },
  controladosContar: { method: 'POST', path: '/farmacia/controlados/contar' },
  recetaRevisar: { method: 'POST', path: '/pacientes/receta/revisar' },
  recetaRepetir: { method: 'POST', path: '/pacientes/receta/{recetaId}/repetir' },
  recetaPropuestaSurtido: { method: 'GET', path: '/pacientes/receta/{recetaId}/propuesta-surtido' },
  recetaSurtir: { method: 'POST', path: '/pacientes/receta/{recetaId}/surtir' },
  recetaSustitutoProponer: { method: 'POST', path: '/pacientes/receta/{recetaId}/proponer-sustituto' },
  recetaSustitutoAutorizar: { method: 'POST', path: '/pacientes/receta/{recetaId}/autorizar-sustituto' },
  recetaSustitutoNegar: { method: 'POST', path: '/pacientes/receta/{recetaId}/negar-sustituto' },
  recetaCola: { method: 'GET', path: '/pacientes/receta/cola' },
  recetaPendientes: { method: 'GET', path: '/pacientes/receta/pendientes' },
  recetaAbrir: { method: 'POST', path: '/pacientes/receta/abrir' },
  entregaTurnoResumen: { method: 'GET', path: '/pacientes/entrega-turno/turno' },
  entregaTurnoGuardar: { method: 'POST', path: '/pacientes/entrega-turno/borrador' },
  entregaTurnoFirmar: { method: 'POST', path: '/pacientes/entrega-turno/{entregaTurnoId}/firma' },
  hospitalizacionAsignados: { method: 'GET', path: '/pacientes/hospitalizacion/asignados', offline: 'keep' },
  hospitalizacionAsignar: { method: 'POST', path: '/pacientes/hospitalizacion/asignados' },
  hospitalizacionAsignaciones: { method: 'GET', path: '/pacientes/hospitalizacion/asignaciones' },
  hospitalizacionPacientes: { method: 'GET', path: '/pacientes/hospitalizacion/pacientes-list', offline: 'keep' },
  hospitalizacionMapa: { method: 'GET', path: '/pacientes/hospitalizacion/mapa' },
  hospitalizacionSignos: { method: 'GET', path: '/pacientes/hospitalizacion/signos-vitales', offline: 'keep' },
  hospitalizacionSignosCapturar: {
    method: 'POST',
    path: '/pacientes/hospitalizacion/signos-vitales',
    offline: 'queue',
  },
  hospitalizacionNotas: { method: 'GET', path: '/pacientes/hospitalizacion/notas-evolucion-list', offline: 'keep' },
  hospitalizacionNotaGuardar: { method: 'POST', path: '/pacientes/hospitalizacion/nota-borrador', offline: 'queue' },
  hospitalizacionEgreso: { method: 'GET', path: '/pacientes/hospitalizacion/alta-hospitalizacion' },
  hospitalizacionEgresar: { method: 'POST', path: '/pacientes/hospitalizacion/alta-hospitalizacion' },
  hospitalizacionIndicar: { method: 'POST', path: '/pacientes/hospitalizacion/{hospitalizacionId}/indicar' },
  hospitalizacionMinistraciones: {
    method: 'GET',
    path: '/pacientes/hospitalizacion/{hospitalizacionId}/ministracion',
    offline: 'keep',
  },
  hospitalizacionMinistrar: {
    method: 'POST',
    path: '/pacientes/hospitalizacion/{hospitalizacionId}/ministracion',
    offline: 'queue',
  },
  alertaSanitariaResponder: { method: 'POST', path: '/inventario/alerta-sanitaria/{alertaSanitariaId}/responder' },
  conteoCaptura: { method: 'PUT', path: '/inventario/conteo/{conteoId}/captura' },
  conteoLoteHallado: { method: 'POST', path: '/inventario/conteo/{conteoId}/lote-hallado' },
  insumoConfiguracionAceptar: {
    method: 'POST',
    path: '/inventario/insumo-configuracion/{insumoConfiguracionId}/aceptar',
  },
  insumoConfiguracionConsumo: {
    method: 'GET',
    path: '/inventario/insumo-configuracion/{insumoConfiguracionId}/consumo',
  },
  insumoConfiguracionSinConfigurar: { method: 'GET', path: '/inventario/insumo-configuracion/sin-configurar' },
  insumoConfiguracionCopiar: { method: 'POST', path: '/inventario/insumo-configuracion/copiar' },
  insumoConfiguracionMasivo: { method: 'PUT', path: '/inventario/insumo-configuracion/masivo' },
  detalleExistencias: { method: 'GET', path: '/inventario/inventario/detalle-existencias/{insumoId}' },
  inventarioImportar: { method: 'POST', path: '/inventario/inventario/importar' },
  inventarioRecibir: { method: 'POST', path: '/inventario/inventario' },
  loteEstatus: { method: 'POST', path: '/inventario/inventario/lote/{loteId}/estatus' },
  loteCaducidad: { method: 'POST', path: '/inventario/inventario/lote/{loteId}/caducidad' },
  actualizarCaducidad: { method: 'PUT', path: '/inventario/inventario/actualizar-caducidad' },
  inventarioPorLote: { method: 'GET', path: '/inventario/inventario/inventario-por-lote' },
  temperaturaAnotar: { method: 'POST', path: '/inventario/temperatura/de-equipo/{equipoFrioId}' },
  temperaturaCuarentena: { method: 'POST', path: '/inventario/temperatura/{temperaturaId}/cuarentena' },
  ocConfiguracion: { method: 'GET', path: '/oficinas-centrales/insumo-configuracion' },
  ocConfiguracionGuardar: { method: 'PUT', path: '/oficinas-centrales/insumo-configuracion' },
  ocUnidad: { method: 'GET', path: '/oficinas-centrales/unidad/{unidadId}' },
  ocAlmacen: { method: 'GET', path: '/oficinas-centrales/almacen/{almacenId}' },
  ocAlmacenInventario: { method: 'GET', path: '/oficinas-centrales/almacen/{almacenId}/inventario' },
  ocSolicitud: { method: 'GET', path: '/oficinas-centrales/solicitud' },
  ocConsolidado: { method: 'GET', path: '/oficinas-centrales/solicitud/consolidado' },
  ocLineas: { method: 'GET', path: '/oficinas-centrales/solicitud/lineas' },
  ocSolicitudReasignar: { method: 'PUT', path: '/oficinas-centrales/solicitud/{solicitudId}' },
  ocAutorizarMasivo: { method: 'POST', path: '/oficinas-centrales/solicitud/autorizar-masivo' },
  ordenCargoCrear: { method: 'POST', path: '/pacientes/orden-cargo' },
  hospitalizacionCargos: { method: 'GET', path: '/pacientes/orden-cargo/cargos' },
  ordenCargoAtendidas: { method: 'GET', path: '/pacientes/orden-cargo/atendidas' },
  ordenCargoHistorico: { method: 'GET', path: '/pacientes/orden-cargo/historico' },
  ordenCargoPendientesAutorizar: { method: 'GET', path: '/pacientes/orden-cargo/pendientes-autorizar' },
  ordenCargoDetalleConsulta: { method: 'GET', path: '/pacientes/orden-cargo/detalle-orden-cargo' },
  ordenCargoDetalle: { method: 'GET', path: '/pacientes/orden-cargo/detalle-orden-cargo/{ordenCargoId}' },
  insumosOrdenCargo: { method: 'GET', path: '/pacientes/orden-cargo/insumos-orden-cargo' },
  insumosOrdenCargoGuardar: { method: 'PUT', path: '/pacientes/orden-cargo/insumos-orden-cargo' },
  ordenCargoAutorizarVarias: { method: 'POST', path: '/pacientes/orden-cargo/autorizar' },
  ordenCargoDevolver: { method: 'POST', path: '/pacientes/orden-cargo/{ordenCargoId}/devolver' },
  ordenCargoCola: { method: 'GET', path: '/inventario/orden-cargo' },
  ordenCargoPropuesta: { method: 'GET', path: '/inventario/orden-cargo/detalle' },
  ordenCargoPorSurtir: { method: 'GET', path: '/inventario/orden-cargo/surtir/insumo-orden-cargo' },
  ordenCargoListaSurtido: { method: 'GET', path: '/inventario/orden-cargo/lista-surtido' },
  ordenCargoSurtir: { method: 'PUT', path: '/inventario/orden-cargo/surtir/insumo-orden-cargo' },
  ordenCargoPorRecibir: { method: 'GET', path: '/inventario/orden-cargo/recepcion', offline: 'keep' },
  ordenCargoRecibir: { method: 'POST', path: '/inventario/orden-cargo/recepcion', offline: 'queue' },
  ordenCargoSurtidas: { method: 'GET', path: '/inventario/orden-cargo/historico' },
  ordenCargoTomar: { method: 'POST', path: '/inventario/orden-cargo/tomar' },
  ordenCargoTomarVarias: { method: 'POST', path: '/inventario/orden-cargo/tomar-varias' },
  ordenCargoSoltar: { method: 'POST', path: '/inventario/orden-cargo/soltar' },
  ordenCargoRelevar: { method: 'POST', path: '/inventario/orden-cargo/relevar' },
  ordenCargoActividad: { method: 'POST', path: '/inventario/orden-cargo/actividad' },
  ordenCargoDevolucion: { method: 'POST', path: '/inventario/orden-cargo/devolucion' },
  ordenCargoPorDevolver: { method: 'GET', path: '/inventario/orden-cargo/devolucion' },
  pacienteResumen: { method: 'GET', path: '/pacientes/paciente/{pacienteId}/resumen' },
  pacienteBuscarRed: { method: 'GET', path: '/pacientes/paciente/buscar-red' },
  pacienteAccesoEmergencia: { method: 'POST', path: '/pacientes/paciente/{pacienteId}/acceso-emergencia' },
  pacienteRegistrarSinIdentificar: { method: 'POST', path: '/pacientes/paciente/sin-identificar' },
  pacienteAbrirExpediente: { method: 'POST', path: '/pacientes/paciente/abrir-expediente' },
  pacienteRegistrarDefuncion: { method: 'POST', path: '/pacientes/paciente/{pacienteId}/defuncion' },
  pacienteFusionar: { method: 'POST', path: '/pacientes/paciente/fusionar' },
  reporteArchivos: { method: 'GET', path: '/reportes/archivos' },
  reporteArchivoQuitar: { method: 'DELETE', path: '/reportes/archivos/{reporteArchivoId}' },
  reportesGuardados: { method: 'GET', path: '/reportes/guardados' },
  reporteGuardar: { method: 'POST', path: '/reportes/guardados' },
  reporteGuardadoCambiar: { method: 'PUT', path: '/reportes/guardados/{reporteGuardadoId}' },
  reporteGuardadoQuitar: { method: 'DELETE', path: '/reportes/guardados/{reporteGuardadoId}' },
  buscar: { method: 'GET', path: '/busqueda' },
  parecidos: { method: 'POST', path: '/busqueda/parecidos' },
  catalogoBulto: { method: 'GET', path: '/catalogos/catalogo-bulto' },
  tableroList: { method: 'GET', path: '/tableros' },
  tableroCreate: { method: 'POST', path: '/tableros' },
  tableroUpdate: { method: 'PUT', path: '/tableros/{tableroId}' },
  tableroDelete: { method: 'DELETE', path: '/tableros/{tableroId}' },
  vistaList: { method: 'GET', path: '/vistas' },
  vistaTotales: { method: 'GET', path: '/vistas/totales' },
  vistaCreate: { method: 'POST', path: '/vistas' },
  vistaUpdate: { method: 'PUT', path: '/vistas/{vistaId}' },
  vistaDelete: { method: 'DELETE', path: '/vistas/{vistaId}' },
  propuestasCambioInsumoList: { method: 'GET', path: '/proveedores/proveedores/propuestas-cambio-insumo-list' },
  propuestaCambioResponder: {
    method: 'POST',
    path: '/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/responder',
  },
  propuestaCambioMensaje: {
    method: 'POST',
    path: '/proveedores/proveedores/propuesta-cambio-insumo/{propuestaCambioId}/mensaje',
  },
  proponerCambio: { method: 'POST', path: '/proveedores/proveedores/proponer-cambio' },
  recibirCambioInsumo: { method: 'POST', path: '/proveedores/proveedores/recibir-cambio-insumo' },
  proveedorList: { method: 'GET', path: '/oficinas-centrales/proveedor/proveedor-list' },
  proveedorContratos: { method: 'GET', path: '/oficinas-centrales/proveedor/{proveedorId}/contratos' },
  proveedorEntregas: { method: 'GET', path: '/oficinas-centrales/proveedor/{proveedorId}/entregas' },
  proveedorEvaluacion: { method: 'GET', path: '/oficinas-centrales/proveedor/{proveedorId}/evaluacion' },
  proveedorCartasCanje: { method: 'GET', path: '/oficinas-centrales/proveedor/{proveedorId}/cartas-canje' },
  redHistorialRegistrar: { method: 'POST', path: '/network/red-historial' },
  vouchAsk: { method: 'POST', path: '/vouches' },
  vouchList: { method: 'GET', path: '/vouches' },
  vouchState: { method: 'GET', path: '/vouches/{avalId}' },
  vouchConfirm: { method: 'POST', path: '/vouches/{avalId}/confirm' },
  vouchRefuse: { method: 'POST', path: '/vouches/{avalId}/refuse' },
  vouchWithdraw: { method: 'POST', path: '/vouches/{avalId}/withdraw' },
  bitacoraBuscar: { method: 'GET', path: '/seguridad/bitacora' },
  bitacoraExportar: { method: 'GET', path: '/seguridad/bitacora/exportar' },
  bitacoraEvento: { method: 'GET', path: '/seguridad/bitacora/{bitacoraId}' },
  bitacoraCadena: { method: 'GET', path: '/seguridad/bitacora/cadena' },
  usuarioActual: { method: 'GET', path: '/catalogos/usuario/usuario-actual' },
  usuarioPermisosEfectivos: { method: 'GET', path: '/catalogos/usuario/{usuarioId}/permisos-efectivos' },
  recorrido: { method: 'POST', path: '/catalogos/usuario/usuario-actual/recorrido' },
  preferencias: { method: 'PUT', path: '/catalogos/usuario/preferencias' },
  usuarioVincular: { method: 'POST', path: '/catalogos/usuario/vincular' },
  usuarioCuentaAdicional: { method: 'POST', path: '/catalogos/usuario/cuenta-adicional' },
  usuarioVincularActualizar: { method: 'PUT', path: '/catalogos/usuario/vincular/{personaId}' },
  usuarioBloquear: { method: 'POST', path: '/catalogos/usuario/{usuarioId}/bloquear' },
  usuarioDesbloquear: { method: 'POST', path: '/catalogos/usuario/{usuarioId}/desbloquear' },
  usuarioDesactivar: { method: 'POST', path: '/catalogos/usuario/{usuarioId}/desactivar' },
  usuarioQuitarSegundoFactor: { method: 'POST', path: '/catalogos/usuario/{usuarioId}/quitar-segundo-factor' },
  usuarioReenviarInvitacion: { method: 'POST', path: '/catalogos/usuario/{usuarioId}/reenviar-invitacion' },
  inicio: { method: 'GET', path: '/inicio' },
  moduloMenu: { method: 'GET', path: '/catalogos/modulo/menu' },
  perfilMatriz: { method: 'GET', path: '/catalogos/perfil/matriz' },
  perfilClonar: { method: 'POST', path: '/catalogos/perfil/{perfilId}/clonar' },
  signInWithCode: { method: 'POST', path: '/sign-in/code' },
  enrolAtSignIn: { method: 'POST', path: '/sign-in/enrol' },
  confirmAtSignIn: { method: 'POST', path: '/sign-in/enrol/confirm' },
  secondFactor: { method: 'GET', path: '/second-factor' },
  enrolSecondFactor: { method: 'POST', path: '/second-factor/enrol' },
  activateSecondFactor: { method: 'POST', path: '/second-factor/activate' },
  removeSecondFactor: { method: 'POST', path: '/second-factor/remove' },
  renewRecoveryCodes: { method: 'POST', path: '/second-factor/codes' },
  signIn: { method: 'POST', path: '/sign-in' },
  signUp: { method: 'POST', path: '/sign-up' },
  forgotPassword: { method: 'POST', path: '/forgot-password' },
  resetPassword: { method: 'POST', path: '/reset-password' },
  changePassword: { method: 'POST', path: '/change-password' },
  beginSession: { method: 'POST', path: '/session' },
  confirmIdentity: { method: 'POST', path: '/confirm-identity' },
  sessions: { method: 'GET', path: '/sessions' },
  closeSession: { method: 'POST', path: '/sessions/{sesionId}/close' },
  closeOtherSessions: { method: 'POST', path: '/sessions/close-others' },
  signOut: { method: 'POST', path: '/sign-out' },
  simulacionPerfil: { method: 'POST', path: '/seguridad/simulacion/perfil' },
  simulacionUsuario: { method: 'POST', path: '/seguridad/simulacion/usuario' },
  simulacionTerminar: { method: 'POST', path: '/seguridad/simulacion/terminar' },
  vincularUsuarioProveedor: { method: 'POST', path: '/catalogos/usuario/vincular-usuario-proveedor' },
  proveedorUsuarios: { method: 'GET', path: '/catalogos/usuario/proveedor-usuarios' },
  usuarioProveedorActualizar: { method: 'PUT', path: '/catalogos/usuario/usuario-proveedor/{usuarioId}' },
  redistribucion: { method: 'GET', path: '/inventario/redistribucion' },
  redistribuir: { method: 'POST', path: '/inventario/redistribucion' },
  solicitudComentar: { method: 'POST', path: '/inventario/solicitud/{solicitudId}/comentar' },
  solicitudSugerida: { method: 'POST', path: '/inventario/solicitud/sugerida' },
  solicitudPendiente: { method: 'POST', path: '/inventario/solicitud/{solicitudId}/pendiente' },
  solicitudManual: { method: 'POST', path: '/inventario/solicitud/manual' },
  solicitudManualList: { method: 'GET', path: '/inventario/solicitud/manual' },
  solicitudDetalle: { method: 'GET', path: '/inventario/solicitud/detalle' },
  solicitudCifras: { method: 'POST', path: '/inventario/solicitud/cifras' },
  almacenVerClaves: { method: 'GET', path: '/inventario/solicitud/almacen-ver-claves' },
  cantidadEstatusSolicitud: { method: 'GET', path: '/inventario/solicitud/cantidad-estatus-solicitud' },
  almacen: { method: 'GET', path: '/reportes/almacen' },
  almacenesRed: { method: 'GET', path: '/oficinas-centrales/almacen' },
  atencionMedica: { method: 'GET', path: '/reportes/atencion-medica' },
  caducidades: { method: 'GET', path: '/reportes/caducidades' },
  cendis: { method: 'GET', path: '/reportes/cendis' },
  centrales: { method: 'GET', path: '/reportes/centrales' },
  comprobacion: { method: 'GET', path: '/inventario/inventario/comprobacion' },
  consultasDiagnosticos: { method: 'GET', path: '/reportes/consultas-diagnosticos' },
  desabasto: { method: 'GET', path: '/inventario/inventario/desabasto' },
  disponibilidad: { method: 'GET', path: '/reportes/disponibilidad' },
  farmacia: { method: 'GET', path: '/reportes/farmacia' },
  fondoFijo: { method: 'GET', path: '/inventario/inventario/porcentaje-fondo-fijo' },
  funcionesIncompatibles: { method: 'GET', path: '/reportes/funciones-incompatibles' },
  hospitalizacion: { method: 'GET', path: '/reportes/hospitalizacion' },
  informeSemestre: { method: 'GET', path: '/inventario/solicitud/informe-semestre' },
  inventarioCendis: { method: 'GET', path: '/inventario/inventario/inventario-actual-cendis' },
  inventarioReporte: { method: 'GET', path: '/reportes/inventario-reporte' },
  medicamentoControlado: { method: 'GET', path: '/reportes/medicamento-controlado' },
  nivelAbasto: { method: 'GET', path: '/inventario/inventario/inventario-nivel-abasto' },
  notaReferencia: { method: 'GET', path: '/pacientes/consulta/nota-referencia' },
  oficinaCentral: { method: 'GET', path: '/reportes/oficina-central' },
  ordenCargo: { method: 'GET', path: '/reportes/orden-cargo' },
  programasAvance: { method: 'GET', path: '/programas/programa/avance' },
  programasMedicinas: { method: 'GET', path: '/programas/programa/medicinas' },
  recetaImpresa: { method: 'GET', path: '/pacientes/receta/impresa' },
  recetas: { method: 'GET', path: '/reportes/recetas' },
  remision: { method: 'GET', path: '/inventario/solicitud/remision' },
  tarjetaKardex: { method: 'GET', path: '/inventario/inventario/tarjeta-kardex' },
  turnoEnfermeria: { method: 'GET', path: '/reportes/turno-enfermeria' },
  unidadesRed: { method: 'GET', path: '/oficinas-centrales/unidad' },
} as const;

export type OperationName = keyof typeof OPERATIONS;

/**
 * What goes in and out of each operation. `list` is the resource whose filters and order a paged operation takes; `answer` where
 * those are the fields of its own answer.
 */
export interface OperationTypes {
  agendaEventos: { params: AgendaEventosParameters; body: undefined; answer: AgendaEventosAnswer; list: undefined };
  agendaHoras: { params: AgendaHorasParameters; body: undefined; answer: AgendaHorasAnswer; list: undefined };
  agendaContexto: { params: AgendaContextoParameters; body: undefined; answer: AgendaContextoAnswer; list: undefined };
  calendarioSuscribir: { params: undefined; body: undefined; answer: CalendarioSuscribirAnswer; list: undefined };
  calendarioRevocar: { params: undefined; body: undefined; answer: CalendarioRevocarAnswer; list: undefined };
  horarioCambiar: {
    params: HorarioCambiarParameters;
    body: HorarioCambiarBody;
    answer: HorarioCambiarAnswer;
    list: undefined;
  };
  negotiate: { params: undefined; body: undefined; answer: NegotiateAnswer; list: undefined };
  notificacionesList: { params: undefined; body: undefined; answer: NotificacionesListAnswer[]; list: 'answer' };
  marcarVista: { params: undefined; body: MarcarVistaBody; answer: MarcarVistaAnswer; list: undefined };
  avisosCanales: { params: undefined; body: undefined; answer: AvisosCanalesAnswer; list: undefined };
  avisosCanalesGuardar: {
    params: undefined;
    body: AvisosCanalesGuardarBody;
    answer: AvisosCanalesGuardarAnswer;
    list: undefined;
  };
  claveLocal: { params: undefined; body: undefined; answer: ClaveLocalAnswer; list: undefined };
  insumoImportar: { params: undefined; body: InsumoImportarBody; answer: InsumoImportarAnswer; list: undefined };
  consultaFavoritos: { params: undefined; body: undefined; answer: ConsultaFavoritosAnswer; list: undefined };
  signosCorregir: { params: SignosCorregirParameters; body: SignosCorregirBody; answer: Signos; list: undefined };
  signosSerie: { params: SignosSerieParameters; body: undefined; answer: SignosSerieAnswer; list: undefined };
  signosContexto: { params: SignosContextoParameters; body: undefined; answer: SignosContextoAnswer; list: undefined };
  signosContextoEstancia: {
    params: SignosContextoEstanciaParameters;
    body: undefined;
    answer: SignosContextoEstanciaAnswer;
    list: undefined;
  };
  signosContextoToma: {
    params: SignosContextoTomaParameters;
    body: undefined;
    answer: SignosContextoTomaAnswer;
    list: undefined;
  };
  visitaCola: { params: VisitaColaParameters; body: undefined; answer: VisitaColaAnswer; list: undefined };
  visitaTablero: { params: VisitaTableroParameters; body: undefined; answer: VisitaTableroAnswer; list: undefined };
  visitaLlamar: { params: VisitaLlamarParameters; body: VisitaLlamarBody; answer: Visita; list: undefined };
  visitaDevolver: { params: VisitaDevolverParameters; body: undefined; answer: Visita; list: undefined };
  visitaSiguiente: { params: undefined; body: VisitaSiguienteBody; answer: Visita; list: undefined };
  visitaPrevias: { params: VisitaPreviasParameters; body: undefined; answer: VisitaPreviasAnswer; list: undefined };
  controladosLibro: {
    params: ControladosLibroParameters;
    body: undefined;
    answer: ControladosLibroAnswer;
    list: undefined;
  };
  controladosMovimientos: {
    params: ControladosMovimientosParameters;
    body: undefined;
    answer: ControladosMovimientosAnswer;
    list: undefined;
  };
  controladosContar: {
    params: undefined;
    body: ControladosContarBody;
    answer: ControladosContarAnswer;
    list: undefined;
  };
  recetaRevisar: { params: undefined; body: RecetaRevisarBody; answer: RecetaRevisarAnswer; list: undefined };
  recetaRepetir: { params: RecetaRepetirParameters; body: undefined; answer: Receta; list: undefined };
  recetaPropuestaSurtido: {
    params: RecetaPropuestaSurtidoParameters;
    body: undefined;
    answer: RecetaPropuestaSurtidoAnswer;
    list: undefined;
  };
  recetaSurtir: { params: RecetaSurtirParameters; body: RecetaSurtirBody; answer: RecetaSurtirAnswer; list: undefined };
  recetaSustitutoProponer: {
    params: RecetaSustitutoProponerParameters;
    body: RecetaSustitutoProponerBody;
    answer: Receta;
    list: undefined;
  };
  recetaSustitutoAutorizar: {
    params: RecetaSustitutoAutorizarParameters;
    body: undefined;
    answer: Receta;
    list: undefined;
  };
  recetaSustitutoNegar: { params: RecetaSustitutoNegarParameters; body: undefined; answer: Receta; list: undefined };
  recetaCola: { params: RecetaColaParameters; body: undefined; answer: RecetaColaAnswer; list: undefined };
  recetaPendientes: {
    params: RecetaPendientesParameters;
    body: undefined;
    answer: RecetaPendientesAnswer;
    list: undefined;
  };
  recetaAbrir: { params: undefined; body: RecetaAbrirBody; answer: RecetaAbrirAnswer; list: undefined };
  entregaTurnoResumen: {
    params: EntregaTurnoResumenParameters;
    body: undefined;
    answer: EntregaTurnoResumenAnswer;
    list: undefined;
  };
  entregaTurnoGuardar: {
    params: undefined;
    body: EntregaTurnoGuardarBody;
    answer: EntregaTurnoGuardarAnswer;
    list: undefined;
  };
  entregaTurnoFirmar: {
    params: EntregaTurnoFirmarParameters;
    body: EntregaTurnoFirmarBody;
    answer: EntregaTurnoFirmarAnswer;
    list: undefined;
  };
  hospitalizacionAsignados: {
    params: HospitalizacionAsignadosParameters;
    body: undefined;
    answer: HospitalizacionAsignadosAnswer;
    list: undefined;
  };
  hospitalizacionAsignar: {
    params: undefined;
    body: HospitalizacionAsignarBody;
    answer: HospitalizacionAsignarAnswer;
    list: undefined;
  };
  hospitalizacionAsignaciones: {
    params: HospitalizacionAsignacionesParameters;
    body: undefined;
    answer: HospitalizacionAsignacionesAnswer;
    list: undefined;
  };
  hospitalizacionPacientes: {
    params: HospitalizacionPacientesParameters;
    body: undefined;
    answer: HospitalizacionPacientesAnswer;
    list: undefined;
  };
  hospitalizacionMapa: {
    params: HospitalizacionMapaParameters;
    body: undefined;
    answer: HospitalizacionMapaAnswer;
    list: undefined;
  };
  hospitalizacionSignos: {
    params: HospitalizacionSignosParameters;
    body: undefined;
    answer: HospitalizacionSignosAnswer;
    list: undefined;
  };
  hospitalizacionSignosCapturar: {
    params: undefined;
    body: HospitalizacionSignosCapturarBody;
    answer: Signos;
    list: undefined;
  };
  hospitalizacionNotas: {
    params: HospitalizacionNotasParameters;
    body: undefined;
    answer: HospitalizacionNotasAnswer;
    list: undefined;
  };
  hospitalizacionNotaGuardar: {
    params: undefined;
    body: HospitalizacionNotaGuardarBody;
    answer: HospitalizacionNotaGuardarAnswer;
    list: undefined;
  };
  hospitalizacionEgreso: {
    params: HospitalizacionEgresoParameters;
    body: undefined;
    answer: HospitalizacionEgresoAnswer;
    list: undefined;
  };
  hospitalizacionEgresar: {
    params: undefined;
    body: HospitalizacionEgresarBody;
    answer: Hospitalizacion;
    list: undefined;
  };
  hospitalizacionIndicar: {
    params: HospitalizacionIndicarParameters;
    body: HospitalizacionIndicarBody;
    answer: HospitalizacionIndicarAnswer;
    list: undefined;
  };
  hospitalizacionMinistraciones: {
    params: HospitalizacionMinistracionesParameters;
    body: undefined;
    answer: HospitalizacionMinistracionesAnswer;
    list: undefined;
  };
  hospitalizacionMinistrar: {
    params: HospitalizacionMinistrarParameters;
    body: HospitalizacionMinistrarBody;
    answer: HospitalizacionMinistrarAnswer;
    list: undefined;
  };
  alertaSanitariaResponder: {
    params: AlertaSanitariaResponderParameters;
    body: AlertaSanitariaResponderBody;
    answer: AlertaSanitaria;
    list: undefined;
  };
  conteoCaptura: {
    params: ConteoCapturaParameters;
    body: ConteoCapturaBody;
    answer: ConteoCapturaAnswer;
    list: undefined;
  };
  conteoLoteHallado: {
    params: ConteoLoteHalladoParameters;
    body: ConteoLoteHalladoBody;
    answer: Conteo;
    list: undefined;
  };
  insumoConfiguracionAceptar: {
    params: InsumoConfiguracionAceptarParameters;
    body: undefined;
    answer: InsumoConfiguracion;
    list: undefined;
  };
  insumoConfiguracionConsumo: {
    params: InsumoConfiguracionConsumoParameters;
    body: undefined;
    answer: InsumoConfiguracionConsumoAnswer;
    list: undefined;
  };
  insumoConfiguracionSinConfigurar: {
    params: InsumoConfiguracionSinConfigurarParameters;
    body: undefined;
    answer: InsumoConfiguracionSinConfigurarAnswer;
    list: undefined;
  };
  insumoConfiguracionCopiar: {
    params: undefined;
    body: InsumoConfiguracionCopiarBody;
    answer: InsumoConfiguracionCopiarAnswer;
    list: undefined;
  };
  insumoConfiguracionMasivo: {
    params: undefined;
    body: InsumoConfiguracionMasivoBody;
    answer: InsumoConfiguracionMasivoAnswer;
    list: undefined;
  };
  detalleExistencias: {
    params: DetalleExistenciasParameters;
    body: undefined;
    answer: DetalleExistenciasAnswer;
    list: undefined;
  };
  inventarioImportar: {
    params: undefined;
    body: InventarioImportarBody;
    answer: InventarioImportarAnswer;
    list: undefined;
  };
  inventarioRecibir: { params: undefined; body: InventarioRecibirBody; answer: Recepcion; list: undefined };
  loteEstatus: { params: LoteEstatusParameters; body: LoteEstatusBody; answer: LoteEstatusAnswer; list: undefined };
  loteCaducidad: { params: LoteCaducidadParameters; body: LoteCaducidadBody; answer: Lote; list: undefined };
  actualizarCaducidad: { params: undefined; body: ActualizarCaducidadBody; answer: Lote; list: undefined };
  inventarioPorLote: { params: undefined; body: undefined; answer: Lote[]; list: 'lote' };
  temperaturaAnotar: {
    params: TemperaturaAnotarParameters;
    body: TemperaturaAnotarBody;
    answer: Temperatura;
    list: undefined;
  };
  temperaturaCuarentena: {
    params: TemperaturaCuarentenaParameters;
    body: undefined;
    answer: TemperaturaCuarentenaAnswer;
    list: undefined;
  };
  ocConfiguracion: {
    params: OcConfiguracionParameters;
    body: undefined;
    answer: InsumoConfiguracion[];
    list: 'insumo-configuracion';
  };
  ocConfiguracionGuardar: {
    params: undefined;
    body: OcConfiguracionGuardarBody;
    answer: OcConfiguracionGuardarAnswer;
    list: undefined;
  };
  ocUnidad: { params: OcUnidadParameters; body: undefined; answer: OcUnidadAnswer; list: undefined };
  ocAlmacen: { params: OcAlmacenParameters; body: undefined; answer: OcAlmacenAnswer; list: undefined };
  ocAlmacenInventario: {
    params: OcAlmacenInventarioParameters;
    body: undefined;
    answer: Inventario[];
    list: 'inventario';
  };
  ocSolicitud: { params: OcSolicitudParameters; body: undefined; answer: OcSolicitudAnswer[]; list: 'answer' };
  ocConsolidado: { params: OcConsolidadoParameters; body: undefined; answer: OcConsolidadoAnswer; list: undefined };
  ocLineas: { params: OcLineasParameters; body: undefined; answer: OcLineasAnswer; list: undefined };
  ocSolicitudReasignar: {
    params: OcSolicitudReasignarParameters;
    body: OcSolicitudReasignarBody;
    answer: OcSolicitudReasignarAnswer;
    list: undefined;
  };
  ocAutorizarMasivo: {
    params: undefined;
    body: OcAutorizarMasivoBody;
    answer: OcAutorizarMasivoAnswer;
    list: undefined;
  };
  ordenCargoCrear: { params: undefined; body: OrdenCargoCrearBody; answer: OrdenCargo; list: undefined };
  hospitalizacionCargos: {
    params: HospitalizacionCargosParameters;
    body: undefined;
    answer: HospitalizacionCargosAnswer;
    list: undefined;
  };
  ordenCargoAtendidas: {
    params: OrdenCargoAtendidasParameters;
    body: undefined;
    answer: OrdenCargo[];
    list: 'orden-cargo';
  };
  ordenCargoHistorico: {
    params: OrdenCargoHistoricoParameters;
    body: undefined;
    answer: OrdenCargo[];
    list: 'orden-cargo';
  };
  ordenCargoPendientesAutorizar: {
    params: OrdenCargoPendientesAutorizarParameters;
    body: undefined;
    answer: OrdenCargoPendientesAutorizarAnswer;
    list: undefined;
  };
  ordenCargoDetalleConsulta: {
    params: OrdenCargoDetalleConsultaParameters;
    body: undefined;
    answer: OrdenCargo;
    list: undefined;
  };
  ordenCargoDetalle: { params: OrdenCargoDetalleParameters; body: undefined; answer: OrdenCargo; list: undefined };
  insumosOrdenCargo: {
    params: InsumosOrdenCargoParameters;
    body: undefined;
    answer: InsumosOrdenCargoAnswer;
    list: undefined;
  };
  insumosOrdenCargoGuardar: {
    params: undefined;
    body: InsumosOrdenCargoGuardarBody;
    answer: OrdenCargo;
    list: undefined;
  };
  ordenCargoAutorizarVarias: {
    params: undefined;
    body: OrdenCargoAutorizarVariasBody;
    answer: OrdenCargoAutorizarVariasAnswer;
    list: undefined;
  };
  ordenCargoDevolver: {
    params: OrdenCargoDevolverParameters;
    body: OrdenCargoDevolverBody;
    answer: DevolucionOrdenCargo;
    list: undefined;
  };
  ordenCargoCola: { params: OrdenCargoColaParameters; body: undefined; answer: OrdenCargoColaAnswer; list: undefined };
  ordenCargoPropuesta: {
    params: OrdenCargoPropuestaParameters;
    body: undefined;
    answer: OrdenCargoPropuestaAnswer;
    list: undefined;
  };
  ordenCargoPorSurtir: {
    params: OrdenCargoPorSurtirParameters;
    body: undefined;
    answer: OrdenCargoPorSurtirAnswer;
    list: undefined;
  };
  ordenCargoListaSurtido: {
    params: OrdenCargoListaSurtidoParameters;
    body: undefined;
    answer: OrdenCargoListaSurtidoAnswer;
    list: undefined;
  };
  ordenCargoSurtir: { params: undefined; body: OrdenCargoSurtirBody; answer: OrdenCargo; list: undefined };
  ordenCargoPorRecibir: {
    params: OrdenCargoPorRecibirParameters;
    body: undefined;
    answer: OrdenCargoPorRecibirAnswer;
    list: undefined;
  };
  ordenCargoRecibir: { params: undefined; body: OrdenCargoRecibirBody; answer: OrdenCargo; list: undefined };
  ordenCargoSurtidas: {
    params: OrdenCargoSurtidasParameters;
    body: undefined;
    answer: OrdenCargo[];
    list: 'orden-cargo';
  };
  ordenCargoTomar: { params: undefined; body: OrdenCargoTomarBody; answer: OrdenCargo; list: undefined };
  ordenCargoTomarVarias: {
    params: undefined;
    body: OrdenCargoTomarVariasBody;
    answer: OrdenCargoTomarVariasAnswer;
    list: undefined;
  };
  ordenCargoSoltar: { params: undefined; body: OrdenCargoSoltarBody; answer: OrdenCargo; list: undefined };
  ordenCargoRelevar: { params: undefined; body: OrdenCargoRelevarBody; answer: OrdenCargo; list: undefined };
  ordenCargoActividad: {
    params: undefined;
    body: OrdenCargoActividadBody;
    answer: OrdenCargoActividadAnswer;
    list: undefined;
  };
  ordenCargoDevolucion: {
    params: undefined;
    body: OrdenCargoDevolucionBody;
    answer: DevolucionOrdenCargo;
    list: undefined;
  };
  ordenCargoPorDevolver: {
    params: OrdenCargoPorDevolverParameters;
    body: undefined;
    answer: OrdenCargoPorDevolverAnswer;
    list: undefined;
  };
  pacienteResumen: {
    params: PacienteResumenParameters;
    body: undefined;
    answer: PacienteResumenAnswer;
    list: undefined;
  };
  pacienteBuscarRed: {
    params: PacienteBuscarRedParameters;
    body: undefined;
    answer: PacienteBuscarRedAnswer;
    list: undefined;
  };
  pacienteAccesoEmergencia: {
    params: PacienteAccesoEmergenciaParameters;
    body: PacienteAccesoEmergenciaBody;
    answer: PacienteAccesoEmergenciaAnswer;
    list: undefined;
  };
  pacienteRegistrarSinIdentificar: {
    params: undefined;
    body: PacienteRegistrarSinIdentificarBody;
    answer: Paciente;
    list: undefined;
  };
  pacienteAbrirExpediente: {
    params: undefined;
    body: PacienteAbrirExpedienteBody;
    answer: PacienteUnidad;
    list: undefined;
  };
  pacienteRegistrarDefuncion: {
    params: PacienteRegistrarDefuncionParameters;
    body: PacienteRegistrarDefuncionBody;
    answer: Defuncion;
    list: undefined;
  };
  pacienteFusionar: { params: undefined; body: PacienteFusionarBody; answer: Paciente; list: undefined };
  reporteArchivos: { params: undefined; body: undefined; answer: ReporteArchivosAnswer; list: undefined };
  reporteArchivoQuitar: {
    params: ReporteArchivoQuitarParameters;
    body: undefined;
    answer: ReporteArchivoQuitarAnswer;
    list: undefined;
  };
  reportesGuardados: { params: undefined; body: undefined; answer: ReportesGuardadosAnswer; list: undefined };
  reporteGuardar: { params: undefined; body: ReporteGuardarBody; answer: ReporteGuardarAnswer; list: undefined };
  reporteGuardadoCambiar: {
    params: ReporteGuardadoCambiarParameters;
    body: ReporteGuardadoCambiarBody;
    answer: ReporteGuardadoCambiarAnswer;
    list: undefined;
  };
  reporteGuardadoQuitar: {
    params: ReporteGuardadoQuitarParameters;
    body: undefined;
    answer: ReporteGuardadoQuitarAnswer;
    list: undefined;
  };
  buscar: { params: BuscarParameters; body: undefined; answer: BuscarAnswer; list: undefined };
  parecidos: { params: undefined; body: ParecidosBody; answer: ParecidosAnswer; list: undefined };
  catalogoBulto: { params: CatalogoBultoParameters; body: undefined; answer: CatalogoBultoAnswer; list: undefined };
  tableroList: { params: undefined; body: undefined; answer: TableroListAnswer; list: undefined };
  tableroCreate: { params: undefined; body: TableroCreateBody; answer: TableroCreateAnswer; list: undefined };
  tableroUpdate: {
    params: TableroUpdateParameters;
    body: TableroUpdateBody;
    answer: TableroUpdateAnswer;
    list: undefined;
  };
  tableroDelete: { params: TableroDeleteParameters; body: undefined; answer: TableroDeleteAnswer; list: undefined };
  vistaList: { params: VistaListParameters; body: undefined; answer: VistaListAnswer; list: undefined };
  vistaTotales: { params: VistaTotalesParameters; body: undefined; answer: VistaTotalesAnswer; list: undefined };
  vistaCreate: { params: undefined; body: VistaCreateBody; answer: VistaCreateAnswer; list: undefined };
  vistaUpdate: { params: VistaUpdateParameters; body: VistaUpdateBody; answer: VistaUpdateAnswer; list: undefined };
  vistaDelete: { params: VistaDeleteParameters; body: undefined; answer: VistaDeleteAnswer; list: undefined };
  propuestasCambioInsumoList: {
    params: PropuestasCambioInsumoListParameters;
    body: undefined;
    answer: PropuestaCambio[];
    list: 'propuesta-cambio';
  };
  propuestaCambioResponder: {
    params: PropuestaCambioResponderParameters;
    body: PropuestaCambioResponderBody;
    answer: PropuestaCambio;
    list: undefined;
  };
  propuestaCambioMensaje: {
    params: PropuestaCambioMensajeParameters;
    body: PropuestaCambioMensajeBody;
    answer: PropuestaCambioMensajeAnswer;
    list: undefined;
  };
  proponerCambio: { params: undefined; body: ProponerCambioBody; answer: PropuestaCambio; list: undefined };
  recibirCambioInsumo: { params: undefined; body: RecibirCambioInsumoBody; answer: PropuestaCambio; list: undefined };
  proveedorList: { params: undefined; body: undefined; answer: ProveedorListAnswer[]; list: 'answer' };
  proveedorContratos: { params: ProveedorContratosParameters; body: undefined; answer: Contrato[]; list: 'contrato' };
  proveedorEntregas: {
    params: ProveedorEntregasParameters;
    body: undefined;
    answer: EntregaProveedor[];
    list: 'entrega-proveedor';
  };
  proveedorEvaluacion: {
    params: ProveedorEvaluacionParameters;
    body: undefined;
    answer: EvaluacionProveedor[];
    list: 'evaluacion-proveedor';
  };
  proveedorCartasCanje: {
    params: ProveedorCartasCanjeParameters;
    body: undefined;
    answer: CartaCanje[];
    list: 'carta-canje';
  };
  redHistorialRegistrar: {
    params: undefined;
    body: RedHistorialRegistrarBody;
    answer: RedHistorialRegistrarAnswer;
    list: undefined;
  };
  vouchAsk: { params: undefined; body: VouchAskBody; answer: VouchAskAnswer; list: undefined };
  vouchList: { params: undefined; body: undefined; answer: VouchListAnswer; list: undefined };
  vouchState: { params: VouchStateParameters; body: undefined; answer: VouchStateAnswer; list: undefined };
  vouchConfirm: { params: VouchConfirmParameters; body: undefined; answer: VouchConfirmAnswer; list: undefined };
  vouchRefuse: { params: VouchRefuseParameters; body: undefined; answer: VouchRefuseAnswer; list: undefined };
  vouchWithdraw: { params: VouchWithdrawParameters; body: undefined; answer: VouchWithdrawAnswer; list: undefined };
  bitacoraBuscar: { params: BitacoraBuscarParameters; body: undefined; answer: BitacoraBuscarAnswer; list: undefined };
  bitacoraExportar: { params: BitacoraExportarParameters; body: undefined; answer: void; list: undefined };
  bitacoraEvento: { params: BitacoraEventoParameters; body: undefined; answer: BitacoraEventoAnswer; list: undefined };
  bitacoraCadena: { params: undefined; body: undefined; answer: BitacoraCadenaAnswer; list: undefined };
  usuarioActual: { params: undefined; body: undefined; answer: UsuarioActualAnswer; list: undefined };
  usuarioPermisosEfectivos: {
    params: UsuarioPermisosEfectivosParameters;
    body: undefined;
    answer: UsuarioPermisosEfectivosAnswer;
    list: undefined;
  };
  recorrido: { params: undefined; body: undefined; answer: RecorridoAnswer; list: undefined };
  preferencias: { params: undefined; body: PreferenciasBody; answer: PreferenciasAnswer; list: undefined };
  usuarioVincular: { params: undefined; body: UsuarioVincularBody; answer: Usuario; list: undefined };
  usuarioCuentaAdicional: { params: undefined; body: UsuarioCuentaAdicionalBody; answer: Usuario; list: undefined };
  usuarioVincularActualizar: {
    params: UsuarioVincularActualizarParameters;
    body: UsuarioVincularActualizarBody;
    answer: Usuario;
    list: undefined;
  };
  usuarioBloquear: { params: UsuarioBloquearParameters; body: UsuarioBloquearBody; answer: Usuario; list: undefined };
  usuarioDesbloquear: {
    params: UsuarioDesbloquearParameters;
    body: UsuarioDesbloquearBody;
    answer: Usuario;
    list: undefined;
  };
  usuarioDesactivar: {
    params: UsuarioDesactivarParameters;
    body: UsuarioDesactivarBody;
    answer: Usuario;
    list: undefined;
  };
  usuarioQuitarSegundoFactor: {
    params: UsuarioQuitarSegundoFactorParameters;
    body: UsuarioQuitarSegundoFactorBody;
    answer: Usuario;
    list: undefined;
  };
  usuarioReenviarInvitacion: {
    params: UsuarioReenviarInvitacionParameters;
    body: UsuarioReenviarInvitacionBody;
    answer: Usuario;
    list: undefined;
  };
  inicio: { params: undefined; body: undefined; answer: InicioAnswer; list: undefined };
  moduloMenu: { params: undefined; body: undefined; answer: ModuloMenuAnswer; list: undefined };
  perfilMatriz: { params: undefined; body: undefined; answer: PerfilMatrizAnswer; list: undefined };
  perfilClonar: { params: PerfilClonarParameters; body: PerfilClonarBody; answer: Perfil; list: undefined };
  signInWithCode: { params: undefined; body: SignInWithCodeBody; answer: SignInWithCodeAnswer; list: undefined };
  enrolAtSignIn: { params: undefined; body: EnrolAtSignInBody; answer: EnrolAtSignInAnswer; list: undefined };
  confirmAtSignIn: { params: undefined; body: ConfirmAtSignInBody; answer: ConfirmAtSignInAnswer; list: undefined };
  secondFactor: { params: undefined; body: undefined; answer: SecondFactorAnswer; list: undefined };
  enrolSecondFactor: {
    params: undefined;
    body: EnrolSecondFactorBody;
    answer: EnrolSecondFactorAnswer;
    list: undefined;
  };
  activateSecondFactor: {
    params: undefined;
    body: ActivateSecondFactorBody;
    answer: ActivateSecondFactorAnswer;
    list: undefined;
  };
  removeSecondFactor: {
    params: undefined;
    body: RemoveSecondFactorBody;
    answer: RemoveSecondFactorAnswer;
    list: undefined;
  };
  renewRecoveryCodes: {
    params: undefined;
    body: RenewRecoveryCodesBody;
    answer: RenewRecoveryCodesAnswer;
    list: undefined;
  };
  signIn: { params: undefined; body: SignInBody; answer: SignInAnswer; list: undefined };
  signUp: { params: undefined; body: SignUpBody; answer: SignUpAnswer; list: undefined };
  forgotPassword: { params: undefined; body: ForgotPasswordBody; answer: ForgotPasswordAnswer; list: undefined };
  resetPassword: { params: undefined; body: ResetPasswordBody; answer: ResetPasswordAnswer; list: undefined };
  changePassword: { params: undefined; body: ChangePasswordBody; answer: ChangePasswordAnswer; list: undefined };
  beginSession: { params: undefined; body: undefined; answer: BeginSessionAnswer; list: undefined };
  confirmIdentity: { params: undefined; body: ConfirmIdentityBody; answer: ConfirmIdentityAnswer; list: undefined };
  sessions: { params: undefined; body: undefined; answer: SessionsAnswer; list: undefined };
  closeSession: { params: CloseSessionParameters; body: undefined; answer: CloseSessionAnswer; list: undefined };
  closeOtherSessions: { params: undefined; body: undefined; answer: CloseOtherSessionsAnswer; list: undefined };
  signOut: { params: undefined; body: undefined; answer: SignOutAnswer; list: undefined };
  simulacionPerfil: { params: undefined; body: SimulacionPerfilBody; answer: SimulacionPerfilAnswer; list: undefined };
  simulacionUsuario: {
    params: undefined;
    body: SimulacionUsuarioBody;
    answer: SimulacionUsuarioAnswer;
    list: undefined;
  };
  simulacionTerminar: { params: undefined; body: undefined; answer: SimulacionTerminarAnswer; list: undefined };
  vincularUsuarioProveedor: {
    params: undefined;
    body: VincularUsuarioProveedorBody;
    answer: VincularUsuarioProveedorAnswer;
    list: undefined;
  };
  proveedorUsuarios: {
    params: ProveedorUsuariosParameters;
    body: undefined;
    answer: ProveedorUsuariosAnswer[];
    list: 'answer';
  };
  usuarioProveedorActualizar: {
    params: UsuarioProveedorActualizarParameters;
    body: UsuarioProveedorActualizarBody;
    answer: UsuarioProveedorActualizarAnswer;
    list: undefined;
  };
  redistribucion: { params: RedistribucionParameters; body: undefined; answer: RedistribucionAnswer; list: undefined };
  redistribuir: { params: undefined; body: RedistribuirBody; answer: RedistribuirAnswer; list: undefined };
  solicitudComentar: {
    params: SolicitudComentarParameters;
    body: SolicitudComentarBody;
    answer: Solicitud;
    list: undefined;
  };
  solicitudSugerida: { params: undefined; body: SolicitudSugeridaBody; answer: Solicitud; list: undefined };
  solicitudPendiente: { params: SolicitudPendienteParameters; body: undefined; answer: Solicitud; list: undefined };
  solicitudManual: { params: undefined; body: SolicitudManualBody; answer: Solicitud; list: undefined };
  solicitudManualList: { params: undefined; body: undefined; answer: Solicitud[]; list: 'solicitud' };
  solicitudDetalle: {
    params: SolicitudDetalleParameters;
    body: undefined;
    answer: SolicitudDetalleAnswer;
    list: undefined;
  };
  solicitudCifras: { params: undefined; body: SolicitudCifrasBody; answer: SolicitudCifrasAnswer; list: undefined };
  almacenVerClaves: {
    params: AlmacenVerClavesParameters;
    body: undefined;
    answer: AlmacenVerClavesAnswer[];
    list: 'answer';
  };
  cantidadEstatusSolicitud: {
    params: CantidadEstatusSolicitudParameters;
    body: undefined;
    answer: CantidadEstatusSolicitudAnswer;
    list: undefined;
  };
  almacen: { params: AlmacenParameters; body: undefined; answer: AlmacenAnswer; list: undefined };
  almacenesRed: { params: AlmacenesRedParameters; body: undefined; answer: AlmacenesRedAnswer; list: undefined };
  atencionMedica: { params: AtencionMedicaParameters; body: undefined; answer: AtencionMedicaAnswer; list: undefined };
  caducidades: { params: CaducidadesParameters; body: undefined; answer: CaducidadesAnswer; list: undefined };
  cendis: { params: CendisParameters; body: undefined; answer: CendisAnswer; list: undefined };
  centrales: { params: CentralesParameters; body: undefined; answer: CentralesAnswer; list: undefined };
  comprobacion: { params: ComprobacionParameters; body: undefined; answer: ComprobacionAnswer; list: undefined };
  consultasDiagnosticos: {
    params: ConsultasDiagnosticosParameters;
    body: undefined;
    answer: ConsultasDiagnosticosAnswer;
    list: undefined;
  };
  desabasto: { params: DesabastoParameters; body: undefined; answer: DesabastoAnswer; list: undefined };
  disponibilidad: { params: DisponibilidadParameters; body: undefined; answer: DisponibilidadAnswer; list: undefined };
  farmacia: { params: FarmaciaParameters; body: undefined; answer: FarmaciaAnswer; list: undefined };
  fondoFijo: { params: FondoFijoParameters; body: undefined; answer: FondoFijoAnswer; list: undefined };
  funcionesIncompatibles: {
    params: FuncionesIncompatiblesParameters;
    body: undefined;
    answer: FuncionesIncompatiblesAnswer;
    list: undefined;
  };
  hospitalizacion: {
    params: HospitalizacionParameters;
    body: undefined;
    answer: HospitalizacionAnswer;
    list: undefined;
  };
  informeSemestre: {
    params: InformeSemestreParameters;
    body: undefined;
    answer: InformeSemestreAnswer;
    list: undefined;
  };
  inventarioCendis: {
    params: InventarioCendisParameters;
    body: undefined;
    answer: InventarioCendisAnswer;
    list: undefined;
  };
  inventarioReporte: {
    params: InventarioReporteParameters;
    body: undefined;
    answer: InventarioReporteAnswer;
    list: undefined;
  };
  medicamentoControlado: {
    params: MedicamentoControladoParameters;
    body: undefined;
    answer: MedicamentoControladoAnswer;
    list: undefined;
  };
  nivelAbasto: { params: NivelAbastoParameters; body: undefined; answer: NivelAbastoAnswer; list: undefined };
  notaReferencia: { params: NotaReferenciaParameters; body: undefined; answer: NotaReferenciaAnswer; list: undefined };
  oficinaCentral: { params: OficinaCentralParameters; body: undefined; answer: OficinaCentralAnswer; list: undefined };
  ordenCargo: { params: OrdenCargoParameters; body: undefined; answer: OrdenCargoAnswer; list: undefined };
  programasAvance: {
    params: ProgramasAvanceParameters;
    body: undefined;
    answer: ProgramasAvanceAnswer;
    list: undefined;
  };
  programasMedicinas: {
    params: ProgramasMedicinasParameters;
    body: undefined;
    answer: ProgramasMedicinasAnswer;
    list: undefined;
  };
  recetaImpresa: { params: RecetaImpresaParameters; body: undefined; answer: RecetaImpresaAnswer; list: undefined };
  recetas: { params: RecetasParameters; body: undefined; answer: RecetasAnswer; list: undefined };
  remision: { params: RemisionParameters; body: undefined; answer: RemisionAnswer; list: undefined };
  tarjetaKardex: { params: TarjetaKardexParameters; body: undefined; answer: TarjetaKardexAnswer; list: undefined };
  turnoEnfermeria: {
    params: TurnoEnfermeriaParameters;
    body: undefined;
    answer: TurnoEnfermeriaAnswer;
    list: undefined;
  };
  unidadesRed: { params: UnidadesRedParameters; body: undefined; answer: UnidadesRedAnswer; list: undefined };
}
