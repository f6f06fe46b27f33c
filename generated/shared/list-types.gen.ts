// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type {
  BooleanFilter,
  CodeFilter,
  CommonFilter,
  CommonSort,
  DateFilter,
  ListOfFilter,
  NoParameters,
  NumberFilter,
  TextFilter,
} from '#platform/shared/list-filter';
import type {
  Afiliacion,
  Aislamiento,
  AlcanceDatos,
  AlmacenPoliticaSurtido,
  ClaseAlerta,
  ClasificacionVen,
  CodigoPostalZona,
  ColoniaTipoAsentamiento,
  Conciencia,
  DestinoSalida,
  DiaSemana,
  Diaforesis,
  DispositivoOxigeno,
  DocumentoInventario,
  EscalaSpo2,
  EspecialidadTipo,
  EstadoLectura,
  EstadoMinistracion,
  EstatusAcceso,
  EstatusAlertaSanitaria,
  EstatusCama,
  EstatusCartaCanje,
  EstatusConteo,
  EstatusDefuncion,
  EstatusDevolucionOrden,
  EstatusDocumentoClinico,
  EstatusEntrega,
  EstatusEvento,
  EstatusExpediente,
  EstatusExtraordinaria,
  EstatusFusion,
  EstatusHospitalizacion,
  EstatusImportacion,
  EstatusIndicacion,
  EstatusInscripcion,
  EstatusLote,
  EstatusMinistracion,
  EstatusOrdenCargo,
  EstatusPaciente,
  EstatusPropuesta,
  EstatusRecepcion,
  EstatusReceta,
  EstatusSignos,
  EstatusSolicitud,
  EstatusSurtimiento,
  EstatusUsuario,
  EstatusVisita,
  FamiliaLinguistica,
  FormaFarmaceuticaEstadoFisico,
  Fraccion,
  FuenteDefuncion,
  Genero,
  GravedadInteraccion,
  GrupoNavegacion,
  GrupoReligion,
  GrupoUnidad,
  Icono,
  ImcClase,
  InsumoUnidadBase,
  Mes,
  MotivoEgreso,
  MotivoMovimientoCama,
  NivelAbasto,
  NotificacionSeveridad,
  NotificacionTipo,
  OrigenAlerta,
  OrigenDevolucionOrden,
  OrigenFinanciamiento,
  OrigenHospitalizacion,
  PacienteGrupoSanguineo,
  PacienteMotivoSinCurp,
  PedidoMuestraPaymentMehod,
  PedidoMuestraStatus,
  PerfilLayoutForzado,
  ProcedimientoTipo,
  ProductoMuestraCategory,
  ProductoMuestraStatus,
  ProgramaTipo,
  Pronostico,
  ProveedorEstatus,
  ProveedorTipo,
  ReaccionPupilar,
  RedHistorialTipo,
  ResultadoInspeccion,
  RiesgoCaidas,
  RiesgoNews2,
  RiesgoPermiso,
  RiesgoUpp,
  RolAsignacion,
  SeguimientoPrograma,
  SemaforoCaducidad,
  SentidoSugerencia,
  SexoPermitido,
  SignoVital,
  SugerenciaCaducidad,
  TipoAlmacen,
  TipoCama,
  TipoConsulta,
  TipoConteo,
  TipoDocumento,
  TipoEquipoFrio,
  TipoEvento,
  TipoImportacion,
  TipoIndicacion,
  TipoInsumo,
  TipoMovimiento,
  TipoNota,
  TipoNucleo,
  TipoOrdenCargo,
  TipoParentesco,
  TipoPersonal,
  TipoPropuesta,
  TipoReceta,
  TipoSolicitud,
  TipoSustancia,
  TipoUnidadMedida,
  TipoVisita,
  Triage,
  Turno,
  TurnoHospital,
  UnidadConectividad,
  UnidadDosis,
  UnidadEstatusOperacion,
  UsoColor,
  Via,
  ViaTemperatura,
} from './enums.gen';

/** Filter of the list of every resource, by name. */
export interface ListFilters {
  'acceso-emergencia': CommonFilter & {
    readonly accesoEmergenciaId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly usuarioId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly motivoAcceso?: TextFilter;
    readonly desde?: DateFilter;
    readonly hasta?: DateFilter;
    readonly estatus?: CodeFilter<EstatusAcceso>;
    readonly observacion?: TextFilter;
    readonly revisadoPorId?: NumberFilter;
    readonly fechaRevision?: DateFilter;
    readonly paso?: ListSteps['acceso-emergencia'] | readonly ListSteps['acceso-emergencia'][];
  };
  adenda: CommonFilter & {
    readonly adendaId?: NumberFilter;
    readonly consultaId?: NumberFilter;
    readonly texto?: TextFilter;
    readonly pacienteId?: NumberFilter;
    readonly autorId?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly cedula?: TextFilter;
    readonly fecha?: DateFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
  };
  'alerta-sanitaria': CommonFilter & {
    readonly alertaSanitariaId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusAlertaSanitaria>;
    readonly insumoId?: NumberFilter;
    readonly numeroLote?: TextFilter;
    readonly otrosNumeros?: ListOfFilter<string>;
    readonly numerosRevisados?: ListOfFilter<string>;
    readonly proveedorId?: NumberFilter;
    readonly marca?: TextFilter;
    readonly parecidosRevisados?: BooleanFilter;
    readonly origen?: CodeFilter<OrigenAlerta>;
    readonly clase?: CodeFilter<ClaseAlerta>;
    readonly unidadId?: NumberFilter;
    readonly numeroOficio?: TextFilter;
    readonly fechaOficio?: DateFilter;
    readonly motivo?: TextFilter;
    readonly instrucciones?: TextFilter;
    readonly retenidas?: NumberFilter;
    readonly enCamino?: NumberFilter;
    readonly entregadas?: NumberFilter;
    readonly localizadas?: NumberFilter;
    readonly porResponder?: NumberFilter;
    readonly conclusion?: TextFilter;
    readonly capturistaId?: NumberFilter;
    readonly fechaCaptura?: DateFilter;
    readonly emisorId?: NumberFilter;
    readonly fechaEmision?: DateFilter;
    readonly cerradorId?: NumberFilter;
    readonly fechaCierre?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['alerta-sanitaria'] | readonly ListSteps['alerta-sanitaria'][];
  };
  almacen: CommonFilter & {
    readonly almacenId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly tipo?: CodeFilter<TipoAlmacen>;
    readonly unidadId?: NumberFilter;
    readonly responsablePersonalId?: NumberFilter;
    readonly almacenAbastecedorId?: NumberFilter;
    readonly politicaSurtido?: CodeFilter<AlmacenPoliticaSurtido>;
    readonly diasVigenciaMinimaSalida?: NumberFilter;
    readonly manejaControlados?: BooleanFilter;
    readonly manejaRedFria?: BooleanFilter;
    readonly surtimientoCruzado?: BooleanFilter;
    readonly permiteSobregiro?: BooleanFilter;
  };
  asignacion: CommonFilter & {
    readonly asignacionId?: NumberFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly rol?: CodeFilter<RolAsignacion>;
    readonly turno?: CodeFilter<Turno>;
    readonly fecha?: DateFilter;
  };
  cama: CommonFilter & {
    readonly camaId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly numero?: TextFilter;
    readonly tipo?: CodeFilter<TipoCama>;
    readonly censable?: BooleanFilter;
    readonly estatus?: CodeFilter<EstatusCama>;
    readonly estatusDesde?: DateFilter;
    readonly motivoBloqueo?: TextFilter;
    readonly generoPermitido?: CodeFilter<Genero>;
    readonly oxigeno?: BooleanFilter;
    readonly monitor?: BooleanFilter;
    readonly ventilador?: BooleanFilter;
    readonly fila?: NumberFilter;
    readonly columna?: NumberFilter;
    readonly paso?: ListSteps['cama'] | readonly ListSteps['cama'][];
  };
  'carta-canje': CommonFilter & {
    readonly cartaCanjeId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusCartaCanje>;
    readonly memoFolio?: TextFilter;
    readonly memoFecha?: DateFilter;
    readonly vigenciaMeses?: NumberFilter;
    readonly loteId?: NumberFilter;
    readonly caducidad?: DateFilter;
    readonly vigenciaFecha?: DateFilter;
    readonly plazoRespuestaDias?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly recepcionId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly insumoId?: NumberFilter;
    readonly cantidad?: NumberFilter;
    readonly cantidadCanjeada?: NumberFilter;
    readonly piezasEnCanje?: NumberFilter;
    readonly saldo?: NumberFilter;
    readonly motivo?: TextFilter;
    readonly condiciones?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly avisoDias?: NumberFilter;
    readonly canjeSolicitado?: DateFilter;
    readonly canjeLimite?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['carta-canje'] | readonly ListSteps['carta-canje'][];
  };
  'codigo-postal': CommonFilter & {
    readonly codigo?: TextFilter;
    readonly estadoClave?: TextFilter;
    readonly municipioId?: NumberFilter;
    readonly ciudad?: TextFilter;
    readonly zona?: CodeFilter<CodigoPostalZona>;
  };
  colonia: CommonFilter & {
    readonly coloniaId?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly tipoAsentamiento?: CodeFilter<ColoniaTipoAsentamiento>;
    readonly municipioId?: NumberFilter;
    readonly codigoPostal?: TextFilter;
  };
  color: CommonFilter & {
    readonly colorId?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly codigoHex?: TextFilter;
    readonly uso?: CodeFilter<UsoColor>;
    readonly codigo?: TextFilter;
    readonly icono?: CodeFilter<Icono>;
    readonly orden?: NumberFilter;
  };
  consulta: CommonFilter & {
    readonly consultaId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusDocumentoClinico>;
    readonly visitaId?: NumberFilter;
    readonly signosId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly nucleoId?: NumberFilter;
    readonly autorId?: NumberFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly fechaHora?: DateFilter;
    readonly tipo?: CodeFilter<TipoConsulta>;
    readonly motivoConsulta?: TextFilter;
    readonly padecimientoActual?: TextFilter;
    readonly exploracionFisica?: TextFilter;
    readonly resultadosRelevantes?: TextFilter;
    readonly pronostico?: CodeFilter<Pronostico>;
    readonly tratamientoIndicaciones?: TextFilter;
    readonly proximaCita?: DateFilter;
    readonly proximaCitaInicio?: DateFilter;
    readonly incapacidadDias?: NumberFilter;
    readonly 'referencia.unidadDestinoId'?: NumberFilter;
    readonly 'referencia.motivo'?: TextFilter;
    readonly 'referencia.urgente'?: BooleanFilter;
    readonly 'referencia.resumen'?: TextFilter;
    readonly firmadaPorId?: NumberFilter;
    readonly firmaNombre?: TextFilter;
    readonly firmaCedula?: TextFilter;
    readonly fechaFirma?: DateFilter;
    readonly firmaHash?: TextFilter;
    readonly motivoAnulacion?: TextFilter;
    readonly anuladaPorId?: NumberFilter;
    readonly fechaAnulacion?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['consulta'] | readonly ListSteps['consulta'][];
  };
  conteo: CommonFilter & {
    readonly conteoId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusConteo>;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly tipo?: CodeFilter<TipoConteo>;
    readonly fechaProgramada?: DateFilter;
    readonly ciego?: BooleanFilter;
    readonly tolerancia?: NumberFilter;
    readonly observaciones?: TextFilter;
    readonly motivo?: TextFilter;
    readonly insumoIds?: ListOfFilter<number>;
    readonly ubicacion?: TextFilter;
    readonly lotesAlAzar?: NumberFilter;
    readonly lotes?: NumberFilter;
    readonly diferencias?: NumberFilter;
    readonly exactitud?: NumberFilter;
    readonly programadoPorId?: NumberFilter;
    readonly iniciadoPorId?: NumberFilter;
    readonly terminadoPorId?: NumberFilter;
    readonly autorizadorId?: NumberFilter;
    readonly aplicadoPorId?: NumberFilter;
    readonly fechaRegistro?: DateFilter;
    readonly fechaInicio?: DateFilter;
    readonly fechaTermino?: DateFilter;
    readonly fechaAutorizacion?: DateFilter;
    readonly fechaAplicacion?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['conteo'] | readonly ListSteps['conteo'][];
  };
  contrato: CommonFilter & {
    readonly contratoId?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly numero?: TextFilter;
    readonly ejercicio?: NumberFilter;
    readonly vigenciaDesde?: DateFilter;
    readonly vigenciaHasta?: DateFilter;
    readonly diasCanje?: NumberFilter;
    readonly mesesCaducidadMinima?: NumberFilter;
  };
  'contrato-clave': CommonFilter & {
    readonly contratoClaveId?: NumberFilter;
    readonly contratoId?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly ejercicio?: NumberFilter;
    readonly vigenciaDesde?: DateFilter;
    readonly vigenciaHasta?: DateFilter;
    readonly insumoClave?: TextFilter;
    readonly insumoId?: NumberFilter;
    readonly cantidadMinima?: NumberFilter;
    readonly cantidadMaxima?: NumberFilter;
    readonly precio?: NumberFilter;
    readonly entregado?: NumberFilter;
    readonly faltaMinimo?: NumberFilter;
    readonly pendiente?: NumberFilter;
    readonly avance?: NumberFilter;
    readonly ultimaEntrega?: DateFilter;
  };
  defuncion: CommonFilter & {
    readonly defuncionId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusDefuncion>;
    readonly fechaHora?: DateFilter;
    readonly fuente?: CodeFilter<FuenteDefuncion>;
    readonly folioCertificado?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly canceladas?: TextFilter;
    readonly registradaPorId?: NumberFilter;
    readonly fechaRegistro?: DateFilter;
    readonly motivoReversion?: TextFilter;
    readonly pideReversionId?: NumberFilter;
    readonly fechaPeticion?: DateFilter;
    readonly revierteId?: NumberFilter;
    readonly fechaReversion?: DateFilter;
    readonly paso?: ListSteps['defuncion'] | readonly ListSteps['defuncion'][];
  };
  'demanda-insatisfecha': CommonFilter & {
    readonly demandaInsatisfechaId?: NumberFilter;
    readonly insumoClave?: TextFilter;
    readonly consecutivo?: NumberFilter;
    readonly fecha?: DateFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly insumoId?: NumberFilter;
    readonly cantidad?: NumberFilter;
    readonly motivoNoSurtidoId?: NumberFilter;
    readonly recetaId?: NumberFilter;
    readonly recetaDetalleId?: NumberFilter;
    readonly ordenCargoId?: NumberFilter;
    readonly insumoOrdenCargoId?: NumberFilter;
    readonly usuarioId?: NumberFilter;
  };
  'devolucion-orden-cargo': CommonFilter & {
    readonly devolucionOrdenCargoId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly ordenCargoId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusDevolucionOrden>;
    readonly origen?: CodeFilter<OrigenDevolucionOrden>;
    readonly hospitalizacionId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly almacenSurtidorId?: NumberFilter;
    readonly motivo?: TextFilter;
    readonly motivoResolucion?: TextFilter;
    readonly piezas?: NumberFilter;
    readonly importeTotal?: NumberFilter;
    readonly salidaExtraordinariaId?: NumberFilter;
    readonly solicitadaPorId?: NumberFilter;
    readonly fechaSolicitud?: DateFilter;
    readonly resueltaPorId?: NumberFilter;
    readonly fechaResolucion?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['devolucion-orden-cargo'] | readonly ListSteps['devolucion-orden-cargo'][];
  };
  diagnostico: CommonFilter & {
    readonly diagnosticoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly capitulo?: TextFilter;
    readonly sinonimos?: ListOfFilter<string>;
    readonly sexoPermitido?: CodeFilter<SexoPermitido>;
    readonly edadMinimaDias?: NumberFilter;
    readonly edadMaximaDias?: NumberFilter;
    readonly notificacionObligatoria?: BooleanFilter;
    readonly cronico?: BooleanFilter;
  };
  'entrada-extraordinaria': CommonFilter & {
    readonly entradaExtraordinariaId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusExtraordinaria>;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly motivoEntradaExtraordinariaId?: NumberFilter;
    readonly fechaDocumento?: DateFilter;
    readonly procedencia?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly motivo?: TextFilter;
    readonly piezas?: NumberFilter;
    readonly importeTotal?: NumberFilter;
    readonly requiereAutorizacion?: BooleanFilter;
    readonly requiereEvidencia?: BooleanFilter;
    readonly permiteSinCosto?: BooleanFilter;
    readonly solicitanteId?: NumberFilter;
    readonly editoresIds?: ListOfFilter<number>;
    readonly remitenteId?: NumberFilter;
    readonly autorizadorId?: NumberFilter;
    readonly aplicadaPorId?: NumberFilter;
    readonly reversadaPorId?: NumberFilter;
    readonly fechaSolicitud?: DateFilter;
    readonly fechaEnvio?: DateFilter;
    readonly fechaAutorizacion?: DateFilter;
    readonly fechaAplicacion?: DateFilter;
    readonly fechaReversa?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['entrada-extraordinaria'] | readonly ListSteps['entrada-extraordinaria'][];
  };
  'entrega-proveedor': CommonFilter & {
    readonly entregaProveedorId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly remision?: TextFilter;
    readonly fecha?: DateFilter;
    readonly estatus?: CodeFilter<EstatusEntrega>;
    readonly proveedorId?: NumberFilter;
    readonly contratoId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly insumoId?: NumberFilter;
    readonly loteId?: NumberFilter;
    readonly marca?: TextFilter;
    readonly numeroLote?: TextFilter;
    readonly caducidad?: DateFilter;
    readonly cantidad?: NumberFilter;
    readonly aceptada?: NumberFilter;
    readonly rechazada?: NumberFilter;
    readonly motivoRechazo?: TextFilter;
    readonly importe?: NumberFilter;
    readonly diasDeVida?: NumberFilter;
  };
  'entrega-turno': CommonFilter & {
    readonly entregaTurnoId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly fecha?: DateFilter;
    readonly turno?: CodeFilter<TurnoHospital>;
    readonly estatus?: CodeFilter<EstatusDocumentoClinico>;
    readonly observaciones?: TextFilter;
    readonly entregaId?: NumberFilter;
    readonly recibeId?: NumberFilter;
    readonly quienRecibe?: TextFilter;
    readonly firmadaPorId?: NumberFilter;
    readonly firmaNombre?: TextFilter;
    readonly firmaCedula?: TextFilter;
    readonly fechaFirma?: DateFilter;
    readonly firmaHash?: TextFilter;
    readonly estatusDesde?: DateFilter;
  };
  'equipo-frio': CommonFilter & {
    readonly equipoFrioId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly tipo?: CodeFilter<TipoEquipoFrio>;
    readonly minima?: NumberFilter;
    readonly maxima?: NumberFilter;
    readonly lecturasPorDia?: NumberFilter;
    readonly ultimaFalta?: DateFilter;
  };
  especialidad: CommonFilter & {
    readonly especialidadId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly tipo?: CodeFilter<EspecialidadTipo>;
  };
  estado: CommonFilter & {
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly abreviatura?: TextFilter;
    readonly claveInegi?: TextFilter;
    readonly paisCodigo?: TextFilter;
  };
  'evaluacion-proveedor': CommonFilter & {
    readonly evaluacionProveedorId?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly razonSocial?: TextFilter;
    readonly calificacion?: NumberFilter;
    readonly cumplimientoTiempo?: NumberFilter;
    readonly entregasPuntuales?: NumberFilter;
    readonly entregas?: NumberFilter;
    readonly cumplimientoCantidad?: NumberFilter;
    readonly piezasEntregadas?: NumberFilter;
    readonly piezasDebidas?: NumberFilter;
    readonly canjesAtendidos?: NumberFilter;
    readonly piezasCanjeadas?: NumberFilter;
    readonly piezasCarta?: NumberFilter;
    readonly rechazos?: NumberFilter;
    readonly piezasRechazadas?: NumberFilter;
    readonly piezasRevisadas?: NumberFilter;
    readonly recepciones?: NumberFilter;
    readonly canjes?: NumberFilter;
  };
  evento: CommonFilter & {
    readonly eventoId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly tipo?: CodeFilter<TipoEvento>;
    readonly estatus?: CodeFilter<EstatusEvento>;
    readonly pacienteId?: NumberFilter;
    readonly titulo?: TextFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly nucleoId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly anden?: TextFilter;
    readonly solicitudId?: NumberFilter;
    readonly propuestaCambioId?: NumberFilter;
    readonly cajas?: NumberFilter;
    readonly tarimas?: NumberFilter;
    readonly inicio?: DateFilter;
    readonly fin?: DateFilter;
    readonly fecha?: DateFilter;
    readonly observaciones?: TextFilter;
    readonly horarioId?: NumberFilter;
    readonly reprogramadoDeId?: NumberFilter;
    readonly consultaId?: NumberFilter;
    readonly agendaId?: NumberFilter;
    readonly llegada?: DateFilter;
    readonly incidencia?: BooleanFilter;
    readonly motivoCancelacion?: TextFilter;
    readonly recordada?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['evento'] | readonly ListSteps['evento'][];
  };
  'forma-farmaceutica': CommonFilter & {
    readonly formaFarmaceuticaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly estadoFisico?: CodeFilter<FormaFarmaceuticaEstadoFisico>;
  };
  'fuente-financiamiento': CommonFilter & {
    readonly fuenteFinanciamientoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly origen?: CodeFilter<OrigenFinanciamiento>;
    readonly ejercicio?: NumberFilter;
    readonly partidaPresupuestal?: TextFilter;
  };
  horario: CommonFilter & {
    readonly horarioId?: NumberFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly anden?: TextFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly nucleoId?: NumberFilter;
    readonly diaSemana?: CodeFilter<DiaSemana>;
    readonly inicio?: TextFilter;
    readonly fin?: TextFilter;
    readonly duracionMin?: NumberFilter;
    readonly cupo?: NumberFilter;
    readonly vigenciaDesde?: DateFilter;
    readonly vigenciaHasta?: DateFilter;
  };
  hospitalizacion: CommonFilter & {
    readonly hospitalizacionId?: NumberFilter;
    readonly ordenesAbiertas?: NumberFilter;
    readonly folio?: TextFilter;
    readonly pacienteId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusHospitalizacion>;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly camaId?: NumberFilter;
    readonly origen?: CodeFilter<OrigenHospitalizacion>;
    readonly unidadReferenciaId?: NumberFilter;
    readonly visitaId?: NumberFilter;
    readonly fechaSolicitud?: DateFilter;
    readonly solicitadaPorId?: NumberFilter;
    readonly fechaIngreso?: DateFilter;
    readonly ingresadaPorId?: NumberFilter;
    readonly identidadVerificada?: BooleanFilter;
    readonly diagnosticoIngresoId?: NumberFilter;
    readonly motivoIngreso?: TextFilter;
    readonly medicoTratanteId?: NumberFilter;
    readonly estanciaEsperadaDias?: NumberFilter;
    readonly fechaProbableAlta?: DateFilter;
    readonly casoMedicoLegal?: BooleanFilter;
    readonly mpNotificado?: BooleanFilter;
    readonly riesgoCaidas?: CodeFilter<RiesgoCaidas>;
    readonly riesgoUpp?: CodeFilter<RiesgoUpp>;
    readonly aislamiento?: CodeFilter<Aislamiento>;
    readonly tipoDietaId?: NumberFilter;
    readonly ayuno?: BooleanFilter;
    readonly news2Suspendido?: BooleanFilter;
    readonly news2Motivo?: TextFilter;
    readonly 'responsable.nombre'?: TextFilter;
    readonly 'responsable.parentescoId'?: NumberFilter;
    readonly 'responsable.telefono'?: TextFilter;
    readonly motivoEgreso?: CodeFilter<MotivoEgreso>;
    readonly unidadDestinoId?: NumberFilter;
    readonly destinoExterno?: TextFilter;
    readonly 'voluntaria.responsable'?: TextFilter;
    readonly 'voluntaria.parentesco'?: TextFilter;
    readonly 'voluntaria.documento'?: TextFilter;
    readonly 'defuncion.fechaHora'?: DateFilter;
    readonly 'defuncion.causa'?: TextFilter;
    readonly 'defuncion.folioCertificado'?: TextFilter;
    readonly 'defuncion.necropsiaSolicitada'?: BooleanFilter;
    readonly citaControl?: DateFilter;
    readonly altaMedicaPorId?: NumberFilter;
    readonly fechaAltaMedica?: DateFilter;
    readonly egresadaPorId?: NumberFilter;
    readonly fechaEgreso?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly limite?: DateFilter;
    readonly avisoNota?: DateFilter;
    readonly paso?: ListSteps['hospitalizacion'] | readonly ListSteps['hospitalizacion'][];
  };
  'importacion-inventario': CommonFilter & {
    readonly importacionInventarioId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusImportacion>;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly tipo?: CodeFilter<TipoImportacion>;
    readonly conteoId?: NumberFilter;
    readonly observaciones?: TextFilter;
    readonly archivoNombre?: TextFilter;
    readonly archivoHash?: TextFilter;
    readonly filas?: NumberFilter;
    readonly validas?: NumberFilter;
    readonly conError?: NumberFilter;
    readonly conAviso?: NumberFilter;
    readonly claves?: NumberFilter;
    readonly piezas?: NumberFilter;
    readonly valor?: NumberFilter;
    readonly revisadaPorId?: NumberFilter;
    readonly fechaRevision?: DateFilter;
    readonly aplicadaPorId?: NumberFilter;
    readonly fechaAplicacion?: DateFilter;
  };
  indicacion: CommonFilter & {
    readonly indicacionId?: NumberFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly notaEvolucionId?: NumberFilter;
    readonly tipo?: CodeFilter<TipoIndicacion>;
    readonly estatus?: CodeFilter<EstatusIndicacion>;
    readonly insumoId?: NumberFilter;
    readonly descripcion?: TextFilter;
    readonly dosis?: NumberFilter;
    readonly unidadDosis?: CodeFilter<UnidadDosis>;
    readonly via?: CodeFilter<Via>;
    readonly frecuenciaHoras?: NumberFilter;
    readonly prn?: BooleanFilter;
    readonly indicacionPrn?: TextFilter;
    readonly desde?: DateFilter;
    readonly hasta?: DateFilter;
    readonly altoRiesgo?: BooleanFilter;
    readonly justificacion?: TextFilter;
    readonly indicadaPorId?: NumberFilter;
    readonly suspendidaPorId?: NumberFilter;
    readonly motivoSuspension?: TextFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['indicacion'] | readonly ListSteps['indicacion'][];
  };
  insumo: CommonFilter & {
    readonly insumoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly claveLocal?: TextFilter;
    readonly nombreGenerico?: TextFilter;
    readonly descripcion?: TextFilter;
    readonly tipo?: CodeFilter<TipoInsumo>;
    readonly grupoTerapeutico?: TextFilter;
    readonly imagenId?: TextFilter;
    readonly concentracion?: TextFilter;
    readonly presentacion?: TextFilter;
    readonly viaAdministracionDefault?: CodeFilter<Via>;
    readonly unidadBase?: CodeFilter<InsumoUnidadBase>;
    readonly contenidoEnvase?: NumberFilter;
    readonly unidadContenido?: CodeFilter<UnidadDosis>;
    readonly volumenUnidad?: NumberFilter;
    readonly fraccionable?: BooleanFilter;
    readonly fraccion?: CodeFilter<Fraccion>;
    readonly antibiotico?: BooleanFilter;
    readonly altoRiesgo?: BooleanFilter;
    readonly lasa?: BooleanFilter;
    readonly redFria?: BooleanFilter;
    readonly tempMin?: NumberFilter;
    readonly tempMax?: NumberFilter;
    readonly requiereLote?: BooleanFilter;
    readonly requiereCaducidad?: BooleanFilter;
    readonly vidaUtilMinimaMeses?: NumberFilter;
    readonly nivelesAtencion?: ListOfFilter<number>;
    readonly restriccionUnidades?: ListOfFilter<number>;
    readonly especialidadesAutorizadas?: ListOfFilter<number>;
    readonly esencial?: BooleanFilter;
    readonly clasificacionVen?: CodeFilter<ClasificacionVen>;
    readonly sustitutoIds?: ListOfFilter<number>;
    readonly dosisMaximaDia?: NumberFilter;
    readonly unidadDosis?: CodeFilter<UnidadDosis>;
    readonly contraindicadoEmbarazo?: BooleanFilter;
    readonly pediatrico?: BooleanFilter;
    readonly precioReferencia?: NumberFilter;
    readonly ivaPorcentaje?: NumberFilter;
    readonly partidaPresupuestal?: TextFilter;
  };
  'insumo-configuracion': CommonFilter & {
    readonly insumoConfiguracionId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly insumoId?: NumberFilter;
    readonly insumoClave?: TextFilter;
    readonly nombreGenerico?: TextFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly esIndispensable?: BooleanFilter;
    readonly clasificacionVen?: CodeFilter<ClasificacionVen>;
    readonly minimo?: NumberFilter;
    readonly puntoReorden?: NumberFilter;
    readonly maximo?: NumberFilter;
    readonly fondoFijo?: NumberFilter;
    readonly mesesCobertura?: NumberFilter;
    readonly diasEntrega?: NumberFilter;
    readonly multiplo?: NumberFilter;
    readonly consumoMaximoSolicitud?: NumberFilter;
    readonly cpmManual?: NumberFilter;
    readonly motivoCpm?: TextFilter;
    readonly autorizado?: BooleanFilter;
    readonly minimoPropuesto?: NumberFilter;
    readonly puntoReordenPropuesto?: NumberFilter;
    readonly maximoPropuesto?: NumberFilter;
    readonly propuestaPorId?: NumberFilter;
    readonly motivoDecision?: TextFilter;
    readonly sugerencia?: CodeFilter<SentidoSugerencia>;
    readonly diferenciaMaximo?: NumberFilter;
    readonly minimoSugerido?: NumberFilter;
    readonly puntoReordenSugerido?: NumberFilter;
    readonly maximoSugerido?: NumberFilter;
    readonly conSugerencia?: BooleanFilter;
    readonly cpm?: NumberFilter;
    readonly cpmProvisional?: BooleanFilter;
    readonly cpmCalculado?: NumberFilter;
    readonly demandaMensual?: NumberFilter;
    readonly mesesConDatos?: NumberFilter;
    readonly consumoPiezas?: NumberFilter;
    readonly diasConExistencia?: NumberFilter;
    readonly diasSinExistencia?: NumberFilter;
    readonly piezasNegadas?: NumberFilter;
    readonly consumoHasta?: DateFilter;
  };
  interaccion: CommonFilter & {
    readonly interaccionId?: NumberFilter;
    readonly sustanciaA?: TextFilter;
    readonly sustanciaB?: TextFilter;
    readonly gravedad?: CodeFilter<GravedadInteraccion>;
    readonly efecto?: TextFilter;
    readonly fuente?: TextFilter;
  };
  inventario: CommonFilter & {
    readonly inventarioId?: NumberFilter;
    readonly tipoInsumo?: CodeFilter<TipoInsumo>;
    readonly esencial?: BooleanFilter;
    readonly tipoAlmacen?: CodeFilter<TipoAlmacen>;
    readonly almacenId?: NumberFilter;
    readonly insumoId?: NumberFilter;
    readonly insumoClave?: TextFilter;
    readonly nombreGenerico?: TextFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly existencia?: NumberFilter;
    readonly reservada?: NumberFilter;
    readonly noDisponible?: NumberFilter;
    readonly disponible?: NumberFilter;
    readonly enTransito?: NumberFilter;
    readonly nivelAbasto?: CodeFilter<NivelAbasto>;
    readonly lotes?: NumberFilter;
    readonly proximaCaducidad?: DateFilter;
    readonly valor?: NumberFilter;
    readonly ultimoMovimiento?: DateFilter;
    readonly movimientos?: NumberFilter;
    readonly minimo?: NumberFilter;
    readonly puntoReorden?: NumberFilter;
    readonly maximo?: NumberFilter;
    readonly fondoFijo?: NumberFilter;
  };
  jurisdiccion: CommonFilter & {
    readonly jurisdiccionId?: NumberFilter;
    readonly numero?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly sedeMunicipioId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly jefePersonalMedicoId?: NumberFilter;
    readonly telefono?: TextFilter;
    readonly correo?: TextFilter;
  };
  kardex: CommonFilter & {
    readonly kardexId?: NumberFilter;
    readonly fechaMovimiento?: DateFilter;
    readonly almacenId?: NumberFilter;
    readonly insumoId?: NumberFilter;
    readonly insumoClave?: TextFilter;
    readonly nombreGenerico?: TextFilter;
    readonly consecutivo?: NumberFilter;
    readonly tipo?: CodeFilter<TipoMovimiento>;
    readonly entrada?: NumberFilter;
    readonly salida?: NumberFilter;
    readonly loteId?: NumberFilter;
    readonly loteCaducidad?: DateFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly saldoInsumo?: NumberFilter;
    readonly saldoLote?: NumberFilter;
    readonly costoUnitario?: NumberFilter;
    readonly importe?: NumberFilter;
    readonly documentoTipo?: CodeFilter<DocumentoInventario>;
    readonly documentoId?: NumberFilter;
    readonly documentoFolio?: TextFilter;
    readonly contraparte?: TextFilter;
    readonly motivo?: TextFilter;
    readonly usuarioId?: NumberFilter;
    readonly reversaDeId?: NumberFilter;
  };
  'lengua-indigena': CommonFilter & {
    readonly lenguaIndigenaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly familia?: CodeFilter<FamiliaLinguistica>;
    readonly otrosNombres?: ListOfFilter<string>;
  };
  lote: CommonFilter & {
    readonly loteId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly insumoId?: NumberFilter;
    readonly insumoClave?: TextFilter;
    readonly nombreGenerico?: TextFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly numeroLote?: TextFilter;
    readonly caducidad?: DateFilter;
    readonly estatus?: CodeFilter<EstatusLote>;
    readonly motivoEstatus?: TextFilter;
    readonly fuenteFinanciamientoId?: NumberFilter;
    readonly programaId?: NumberFilter;
    readonly existencia?: NumberFilter;
    readonly reservada?: NumberFilter;
    readonly libre?: NumberFilter;
    readonly cantidadInicial?: NumberFilter;
    readonly costoUnitario?: NumberFilter;
    readonly ivaPorcentaje?: NumberFilter;
    readonly ubicacionCodigo?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly proveedorId?: NumberFilter;
    readonly contrato?: TextFilter;
    readonly ordenSuministro?: TextFilter;
    readonly remision?: TextFilter;
    readonly factura?: TextFilter;
    readonly cartaCanjeId?: NumberFilter;
    readonly marca?: TextFilter;
    readonly fabricante?: TextFilter;
    readonly fechaFabricacion?: DateFilter;
    readonly codigoBarras?: TextFilter;
    readonly fechaRecepcion?: DateFilter;
    readonly temperaturaRecepcion?: NumberFilter;
  };
  'lote-expirar': CommonFilter & {
    readonly loteExpirarId?: NumberFilter;
    readonly loteId?: NumberFilter;
    readonly insumoClave?: TextFilter;
    readonly insumoId?: NumberFilter;
    readonly nombreGenerico?: TextFilter;
    readonly numeroLote?: TextFilter;
    readonly caducidad?: DateFilter;
    readonly diasParaCaducar?: NumberFilter;
    readonly semaforo?: CodeFilter<SemaforoCaducidad>;
    readonly estatusLote?: CodeFilter<EstatusLote>;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly existencia?: NumberFilter;
    readonly libre?: NumberFilter;
    readonly cpm?: NumberFilter;
    readonly mesesExistencia?: NumberFilter;
    readonly piezasEnRiesgo?: NumberFilter;
    readonly importeEnRiesgo?: NumberFilter;
    readonly costoUnitario?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly cartaCanjeId?: NumberFilter;
    readonly conCarta?: BooleanFilter;
    readonly conDerecho?: BooleanFilter;
    readonly vigenciaFecha?: DateFilter;
    readonly diasDerecho?: NumberFilter;
    readonly piezasConDerecho?: NumberFilter;
    readonly propuestaCambioId?: NumberFilter;
    readonly propuestaEstatus?: CodeFilter<EstatusPropuesta>;
    readonly sugerencia?: CodeFilter<SugerenciaCaducidad>;
  };
  ministracion: CommonFilter & {
    readonly ministracionId?: NumberFilter;
    readonly indicacionId?: NumberFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly estado?: CodeFilter<EstadoMinistracion>;
    readonly estatus?: CodeFilter<EstatusMinistracion>;
    readonly fechaProgramada?: DateFilter;
    readonly fechaAplicada?: DateFilter;
    readonly dosisAplicada?: NumberFilter;
    readonly via?: CodeFilter<Via>;
    readonly sitio?: TextFilter;
    readonly motivoOmision?: TextFilter;
    readonly loteId?: NumberFilter;
    readonly enfermeraId?: NumberFilter;
    readonly verificadorId?: NumberFilter;
    readonly capturaTardia?: BooleanFilter;
    readonly motivoAnulacion?: TextFilter;
    readonly paso?: ListSteps['ministracion'] | readonly ListSteps['ministracion'][];
  };
  modulo: CommonFilter & {
    readonly moduloId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly nombreEn?: TextFilter;
    readonly grupoNavegacion?: CodeFilter<GrupoNavegacion>;
    readonly moduloPadreId?: NumberFilter;
    readonly ruta?: TextFilter;
    readonly icono?: CodeFilter<Icono>;
    readonly orden?: NumberFilter;
    readonly gruposUnidad?: ListOfFilter<GrupoUnidad>;
    readonly permisosRequeridos?: ListOfFilter<string>;
    readonly visibleTablet?: BooleanFilter;
  };
  'motivo-cancelacion': CommonFilter & {
    readonly motivoCancelacionId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly aplicaA?: ListOfFilter<TipoDocumento>;
    readonly requiereExplicacion?: BooleanFilter;
    readonly orden?: NumberFilter;
  };
  'motivo-diferencia': CommonFilter & {
    readonly motivoDiferenciaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly aplicaA?: ListOfFilter<TipoDocumento>;
    readonly requiereExplicacion?: BooleanFilter;
    readonly orden?: NumberFilter;
  };
  'motivo-entrada-extraordinaria': CommonFilter & {
    readonly motivoEntradaExtraordinariaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly requiereAutorizacion?: BooleanFilter;
    readonly requiereEvidencia?: BooleanFilter;
    readonly permiteSinCosto?: BooleanFilter;
    readonly orden?: NumberFilter;
  };
  'motivo-no-surtido': CommonFilter & {
    readonly motivoNoSurtidoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly aplicaA?: ListOfFilter<TipoDocumento>;
    readonly requiereExplicacion?: BooleanFilter;
    readonly orden?: NumberFilter;
  };
  'motivo-salida-extraordinaria': CommonFilter & {
    readonly motivoSalidaExtraordinariaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly requiereAutorizacion?: BooleanFilter;
    readonly requiereEvidencia?: BooleanFilter;
    readonly requiereActa?: BooleanFilter;
    readonly destino?: CodeFilter<DestinoSalida>;
    readonly esMerma?: BooleanFilter;
    readonly permiteLoteCaducado?: BooleanFilter;
    readonly orden?: NumberFilter;
  };
  'movimiento-cama': CommonFilter & {
    readonly movimientoCamaId?: NumberFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly camaId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly desde?: DateFilter;
    readonly hasta?: DateFilter;
    readonly motivo?: CodeFilter<MotivoMovimientoCama>;
    readonly usuarioId?: NumberFilter;
  };
  municipio: CommonFilter & {
    readonly municipioId?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly estadoClave?: TextFilter;
    readonly claveInegi?: TextFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly poblacion?: NumberFilter;
  };
  'nota-evolucion': CommonFilter & {
    readonly notaEvolucionId?: NumberFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly tipo?: CodeFilter<TipoNota>;
    readonly estatus?: CodeFilter<EstatusDocumentoClinico>;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly fechaHora?: DateFilter;
    readonly capturaTardia?: BooleanFilter;
    readonly adendaDeId?: NumberFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly signosId?: NumberFilter;
    readonly resumenInterrogatorio?: TextFilter;
    readonly exploracionFisica?: TextFilter;
    readonly evolucionCuadroClinico?: TextFilter;
    readonly resultadosRelevantes?: TextFilter;
    readonly habitusExterior?: TextFilter;
    readonly procedimientosRealizados?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly servicioInterconsultadoId?: NumberFilter;
    readonly motivoEnvio?: TextFilter;
    readonly respuestaInterconsulta?: TextFilter;
    readonly unidadReceptoraId?: NumberFilter;
    readonly manejoEstancia?: TextFilter;
    readonly problemasPendientes?: TextFilter;
    readonly pronostico?: CodeFilter<Pronostico>;
    readonly tratamientoIndicaciones?: TextFilter;
    readonly recomendaciones?: TextFilter;
    readonly factoresRiesgo?: TextFilter;
    readonly autorId?: NumberFilter;
    readonly firmadaPorId?: NumberFilter;
    readonly firmaNombre?: TextFilter;
    readonly firmaCedula?: TextFilter;
    readonly fechaFirma?: DateFilter;
    readonly firmaHash?: TextFilter;
    readonly motivoAnulacion?: TextFilter;
    readonly anuladaPorId?: NumberFilter;
    readonly fechaAnulacion?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['nota-evolucion'] | readonly ListSteps['nota-evolucion'][];
  };
  notificacion: CommonFilter & {
    readonly notificacionId?: NumberFilter;
    readonly usuarioId?: NumberFilter;
    readonly tipo?: CodeFilter<NotificacionTipo>;
    readonly severidad?: CodeFilter<NotificacionSeveridad>;
    readonly titulo?: TextFilter;
    readonly cuerpo?: TextFilter;
    readonly folio?: TextFilter;
    readonly detalle?: TextFilter;
    readonly ruta?: TextFilter;
    readonly entidad?: TextFilter;
    readonly entidadId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly agrupador?: TextFilter;
    readonly fecha?: DateFilter;
    readonly vista?: BooleanFilter;
    readonly fechaVista?: DateFilter;
    readonly requiereAccion?: BooleanFilter;
  };
  nucleo: CommonFilter & {
    readonly nucleoId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly tipo?: CodeFilter<TipoNucleo>;
    readonly turno?: CodeFilter<Turno>;
    readonly especialidadId?: NumberFilter;
    readonly poblacionAsignada?: NumberFilter;
    readonly medicoId?: NumberFilter;
    readonly enfermeraId?: NumberFilter;
    readonly promotorId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly almacenSurtidorId?: NumberFilter;
    readonly autorizacionAutomatica?: BooleanFilter;
    readonly importeMaximoAutomatico?: NumberFilter;
    readonly paqueteDeterioroId?: NumberFilter;
  };
  'orden-cargo': CommonFilter & {
    readonly ordenCargoId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusOrdenCargo>;
    readonly tipo?: CodeFilter<TipoOrdenCargo>;
    readonly motivoUrgencia?: TextFilter;
    readonly prioridad?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly servicioId?: NumberFilter;
    readonly camaId?: NumberFilter;
    readonly almacenSurtidorId?: NumberFilter;
    readonly medicoIndicaId?: NumberFilter;
    readonly recetaId?: NumberFilter;
    readonly turno?: CodeFilter<Turno>;
    readonly requeridaPara?: DateFilter;
    readonly motivo?: TextFilter;
    readonly autorizacionAutomatica?: BooleanFilter;
    readonly autorizacionPendiente?: BooleanFilter;
    readonly avisoRegularizar?: DateFilter;
    readonly totalClaves?: NumberFilter;
    readonly piezasSolicitadas?: NumberFilter;
    readonly piezasSurtidas?: NumberFilter;
    readonly piezasPendientes?: NumberFilter;
    readonly importeTotal?: NumberFilter;
    readonly editoresIds?: ListOfFilter<number>;
    readonly solicitanteId?: NumberFilter;
    readonly autorizadaPorId?: NumberFilter;
    readonly observacionAutorizacion?: TextFilter;
    readonly preparaId?: NumberFilter;
    readonly relevadaDeId?: NumberFilter;
    readonly surtidaPorId?: NumberFilter;
    readonly segundoVerificadorId?: NumberFilter;
    readonly recibidaPorId?: NumberFilter;
    readonly firma?: TextFilter;
    readonly canceladaPorId?: NumberFilter;
    readonly fechaSolicitud?: DateFilter;
    readonly fechaEnvio?: DateFilter;
    readonly fechaAutorizacion?: DateFilter;
    readonly fechaTomada?: DateFilter;
    readonly actividadPreparacion?: DateFilter;
    readonly fechaSurtimiento?: DateFilter;
    readonly fechaRecepcion?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly limite?: DateFilter;
    readonly paso?: ListSteps['orden-cargo'] | readonly ListSteps['orden-cargo'][];
  };
  paciente: CommonFilter & {
    readonly pacienteId?: NumberFilter;
    readonly personaId?: NumberFilter;
    readonly fechaNacimientoEstimada?: BooleanFilter;
    readonly motivoSinCurp?: CodeFilter<PacienteMotivoSinCurp>;
    readonly senas?: TextFilter;
    readonly unidadId?: NumberFilter;
    readonly expedientes?: ListOfFilter<string>;
    readonly otrosNombres?: ListOfFilter<string>;
    readonly nacionalidad?: TextFilter;
    readonly afiliacion?: CodeFilter<Afiliacion>;
    readonly numeroAfiliacion?: TextFilter;
    readonly estatus?: CodeFilter<EstatusPaciente>;
    readonly fusionadoEnId?: NumberFilter;
    readonly 'domicilio.calle'?: TextFilter;
    readonly 'domicilio.numeroExterior'?: TextFilter;
    readonly 'domicilio.numeroInterior'?: TextFilter;
    readonly 'domicilio.codigoPostal'?: TextFilter;
    readonly 'domicilio.estadoClave'?: TextFilter;
    readonly 'domicilio.municipioId'?: NumberFilter;
    readonly 'domicilio.coloniaId'?: NumberFilter;
    readonly 'domicilio.coloniaTexto'?: TextFilter;
    readonly 'domicilio.entreCalles'?: TextFilter;
    readonly 'domicilio.referencias'?: TextFilter;
    readonly 'domicilio.latitud'?: NumberFilter;
    readonly 'domicilio.longitud'?: NumberFilter;
    readonly grupoSanguineo?: CodeFilter<PacienteGrupoSanguineo>;
    readonly alergiasNegadas?: BooleanFilter;
    readonly discapacidades?: ListOfFilter<string>;
    readonly requiereInterprete?: BooleanFilter;
    readonly 'embarazo.activo'?: BooleanFilter;
    readonly 'embarazo.fum'?: DateFilter;
    readonly 'embarazo.altoRiesgo'?: BooleanFilter;
    readonly fotoId?: TextFilter;
    readonly 'avisoPrivacidad.aceptado'?: BooleanFilter;
    readonly 'avisoPrivacidad.fecha'?: DateFilter;
    readonly 'avisoPrivacidad.version'?: TextFilter;
    readonly 'avisoPrivacidad.firmaUrl'?: TextFilter;
    readonly 'persona.personaId'?: NumberFilter;
    readonly 'persona.nombre'?: TextFilter;
    readonly 'persona.primerApellido'?: TextFilter;
    readonly 'persona.segundoApellido'?: TextFilter;
    readonly 'persona.curp'?: TextFilter;
    readonly 'persona.genero'?: CodeFilter<Genero>;
    readonly 'persona.fechaNacimiento'?: DateFilter;
    readonly 'persona.paisNacimiento'?: TextFilter;
    readonly 'persona.estadoNacimiento'?: TextFilter;
    readonly 'persona.telefono'?: TextFilter;
    readonly 'persona.correo'?: TextFilter;
    readonly 'persona.activo'?: BooleanFilter;
    readonly 'persona.version'?: NumberFilter;
    readonly 'persona.creadoPor'?: NumberFilter;
    readonly 'persona.fechaCreacion'?: DateFilter;
    readonly 'persona.modificadoPor'?: NumberFilter;
    readonly 'persona.fechaModificacion'?: DateFilter;
  };
  'paciente-fusion': CommonFilter & {
    readonly pacienteFusionId?: NumberFilter;
    readonly sobrevivienteId?: NumberFilter;
    readonly duplicadoId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusFusion>;
    readonly motivo?: TextFilter;
    readonly fecha?: DateFilter;
    readonly usuarioId?: NumberFilter;
    readonly separadaPorId?: NumberFilter;
    readonly fechaSeparacion?: DateFilter;
    readonly curpMovida?: TextFilter;
    readonly expedientesMovidos?: ListOfFilter<number>;
    readonly inscripcionesMovidas?: ListOfFilter<number>;
    readonly inscripcionesCerradas?: ListOfFilter<number>;
    readonly paso?: ListSteps['paciente-fusion'] | readonly ListSteps['paciente-fusion'][];
  };
  'paciente-unidad': CommonFilter & {
    readonly pacienteUnidadId?: NumberFilter;
    readonly numeroExpediente?: TextFilter;
    readonly pacienteId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly nucleoId?: NumberFilter;
    readonly fechaApertura?: DateFilter;
    readonly principal?: BooleanFilter;
    readonly archivoFisico?: TextFilter;
    readonly estatusExpediente?: CodeFilter<EstatusExpediente>;
  };
  pais: CommonFilter & {
    readonly codigo?: TextFilter;
    readonly codigo3?: TextFilter;
    readonly nombre?: TextFilter;
    readonly nacionalidad?: TextFilter;
    readonly orden?: NumberFilter;
  };
  parentesco: CommonFilter & {
    readonly parentescoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly tipo?: CodeFilter<TipoParentesco>;
    readonly orden?: NumberFilter;
  };
  'pedido-muestra': CommonFilter & {
    readonly id?: TextFilter;
    readonly date?: DateFilter;
    readonly customer?: TextFilter;
    readonly status?: CodeFilter<PedidoMuestraStatus>;
    readonly paymentMehod?: CodeFilter<PedidoMuestraPaymentMehod>;
    readonly paymentIdendifier?: TextFilter;
    readonly totalAmount?: NumberFilter;
  };
  perfil: CommonFilter & {
    readonly perfilId?: NumberFilter;
    readonly usuariosActivos?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly titulo?: TextFilter;
    readonly descripcion?: TextFilter;
    readonly alcance?: CodeFilter<AlcanceDatos>;
    readonly layoutForzado?: CodeFilter<PerfilLayoutForzado>;
    readonly rutaInicio?: TextFilter;
    readonly esSistema?: BooleanFilter;
    readonly otorga?: ListOfFilter<number>;
  };
  permiso: CommonFilter & {
    readonly permisoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly descripcion?: TextFilter;
    readonly descripcionEn?: TextFilter;
    readonly recurso?: TextFilter;
    readonly accion?: TextFilter;
    readonly moduloId?: NumberFilter;
    readonly riesgo?: CodeFilter<RiesgoPermiso>;
    readonly requiereSegundaPersona?: BooleanFilter;
  };
  persona: CommonFilter & {
    readonly personaId?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly primerApellido?: TextFilter;
    readonly segundoApellido?: TextFilter;
    readonly curp?: TextFilter;
    readonly genero?: CodeFilter<Genero>;
    readonly fechaNacimiento?: DateFilter;
    readonly paisNacimiento?: TextFilter;
    readonly estadoNacimiento?: TextFilter;
    readonly telefono?: TextFilter;
    readonly correo?: TextFilter;
  };
  'personal-medico': CommonFilter & {
    readonly personalMedicoId?: NumberFilter;
    readonly personaId?: NumberFilter;
    readonly conUsuario?: BooleanFilter;
    readonly usuarioId?: NumberFilter;
    readonly usuarioEstatus?: CodeFilter<EstatusUsuario>;
    readonly tipo?: CodeFilter<TipoPersonal>;
    readonly unidadId?: NumberFilter;
    readonly nucleoIds?: ListOfFilter<number>;
    readonly turno?: CodeFilter<Turno>;
    readonly cargoCodigo?: TextFilter;
    readonly cargoNombre?: TextFilter;
    readonly numeroEmpleado?: TextFilter;
    readonly especialidadId?: NumberFilter;
    readonly cedulaProfesional?: TextFilter;
    readonly cedulaEspecialidad?: TextFilter;
    readonly firmaImagenId?: TextFilter;
    readonly puedePrescribir?: BooleanFilter;
    readonly puedePrescribirControlados?: BooleanFilter;
    readonly puedeAutorizarOrdenCargo?: BooleanFilter;
    readonly fechaBaja?: DateFilter;
    readonly motivoBaja?: TextFilter;
    readonly 'persona.personaId'?: NumberFilter;
    readonly 'persona.nombre'?: TextFilter;
    readonly 'persona.primerApellido'?: TextFilter;
    readonly 'persona.segundoApellido'?: TextFilter;
    readonly 'persona.curp'?: TextFilter;
    readonly 'persona.genero'?: CodeFilter<Genero>;
    readonly 'persona.fechaNacimiento'?: DateFilter;
    readonly 'persona.paisNacimiento'?: TextFilter;
    readonly 'persona.estadoNacimiento'?: TextFilter;
    readonly 'persona.telefono'?: TextFilter;
    readonly 'persona.correo'?: TextFilter;
    readonly 'persona.activo'?: BooleanFilter;
    readonly 'persona.version'?: NumberFilter;
    readonly 'persona.creadoPor'?: NumberFilter;
    readonly 'persona.fechaCreacion'?: DateFilter;
    readonly 'persona.modificadoPor'?: NumberFilter;
    readonly 'persona.fechaModificacion'?: DateFilter;
  };
  'plantilla-configuracion': CommonFilter & {
    readonly plantillaConfiguracionId?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly unidadTipoId?: NumberFilter;
    readonly tipoAlmacen?: CodeFilter<TipoAlmacen>;
  };
  'plantilla-nota': CommonFilter & {
    readonly plantillaNotaId?: NumberFilter;
    readonly nombre?: TextFilter;
    readonly diagnosticoId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly padecimientoActual?: TextFilter;
    readonly exploracionFisica?: TextFilter;
    readonly tratamientoIndicaciones?: TextFilter;
  };
  procedimiento: CommonFilter & {
    readonly procedimientoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly tipo?: CodeFilter<ProcedimientoTipo>;
    readonly sexoPermitido?: CodeFilter<SexoPermitido>;
    readonly requiereConsentimiento?: BooleanFilter;
  };
  'producto-muestra': CommonFilter & {
    readonly id?: TextFilter;
    readonly img?: TextFilter;
    readonly name?: TextFilter;
    readonly productCode?: TextFilter;
    readonly description?: TextFilter;
    readonly price?: NumberFilter;
    readonly bulkDiscountPrice?: NumberFilter;
    readonly costPerItem?: NumberFilter;
    readonly taxRate?: NumberFilter;
    readonly category?: CodeFilter<ProductoMuestraCategory>;
    readonly stock?: NumberFilter;
    readonly status?: CodeFilter<ProductoMuestraStatus>;
    readonly tags?: ListOfFilter<string>;
    readonly brand?: TextFilter;
    readonly vendor?: TextFilter;
  };
  programa: CommonFilter & {
    readonly programaId?: NumberFilter;
    readonly inscritos?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly tipo?: CodeFilter<ProgramaTipo>;
    readonly descripcion?: TextFilter;
    readonly responsableId?: NumberFilter;
    readonly vigenciaDesde?: DateFilter;
    readonly vigenciaHasta?: DateFilter;
    readonly 'poblacionObjetivo.genero'?: CodeFilter<Genero>;
    readonly 'poblacionObjetivo.edadMin'?: NumberFilter;
    readonly 'poblacionObjetivo.edadMax'?: NumberFilter;
    readonly diagnosticoIds?: ListOfFilter<number>;
    readonly unidadIds?: ListOfFilter<number>;
  };
  'programa-inscripcion': CommonFilter & {
    readonly programaInscripcionId?: NumberFilter;
    readonly programaId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly nombrePrograma?: TextFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly fecha?: DateFilter;
    readonly estatus?: CodeFilter<EstatusInscripcion>;
    readonly proximaCita?: DateFilter;
    readonly justificacion?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly inscritoPorId?: NumberFilter;
    readonly motivoBaja?: TextFilter;
    readonly fechaSalida?: DateFilter;
    readonly salidaPorId?: NumberFilter;
    readonly abierta?: BooleanFilter;
    readonly paso?: ListSteps['programa-inscripcion'] | readonly ListSteps['programa-inscripcion'][];
  };
  'programa-seguimiento': CommonFilter & {
    readonly programaSeguimientoId?: NumberFilter;
    readonly programaInscripcionId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly nombreCompleto?: TextFilter;
    readonly nombrePrograma?: TextFilter;
    readonly programaId?: NumberFilter;
    readonly seguimiento?: CodeFilter<SeguimientoPrograma>;
    readonly proximaCita?: DateFilter;
    readonly diasVencida?: NumberFilter;
    readonly ultimaConsulta?: DateFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusInscripcion>;
    readonly fecha?: DateFilter;
    readonly fechaSalida?: DateFilter;
    readonly eventoId?: NumberFilter;
  };
  'propuesta-cambio': CommonFilter & {
    readonly propuestaCambioId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusPropuesta>;
    readonly proveedorId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly tipo?: CodeFilter<TipoPropuesta>;
    readonly fechaCompromiso?: DateFilter;
    readonly proveedorNota?: TextFilter;
    readonly motivo?: TextFilter;
    readonly ronda?: NumberFilter;
    readonly piezasSalen?: NumberFilter;
    readonly piezasEntran?: NumberFilter;
    readonly importe?: NumberFilter;
    readonly importeEstimado?: BooleanFilter;
    readonly remision?: TextFilter;
    readonly eventoId?: NumberFilter;
    readonly notaCreditoFolio?: TextFilter;
    readonly notaCreditoImporte?: NumberFilter;
    readonly firma?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly elaboraId?: NumberFilter;
    readonly editoresIds?: ListOfFilter<number>;
    readonly enviaId?: NumberFilter;
    readonly respondeId?: NumberFilter;
    readonly receptorId?: NumberFilter;
    readonly fechaElaboracion?: DateFilter;
    readonly fechaEnvio?: DateFilter;
    readonly fechaRespuesta?: DateFilter;
    readonly fechaEmbarque?: DateFilter;
    readonly fechaRecepcion?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly estatusLimite?: DateFilter;
    readonly paso?: ListSteps['propuesta-cambio'] | readonly ListSteps['propuesta-cambio'][];
  };
  proveedor: CommonFilter & {
    readonly proveedorId?: NumberFilter;
    readonly rfc?: TextFilter;
    readonly razonSocial?: TextFilter;
    readonly nombreComercial?: TextFilter;
    readonly tipo?: CodeFilter<ProveedorTipo>;
    readonly estatus?: CodeFilter<ProveedorEstatus>;
    readonly telefono?: TextFilter;
    readonly correo?: TextFilter;
    readonly 'domicilio.calle'?: TextFilter;
    readonly 'domicilio.numeroExterior'?: TextFilter;
    readonly 'domicilio.numeroInterior'?: TextFilter;
    readonly 'domicilio.codigoPostal'?: TextFilter;
    readonly 'domicilio.estadoClave'?: TextFilter;
    readonly 'domicilio.municipioId'?: NumberFilter;
    readonly 'domicilio.coloniaId'?: NumberFilter;
    readonly 'domicilio.coloniaTexto'?: TextFilter;
    readonly 'domicilio.entreCalles'?: TextFilter;
    readonly 'domicilio.referencias'?: TextFilter;
    readonly 'domicilio.latitud'?: NumberFilter;
    readonly 'domicilio.longitud'?: NumberFilter;
    readonly manejaControlados?: BooleanFilter;
    readonly licenciaSanitaria?: TextFilter;
    readonly avisoFuncionamiento?: TextFilter;
    readonly responsableSanitario?: TextFilter;
  };
  recepcion: CommonFilter & {
    readonly recepcionId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusRecepcion>;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly eventoId?: NumberFilter;
    readonly contratoId?: NumberFilter;
    readonly ordenSuministro?: TextFilter;
    readonly remision?: TextFilter;
    readonly factura?: TextFilter;
    readonly fecha?: DateFilter;
    readonly motivo?: TextFilter;
    readonly piezas?: NumberFilter;
    readonly piezasRechazadas?: NumberFilter;
    readonly subtotal?: NumberFilter;
    readonly ivaTotal?: NumberFilter;
    readonly importeTotal?: NumberFilter;
    readonly inspeccionEmpaque?: CodeFilter<ResultadoInspeccion>;
    readonly inspeccionEtiquetado?: CodeFilter<ResultadoInspeccion>;
    readonly inspeccionCaducidad?: CodeFilter<ResultadoInspeccion>;
    readonly inspeccionTemperatura?: CodeFilter<ResultadoInspeccion>;
    readonly inspeccionObservaciones?: TextFilter;
    readonly capturistaId?: NumberFilter;
    readonly inspectorId?: NumberFilter;
    readonly fechaCaptura?: DateFilter;
    readonly fechaInspeccion?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['recepcion'] | readonly ListSteps['recepcion'][];
  };
  receta: CommonFilter & {
    readonly recetaId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusReceta>;
    readonly tipo?: CodeFilter<TipoReceta>;
    readonly pacienteId?: NumberFilter;
    readonly consultaId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly diagnosticoId?: NumberFilter;
    readonly surtimientosPermitidos?: NumberFilter;
    readonly indicacionesGenerales?: TextFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly unidadFarmaciaId?: NumberFilter;
    readonly visitaId?: NumberFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly medicoNombre?: TextFilter;
    readonly medicoCedula?: TextFilter;
    readonly fechaExpedicion?: DateFilter;
    readonly vigenciaHasta?: DateFilter;
    readonly folioEspecial?: TextFilter;
    readonly claves?: NumberFilter;
    readonly piezasPrescritas?: NumberFilter;
    readonly piezasSurtidas?: NumberFilter;
    readonly piezasPendientes?: NumberFilter;
    readonly porcentajeSurtido?: NumberFilter;
    readonly surtimientosRealizados?: NumberFilter;
    readonly requiereSegundaPersona?: BooleanFilter;
    readonly retenida?: BooleanFilter;
    readonly sustitutosPorAutorizar?: NumberFilter;
    readonly sustitutoPropusoId?: NumberFilter;
    readonly motivoCancelacion?: TextFilter;
    readonly autorId?: NumberFilter;
    readonly emitidaPorId?: NumberFilter;
    readonly firmaHash?: TextFilter;
    readonly fechaCreada?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['receta'] | readonly ListSteps['receta'][];
  };
  'receta-abierta': CommonFilter & {
    readonly recetaAbiertaId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly recetaId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly usuarioId?: NumberFilter;
    readonly desde?: DateFilter;
    readonly hasta?: DateFilter;
  };
  'red-historial': CommonFilter & {
    readonly redHistorialId?: NumberFilter;
    readonly tipo?: CodeFilter<RedHistorialTipo>;
    readonly unidadId?: NumberFilter;
    readonly usuarioId?: NumberFilter;
    readonly inicio?: DateFilter;
    readonly fin?: DateFilter;
    readonly duracionSeg?: NumberFilter;
    readonly dispositivoId?: TextFilter;
    readonly tipoConexion?: TextFilter;
    readonly latenciaMs?: NumberFilter;
    readonly operacionesEnCola?: NumberFilter;
    readonly operacionesSincronizadas?: NumberFilter;
    readonly operacionesFallidas?: NumberFilter;
    readonly versionApp?: TextFilter;
    readonly ruta?: TextFilter;
  };
  religion: CommonFilter & {
    readonly religionId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly grupo?: CodeFilter<GrupoReligion>;
  };
  'salida-extraordinaria': CommonFilter & {
    readonly salidaExtraordinariaId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusExtraordinaria>;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly motivoSalidaExtraordinariaId?: NumberFilter;
    readonly fechaDocumento?: DateFilter;
    readonly destinoTexto?: TextFilter;
    readonly actaNumero?: TextFilter;
    readonly observaciones?: TextFilter;
    readonly motivo?: TextFilter;
    readonly piezas?: NumberFilter;
    readonly importeTotal?: NumberFilter;
    readonly importeEstimado?: BooleanFilter;
    readonly requiereAutorizacion?: BooleanFilter;
    readonly requiereEvidencia?: BooleanFilter;
    readonly requiereActa?: BooleanFilter;
    readonly permiteLoteCaducado?: BooleanFilter;
    readonly destino?: CodeFilter<DestinoSalida>;
    readonly solicitanteId?: NumberFilter;
    readonly editoresIds?: ListOfFilter<number>;
    readonly remitenteId?: NumberFilter;
    readonly autorizadorId?: NumberFilter;
    readonly aplicadaPorId?: NumberFilter;
    readonly reversadaPorId?: NumberFilter;
    readonly fechaSolicitud?: DateFilter;
    readonly fechaEnvio?: DateFilter;
    readonly fechaAutorizacion?: DateFilter;
    readonly fechaAplicacion?: DateFilter;
    readonly fechaReversa?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly paso?: ListSteps['salida-extraordinaria'] | readonly ListSteps['salida-extraordinaria'][];
  };
  signos: CommonFilter & {
    readonly signosId?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly visitaId?: NumberFilter;
    readonly hospitalizacionId?: NumberFilter;
    readonly fechaToma?: DateFilter;
    readonly capturaTardia?: BooleanFilter;
    readonly tomadoPorId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly nucleoId?: NumberFilter;
    readonly tas?: NumberFilter;
    readonly tad?: NumberFilter;
    readonly tension?: TextFilter;
    readonly tam?: NumberFilter;
    readonly frecuenciaCardiaca?: NumberFilter;
    readonly llenadoCapilarSeg?: NumberFilter;
    readonly frecuenciaRespiratoria?: NumberFilter;
    readonly spo2?: NumberFilter;
    readonly oxigenoSuplementario?: BooleanFilter;
    readonly dispositivoOxigeno?: CodeFilter<DispositivoOxigeno>;
    readonly flujoLpm?: NumberFilter;
    readonly fio2?: NumberFilter;
    readonly escalaSpo2?: CodeFilter<EscalaSpo2>;
    readonly temperatura?: NumberFilter;
    readonly viaTemperatura?: CodeFilter<ViaTemperatura>;
    readonly glucosaCapilar?: NumberFilter;
    readonly dolor?: NumberFilter;
    readonly diaforesis?: CodeFilter<Diaforesis>;
    readonly peso?: NumberFilter;
    readonly talla?: NumberFilter;
    readonly imc?: NumberFilter;
    readonly imcClase?: CodeFilter<ImcClase>;
    readonly perimetroCefalico?: NumberFilter;
    readonly perimetroAbdominal?: NumberFilter;
    readonly pliegue?: NumberFilter;
    readonly conciencia?: CodeFilter<Conciencia>;
    readonly glasgowOcular?: NumberFilter;
    readonly verbalNoValorable?: BooleanFilter;
    readonly glasgowVerbal?: NumberFilter;
    readonly glasgowMotora?: NumberFilter;
    readonly glasgow?: NumberFilter;
    readonly glasgowTexto?: TextFilter;
    readonly 'pupilaIzq.mm'?: NumberFilter;
    readonly 'pupilaIzq.reaccion'?: CodeFilter<ReaccionPupilar>;
    readonly 'pupilaDer.mm'?: NumberFilter;
    readonly 'pupilaDer.reaccion'?: CodeFilter<ReaccionPupilar>;
    readonly evacuaciones?: NumberFilter;
    readonly uresisMl?: NumberFilter;
    readonly ingresosMl?: NumberFilter;
    readonly egresosMl?: NumberFilter;
    readonly balanceMl?: NumberFilter;
    readonly news2Total?: NumberFilter;
    readonly news2Riesgo?: CodeFilter<RiesgoNews2>;
    readonly 'news2.aplica'?: BooleanFilter;
    readonly 'news2.completo'?: BooleanFilter;
    readonly 'news2.total'?: NumberFilter;
    readonly 'news2.riesgo'?: CodeFilter<RiesgoNews2>;
    readonly 'news2.escalaSpo2'?: CodeFilter<EscalaSpo2>;
    readonly confirmados?: ListOfFilter<SignoVital>;
    readonly observaciones?: TextFilter;
    readonly estatus?: CodeFilter<EstatusSignos>;
    readonly corrigeAId?: NumberFilter;
    readonly motivoCorreccion?: TextFilter;
    readonly edadAnios?: NumberFilter;
  };
  solicitud: CommonFilter & {
    readonly solicitudId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusSolicitud>;
    readonly tipo?: CodeFilter<TipoSolicitud>;
    readonly almacenSolicitanteId?: NumberFilter;
    readonly almacenSurtidorId?: NumberFilter;
    readonly unidadSolicitanteId?: NumberFilter;
    readonly unidadSurtidoraId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly urgente?: BooleanFilter;
    readonly aceptaSustitutos?: BooleanFilter;
    readonly 'periodo.mes'?: CodeFilter<Mes>;
    readonly 'periodo.anio'?: NumberFilter;
    readonly fechaRequerida?: DateFilter;
    readonly folioPapel?: TextFilter;
    readonly fechaPapel?: DateFilter;
    readonly motivoManual?: TextFilter;
    readonly justificacion?: TextFilter;
    readonly motivo?: TextFilter;
    readonly solicitudOrigenId?: NumberFilter;
    readonly solicitudDivididaId?: NumberFilter;
    readonly 'remision.fecha'?: DateFilter;
    readonly 'remision.transportista'?: TextFilter;
    readonly 'remision.placas'?: TextFilter;
    readonly 'remision.cajas'?: NumberFilter;
    readonly 'remision.temperaturaSalida'?: NumberFilter;
    readonly evidenciaDanoId?: TextFilter;
    readonly temperaturaLlegada?: NumberFilter;
    readonly claves?: NumberFilter;
    readonly piezasSolicitadas?: NumberFilter;
    readonly piezasAutorizadas?: NumberFilter;
    readonly piezasSurtidas?: NumberFilter;
    readonly piezasRecibidas?: NumberFilter;
    readonly porcentajePiezas?: NumberFilter;
    readonly importeEstimado?: NumberFilter;
    readonly piezasSinRecibir?: NumberFilter;
    readonly clavesIncompletas?: NumberFilter;
    readonly solicitanteId?: NumberFilter;
    readonly editoresIds?: ListOfFilter<number>;
    readonly remitenteId?: NumberFilter;
    readonly revisorId?: NumberFilter;
    readonly autorizadorId?: NumberFilter;
    readonly surtidorId?: NumberFilter;
    readonly receptorId?: NumberFilter;
    readonly fechaSolicitud?: DateFilter;
    readonly fechaEnvio?: DateFilter;
    readonly fechaAutorizacion?: DateFilter;
    readonly fechaEmbarque?: DateFilter;
    readonly fechaRecepcion?: DateFilter;
    readonly eventoId?: NumberFilter;
    readonly estatusDesde?: DateFilter;
    readonly vence?: DateFilter;
    readonly paso?: ListSteps['solicitud'] | readonly ListSteps['solicitud'][];
  };
  'solicitud-agendada': CommonFilter & {
    readonly solicitudAgendadaId?: NumberFilter;
    readonly folio?: TextFilter;
    readonly solicitudId?: NumberFilter;
    readonly eventoId?: NumberFilter;
    readonly inicio?: DateFilter;
    readonly fin?: DateFilter;
    readonly fecha?: DateFilter;
    readonly anden?: TextFilter;
    readonly estatusEvento?: CodeFilter<EstatusEvento>;
    readonly estatusSolicitud?: CodeFilter<EstatusSolicitud>;
    readonly unidadSolicitanteId?: NumberFilter;
    readonly almacenSolicitanteId?: NumberFilter;
    readonly almacenSurtidorId?: NumberFilter;
    readonly unidadSurtidoraId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly claves?: NumberFilter;
    readonly piezas?: NumberFilter;
    readonly cajas?: NumberFilter;
    readonly tarimas?: NumberFilter;
  };
  surtimiento: CommonFilter & {
    readonly surtimientoId?: NumberFilter;
    readonly recetaId?: NumberFilter;
    readonly numero?: NumberFilter;
    readonly folio?: TextFilter;
    readonly estatus?: CodeFilter<EstatusSurtimiento>;
    readonly pacienteId?: NumberFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly unidadRecetaId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly fecha?: DateFilter;
    readonly usuarioId?: NumberFilter;
    readonly segundoVerificadorId?: NumberFilter;
    readonly 'recibe.nombre'?: TextFilter;
    readonly 'recibe.parentesco'?: TextFilter;
    readonly 'recibe.identificacion'?: TextFilter;
    readonly asesoria?: BooleanFilter;
    readonly controlado?: BooleanFilter;
    readonly redFria?: BooleanFilter;
    readonly piezas?: NumberFilter;
    readonly reversadoPorId?: NumberFilter;
    readonly fechaReversa?: DateFilter;
    readonly paso?: ListSteps['surtimiento'] | readonly ListSteps['surtimiento'][];
  };
  sustancia: CommonFilter & {
    readonly sustanciaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly tipo?: CodeFilter<TipoSustancia>;
    readonly atc?: TextFilter;
    readonly sinonimos?: ListOfFilter<string>;
    readonly grupos?: ListOfFilter<string>;
    readonly cruzadas?: ListOfFilter<string>;
    readonly comparteAlergia?: BooleanFilter;
    readonly duplicaTerapia?: BooleanFilter;
    readonly fuente?: TextFilter;
  };
  temperatura: CommonFilter & {
    readonly temperaturaId?: NumberFilter;
    readonly equipoFrioId?: NumberFilter;
    readonly temperatura?: NumberFilter;
    readonly fecha?: DateFilter;
    readonly humedad?: NumberFilter;
    readonly minimaRegistrada?: NumberFilter;
    readonly maximaRegistrada?: NumberFilter;
    readonly fueraDeRango?: BooleanFilter;
    readonly estado?: CodeFilter<EstadoLectura>;
    readonly accion?: TextFilter;
    readonly corrigeId?: NumberFilter;
    readonly observaciones?: TextFilter;
    readonly responsableId?: NumberFilter;
    readonly equipo?: TextFilter;
    readonly almacenId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly minima?: NumberFilter;
    readonly maxima?: NumberFilter;
  };
  'tipo-dieta': CommonFilter & {
    readonly tipoDietaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly descripcion?: TextFilter;
    readonly ayuno?: BooleanFilter;
    readonly orden?: NumberFilter;
  };
  turno: CommonFilter & {
    readonly turnoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly codigo?: CodeFilter<Turno>;
    readonly horaInicio?: TextFilter;
    readonly horaFin?: TextFilter;
    readonly orden?: NumberFilter;
  };
  unidad: CommonFilter & {
    readonly unidadId?: NumberFilter;
    readonly clues?: TextFilter;
    readonly nombre?: TextFilter;
    readonly nombreCorto?: TextFilter;
    readonly unidadTipoId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly 'domicilio.calle'?: TextFilter;
    readonly 'domicilio.numeroExterior'?: TextFilter;
    readonly 'domicilio.numeroInterior'?: TextFilter;
    readonly 'domicilio.codigoPostal'?: TextFilter;
    readonly 'domicilio.estadoClave'?: TextFilter;
    readonly 'domicilio.municipioId'?: NumberFilter;
    readonly 'domicilio.coloniaId'?: NumberFilter;
    readonly 'domicilio.coloniaTexto'?: TextFilter;
    readonly 'domicilio.entreCalles'?: TextFilter;
    readonly 'domicilio.referencias'?: TextFilter;
    readonly 'domicilio.latitud'?: NumberFilter;
    readonly 'domicilio.longitud'?: NumberFilter;
    readonly telefono?: TextFilter;
    readonly correo?: TextFilter;
    readonly unidadAbastecedoraId?: NumberFilter;
    readonly conectividad?: CodeFilter<UnidadConectividad>;
    readonly estatusOperacion?: CodeFilter<UnidadEstatusOperacion>;
    readonly zonaHoraria?: TextFilter;
    readonly responsablePersonalId?: NumberFilter;
    readonly responsableSanitarioId?: NumberFilter;
  };
  'unidad-medida': CommonFilter & {
    readonly unidadMedidaId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly abreviatura?: TextFilter;
    readonly tipo?: CodeFilter<TipoUnidadMedida>;
  };
  'unidad-tipo': CommonFilter & {
    readonly unidadTipoId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly grupo?: CodeFilter<GrupoUnidad>;
    readonly nivelAtencion?: NumberFilter;
    readonly tieneHospitalizacion?: BooleanFilter;
    readonly tieneFarmacia?: BooleanFilter;
    readonly tieneUrgencias?: BooleanFilter;
    readonly nucleosPrevistos?: NumberFilter;
  };
  usuario: CommonFilter & {
    readonly usuarioId?: NumberFilter;
    readonly personaId?: NumberFilter;
    readonly email?: TextFilter;
    readonly perfilId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusUsuario>;
    readonly motivoCuentaAdicional?: TextFilter;
    readonly ultimoAcceso?: DateFilter;
    readonly segundoFactor?: BooleanFilter;
    readonly aceptoAvisoPrivacidad?: DateFilter;
    readonly recorridoVisto?: DateFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly unidadId?: NumberFilter;
    readonly proveedorId?: NumberFilter;
    readonly almacenIds?: ListOfFilter<number>;
    readonly servicioIds?: ListOfFilter<number>;
    readonly 'persona.personaId'?: NumberFilter;
    readonly 'persona.nombre'?: TextFilter;
    readonly 'persona.primerApellido'?: TextFilter;
    readonly 'persona.segundoApellido'?: TextFilter;
    readonly 'persona.curp'?: TextFilter;
    readonly 'persona.genero'?: CodeFilter<Genero>;
    readonly 'persona.fechaNacimiento'?: DateFilter;
    readonly 'persona.paisNacimiento'?: TextFilter;
    readonly 'persona.estadoNacimiento'?: TextFilter;
    readonly 'persona.telefono'?: TextFilter;
    readonly 'persona.correo'?: TextFilter;
    readonly 'persona.activo'?: BooleanFilter;
    readonly 'persona.version'?: NumberFilter;
    readonly 'persona.creadoPor'?: NumberFilter;
    readonly 'persona.fechaCreacion'?: DateFilter;
    readonly 'persona.modificadoPor'?: NumberFilter;
    readonly 'persona.fechaModificacion'?: DateFilter;
  };
  'usuario-muestra': CommonFilter & {
    readonly id?: TextFilter;
    readonly nombre?: TextFilter;
    readonly primerApellido?: TextFilter;
    readonly segundoApellido?: TextFilter;
    readonly email?: TextFilter;
  };
  'via-administracion': CommonFilter & {
    readonly viaAdministracionId?: NumberFilter;
    readonly clave?: TextFilter;
    readonly nombre?: TextFilter;
    readonly codigo?: CodeFilter<Via>;
    readonly abreviatura?: TextFilter;
    readonly orden?: NumberFilter;
  };
  visita: CommonFilter & {
    readonly visitaId?: NumberFilter;
    readonly notasAbiertas?: NumberFilter;
    readonly notasFirmadas?: NumberFilter;
    readonly recetasEnEspera?: NumberFilter;
    readonly turnoNumero?: NumberFilter;
    readonly pacienteId?: NumberFilter;
    readonly estatus?: CodeFilter<EstatusVisita>;
    readonly tipo?: CodeFilter<TipoVisita>;
    readonly motivo?: TextFilter;
    readonly triage?: CodeFilter<Triage>;
    readonly unidadId?: NumberFilter;
    readonly jurisdiccionId?: NumberFilter;
    readonly nucleoId?: NumberFilter;
    readonly personalMedicoId?: NumberFilter;
    readonly eventoId?: NumberFilter;
    readonly fechaLlegada?: DateFilter;
    readonly fecha?: DateFilter;
    readonly estatusDesde?: DateFilter;
    readonly limiteEspera?: DateFilter;
    readonly llamadas?: NumberFilter;
    readonly llamadaA?: TextFilter;
    readonly primeraLlamada?: DateFilter;
    readonly ultimaLlamada?: DateFilter;
    readonly motivoCierre?: TextFilter;
    readonly motivoCancelacion?: TextFilter;
    readonly paso?: ListSteps['visita'] | readonly ListSteps['visita'][];
  };
}

/** Fields that the list of every resource can be sorted by, by name. */
export interface ListSorts {
  'acceso-emergencia':
    | CommonSort
    | 'accesoEmergenciaId'
    | 'pacienteId'
    | 'usuarioId'
    | 'unidadId'
    | 'motivoAcceso'
    | 'desde'
    | 'hasta'
    | 'estatus'
    | 'observacion'
    | 'revisadoPorId'
    | 'fechaRevision'
    | 'pacienteNombre'
    | 'usuarioNombre'
    | 'unidadNombre'
    | 'revisadoPorNombre';
  adenda:
    | CommonSort
    | 'adendaId'
    | 'consultaId'
    | 'texto'
    | 'pacienteId'
    | 'autorId'
    | 'nombre'
    | 'cedula'
    | 'fecha'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'consultaNombre'
    | 'pacienteNombre'
    | 'autorNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre';
  'alerta-sanitaria':
    | CommonSort
    | 'alertaSanitariaId'
    | 'folio'
    | 'estatus'
    | 'insumoId'
    | 'numeroLote'
    | 'proveedorId'
    | 'marca'
    | 'parecidosRevisados'
    | 'origen'
    | 'clase'
    | 'unidadId'
    | 'numeroOficio'
    | 'fechaOficio'
    | 'motivo'
    | 'instrucciones'
    | 'retenidas'
    | 'enCamino'
    | 'entregadas'
    | 'localizadas'
    | 'porResponder'
    | 'conclusion'
    | 'capturistaId'
    | 'fechaCaptura'
    | 'emisorId'
    | 'fechaEmision'
    | 'cerradorId'
    | 'fechaCierre'
    | 'estatusDesde'
    | 'insumoNombre'
    | 'proveedorNombre'
    | 'unidadNombre'
    | 'capturistaNombre'
    | 'emisorNombre'
    | 'cerradorNombre';
  almacen:
    | CommonSort
    | 'almacenId'
    | 'clave'
    | 'nombre'
    | 'tipo'
    | 'unidadId'
    | 'responsablePersonalId'
    | 'almacenAbastecedorId'
    | 'politicaSurtido'
    | 'diasVigenciaMinimaSalida'
    | 'manejaControlados'
    | 'manejaRedFria'
    | 'surtimientoCruzado'
    | 'permiteSobregiro'
    | 'unidadNombre'
    | 'responsablePersonalNombre'
    | 'almacenAbastecedorNombre';
  asignacion:
    | CommonSort
    | 'asignacionId'
    | 'hospitalizacionId'
    | 'unidadId'
    | 'servicioId'
    | 'personalMedicoId'
    | 'rol'
    | 'turno'
    | 'fecha'
    | 'hospitalizacionNombre'
    | 'unidadNombre'
    | 'servicioNombre'
    | 'personalMedicoNombre';
  cama:
    | CommonSort
    | 'camaId'
    | 'unidadId'
    | 'servicioId'
    | 'numero'
    | 'tipo'
    | 'censable'
    | 'estatus'
    | 'estatusDesde'
    | 'motivoBloqueo'
    | 'generoPermitido'
    | 'oxigeno'
    | 'monitor'
    | 'ventilador'
    | 'fila'
    | 'columna'
    | 'unidadNombre'
    | 'servicioNombre';
  'carta-canje':
    | CommonSort
    | 'cartaCanjeId'
    | 'folio'
    | 'estatus'
    | 'memoFolio'
    | 'memoFecha'
    | 'vigenciaMeses'
    | 'loteId'
    | 'caducidad'
    | 'vigenciaFecha'
    | 'plazoRespuestaDias'
    | 'proveedorId'
    | 'recepcionId'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'insumoId'
    | 'cantidad'
    | 'cantidadCanjeada'
    | 'piezasEnCanje'
    | 'saldo'
    | 'motivo'
    | 'condiciones'
    | 'observaciones'
    | 'avisoDias'
    | 'canjeSolicitado'
    | 'canjeLimite'
    | 'estatusDesde'
    | 'loteNombre'
    | 'proveedorNombre'
    | 'recepcionNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'insumoNombre';
  'codigo-postal':
    | CommonSort
    | 'codigo'
    | 'estadoClave'
    | 'municipioId'
    | 'ciudad'
    | 'zona'
    | 'estadoNombre'
    | 'municipioNombre';
  colonia:
    | CommonSort
    | 'coloniaId'
    | 'nombre'
    | 'tipoAsentamiento'
    | 'municipioId'
    | 'codigoPostal'
    | 'municipioNombre'
    | 'codigoPostalNombre';
  color: CommonSort | 'colorId' | 'nombre' | 'codigoHex' | 'uso' | 'codigo' | 'icono' | 'orden';
  consulta:
    | CommonSort
    | 'consultaId'
    | 'pacienteId'
    | 'folio'
    | 'estatus'
    | 'visitaId'
    | 'signosId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'nucleoId'
    | 'autorId'
    | 'personalMedicoId'
    | 'fechaHora'
    | 'tipo'
    | 'motivoConsulta'
    | 'padecimientoActual'
    | 'exploracionFisica'
    | 'resultadosRelevantes'
    | 'pronostico'
    | 'tratamientoIndicaciones'
    | 'proximaCita'
    | 'proximaCitaInicio'
    | 'incapacidadDias'
    | 'referencia.unidadDestinoId'
    | 'referencia.motivo'
    | 'referencia.urgente'
    | 'referencia.resumen'
    | 'firmadaPorId'
    | 'firmaNombre'
    | 'firmaCedula'
    | 'fechaFirma'
    | 'firmaHash'
    | 'motivoAnulacion'
    | 'anuladaPorId'
    | 'fechaAnulacion'
    | 'estatusDesde'
    | 'pacienteNombre'
    | 'visitaNombre'
    | 'signosNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'nucleoNombre'
    | 'autorNombre'
    | 'personalMedicoNombre'
    | 'firmadaPorNombre'
    | 'anuladaPorNombre';
  conteo:
    | CommonSort
    | 'conteoId'
    | 'folio'
    | 'estatus'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'tipo'
    | 'fechaProgramada'
    | 'ciego'
    | 'tolerancia'
    | 'observaciones'
    | 'motivo'
    | 'ubicacion'
    | 'lotesAlAzar'
    | 'lotes'
    | 'diferencias'
    | 'exactitud'
    | 'programadoPorId'
    | 'iniciadoPorId'
    | 'terminadoPorId'
    | 'autorizadorId'
    | 'aplicadoPorId'
    | 'fechaRegistro'
    | 'fechaInicio'
    | 'fechaTermino'
    | 'fechaAutorizacion'
    | 'fechaAplicacion'
    | 'estatusDesde'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'programadoPorNombre'
    | 'iniciadoPorNombre'
    | 'terminadoPorNombre'
    | 'autorizadorNombre'
    | 'aplicadoPorNombre';
  contrato:
    | CommonSort
    | 'contratoId'
    | 'proveedorId'
    | 'numero'
    | 'ejercicio'
    | 'vigenciaDesde'
    | 'vigenciaHasta'
    | 'diasCanje'
    | 'mesesCaducidadMinima'
    | 'proveedorNombre';
  'contrato-clave':
    | CommonSort
    | 'contratoClaveId'
    | 'contratoId'
    | 'proveedorId'
    | 'ejercicio'
    | 'vigenciaDesde'
    | 'vigenciaHasta'
    | 'insumoClave'
    | 'insumoId'
    | 'cantidadMinima'
    | 'cantidadMaxima'
    | 'precio'
    | 'entregado'
    | 'faltaMinimo'
    | 'pendiente'
    | 'avance'
    | 'ultimaEntrega'
    | 'contratoNombre'
    | 'proveedorNombre'
    | 'insumoNombre';
  defuncion:
    | CommonSort
    | 'defuncionId'
    | 'pacienteId'
    | 'unidadId'
    | 'estatus'
    | 'fechaHora'
    | 'fuente'
    | 'folioCertificado'
    | 'observaciones'
    | 'hospitalizacionId'
    | 'canceladas'
    | 'registradaPorId'
    | 'fechaRegistro'
    | 'motivoReversion'
    | 'pideReversionId'
    | 'fechaPeticion'
    | 'revierteId'
    | 'fechaReversion'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'hospitalizacionNombre'
    | 'registradaPorNombre'
    | 'pideReversionNombre'
    | 'revierteNombre';
  'demanda-insatisfecha':
    | CommonSort
    | 'demandaInsatisfechaId'
    | 'insumoClave'
    | 'consecutivo'
    | 'fecha'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'insumoId'
    | 'cantidad'
    | 'motivoNoSurtidoId'
    | 'recetaId'
    | 'recetaDetalleId'
    | 'ordenCargoId'
    | 'insumoOrdenCargoId'
    | 'usuarioId'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'insumoNombre'
    | 'motivoNoSurtidoNombre'
    | 'recetaNombre'
    | 'ordenCargoNombre'
    | 'usuarioNombre';
  'devolucion-orden-cargo':
    | CommonSort
    | 'devolucionOrdenCargoId'
    | 'folio'
    | 'ordenCargoId'
    | 'estatus'
    | 'origen'
    | 'hospitalizacionId'
    | 'pacienteId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'servicioId'
    | 'almacenSurtidorId'
    | 'motivo'
    | 'motivoResolucion'
    | 'piezas'
    | 'importeTotal'
    | 'salidaExtraordinariaId'
    | 'solicitadaPorId'
    | 'fechaSolicitud'
    | 'resueltaPorId'
    | 'fechaResolucion'
    | 'estatusDesde'
    | 'ordenCargoNombre'
    | 'hospitalizacionNombre'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'servicioNombre'
    | 'almacenSurtidorNombre'
    | 'salidaExtraordinariaNombre'
    | 'solicitadaPorNombre'
    | 'resueltaPorNombre';
  diagnostico:
    | CommonSort
    | 'diagnosticoId'
    | 'clave'
    | 'nombre'
    | 'capitulo'
    | 'sexoPermitido'
    | 'edadMinimaDias'
    | 'edadMaximaDias'
    | 'notificacionObligatoria'
    | 'cronico';
  'entrada-extraordinaria':
    | CommonSort
    | 'entradaExtraordinariaId'
    | 'folio'
    | 'estatus'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'motivoEntradaExtraordinariaId'
    | 'fechaDocumento'
    | 'procedencia'
    | 'observaciones'
    | 'motivo'
    | 'piezas'
    | 'importeTotal'
    | 'requiereAutorizacion'
    | 'requiereEvidencia'
    | 'permiteSinCosto'
    | 'solicitanteId'
    | 'remitenteId'
    | 'autorizadorId'
    | 'aplicadaPorId'
    | 'reversadaPorId'
    | 'fechaSolicitud'
    | 'fechaEnvio'
    | 'fechaAutorizacion'
    | 'fechaAplicacion'
    | 'fechaReversa'
    | 'estatusDesde'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'motivoEntradaExtraordinariaNombre'
    | 'solicitanteNombre'
    | 'remitenteNombre'
    | 'autorizadorNombre'
    | 'aplicadaPorNombre'
    | 'reversadaPorNombre';
  'entrega-proveedor':
    | CommonSort
    | 'entregaProveedorId'
    | 'folio'
    | 'remision'
    | 'fecha'
    | 'estatus'
    | 'proveedorId'
    | 'contratoId'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'insumoId'
    | 'loteId'
    | 'marca'
    | 'numeroLote'
    | 'caducidad'
    | 'cantidad'
    | 'aceptada'
    | 'rechazada'
    | 'motivoRechazo'
    | 'importe'
    | 'diasDeVida'
    | 'proveedorNombre'
    | 'contratoNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'insumoNombre'
    | 'loteNombre';
  'entrega-turno':
    | CommonSort
    | 'entregaTurnoId'
    | 'servicioId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'fecha'
    | 'turno'
    | 'estatus'
    | 'observaciones'
    | 'entregaId'
    | 'recibeId'
    | 'quienRecibe'
    | 'firmadaPorId'
    | 'firmaNombre'
    | 'firmaCedula'
    | 'fechaFirma'
    | 'firmaHash'
    | 'estatusDesde'
    | 'servicioNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'entregaNombre'
    | 'recibeNombre'
    | 'firmadaPorNombre';
  'equipo-frio':
    | CommonSort
    | 'equipoFrioId'
    | 'clave'
    | 'nombre'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'tipo'
    | 'minima'
    | 'maxima'
    | 'lecturasPorDia'
    | 'ultimaFalta'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre';
  especialidad: CommonSort | 'especialidadId' | 'clave' | 'nombre' | 'tipo';
  estado: CommonSort | 'clave' | 'nombre' | 'abreviatura' | 'claveInegi' | 'paisCodigo' | 'paisNombre';
  'evaluacion-proveedor':
    | CommonSort
    | 'evaluacionProveedorId'
    | 'proveedorId'
    | 'razonSocial'
    | 'calificacion'
    | 'cumplimientoTiempo'
    | 'entregasPuntuales'
    | 'entregas'
    | 'cumplimientoCantidad'
    | 'piezasEntregadas'
    | 'piezasDebidas'
    | 'canjesAtendidos'
    | 'piezasCanjeadas'
    | 'piezasCarta'
    | 'rechazos'
    | 'piezasRechazadas'
    | 'piezasRevisadas'
    | 'recepciones'
    | 'canjes'
    | 'proveedorNombre';
  evento:
    | CommonSort
    | 'eventoId'
    | 'folio'
    | 'tipo'
    | 'estatus'
    | 'pacienteId'
    | 'titulo'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'personalMedicoId'
    | 'nucleoId'
    | 'almacenId'
    | 'proveedorId'
    | 'anden'
    | 'solicitudId'
    | 'propuestaCambioId'
    | 'cajas'
    | 'tarimas'
    | 'inicio'
    | 'fin'
    | 'fecha'
    | 'observaciones'
    | 'horarioId'
    | 'reprogramadoDeId'
    | 'consultaId'
    | 'agendaId'
    | 'llegada'
    | 'incidencia'
    | 'motivoCancelacion'
    | 'recordada'
    | 'estatusDesde'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'personalMedicoNombre'
    | 'nucleoNombre'
    | 'almacenNombre'
    | 'proveedorNombre'
    | 'solicitudNombre'
    | 'propuestaCambioNombre'
    | 'horarioNombre'
    | 'reprogramadoDeNombre'
    | 'consultaNombre'
    | 'agendaNombre';
  'forma-farmaceutica': CommonSort | 'formaFarmaceuticaId' | 'clave' | 'nombre' | 'estadoFisico';
  'fuente-financiamiento':
    | CommonSort
    | 'fuenteFinanciamientoId'
    | 'clave'
    | 'nombre'
    | 'origen'
    | 'ejercicio'
    | 'partidaPresupuestal';
  horario:
    | CommonSort
    | 'horarioId'
    | 'personalMedicoId'
    | 'almacenId'
    | 'anden'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'nucleoId'
    | 'diaSemana'
    | 'inicio'
    | 'fin'
    | 'duracionMin'
    | 'cupo'
    | 'vigenciaDesde'
    | 'vigenciaHasta'
    | 'personalMedicoNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'nucleoNombre';
  hospitalizacion:
    | CommonSort
    | 'hospitalizacionId'
    | 'ordenesAbiertas'
    | 'folio'
    | 'pacienteId'
    | 'estatus'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'servicioId'
    | 'camaId'
    | 'origen'
    | 'unidadReferenciaId'
    | 'visitaId'
    | 'fechaSolicitud'
    | 'solicitadaPorId'
    | 'fechaIngreso'
    | 'ingresadaPorId'
    | 'identidadVerificada'
    | 'diagnosticoIngresoId'
    | 'motivoIngreso'
    | 'medicoTratanteId'
    | 'estanciaEsperadaDias'
    | 'fechaProbableAlta'
    | 'casoMedicoLegal'
    | 'mpNotificado'
    | 'riesgoCaidas'
    | 'riesgoUpp'
    | 'aislamiento'
    | 'tipoDietaId'
    | 'ayuno'
    | 'news2Suspendido'
    | 'news2Motivo'
    | 'responsable.nombre'
    | 'responsable.parentescoId'
    | 'responsable.telefono'
    | 'motivoEgreso'
    | 'unidadDestinoId'
    | 'destinoExterno'
    | 'voluntaria.responsable'
    | 'voluntaria.parentesco'
    | 'voluntaria.documento'
    | 'defuncion.fechaHora'
    | 'defuncion.causa'
    | 'defuncion.folioCertificado'
    | 'defuncion.necropsiaSolicitada'
    | 'citaControl'
    | 'altaMedicaPorId'
    | 'fechaAltaMedica'
    | 'egresadaPorId'
    | 'fechaEgreso'
    | 'estatusDesde'
    | 'limite'
    | 'avisoNota'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'servicioNombre'
    | 'camaNombre'
    | 'unidadReferenciaNombre'
    | 'visitaNombre'
    | 'solicitadaPorNombre'
    | 'ingresadaPorNombre'
    | 'diagnosticoIngresoNombre'
    | 'medicoTratanteNombre'
    | 'tipoDietaNombre'
    | 'unidadDestinoNombre'
    | 'altaMedicaPorNombre'
    | 'egresadaPorNombre';
  'importacion-inventario':
    | CommonSort
    | 'importacionInventarioId'
    | 'folio'
    | 'estatus'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'tipo'
    | 'conteoId'
    | 'observaciones'
    | 'archivoNombre'
    | 'archivoHash'
    | 'filas'
    | 'validas'
    | 'conError'
    | 'conAviso'
    | 'claves'
    | 'piezas'
    | 'valor'
    | 'revisadaPorId'
    | 'fechaRevision'
    | 'aplicadaPorId'
    | 'fechaAplicacion'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'conteoNombre'
    | 'revisadaPorNombre'
    | 'aplicadaPorNombre';
  indicacion:
    | CommonSort
    | 'indicacionId'
    | 'hospitalizacionId'
    | 'pacienteId'
    | 'unidadId'
    | 'servicioId'
    | 'notaEvolucionId'
    | 'tipo'
    | 'estatus'
    | 'insumoId'
    | 'descripcion'
    | 'dosis'
    | 'unidadDosis'
    | 'via'
    | 'frecuenciaHoras'
    | 'prn'
    | 'indicacionPrn'
    | 'desde'
    | 'hasta'
    | 'altoRiesgo'
    | 'justificacion'
    | 'indicadaPorId'
    | 'suspendidaPorId'
    | 'motivoSuspension'
    | 'estatusDesde'
    | 'hospitalizacionNombre'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'servicioNombre'
    | 'notaEvolucionNombre'
    | 'insumoNombre'
    | 'indicadaPorNombre'
    | 'suspendidaPorNombre';
  insumo:
    | CommonSort
    | 'insumoId'
    | 'clave'
    | 'claveLocal'
    | 'nombreGenerico'
    | 'descripcion'
    | 'tipo'
    | 'grupoTerapeutico'
    | 'imagenId'
    | 'concentracion'
    | 'presentacion'
    | 'viaAdministracionDefault'
    | 'unidadBase'
    | 'contenidoEnvase'
    | 'unidadContenido'
    | 'volumenUnidad'
    | 'fraccionable'
    | 'fraccion'
    | 'antibiotico'
    | 'altoRiesgo'
    | 'lasa'
    | 'redFria'
    | 'tempMin'
    | 'tempMax'
    | 'requiereLote'
    | 'requiereCaducidad'
    | 'vidaUtilMinimaMeses'
    | 'esencial'
    | 'clasificacionVen'
    | 'dosisMaximaDia'
    | 'unidadDosis'
    | 'contraindicadoEmbarazo'
    | 'pediatrico'
    | 'precioReferencia'
    | 'ivaPorcentaje'
    | 'partidaPresupuestal';
  'insumo-configuracion':
    | CommonSort
    | 'insumoConfiguracionId'
    | 'almacenId'
    | 'insumoId'
    | 'insumoClave'
    | 'nombreGenerico'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'esIndispensable'
    | 'clasificacionVen'
    | 'minimo'
    | 'puntoReorden'
    | 'maximo'
    | 'fondoFijo'
    | 'mesesCobertura'
    | 'diasEntrega'
    | 'multiplo'
    | 'consumoMaximoSolicitud'
    | 'cpmManual'
    | 'motivoCpm'
    | 'autorizado'
    | 'minimoPropuesto'
    | 'puntoReordenPropuesto'
    | 'maximoPropuesto'
    | 'propuestaPorId'
    | 'motivoDecision'
    | 'sugerencia'
    | 'diferenciaMaximo'
    | 'minimoSugerido'
    | 'puntoReordenSugerido'
    | 'maximoSugerido'
    | 'conSugerencia'
    | 'cpm'
    | 'cpmProvisional'
    | 'cpmCalculado'
    | 'demandaMensual'
    | 'mesesConDatos'
    | 'consumoPiezas'
    | 'diasConExistencia'
    | 'diasSinExistencia'
    | 'piezasNegadas'
    | 'consumoHasta'
    | 'almacenNombre'
    | 'insumoNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'propuestaPorNombre';
  interaccion: CommonSort | 'interaccionId' | 'sustanciaA' | 'sustanciaB' | 'gravedad' | 'efecto' | 'fuente';
  inventario:
    | CommonSort
    | 'inventarioId'
    | 'tipoInsumo'
    | 'esencial'
    | 'tipoAlmacen'
    | 'almacenId'
    | 'insumoId'
    | 'insumoClave'
    | 'nombreGenerico'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'existencia'
    | 'reservada'
    | 'noDisponible'
    | 'disponible'
    | 'enTransito'
    | 'nivelAbasto'
    | 'lotes'
    | 'proximaCaducidad'
    | 'valor'
    | 'ultimoMovimiento'
    | 'movimientos'
    | 'minimo'
    | 'puntoReorden'
    | 'maximo'
    | 'fondoFijo'
    | 'almacenNombre'
    | 'insumoNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre';
  jurisdiccion:
    | CommonSort
    | 'jurisdiccionId'
    | 'numero'
    | 'nombre'
    | 'sedeMunicipioId'
    | 'almacenId'
    | 'jefePersonalMedicoId'
    | 'telefono'
    | 'correo'
    | 'sedeMunicipioNombre'
    | 'almacenNombre'
    | 'jefePersonalMedicoNombre';
  kardex:
    | CommonSort
    | 'kardexId'
    | 'fechaMovimiento'
    | 'almacenId'
    | 'insumoId'
    | 'insumoClave'
    | 'nombreGenerico'
    | 'consecutivo'
    | 'tipo'
    | 'entrada'
    | 'salida'
    | 'loteId'
    | 'loteCaducidad'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'saldoInsumo'
    | 'saldoLote'
    | 'costoUnitario'
    | 'importe'
    | 'documentoTipo'
    | 'documentoId'
    | 'documentoFolio'
    | 'contraparte'
    | 'motivo'
    | 'usuarioId'
    | 'reversaDeId'
    | 'almacenNombre'
    | 'insumoNombre'
    | 'loteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'usuarioNombre'
    | 'reversaDeNombre';
  'lengua-indigena': CommonSort | 'lenguaIndigenaId' | 'clave' | 'nombre' | 'familia';
  lote:
    | CommonSort
    | 'loteId'
    | 'almacenId'
    | 'insumoId'
    | 'insumoClave'
    | 'nombreGenerico'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'numeroLote'
    | 'caducidad'
    | 'estatus'
    | 'motivoEstatus'
    | 'fuenteFinanciamientoId'
    | 'programaId'
    | 'existencia'
    | 'reservada'
    | 'libre'
    | 'cantidadInicial'
    | 'costoUnitario'
    | 'ivaPorcentaje'
    | 'ubicacionCodigo'
    | 'observaciones'
    | 'proveedorId'
    | 'contrato'
    | 'ordenSuministro'
    | 'remision'
    | 'factura'
    | 'cartaCanjeId'
    | 'marca'
    | 'fabricante'
    | 'fechaFabricacion'
    | 'codigoBarras'
    | 'fechaRecepcion'
    | 'temperaturaRecepcion'
    | 'almacenNombre'
    | 'insumoNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'fuenteFinanciamientoNombre'
    | 'programaNombre'
    | 'proveedorNombre'
    | 'cartaCanjeNombre';
  'lote-expirar':
    | CommonSort
    | 'loteExpirarId'
    | 'loteId'
    | 'insumoClave'
    | 'insumoId'
    | 'nombreGenerico'
    | 'numeroLote'
    | 'caducidad'
    | 'diasParaCaducar'
    | 'semaforo'
    | 'estatusLote'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'existencia'
    | 'libre'
    | 'cpm'
    | 'mesesExistencia'
    | 'piezasEnRiesgo'
    | 'importeEnRiesgo'
    | 'costoUnitario'
    | 'proveedorId'
    | 'cartaCanjeId'
    | 'conCarta'
    | 'conDerecho'
    | 'vigenciaFecha'
    | 'diasDerecho'
    | 'piezasConDerecho'
    | 'propuestaCambioId'
    | 'propuestaEstatus'
    | 'sugerencia'
    | 'loteNombre'
    | 'insumoNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'proveedorNombre'
    | 'cartaCanjeNombre'
    | 'propuestaCambioNombre';
  ministracion:
    | CommonSort
    | 'ministracionId'
    | 'indicacionId'
    | 'hospitalizacionId'
    | 'pacienteId'
    | 'unidadId'
    | 'servicioId'
    | 'estado'
    | 'estatus'
    | 'fechaProgramada'
    | 'fechaAplicada'
    | 'dosisAplicada'
    | 'via'
    | 'sitio'
    | 'motivoOmision'
    | 'loteId'
    | 'enfermeraId'
    | 'verificadorId'
    | 'capturaTardia'
    | 'motivoAnulacion'
    | 'indicacionNombre'
    | 'hospitalizacionNombre'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'servicioNombre'
    | 'loteNombre'
    | 'enfermeraNombre'
    | 'verificadorNombre';
  modulo:
    | CommonSort
    | 'moduloId'
    | 'clave'
    | 'nombre'
    | 'nombreEn'
    | 'grupoNavegacion'
    | 'moduloPadreId'
    | 'ruta'
    | 'icono'
    | 'orden'
    | 'visibleTablet'
    | 'moduloPadreNombre';
  'motivo-cancelacion': CommonSort | 'motivoCancelacionId' | 'clave' | 'nombre' | 'requiereExplicacion' | 'orden';
  'motivo-diferencia': CommonSort | 'motivoDiferenciaId' | 'clave' | 'nombre' | 'requiereExplicacion' | 'orden';
  'motivo-entrada-extraordinaria':
    | CommonSort
    | 'motivoEntradaExtraordinariaId'
    | 'clave'
    | 'nombre'
    | 'requiereAutorizacion'
    | 'requiereEvidencia'
    | 'permiteSinCosto'
    | 'orden';
  'motivo-no-surtido': CommonSort | 'motivoNoSurtidoId' | 'clave' | 'nombre' | 'requiereExplicacion' | 'orden';
  'motivo-salida-extraordinaria':
    | CommonSort
    | 'motivoSalidaExtraordinariaId'
    | 'clave'
    | 'nombre'
    | 'requiereAutorizacion'
    | 'requiereEvidencia'
    | 'requiereActa'
    | 'destino'
    | 'esMerma'
    | 'permiteLoteCaducado'
    | 'orden';
  'movimiento-cama':
    | CommonSort
    | 'movimientoCamaId'
    | 'hospitalizacionId'
    | 'camaId'
    | 'unidadId'
    | 'servicioId'
    | 'desde'
    | 'hasta'
    | 'motivo'
    | 'usuarioId'
    | 'hospitalizacionNombre'
    | 'camaNombre'
    | 'unidadNombre'
    | 'servicioNombre'
    | 'usuarioNombre';
  municipio:
    | CommonSort
    | 'municipioId'
    | 'nombre'
    | 'estadoClave'
    | 'claveInegi'
    | 'jurisdiccionId'
    | 'poblacion'
    | 'estadoNombre'
    | 'jurisdiccionNombre';
  'nota-evolucion':
    | CommonSort
    | 'notaEvolucionId'
    | 'hospitalizacionId'
    | 'pacienteId'
    | 'tipo'
    | 'estatus'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'servicioId'
    | 'fechaHora'
    | 'capturaTardia'
    | 'adendaDeId'
    | 'personalMedicoId'
    | 'signosId'
    | 'resumenInterrogatorio'
    | 'exploracionFisica'
    | 'evolucionCuadroClinico'
    | 'resultadosRelevantes'
    | 'habitusExterior'
    | 'procedimientosRealizados'
    | 'observaciones'
    | 'servicioInterconsultadoId'
    | 'motivoEnvio'
    | 'respuestaInterconsulta'
    | 'unidadReceptoraId'
    | 'manejoEstancia'
    | 'problemasPendientes'
    | 'pronostico'
    | 'tratamientoIndicaciones'
    | 'recomendaciones'
    | 'factoresRiesgo'
    | 'autorId'
    | 'firmadaPorId'
    | 'firmaNombre'
    | 'firmaCedula'
    | 'fechaFirma'
    | 'firmaHash'
    | 'motivoAnulacion'
    | 'anuladaPorId'
    | 'fechaAnulacion'
    | 'estatusDesde'
    | 'hospitalizacionNombre'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'servicioNombre'
    | 'adendaDeNombre'
    | 'personalMedicoNombre'
    | 'signosNombre'
    | 'servicioInterconsultadoNombre'
    | 'unidadReceptoraNombre'
    | 'autorNombre'
    | 'firmadaPorNombre'
    | 'anuladaPorNombre';
  notificacion:
    | CommonSort
    | 'notificacionId'
    | 'usuarioId'
    | 'tipo'
    | 'severidad'
    | 'titulo'
    | 'cuerpo'
    | 'folio'
    | 'detalle'
    | 'ruta'
    | 'entidad'
    | 'entidadId'
    | 'unidadId'
    | 'agrupador'
    | 'fecha'
    | 'vista'
    | 'fechaVista'
    | 'requiereAccion'
    | 'usuarioNombre'
    | 'unidadNombre';
  nucleo:
    | CommonSort
    | 'nucleoId'
    | 'unidadId'
    | 'clave'
    | 'nombre'
    | 'tipo'
    | 'turno'
    | 'especialidadId'
    | 'poblacionAsignada'
    | 'medicoId'
    | 'enfermeraId'
    | 'promotorId'
    | 'almacenId'
    | 'almacenSurtidorId'
    | 'autorizacionAutomatica'
    | 'importeMaximoAutomatico'
    | 'paqueteDeterioroId'
    | 'unidadNombre'
    | 'especialidadNombre'
    | 'medicoNombre'
    | 'enfermeraNombre'
    | 'promotorNombre'
    | 'almacenNombre'
    | 'almacenSurtidorNombre'
    | 'paqueteDeterioroNombre';
  'orden-cargo':
    | CommonSort
    | 'ordenCargoId'
    | 'folio'
    | 'hospitalizacionId'
    | 'pacienteId'
    | 'estatus'
    | 'tipo'
    | 'motivoUrgencia'
    | 'prioridad'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'servicioId'
    | 'camaId'
    | 'almacenSurtidorId'
    | 'medicoIndicaId'
    | 'recetaId'
    | 'turno'
    | 'requeridaPara'
    | 'motivo'
    | 'autorizacionAutomatica'
    | 'autorizacionPendiente'
    | 'avisoRegularizar'
    | 'totalClaves'
    | 'piezasSolicitadas'
    | 'piezasSurtidas'
    | 'piezasPendientes'
    | 'importeTotal'
    | 'solicitanteId'
    | 'autorizadaPorId'
    | 'observacionAutorizacion'
    | 'preparaId'
    | 'relevadaDeId'
    | 'surtidaPorId'
    | 'segundoVerificadorId'
    | 'recibidaPorId'
    | 'firma'
    | 'canceladaPorId'
    | 'fechaSolicitud'
    | 'fechaEnvio'
    | 'fechaAutorizacion'
    | 'fechaTomada'
    | 'actividadPreparacion'
    | 'fechaSurtimiento'
    | 'fechaRecepcion'
    | 'estatusDesde'
    | 'limite'
    | 'hospitalizacionNombre'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'servicioNombre'
    | 'camaNombre'
    | 'almacenSurtidorNombre'
    | 'medicoIndicaNombre'
    | 'recetaNombre'
    | 'solicitanteNombre'
    | 'autorizadaPorNombre'
    | 'preparaNombre'
    | 'relevadaDeNombre'
    | 'surtidaPorNombre'
    | 'segundoVerificadorNombre'
    | 'recibidaPorNombre'
    | 'canceladaPorNombre';
  paciente:
    | CommonSort
    | 'pacienteId'
    | 'personaId'
    | 'fechaNacimientoEstimada'
    | 'motivoSinCurp'
    | 'senas'
    | 'unidadId'
    | 'nacionalidad'
    | 'afiliacion'
    | 'numeroAfiliacion'
    | 'estatus'
    | 'fusionadoEnId'
    | 'domicilio.calle'
    | 'domicilio.numeroExterior'
    | 'domicilio.numeroInterior'
    | 'domicilio.codigoPostal'
    | 'domicilio.estadoClave'
    | 'domicilio.municipioId'
    | 'domicilio.coloniaId'
    | 'domicilio.coloniaTexto'
    | 'domicilio.entreCalles'
    | 'domicilio.referencias'
    | 'domicilio.latitud'
    | 'domicilio.longitud'
    | 'grupoSanguineo'
    | 'alergiasNegadas'
    | 'requiereInterprete'
    | 'embarazo.activo'
    | 'embarazo.fum'
    | 'embarazo.altoRiesgo'
    | 'fotoId'
    | 'avisoPrivacidad.aceptado'
    | 'avisoPrivacidad.fecha'
    | 'avisoPrivacidad.version'
    | 'avisoPrivacidad.firmaUrl'
    | 'persona.personaId'
    | 'persona.nombre'
    | 'persona.primerApellido'
    | 'persona.segundoApellido'
    | 'persona.curp'
    | 'persona.genero'
    | 'persona.fechaNacimiento'
    | 'persona.paisNacimiento'
    | 'persona.estadoNacimiento'
    | 'persona.telefono'
    | 'persona.correo'
    | 'persona.activo'
    | 'persona.version'
    | 'persona.creadoPor'
    | 'persona.fechaCreacion'
    | 'persona.modificadoPor'
    | 'persona.fechaModificacion'
    | 'unidadNombre'
    | 'nacionalidadNombre'
    | 'fusionadoEnNombre'
    | 'persona.paisNacimientoNombre'
    | 'persona.estadoNacimientoNombre';
  'paciente-fusion':
    | CommonSort
    | 'pacienteFusionId'
    | 'sobrevivienteId'
    | 'duplicadoId'
    | 'unidadId'
    | 'estatus'
    | 'motivo'
    | 'fecha'
    | 'usuarioId'
    | 'separadaPorId'
    | 'fechaSeparacion'
    | 'curpMovida'
    | 'sobrevivienteNombre'
    | 'duplicadoNombre'
    | 'unidadNombre'
    | 'usuarioNombre'
    | 'separadaPorNombre';
  'paciente-unidad':
    | CommonSort
    | 'pacienteUnidadId'
    | 'numeroExpediente'
    | 'pacienteId'
    | 'unidadId'
    | 'nucleoId'
    | 'fechaApertura'
    | 'principal'
    | 'archivoFisico'
    | 'estatusExpediente'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'nucleoNombre';
  pais: CommonSort | 'codigo' | 'codigo3' | 'nombre' | 'nacionalidad' | 'orden';
  parentesco: CommonSort | 'parentescoId' | 'clave' | 'nombre' | 'tipo' | 'orden';
  'pedido-muestra':
    | CommonSort
    | 'id'
    | 'date'
    | 'customer'
    | 'status'
    | 'paymentMehod'
    | 'paymentIdendifier'
    | 'totalAmount';
  perfil:
    | CommonSort
    | 'perfilId'
    | 'usuariosActivos'
    | 'nombre'
    | 'titulo'
    | 'descripcion'
    | 'alcance'
    | 'layoutForzado'
    | 'rutaInicio'
    | 'esSistema';
  permiso:
    | CommonSort
    | 'permisoId'
    | 'clave'
    | 'descripcion'
    | 'descripcionEn'
    | 'recurso'
    | 'accion'
    | 'moduloId'
    | 'riesgo'
    | 'requiereSegundaPersona'
    | 'moduloNombre';
  persona:
    | CommonSort
    | 'personaId'
    | 'nombre'
    | 'primerApellido'
    | 'segundoApellido'
    | 'curp'
    | 'genero'
    | 'fechaNacimiento'
    | 'paisNacimiento'
    | 'estadoNacimiento'
    | 'telefono'
    | 'correo'
    | 'paisNacimientoNombre'
    | 'estadoNacimientoNombre';
  'personal-medico':
    | CommonSort
    | 'personalMedicoId'
    | 'personaId'
    | 'conUsuario'
    | 'usuarioId'
    | 'usuarioEstatus'
    | 'tipo'
    | 'unidadId'
    | 'turno'
    | 'cargoCodigo'
    | 'cargoNombre'
    | 'numeroEmpleado'
    | 'especialidadId'
    | 'cedulaProfesional'
    | 'cedulaEspecialidad'
    | 'firmaImagenId'
    | 'puedePrescribir'
    | 'puedePrescribirControlados'
    | 'puedeAutorizarOrdenCargo'
    | 'fechaBaja'
    | 'motivoBaja'
    | 'persona.personaId'
    | 'persona.nombre'
    | 'persona.primerApellido'
    | 'persona.segundoApellido'
    | 'persona.curp'
    | 'persona.genero'
    | 'persona.fechaNacimiento'
    | 'persona.paisNacimiento'
    | 'persona.estadoNacimiento'
    | 'persona.telefono'
    | 'persona.correo'
    | 'persona.activo'
    | 'persona.version'
    | 'persona.creadoPor'
    | 'persona.fechaCreacion'
    | 'persona.modificadoPor'
    | 'persona.fechaModificacion'
    | 'unidadNombre'
    | 'especialidadNombre'
    | 'persona.paisNacimientoNombre'
    | 'persona.estadoNacimientoNombre';
  'plantilla-configuracion':
    | CommonSort
    | 'plantillaConfiguracionId'
    | 'nombre'
    | 'unidadTipoId'
    | 'tipoAlmacen'
    | 'unidadTipoNombre';
  'plantilla-nota':
    | CommonSort
    | 'plantillaNotaId'
    | 'nombre'
    | 'diagnosticoId'
    | 'unidadId'
    | 'padecimientoActual'
    | 'exploracionFisica'
    | 'tratamientoIndicaciones'
    | 'diagnosticoNombre'
    | 'unidadNombre';
  procedimiento:
    | CommonSort
    | 'procedimientoId'
    | 'clave'
    | 'nombre'
    | 'tipo'
    | 'sexoPermitido'
    | 'requiereConsentimiento';
  'producto-muestra':
    | CommonSort
    | 'id'
    | 'img'
    | 'name'
    | 'productCode'
    | 'description'
    | 'price'
    | 'bulkDiscountPrice'
    | 'costPerItem'
    | 'taxRate'
    | 'category'
    | 'stock'
    | 'status'
    | 'brand'
    | 'vendor';
  programa:
    | CommonSort
    | 'programaId'
    | 'inscritos'
    | 'clave'
    | 'nombre'
    | 'tipo'
    | 'descripcion'
    | 'responsableId'
    | 'vigenciaDesde'
    | 'vigenciaHasta'
    | 'poblacionObjetivo.genero'
    | 'poblacionObjetivo.edadMin'
    | 'poblacionObjetivo.edadMax'
    | 'responsableNombre';
  'programa-inscripcion':
    | CommonSort
    | 'programaInscripcionId'
    | 'programaId'
    | 'pacienteId'
    | 'unidadId'
    | 'nombrePrograma'
    | 'jurisdiccionId'
    | 'fecha'
    | 'estatus'
    | 'proximaCita'
    | 'justificacion'
    | 'observaciones'
    | 'inscritoPorId'
    | 'motivoBaja'
    | 'fechaSalida'
    | 'salidaPorId'
    | 'abierta'
    | 'programaNombre'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'inscritoPorNombre'
    | 'salidaPorNombre';
  'programa-seguimiento':
    | CommonSort
    | 'programaSeguimientoId'
    | 'programaInscripcionId'
    | 'pacienteId'
    | 'nombreCompleto'
    | 'nombrePrograma'
    | 'programaId'
    | 'seguimiento'
    | 'proximaCita'
    | 'diasVencida'
    | 'ultimaConsulta'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'estatus'
    | 'fecha'
    | 'fechaSalida'
    | 'eventoId'
    | 'programaInscripcionNombre'
    | 'pacienteNombre'
    | 'programaNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'eventoNombre';
  'propuesta-cambio':
    | CommonSort
    | 'propuestaCambioId'
    | 'folio'
    | 'estatus'
    | 'proveedorId'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'tipo'
    | 'fechaCompromiso'
    | 'proveedorNota'
    | 'motivo'
    | 'ronda'
    | 'piezasSalen'
    | 'piezasEntran'
    | 'importe'
    | 'importeEstimado'
    | 'remision'
    | 'eventoId'
    | 'notaCreditoFolio'
    | 'notaCreditoImporte'
    | 'firma'
    | 'observaciones'
    | 'elaboraId'
    | 'enviaId'
    | 'respondeId'
    | 'receptorId'
    | 'fechaElaboracion'
    | 'fechaEnvio'
    | 'fechaRespuesta'
    | 'fechaEmbarque'
    | 'fechaRecepcion'
    | 'estatusDesde'
    | 'estatusLimite'
    | 'proveedorNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'eventoNombre'
    | 'elaboraNombre'
    | 'enviaNombre'
    | 'respondeNombre'
    | 'receptorNombre';
  proveedor:
    | CommonSort
    | 'proveedorId'
    | 'rfc'
    | 'razonSocial'
    | 'nombreComercial'
    | 'tipo'
    | 'estatus'
    | 'telefono'
    | 'correo'
    | 'domicilio.calle'
    | 'domicilio.numeroExterior'
    | 'domicilio.numeroInterior'
    | 'domicilio.codigoPostal'
    | 'domicilio.estadoClave'
    | 'domicilio.municipioId'
    | 'domicilio.coloniaId'
    | 'domicilio.coloniaTexto'
    | 'domicilio.entreCalles'
    | 'domicilio.referencias'
    | 'domicilio.latitud'
    | 'domicilio.longitud'
    | 'manejaControlados'
    | 'licenciaSanitaria'
    | 'avisoFuncionamiento'
    | 'responsableSanitario';
  recepcion:
    | CommonSort
    | 'recepcionId'
    | 'folio'
    | 'estatus'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'proveedorId'
    | 'eventoId'
    | 'contratoId'
    | 'ordenSuministro'
    | 'remision'
    | 'factura'
    | 'fecha'
    | 'motivo'
    | 'piezas'
    | 'piezasRechazadas'
    | 'subtotal'
    | 'ivaTotal'
    | 'importeTotal'
    | 'inspeccionEmpaque'
    | 'inspeccionEtiquetado'
    | 'inspeccionCaducidad'
    | 'inspeccionTemperatura'
    | 'inspeccionObservaciones'
    | 'capturistaId'
    | 'inspectorId'
    | 'fechaCaptura'
    | 'fechaInspeccion'
    | 'estatusDesde'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'proveedorNombre'
    | 'eventoNombre'
    | 'contratoNombre'
    | 'capturistaNombre'
    | 'inspectorNombre';
  receta:
    | CommonSort
    | 'recetaId'
    | 'folio'
    | 'estatus'
    | 'tipo'
    | 'pacienteId'
    | 'consultaId'
    | 'almacenId'
    | 'diagnosticoId'
    | 'surtimientosPermitidos'
    | 'indicacionesGenerales'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'unidadFarmaciaId'
    | 'visitaId'
    | 'personalMedicoId'
    | 'medicoNombre'
    | 'medicoCedula'
    | 'fechaExpedicion'
    | 'vigenciaHasta'
    | 'folioEspecial'
    | 'claves'
    | 'piezasPrescritas'
    | 'piezasSurtidas'
    | 'piezasPendientes'
    | 'porcentajeSurtido'
    | 'surtimientosRealizados'
    | 'requiereSegundaPersona'
    | 'retenida'
    | 'sustitutosPorAutorizar'
    | 'sustitutoPropusoId'
    | 'motivoCancelacion'
    | 'autorId'
    | 'emitidaPorId'
    | 'firmaHash'
    | 'fechaCreada'
    | 'estatusDesde'
    | 'pacienteNombre'
    | 'consultaNombre'
    | 'almacenNombre'
    | 'diagnosticoNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'unidadFarmaciaNombre'
    | 'visitaNombre'
    | 'personalMedicoNombre'
    | 'sustitutoPropusoNombre'
    | 'autorNombre'
    | 'emitidaPorNombre';
  'receta-abierta':
    | CommonSort
    | 'recetaAbiertaId'
    | 'folio'
    | 'recetaId'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'usuarioId'
    | 'desde'
    | 'hasta'
    | 'recetaNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'usuarioNombre';
  'red-historial':
    | CommonSort
    | 'redHistorialId'
    | 'tipo'
    | 'unidadId'
    | 'usuarioId'
    | 'inicio'
    | 'fin'
    | 'duracionSeg'
    | 'dispositivoId'
    | 'tipoConexion'
    | 'latenciaMs'
    | 'operacionesEnCola'
    | 'operacionesSincronizadas'
    | 'operacionesFallidas'
    | 'versionApp'
    | 'ruta'
    | 'unidadNombre'
    | 'usuarioNombre';
  religion: CommonSort | 'religionId' | 'clave' | 'nombre' | 'grupo';
  'salida-extraordinaria':
    | CommonSort
    | 'salidaExtraordinariaId'
    | 'folio'
    | 'estatus'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'motivoSalidaExtraordinariaId'
    | 'fechaDocumento'
    | 'destinoTexto'
    | 'actaNumero'
    | 'observaciones'
    | 'motivo'
    | 'piezas'
    | 'importeTotal'
    | 'importeEstimado'
    | 'requiereAutorizacion'
    | 'requiereEvidencia'
    | 'requiereActa'
    | 'permiteLoteCaducado'
    | 'destino'
    | 'solicitanteId'
    | 'remitenteId'
    | 'autorizadorId'
    | 'aplicadaPorId'
    | 'reversadaPorId'
    | 'fechaSolicitud'
    | 'fechaEnvio'
    | 'fechaAutorizacion'
    | 'fechaAplicacion'
    | 'fechaReversa'
    | 'estatusDesde'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'motivoSalidaExtraordinariaNombre'
    | 'solicitanteNombre'
    | 'remitenteNombre'
    | 'autorizadorNombre'
    | 'aplicadaPorNombre'
    | 'reversadaPorNombre';
  signos:
    | CommonSort
    | 'signosId'
    | 'pacienteId'
    | 'visitaId'
    | 'hospitalizacionId'
    | 'fechaToma'
    | 'capturaTardia'
    | 'tomadoPorId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'nucleoId'
    | 'tas'
    | 'tad'
    | 'tension'
    | 'tam'
    | 'frecuenciaCardiaca'
    | 'llenadoCapilarSeg'
    | 'frecuenciaRespiratoria'
    | 'spo2'
    | 'oxigenoSuplementario'
    | 'dispositivoOxigeno'
    | 'flujoLpm'
    | 'fio2'
    | 'escalaSpo2'
    | 'temperatura'
    | 'viaTemperatura'
    | 'glucosaCapilar'
    | 'dolor'
    | 'diaforesis'
    | 'peso'
    | 'talla'
    | 'imc'
    | 'imcClase'
    | 'perimetroCefalico'
    | 'perimetroAbdominal'
    | 'pliegue'
    | 'conciencia'
    | 'glasgowOcular'
    | 'verbalNoValorable'
    | 'glasgowVerbal'
    | 'glasgowMotora'
    | 'glasgow'
    | 'glasgowTexto'
    | 'pupilaIzq.mm'
    | 'pupilaIzq.reaccion'
    | 'pupilaDer.mm'
    | 'pupilaDer.reaccion'
    | 'evacuaciones'
    | 'uresisMl'
    | 'ingresosMl'
    | 'egresosMl'
    | 'balanceMl'
    | 'news2Total'
    | 'news2Riesgo'
    | 'news2.aplica'
    | 'news2.completo'
    | 'news2.total'
    | 'news2.riesgo'
    | 'news2.escalaSpo2'
    | 'observaciones'
    | 'estatus'
    | 'corrigeAId'
    | 'motivoCorreccion'
    | 'edadAnios'
    | 'pacienteNombre'
    | 'visitaNombre'
    | 'hospitalizacionNombre'
    | 'tomadoPorNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'nucleoNombre'
    | 'corrigeANombre';
  solicitud:
    | CommonSort
    | 'solicitudId'
    | 'folio'
    | 'estatus'
    | 'tipo'
    | 'almacenSolicitanteId'
    | 'almacenSurtidorId'
    | 'unidadSolicitanteId'
    | 'unidadSurtidoraId'
    | 'jurisdiccionId'
    | 'urgente'
    | 'aceptaSustitutos'
    | 'periodo.mes'
    | 'periodo.anio'
    | 'fechaRequerida'
    | 'folioPapel'
    | 'fechaPapel'
    | 'motivoManual'
    | 'justificacion'
    | 'motivo'
    | 'solicitudOrigenId'
    | 'solicitudDivididaId'
    | 'remision.fecha'
    | 'remision.transportista'
    | 'remision.placas'
    | 'remision.cajas'
    | 'remision.temperaturaSalida'
    | 'evidenciaDanoId'
    | 'temperaturaLlegada'
    | 'claves'
    | 'piezasSolicitadas'
    | 'piezasAutorizadas'
    | 'piezasSurtidas'
    | 'piezasRecibidas'
    | 'porcentajePiezas'
    | 'importeEstimado'
    | 'piezasSinRecibir'
    | 'clavesIncompletas'
    | 'solicitanteId'
    | 'remitenteId'
    | 'revisorId'
    | 'autorizadorId'
    | 'surtidorId'
    | 'receptorId'
    | 'fechaSolicitud'
    | 'fechaEnvio'
    | 'fechaAutorizacion'
    | 'fechaEmbarque'
    | 'fechaRecepcion'
    | 'eventoId'
    | 'estatusDesde'
    | 'vence'
    | 'almacenSolicitanteNombre'
    | 'almacenSurtidorNombre'
    | 'unidadSolicitanteNombre'
    | 'unidadSurtidoraNombre'
    | 'jurisdiccionNombre'
    | 'solicitudOrigenNombre'
    | 'solicitudDivididaNombre'
    | 'solicitanteNombre'
    | 'remitenteNombre'
    | 'revisorNombre'
    | 'autorizadorNombre'
    | 'surtidorNombre'
    | 'receptorNombre'
    | 'eventoNombre';
  'solicitud-agendada':
    | CommonSort
    | 'solicitudAgendadaId'
    | 'folio'
    | 'solicitudId'
    | 'eventoId'
    | 'inicio'
    | 'fin'
    | 'fecha'
    | 'anden'
    | 'estatusEvento'
    | 'estatusSolicitud'
    | 'unidadSolicitanteId'
    | 'almacenSolicitanteId'
    | 'almacenSurtidorId'
    | 'unidadSurtidoraId'
    | 'jurisdiccionId'
    | 'claves'
    | 'piezas'
    | 'cajas'
    | 'tarimas'
    | 'solicitudNombre'
    | 'eventoNombre'
    | 'unidadSolicitanteNombre'
    | 'almacenSolicitanteNombre'
    | 'almacenSurtidorNombre'
    | 'unidadSurtidoraNombre'
    | 'jurisdiccionNombre';
  surtimiento:
    | CommonSort
    | 'surtimientoId'
    | 'recetaId'
    | 'numero'
    | 'folio'
    | 'estatus'
    | 'pacienteId'
    | 'almacenId'
    | 'unidadId'
    | 'unidadRecetaId'
    | 'jurisdiccionId'
    | 'fecha'
    | 'usuarioId'
    | 'segundoVerificadorId'
    | 'recibe.nombre'
    | 'recibe.parentesco'
    | 'recibe.identificacion'
    | 'asesoria'
    | 'controlado'
    | 'redFria'
    | 'piezas'
    | 'reversadoPorId'
    | 'fechaReversa'
    | 'recetaNombre'
    | 'pacienteNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'unidadRecetaNombre'
    | 'jurisdiccionNombre'
    | 'usuarioNombre'
    | 'segundoVerificadorNombre'
    | 'reversadoPorNombre';
  sustancia:
    | CommonSort
    | 'sustanciaId'
    | 'clave'
    | 'nombre'
    | 'tipo'
    | 'atc'
    | 'comparteAlergia'
    | 'duplicaTerapia'
    | 'fuente';
  temperatura:
    | CommonSort
    | 'temperaturaId'
    | 'equipoFrioId'
    | 'temperatura'
    | 'fecha'
    | 'humedad'
    | 'minimaRegistrada'
    | 'maximaRegistrada'
    | 'fueraDeRango'
    | 'estado'
    | 'accion'
    | 'corrigeId'
    | 'observaciones'
    | 'responsableId'
    | 'equipo'
    | 'almacenId'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'minima'
    | 'maxima'
    | 'equipoFrioNombre'
    | 'corrigeNombre'
    | 'responsableNombre'
    | 'almacenNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre';
  'tipo-dieta': CommonSort | 'tipoDietaId' | 'clave' | 'nombre' | 'descripcion' | 'ayuno' | 'orden';
  turno: CommonSort | 'turnoId' | 'clave' | 'nombre' | 'codigo' | 'horaInicio' | 'horaFin' | 'orden';
  unidad:
    | CommonSort
    | 'unidadId'
    | 'clues'
    | 'nombre'
    | 'nombreCorto'
    | 'unidadTipoId'
    | 'jurisdiccionId'
    | 'domicilio.calle'
    | 'domicilio.numeroExterior'
    | 'domicilio.numeroInterior'
    | 'domicilio.codigoPostal'
    | 'domicilio.estadoClave'
    | 'domicilio.municipioId'
    | 'domicilio.coloniaId'
    | 'domicilio.coloniaTexto'
    | 'domicilio.entreCalles'
    | 'domicilio.referencias'
    | 'domicilio.latitud'
    | 'domicilio.longitud'
    | 'telefono'
    | 'correo'
    | 'unidadAbastecedoraId'
    | 'conectividad'
    | 'estatusOperacion'
    | 'zonaHoraria'
    | 'responsablePersonalId'
    | 'responsableSanitarioId'
    | 'unidadTipoNombre'
    | 'jurisdiccionNombre'
    | 'unidadAbastecedoraNombre'
    | 'responsablePersonalNombre'
    | 'responsableSanitarioNombre';
  'unidad-medida': CommonSort | 'unidadMedidaId' | 'clave' | 'nombre' | 'abreviatura' | 'tipo';
  'unidad-tipo':
    | CommonSort
    | 'unidadTipoId'
    | 'clave'
    | 'nombre'
    | 'grupo'
    | 'nivelAtencion'
    | 'tieneHospitalizacion'
    | 'tieneFarmacia'
    | 'tieneUrgencias'
    | 'nucleosPrevistos';
  usuario:
    | CommonSort
    | 'usuarioId'
    | 'personaId'
    | 'email'
    | 'perfilId'
    | 'estatus'
    | 'motivoCuentaAdicional'
    | 'ultimoAcceso'
    | 'segundoFactor'
    | 'aceptoAvisoPrivacidad'
    | 'recorridoVisto'
    | 'personalMedicoId'
    | 'unidadId'
    | 'proveedorId'
    | 'persona.personaId'
    | 'persona.nombre'
    | 'persona.primerApellido'
    | 'persona.segundoApellido'
    | 'persona.curp'
    | 'persona.genero'
    | 'persona.fechaNacimiento'
    | 'persona.paisNacimiento'
    | 'persona.estadoNacimiento'
    | 'persona.telefono'
    | 'persona.correo'
    | 'persona.activo'
    | 'persona.version'
    | 'persona.creadoPor'
    | 'persona.fechaCreacion'
    | 'persona.modificadoPor'
    | 'persona.fechaModificacion'
    | 'perfilNombre'
    | 'personalMedicoNombre'
    | 'unidadNombre'
    | 'proveedorNombre'
    | 'persona.paisNacimientoNombre'
    | 'persona.estadoNacimientoNombre';
  'usuario-muestra': CommonSort | 'id' | 'nombre' | 'primerApellido' | 'segundoApellido' | 'email';
  'via-administracion': CommonSort | 'viaAdministracionId' | 'clave' | 'nombre' | 'codigo' | 'abreviatura' | 'orden';
  visita:
    | CommonSort
    | 'visitaId'
    | 'notasAbiertas'
    | 'notasFirmadas'
    | 'recetasEnEspera'
    | 'turnoNumero'
    | 'pacienteId'
    | 'estatus'
    | 'tipo'
    | 'motivo'
    | 'triage'
    | 'unidadId'
    | 'jurisdiccionId'
    | 'nucleoId'
    | 'personalMedicoId'
    | 'eventoId'
    | 'fechaLlegada'
    | 'fecha'
    | 'estatusDesde'
    | 'limiteEspera'
    | 'llamadas'
    | 'llamadaA'
    | 'primeraLlamada'
    | 'ultimaLlamada'
    | 'motivoCierre'
    | 'motivoCancelacion'
    | 'pacienteNombre'
    | 'unidadNombre'
    | 'jurisdiccionNombre'
    | 'nucleoNombre'
    | 'personalMedicoNombre'
    | 'eventoNombre';
}

/** Steps by which the list of documents can be narrowed to those that the reader can take one with, by resource. */
export interface ListSteps {
  'acceso-emergencia': 'justificar' | 'objetar';
  'alerta-sanitaria': 'emitir' | 'actualizar' | 'cerrar' | 'levantar' | 'cancelar';
  cama: 'bloquear' | 'limpiar' | 'reparar' | 'habilitar' | 'terminarLimpieza';
  'carta-canje': 'solicitarCanje' | 'cancelar';
  consulta: 'firmar' | 'anular';
  conteo:
    | 'iniciar'
    | 'terminar'
    | 'terminarReconteo'
    | 'explicar'
    | 'devolver'
    | 'autorizar'
    | 'aplicar'
    | 'descartar'
    | 'cancelar';
  defuncion: 'pedirReversion' | 'mantener' | 'revertir';
  'devolucion-orden-cargo': 'aceptar' | 'rechazar' | 'cancelar';
  'entrada-extraordinaria': 'enviar' | 'autorizar' | 'rechazar' | 'aplicar' | 'reversar' | 'cancelar';
  evento: 'autorizar' | 'iniciar' | 'llegar' | 'concluir' | 'reprogramar' | 'cancelar' | 'rechazar';
  hospitalizacion:
    | 'reservarCama'
    | 'ingresar'
    | 'cambiarCama'
    | 'trasladar'
    | 'altaMedica'
    | 'revertirPrealta'
    | 'altaAdministrativa'
    | 'altaDirecta'
    | 'cancelar';
  indicacion: 'suspender' | 'completar';
  ministracion: 'anular';
  'nota-evolucion': 'firmar' | 'anular';
  'orden-cargo':
    | 'enviar'
    | 'autorizar'
    | 'rechazar'
    | 'tomar'
    | 'tomarUrgente'
    | 'regularizar'
    | 'soltar'
    | 'cerrarPendientes'
    | 'cerrar'
    | 'cancelar';
  'paciente-fusion': 'separar';
  'programa-inscripcion': 'concluir' | 'darDeBaja';
  'propuesta-cambio':
    | 'enviar'
    | 'aceptar'
    | 'rechazar'
    | 'contraproponer'
    | 'avisarEnvio'
    | 'recibir'
    | 'completar'
    | 'cerrarCorto'
    | 'cancelar'
    | 'anularEnvio';
  recepcion: 'inspeccionar' | 'aceptar' | 'rechazar' | 'cancelar';
  receta: 'emitir' | 'cerrarSinSurtir' | 'cancelar';
  'salida-extraordinaria': 'enviar' | 'autorizar' | 'rechazar' | 'aplicar' | 'reversar' | 'cancelar';
  solicitud:
    | 'enviar'
    | 'retirar'
    | 'tomar'
    | 'relevar'
    | 'liberar'
    | 'autorizar'
    | 'rechazar'
    | 'iniciarSurtimiento'
    | 'devolver'
    | 'confirmarSurtido'
    | 'embarcar'
    | 'entregar'
    | 'recibir'
    | 'resolverDiferencia'
    | 'cerrar'
    | 'cancelar'
    | 'cancelarAutorizada';
  surtimiento: 'reversar';
  visita: 'pasarSignos' | 'finalizar' | 'noSePresento' | 'cancelar';
}

/** Parameters that the list of a resource takes beside those of every list, by name. */
export interface ListParameters {
  'acceso-emergencia': NoParameters;
  adenda: NoParameters;
  'alerta-sanitaria': NoParameters;
  almacen: { readonly propios?: boolean };
  asignacion: NoParameters;
  cama: NoParameters;
  'carta-canje': { readonly estatus?: string | number | boolean; readonly vigenciaAntesDe?: string | number | boolean };
  'codigo-postal': NoParameters;
  colonia: NoParameters;
  color: NoParameters;
  consulta: NoParameters;
  conteo: NoParameters;
  contrato: NoParameters;
  'contrato-clave': NoParameters;
  defuncion: NoParameters;
  'demanda-insatisfecha': NoParameters;
  'devolucion-orden-cargo': NoParameters;
  diagnostico: { readonly pacienteId?: number };
  'entrada-extraordinaria': NoParameters;
  'entrega-proveedor': NoParameters;
  'entrega-turno': NoParameters;
  'equipo-frio': NoParameters;
  especialidad: NoParameters;
  estado: NoParameters;
  'evaluacion-proveedor': NoParameters;
  evento: NoParameters;
  'forma-farmaceutica': NoParameters;
  'fuente-financiamiento': NoParameters;
  horario: NoParameters;
  hospitalizacion: NoParameters;
  'importacion-inventario': NoParameters;
  indicacion: NoParameters;
  insumo: { readonly gtin?: string };
  'insumo-configuracion': NoParameters;
  interaccion: NoParameters;
  inventario: NoParameters;
  jurisdiccion: NoParameters;
  kardex: {
    readonly almacenId?: string | number | boolean;
    readonly insumoId?: string | number | boolean;
    readonly loteId?: string | number | boolean;
    readonly tipo?: string | number | boolean;
    readonly desde?: string | number | boolean;
    readonly hasta?: string | number | boolean;
  };
  'lengua-indigena': NoParameters;
  lote: NoParameters;
  'lote-expirar': {
    readonly dias?: string | number | boolean;
    readonly almacenId?: string | number | boolean;
    readonly proveedorId?: string | number | boolean;
    readonly conCarta?: string | number | boolean;
    readonly semaforo?: string | number | boolean;
  };
  ministracion: NoParameters;
  modulo: NoParameters;
  'motivo-cancelacion': NoParameters;
  'motivo-diferencia': NoParameters;
  'motivo-entrada-extraordinaria': NoParameters;
  'motivo-no-surtido': NoParameters;
  'motivo-salida-extraordinaria': NoParameters;
  'movimiento-cama': NoParameters;
  municipio: NoParameters;
  'nota-evolucion': NoParameters;
  notificacion: NoParameters;
  nucleo: NoParameters;
  'orden-cargo': NoParameters;
  paciente: NoParameters;
  'paciente-fusion': NoParameters;
  'paciente-unidad': NoParameters;
  pais: NoParameters;
  parentesco: NoParameters;
  'pedido-muestra': NoParameters;
  perfil: NoParameters;
  permiso: NoParameters;
  persona: NoParameters;
  'personal-medico': NoParameters;
  'plantilla-configuracion': NoParameters;
  'plantilla-nota': NoParameters;
  procedimiento: { readonly pacienteId?: number };
  'producto-muestra': NoParameters;
  programa: NoParameters;
  'programa-inscripcion': {
    readonly programaId?: string | number | boolean;
    readonly unidadId?: string | number | boolean;
    readonly estatus?: string | number | boolean;
  };
  'programa-seguimiento': {
    readonly programaId?: string | number | boolean;
    readonly unidadId?: string | number | boolean;
    readonly seguimiento?: string | number | boolean;
  };
  'propuesta-cambio': NoParameters;
  proveedor: NoParameters;
  recepcion: NoParameters;
  receta: NoParameters;
  'receta-abierta': NoParameters;
  'red-historial': NoParameters;
  religion: NoParameters;
  'salida-extraordinaria': NoParameters;
  signos: NoParameters;
  solicitud: NoParameters;
  'solicitud-agendada': {
    readonly almacenId?: string | number | boolean;
    readonly desde?: string | number | boolean;
    readonly hasta?: string | number | boolean;
    readonly estatus?: string | number | boolean;
  };
  surtimiento: NoParameters;
  sustancia: NoParameters;
  temperatura: NoParameters;
  'tipo-dieta': NoParameters;
  turno: NoParameters;
  unidad: { readonly mapa?: boolean };
  'unidad-medida': NoParameters;
  'unidad-tipo': NoParameters;
  usuario: NoParameters;
  'usuario-muestra': NoParameters;
  'via-administracion': NoParameters;
  visita: NoParameters;
}
