// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { Guard, Outcome } from '#platform/shared/lifecycle/lifecycle';
import type { AccesoEmergencia } from './types/acceso-emergencia.gen';
import type { Adenda } from './types/adenda.gen';
import type {
  AlertaSanitaria,
  AlertaSanitariaCerrarInput,
  AlertaSanitariaEmitirInput,
  AlertaSanitariaLevantarInput,
} from './types/alerta-sanitaria.gen';
import type { Almacen } from './types/almacen.gen';
import type { Asignacion } from './types/asignacion.gen';
import type { Cama } from './types/cama.gen';
import type { CartaCanje } from './types/carta-canje.gen';
import type { CodigoPostal } from './types/codigo-postal.gen';
import type { Colonia } from './types/colonia.gen';
import type { Color } from './types/color.gen';
import type { Consulta, ConsultaAnularInput } from './types/consulta.gen';
import type { Conteo, ConteoAutorizarInput, ConteoDevolverInput } from './types/conteo.gen';
import type { Contrato } from './types/contrato.gen';
import type { ContratoClave } from './types/contrato-clave.gen';
import type { Defuncion } from './types/defuncion.gen';
import type { DemandaInsatisfecha } from './types/demanda-insatisfecha.gen';
import type { DevolucionOrdenCargo } from './types/devolucion-orden-cargo.gen';
import type { Diagnostico } from './types/diagnostico.gen';
import type { EntradaExtraordinaria, EntradaExtraordinariaReversarInput } from './types/entrada-extraordinaria.gen';
import type { EntregaProveedor } from './types/entrega-proveedor.gen';
import type { EntregaTurno, EntregaTurnoFirmarInput } from './types/entrega-turno.gen';
import type { EquipoFrio } from './types/equipo-frio.gen';
import type { Especialidad } from './types/especialidad.gen';
import type { Estado } from './types/estado.gen';
import type { EvaluacionProveedor } from './types/evaluacion-proveedor.gen';
import type { Evento, EventoCancelarInput, EventoReprogramarInput } from './types/evento.gen';
import type { FormaFarmaceutica } from './types/forma-farmaceutica.gen';
import type { FuenteFinanciamiento } from './types/fuente-financiamiento.gen';
import type { Horario } from './types/horario.gen';
import type {
  Hospitalizacion,
  HospitalizacionAltaAdministrativaInput,
  HospitalizacionAltaDirectaInput,
  HospitalizacionAltaMedicaInput,
  HospitalizacionCambiarCamaInput,
  HospitalizacionCancelarInput,
  HospitalizacionIngresarInput,
  HospitalizacionReservarCamaInput,
  HospitalizacionRevertirPrealtaInput,
  HospitalizacionTrasladarInput,
} from './types/hospitalizacion.gen';
import type { ImportacionInventario } from './types/importacion-inventario.gen';
import type { Indicacion } from './types/indicacion.gen';
import type { Insumo } from './types/insumo.gen';
import type { InsumoConfiguracion } from './types/insumo-configuracion.gen';
import type { Interaccion } from './types/interaccion.gen';
import type { Inventario } from './types/inventario.gen';
import type { Jurisdiccion } from './types/jurisdiccion.gen';
import type { Kardex } from './types/kardex.gen';
import type { LenguaIndigena } from './types/lengua-indigena.gen';
import type { Lote } from './types/lote.gen';
import type { LoteExpirar } from './types/lote-expirar.gen';
import type { Ministracion } from './types/ministracion.gen';
import type { Modulo } from './types/modulo.gen';
import type { MotivoCancelacion } from './types/motivo-cancelacion.gen';
import type { MotivoDiferencia } from './types/motivo-diferencia.gen';
import type { MotivoEntradaExtraordinaria } from './types/motivo-entrada-extraordinaria.gen';
import type { MotivoNoSurtido } from './types/motivo-no-surtido.gen';
import type { MotivoSalidaExtraordinaria } from './types/motivo-salida-extraordinaria.gen';
import type { MovimientoCama } from './types/movimiento-cama.gen';
import type { Municipio } from './types/municipio.gen';
import type { NotaEvolucion, NotaEvolucionAnularInput } from './types/nota-evolucion.gen';
import type { Notificacion } from './types/notificacion.gen';
import type { Nucleo } from './types/nucleo.gen';
import type {
  OrdenCargo,
  OrdenCargoAutorizarInput,
  OrdenCargoRecibirInput,
  OrdenCargoRegularizarInput,
  OrdenCargoSurtirInput,
} from './types/orden-cargo.gen';
import type { Paciente } from './types/paciente.gen';
import type { PacienteFusion } from './types/paciente-fusion.gen';
import type { PacienteUnidad } from './types/paciente-unidad.gen';
import type { Pais } from './types/pais.gen';
import type { Parentesco } from './types/parentesco.gen';
import type { Perfil } from './types/perfil.gen';
import type { Permiso } from './types/permiso.gen';
import type { Persona } from './types/persona.gen';
import type { PersonalMedico } from './types/personal-medico.gen';
import type { PlantillaConfiguracion } from './types/plantilla-configuracion.gen';
import type { PlantillaNota } from './types/plantilla-nota.gen';
import type { Procedimiento } from './types/procedimiento.gen';
import type { Programa } from './types/programa.gen';
import type { ProgramaInscripcion } from './types/programa-inscripcion.gen';
import type { ProgramaSeguimiento } from './types/programa-seguimiento.gen';
import type {
  PropuestaCambio,
  PropuestaCambioAnularEnvioInput,
  PropuestaCambioAvisarEnvioInput,
  PropuestaCambioCancelarInput,
  PropuestaCambioCerrarCortoInput,
  PropuestaCambioContraproponerInput,
  PropuestaCambioRecibirInput,
} from './types/propuesta-cambio.gen';
import type { Proveedor } from './types/proveedor.gen';
import type { Recepcion, RecepcionAceptarInput } from './types/recepcion.gen';
import type { Receta, RecetaCerrarSinSurtirInput, RecetaProponerSustitutoInput } from './types/receta.gen';
import type { RecetaAbierta } from './types/receta-abierta.gen';
import type { RedHistorial } from './types/red-historial.gen';
import type { Religion } from './types/religion.gen';
import type {
  SalidaExtraordinaria,
  SalidaExtraordinariaCancelarInput,
  SalidaExtraordinariaRechazarInput,
  SalidaExtraordinariaReversarInput,
} from './types/salida-extraordinaria.gen';
import type { Signos } from './types/signos.gen';
import type {
  Solicitud,
  SolicitudAutorizarInput,
  SolicitudConfirmarSurtidoInput,
  SolicitudDevolverInput,
  SolicitudEmbarcarInput,
  SolicitudEntregarInput,
  SolicitudRecibirInput,
  SolicitudResolverDiferenciaInput,
} from './types/solicitud.gen';
import type { SolicitudAgendada } from './types/solicitud-agendada.gen';
import type { Surtimiento, SurtimientoReversarInput } from './types/surtimiento.gen';
import type { Sustancia } from './types/sustancia.gen';
import type { Temperatura } from './types/temperatura.gen';
import type { TipoDieta } from './types/tipo-dieta.gen';
import type { Turno } from './types/turno.gen';
import type { Unidad } from './types/unidad.gen';
import type { UnidadMedida } from './types/unidad-medida.gen';
import type { UnidadTipo } from './types/unidad-tipo.gen';
import type { Usuario } from './types/usuario.gen';
import type { ViaAdministracion } from './types/via-administracion.gen';
import type { Visita, VisitaFinalizarInput } from './types/visita.gen';

declare module '#platform/shared/entity-types' {
  interface EntityTypes {
    'acceso-emergencia': {
      record: AccesoEmergencia;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    adenda: {
      record: Adenda;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'alerta-sanitaria': {
      record: AlertaSanitaria;
      guards: {
        cerrar: Guard<AlertaSanitaria, AlertaSanitariaCerrarInput>;
      };
      outcomes: Record<never, never>;
      effects: {
        actualizar: { document: AlertaSanitaria; input: undefined };
        cerrar: { document: AlertaSanitaria; input: AlertaSanitariaCerrarInput };
        emitir: { document: AlertaSanitaria; input: AlertaSanitariaEmitirInput };
        levantar: { document: AlertaSanitaria; input: AlertaSanitariaLevantarInput };
      };
    };
    almacen: {
      record: Almacen;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    asignacion: {
      record: Asignacion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    cama: {
      record: Cama;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'carta-canje': {
      record: CartaCanje;
      guards: {
        solicitarCanje: Guard<CartaCanje, undefined>;
      };
      outcomes: {
        asentar: Outcome<CartaCanje, undefined, 'VIGENTE' | 'EN_CANJE' | 'APLICADA_PARCIAL' | 'APLICADA'>;
        igual: Outcome<CartaCanje, undefined, 'VIGENTE' | 'APLICADA_PARCIAL'>;
      };
      effects: {
        solicitarCanje: { document: CartaCanje; input: undefined };
        vencer: { document: CartaCanje; input: undefined };
      };
      derived: (document: CartaCanje) => Pick<CartaCanje, 'vigenciaFecha'>;
    };
    'codigo-postal': {
      record: CodigoPostal;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    colonia: {
      record: Colonia;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    color: {
      record: Color;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    consulta: {
      record: Consulta;
      guards: {
        firmar: Guard<Consulta, undefined>;
      };
      outcomes: Record<never, never>;
      effects: {
        anular: { document: Consulta; input: ConsultaAnularInput };
        firmar: { document: Consulta; input: undefined };
      };
    };
    conteo: {
      record: Conteo;
      guards: {
        autorizar: Guard<Conteo, ConteoAutorizarInput>;
        devolver: Guard<Conteo, ConteoDevolverInput>;
        terminar: Guard<Conteo, undefined>;
        terminarReconteo: Guard<Conteo, undefined>;
      };
      outcomes: {
        terminar: Outcome<Conteo, undefined, 'RECONTEO' | 'EN_REVISION'>;
      };
      effects: {
        aplicar: { document: Conteo; input: undefined };
        devolver: { document: Conteo; input: ConteoDevolverInput };
        iniciar: { document: Conteo; input: undefined };
        terminar: { document: Conteo; input: undefined };
        terminarReconteo: { document: Conteo; input: undefined };
      };
    };
    contrato: {
      record: Contrato;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'contrato-clave': {
      record: ContratoClave;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    defuncion: {
      record: Defuncion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: {
        revertir: { document: Defuncion; input: undefined };
      };
    };
    'demanda-insatisfecha': {
      record: DemandaInsatisfecha;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'devolucion-orden-cargo': {
      record: DevolucionOrdenCargo;
      guards: {
        cancelar: Guard<DevolucionOrdenCargo, undefined>;
      };
      outcomes: Record<never, never>;
      effects: {
        aceptar: { document: DevolucionOrdenCargo; input: undefined };
      };
      derived: (document: DevolucionOrdenCargo) => Pick<DevolucionOrdenCargo, 'piezas' | 'lineas' | 'importeTotal'>;
    };
    diagnostico: {
      record: Diagnostico;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'entrada-extraordinaria': {
      record: EntradaExtraordinaria;
      guards: {
        enviar: Guard<EntradaExtraordinaria, undefined>;
        reversar: Guard<EntradaExtraordinaria, EntradaExtraordinariaReversarInput>;
      };
      outcomes: {
        enviar: Outcome<EntradaExtraordinaria, undefined, 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA'>;
      };
      effects: {
        aplicar: { document: EntradaExtraordinaria; input: undefined };
        enviar: { document: EntradaExtraordinaria; input: undefined };
        reversar: { document: EntradaExtraordinaria; input: EntradaExtraordinariaReversarInput };
      };
      derived: (document: EntradaExtraordinaria) => Pick<EntradaExtraordinaria, 'piezas' | 'importeTotal' | 'lineas'>;
    };
    'entrega-proveedor': {
      record: EntregaProveedor;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'entrega-turno': {
      record: EntregaTurno;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: {
        firmar: { document: EntregaTurno; input: EntregaTurnoFirmarInput };
      };
    };
    'equipo-frio': {
      record: EquipoFrio;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    especialidad: {
      record: Especialidad;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    estado: {
      record: Estado;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'evaluacion-proveedor': {
      record: EvaluacionProveedor;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    evento: {
      record: Evento;
      guards: {
        iniciar: Guard<Evento, undefined>;
        llegar: Guard<Evento, undefined>;
      };
      outcomes: Record<never, never>;
      effects: {
        cancelar: { document: Evento; input: EventoCancelarInput };
        iniciar: { document: Evento; input: undefined };
        porAnulacion: { document: Evento; input: undefined };
        porDefuncion: { document: Evento; input: undefined };
        reprogramar: { document: Evento; input: EventoReprogramarInput };
      };
    };
    'forma-farmaceutica': {
      record: FormaFarmaceutica;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'fuente-financiamiento': {
      record: FuenteFinanciamiento;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    horario: {
      record: Horario;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    hospitalizacion: {
      record: Hospitalizacion;
      guards: {
        alta: Guard<Hospitalizacion, HospitalizacionAltaAdministrativaInput>;
        altaDirecta: Guard<Hospitalizacion, HospitalizacionAltaDirectaInput>;
        altaMedica: Guard<Hospitalizacion, HospitalizacionAltaMedicaInput>;
        ingresar: Guard<Hospitalizacion, HospitalizacionIngresarInput>;
        revertir: Guard<Hospitalizacion, HospitalizacionRevertirPrealtaInput>;
      };
      outcomes: {
        sinCambio: Outcome<Hospitalizacion, HospitalizacionCambiarCamaInput, 'INGRESADO' | 'PREALTA'>;
      };
      effects: {
        alta: {
          document: Hospitalizacion;
          input: HospitalizacionAltaAdministrativaInput | HospitalizacionAltaDirectaInput;
        };
        altaMedica: { document: Hospitalizacion; input: HospitalizacionAltaMedicaInput };
        cambiarCama: { document: Hospitalizacion; input: HospitalizacionCambiarCamaInput };
        cancelar: { document: Hospitalizacion; input: undefined | HospitalizacionCancelarInput };
        ingresar: { document: Hospitalizacion; input: HospitalizacionIngresarInput };
        reservarCama: { document: Hospitalizacion; input: HospitalizacionReservarCamaInput };
        revertir: { document: Hospitalizacion; input: HospitalizacionRevertirPrealtaInput };
        trasladar: { document: Hospitalizacion; input: HospitalizacionTrasladarInput };
      };
    };
    'importacion-inventario': {
      record: ImportacionInventario;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    indicacion: {
      record: Indicacion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    insumo: {
      record: Insumo;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'insumo-configuracion': {
      record: InsumoConfiguracion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
      derived: (
        document: InsumoConfiguracion,
      ) => Pick<
        InsumoConfiguracion,
        | 'cpm'
        | 'cpmProvisional'
        | 'minimoSugerido'
        | 'puntoReordenSugerido'
        | 'maximoSugerido'
        | 'diferenciaMaximo'
        | 'sugerencia'
        | 'conSugerencia'
      >;
    };
    interaccion: {
      record: Interaccion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    inventario: {
      record: Inventario;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    jurisdiccion: {
      record: Jurisdiccion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    kardex: {
      record: Kardex;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'lengua-indigena': {
      record: LenguaIndigena;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    lote: {
      record: Lote;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'lote-expirar': {
      record: LoteExpirar;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    ministracion: {
      record: Ministracion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    modulo: {
      record: Modulo;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'motivo-cancelacion': {
      record: MotivoCancelacion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'motivo-diferencia': {
      record: MotivoDiferencia;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'motivo-entrada-extraordinaria': {
      record: MotivoEntradaExtraordinaria;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'motivo-no-surtido': {
      record: MotivoNoSurtido;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'motivo-salida-extraordinaria': {
      record: MotivoSalidaExtraordinaria;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'movimiento-cama': {
      record: MovimientoCama;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    municipio: {
      record: Municipio;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'nota-evolucion': {
      record: NotaEvolucion;
      guards: {
        firmar: Guard<NotaEvolucion, undefined>;
      };
      outcomes: Record<never, never>;
      effects: {
        anular: { document: NotaEvolucion; input: NotaEvolucionAnularInput };
      };
    };
    notificacion: {
      record: Notificacion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    nucleo: {
      record: Nucleo;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'orden-cargo': {
      record: OrdenCargo;
      guards: {
        autorizar: Guard<OrdenCargo, OrdenCargoAutorizarInput>;
        enviar: Guard<OrdenCargo, undefined>;
        regularizar: Guard<OrdenCargo, OrdenCargoRegularizarInput>;
        soltar: Guard<OrdenCargo, undefined>;
        tomarUrgente: Guard<OrdenCargo, undefined>;
      };
      outcomes: {
        enviar: Outcome<OrdenCargo, undefined, 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA'>;
        igual: Outcome<
          OrdenCargo,
          OrdenCargoRegularizarInput | undefined,
          'EN_SURTIMIENTO' | 'SURTIDA' | 'SURTIDA_PARCIAL' | 'RECIBIDA' | 'CERRADA'
        >;
        soltar: Outcome<OrdenCargo, undefined, 'AUTORIZADA' | 'PENDIENTE_AUTORIZAR'>;
        surtir: Outcome<OrdenCargo, OrdenCargoSurtirInput, 'EN_SURTIMIENTO' | 'SURTIDA_PARCIAL' | 'SURTIDA'>;
      };
      effects: {
        acreditar: { document: OrdenCargo; input: undefined };
        autorizar: { document: OrdenCargo; input: OrdenCargoAutorizarInput };
        cerrar: { document: OrdenCargo; input: undefined };
        cerrarPendientes: { document: OrdenCargo; input: undefined };
        enviar: { document: OrdenCargo; input: undefined };
        recibir: { document: OrdenCargo; input: OrdenCargoRecibirInput };
        regularizar: { document: OrdenCargo; input: OrdenCargoRegularizarInput };
        relevar: { document: OrdenCargo; input: undefined };
        soltar: { document: OrdenCargo; input: undefined };
        surtir: { document: OrdenCargo; input: OrdenCargoSurtirInput };
        tomar: { document: OrdenCargo; input: undefined };
        tomarUrgente: { document: OrdenCargo; input: undefined };
      };
      derived: (
        document: OrdenCargo,
      ) => Pick<
        OrdenCargo,
        | 'prioridad'
        | 'totalClaves'
        | 'piezasSolicitadas'
        | 'piezasSurtidas'
        | 'piezasPendientes'
        | 'importeTotal'
        | 'lineas'
      >;
    };
    paciente: {
      record: Paciente;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'paciente-fusion': {
      record: PacienteFusion;
      guards: {
        separar: Guard<PacienteFusion, undefined>;
      };
      outcomes: Record<never, never>;
      effects: {
        separar: { document: PacienteFusion; input: undefined };
      };
    };
    'paciente-unidad': {
      record: PacienteUnidad;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    pais: {
      record: Pais;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    parentesco: {
      record: Parentesco;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    perfil: {
      record: Perfil;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    permiso: {
      record: Permiso;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    persona: {
      record: Persona;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'personal-medico': {
      record: PersonalMedico;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'plantilla-configuracion': {
      record: PlantillaConfiguracion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'plantilla-nota': {
      record: PlantillaNota;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    procedimiento: {
      record: Procedimiento;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    programa: {
      record: Programa;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'programa-inscripcion': {
      record: ProgramaInscripcion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: {
        porDefuncion: { document: ProgramaInscripcion; input: undefined };
      };
    };
    'programa-seguimiento': {
      record: ProgramaSeguimiento;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'propuesta-cambio': {
      record: PropuestaCambio;
      guards: {
        anularEnvio: Guard<PropuestaCambio, PropuestaCambioAnularEnvioInput>;
        avisarEnvio: Guard<PropuestaCambio, PropuestaCambioAvisarEnvioInput>;
        cerrarCorto: Guard<PropuestaCambio, PropuestaCambioCerrarCortoInput>;
        contraproponer: Guard<PropuestaCambio, PropuestaCambioContraproponerInput>;
        enviar: Guard<PropuestaCambio, undefined>;
        recibir: Guard<PropuestaCambio, PropuestaCambioRecibirInput>;
      };
      outcomes: {
        recibir: Outcome<PropuestaCambio, PropuestaCambioRecibirInput, 'RECIBIDA' | 'RECIBIDA_PARCIAL'>;
      };
      effects: {
        aceptar: { document: PropuestaCambio; input: undefined };
        avisarEnvio: { document: PropuestaCambio; input: PropuestaCambioAvisarEnvioInput };
        cerrarCorto: { document: PropuestaCambio; input: PropuestaCambioCerrarCortoInput };
        contraproponer: { document: PropuestaCambio; input: PropuestaCambioContraproponerInput };
        enviar: { document: PropuestaCambio; input: undefined };
        liberar: {
          document: PropuestaCambio;
          input: undefined | PropuestaCambioCancelarInput | PropuestaCambioAnularEnvioInput;
        };
        recibir: { document: PropuestaCambio; input: PropuestaCambioRecibirInput };
      };
      derived: (
        document: PropuestaCambio,
      ) => Pick<PropuestaCambio, 'piezasSalen' | 'piezasEntran' | 'importe' | 'importeEstimado' | 'lineas'>;
    };
    proveedor: {
      record: Proveedor;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    recepcion: {
      record: Recepcion;
      guards: {
        aceptar: Guard<Recepcion, RecepcionAceptarInput>;
        inspeccionar: Guard<Recepcion, undefined>;
      };
      outcomes: {
        aceptar: Outcome<Recepcion, RecepcionAceptarInput, 'ACEPTADA' | 'ACEPTADA_PARCIAL'>;
      };
      effects: {
        aceptar: { document: Recepcion; input: RecepcionAceptarInput };
        inspeccionar: { document: Recepcion; input: undefined };
      };
      derived: (
        document: Recepcion,
      ) => Pick<Recepcion, 'piezas' | 'piezasRechazadas' | 'subtotal' | 'ivaTotal' | 'importeTotal' | 'lineas'>;
    };
    receta: {
      record: Receta;
      guards: {
        cerrarSinSurtir: Guard<Receta, RecetaCerrarSinSurtirInput>;
        emitir: Guard<Receta, undefined>;
        proponerSustituto: Guard<Receta, RecetaProponerSustitutoInput>;
      };
      outcomes: {
        devuelta: Outcome<Receta, undefined, 'EMITIDA' | 'SURTIDA_PARCIAL'>;
        igual: Outcome<Receta, RecetaProponerSustitutoInput | undefined, 'EMITIDA' | 'SURTIDA_PARCIAL'>;
        surtida: Outcome<Receta, undefined, 'SURTIDA_PARCIAL' | 'SURTIDA'>;
      };
      effects: {
        autorizarSustituto: { document: Receta; input: undefined };
        emitir: { document: Receta; input: undefined };
        negarSustituto: { document: Receta; input: undefined };
        porAnulacion: { document: Receta; input: undefined };
        porDefuncion: { document: Receta; input: undefined };
        proponerSustituto: { document: Receta; input: RecetaProponerSustitutoInput };
        sinSurtir: { document: Receta; input: RecetaCerrarSinSurtirInput | undefined };
        surtida: { document: Receta; input: undefined };
      };
      derived: (
        document: Receta,
      ) => Pick<
        Receta,
        | 'tipo'
        | 'requiereSegundaPersona'
        | 'claves'
        | 'piezasPrescritas'
        | 'piezasSurtidas'
        | 'piezasPendientes'
        | 'porcentajeSurtido'
        | 'lineas'
      >;
    };
    'receta-abierta': {
      record: RecetaAbierta;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'red-historial': {
      record: RedHistorial;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    religion: {
      record: Religion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'salida-extraordinaria': {
      record: SalidaExtraordinaria;
      guards: {
        enviar: Guard<SalidaExtraordinaria, undefined>;
        reversar: Guard<SalidaExtraordinaria, SalidaExtraordinariaReversarInput>;
      };
      outcomes: {
        enviar: Outcome<SalidaExtraordinaria, undefined, 'PENDIENTE_AUTORIZAR' | 'AUTORIZADA'>;
      };
      effects: {
        aplicar: { document: SalidaExtraordinaria; input: undefined };
        enviar: { document: SalidaExtraordinaria; input: undefined };
        liberar: {
          document: SalidaExtraordinaria;
          input: SalidaExtraordinariaRechazarInput | SalidaExtraordinariaCancelarInput;
        };
        reversar: { document: SalidaExtraordinaria; input: SalidaExtraordinariaReversarInput };
      };
      derived: (
        document: SalidaExtraordinaria,
      ) => Pick<SalidaExtraordinaria, 'piezas' | 'importeTotal' | 'importeEstimado' | 'lineas'>;
    };
    signos: {
      record: Signos;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
      derived: (document: Signos) => Pick<Signos, 'tension' | 'tam' | 'imc' | 'glasgow' | 'glasgowTexto' | 'balanceMl'>;
    };
    solicitud: {
      record: Solicitud;
      guards: {
        autorizar: Guard<Solicitud, SolicitudAutorizarInput>;
        confirmarSurtido: Guard<Solicitud, SolicitudConfirmarSurtidoInput>;
        entregar: Guard<Solicitud, SolicitudEntregarInput>;
        enviar: Guard<Solicitud, undefined>;
        recibir: Guard<Solicitud, SolicitudRecibirInput>;
        resolver: Guard<Solicitud, SolicitudResolverDiferenciaInput>;
      };
      outcomes: {
        recepcion: Outcome<Solicitud, SolicitudRecibirInput, 'RECIBIDA' | 'RECIBIDA_CON_DIFERENCIAS'>;
      };
      effects: {
        autorizar: { document: Solicitud; input: SolicitudAutorizarInput };
        confirmarSurtido: { document: Solicitud; input: SolicitudConfirmarSurtidoInput };
        devolver: { document: Solicitud; input: SolicitudDevolverInput };
        embarcar: { document: Solicitud; input: SolicitudEmbarcarInput };
        entregar: { document: Solicitud; input: SolicitudEntregarInput };
        enviar: { document: Solicitud; input: undefined };
        iniciarSurtimiento: { document: Solicitud; input: undefined };
        recibir: { document: Solicitud; input: SolicitudRecibirInput };
        resolver: { document: Solicitud; input: SolicitudResolverDiferenciaInput };
      };
      derived: (
        document: Solicitud,
      ) => Pick<
        Solicitud,
        | 'claves'
        | 'piezasSolicitadas'
        | 'piezasAutorizadas'
        | 'piezasSurtidas'
        | 'piezasRecibidas'
        | 'porcentajePiezas'
        | 'importeEstimado'
        | 'piezasSinRecibir'
        | 'clavesIncompletas'
        | 'lineas'
      >;
    };
    'solicitud-agendada': {
      record: SolicitudAgendada;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    surtimiento: {
      record: Surtimiento;
      guards: {
        reversar: Guard<Surtimiento, SurtimientoReversarInput>;
      };
      outcomes: Record<never, never>;
      effects: {
        reversar: { document: Surtimiento; input: SurtimientoReversarInput };
      };
    };
    sustancia: {
      record: Sustancia;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    temperatura: {
      record: Temperatura;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
      derived: (document: Temperatura) => Pick<Temperatura, 'responsableId'>;
    };
    'tipo-dieta': {
      record: TipoDieta;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    turno: {
      record: Turno;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    unidad: {
      record: Unidad;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'unidad-medida': {
      record: UnidadMedida;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    'unidad-tipo': {
      record: UnidadTipo;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    usuario: {
      record: Usuario;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
      alsoSent: true;
    };
    'via-administracion': {
      record: ViaAdministracion;
      guards: Record<never, never>;
      outcomes: Record<never, never>;
      effects: Record<never, never>;
    };
    visita: {
      record: Visita;
      guards: {
        finalizar: Guard<Visita, VisitaFinalizarInput>;
        noSePresento: Guard<Visita, undefined>;
        terminar: Guard<Visita, undefined>;
      };
      outcomes: Record<never, never>;
      effects: {
        finalizar: { document: Visita; input: VisitaFinalizarInput };
        porDefuncion: { document: Visita; input: undefined };
      };
    };
  }
}
