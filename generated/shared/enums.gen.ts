// Generated from schemas/endpoints/inventario/lote.json, schemas/endpoints/pacientes/paciente.json, schemas/endpoints/solicitudes/solicitud.json, schemas/entities/agenda/evento.json, schemas/entities/agenda/solicitud-agendada.json, schemas/entities/avisos/notificacion.json, schemas/entities/catalogos/especialidad.json, schemas/entities/catalogos/forma-farmaceutica.json, schemas/entities/catalogos/fuente-financiamiento.json, schemas/entities/catalogos/insumo.json, schemas/entities/catalogos/interaccion.json, schemas/entities/catalogos/lengua-indigena.json, schemas/entities/catalogos/parentesco.json, schemas/entities/catalogos/procedimiento.json, schemas/entities/catalogos/religion.json, schemas/entities/catalogos/sustancia.json, schemas/entities/catalogos/unidad-medida.json, schemas/entities/consulta/consulta.json, schemas/entities/consulta/signos.json, schemas/entities/consulta/visita.json, schemas/entities/farmacia/receta.json, schemas/entities/farmacia/surtimiento.json, schemas/entities/hospital/asignacion.json, schemas/entities/hospital/entrega-turno.json, schemas/entities/hospital/hospitalizacion.json, schemas/entities/hospital/indicacion.json, schemas/entities/hospital/ministracion.json, schemas/entities/hospital/movimiento-cama.json, schemas/entities/hospital/nota-evolucion.json, schemas/entities/inventario/alerta-sanitaria.json, schemas/entities/inventario/conteo.json, schemas/entities/inventario/equipo-frio.json, schemas/entities/inventario/importacion-inventario.json, schemas/entities/inventario/insumo-configuracion.json, schemas/entities/inventario/temperatura.json, schemas/entities/muestra/pedido-muestra.json, schemas/entities/muestra/producto-muestra.json, schemas/entities/ordenes/devolucion-orden-cargo.json, schemas/entities/ordenes/orden-cargo.json, schemas/entities/pacientes/acceso-emergencia.json, schemas/entities/pacientes/defuncion.json, schemas/entities/pacientes/paciente-fusion.json, schemas/entities/pacientes/paciente-unidad.json, schemas/entities/pacientes/paciente.json, schemas/entities/programas/programa-seguimiento.json, schemas/entities/programas/programa.json, schemas/entities/proveedores/entrega-proveedor.json, schemas/entities/proveedores/lote-expirar.json, schemas/entities/proveedores/propuesta-cambio.json, schemas/entities/proveedores/proveedor.json, schemas/entities/proveedores/recepcion.json, schemas/entities/red/almacen.json, schemas/entities/red/cama.json, schemas/entities/red/codigo-postal.json, schemas/entities/red/colonia.json, schemas/entities/red/color.json, schemas/entities/red/nucleo.json, schemas/entities/red/red-historial.json, schemas/entities/red/unidad.json, schemas/entities/seguridad/modulo.json, schemas/entities/seguridad/perfil.json, schemas/entities/solicitudes/solicitud.json, schemas/reports/almacenes-red.json, schemas/reports/atencion-medica.json, schemas/reports/centrales.json, schemas/reports/farmacia.json, schemas/reports/nivel-abasto.json, schemas/reports/recetas.json, schemas/shared/afiliacion.json, schemas/shared/alcance-datos.json, schemas/shared/clasificacion-ven.json, schemas/shared/destino-salida.json, schemas/shared/dia-semana.json, schemas/shared/documento-inventario.json, schemas/shared/estatus-carta-canje.json, schemas/shared/estatus-documento-clinico.json, schemas/shared/estatus-extraordinaria.json, schemas/shared/estatus-inscripcion.json, schemas/shared/estatus-lote.json, schemas/shared/estatus-orden-cargo.json, schemas/shared/estatus-propuesta.json, schemas/shared/estatus-usuario.json, schemas/shared/fraccion.json, schemas/shared/genero.json, schemas/shared/grupo-unidad.json, schemas/shared/icono.json, schemas/shared/mes.json, schemas/shared/motivo-egreso.json, schemas/shared/nivel-abasto.json, schemas/shared/pronostico.json, schemas/shared/resultado-inspeccion.json, schemas/shared/riesgo-permiso.json, schemas/shared/semaforo-caducidad.json, schemas/shared/sexo-permitido.json, schemas/shared/signo-vital.json, schemas/shared/tipo-almacen.json, schemas/shared/tipo-documento.json, schemas/shared/tipo-importacion.json, schemas/shared/tipo-insumo.json, schemas/shared/tipo-movimiento.json, schemas/shared/tipo-orden-cargo.json, schemas/shared/tipo-personal.json, schemas/shared/tipo-solicitud.json, schemas/shared/turno.json, schemas/shared/unidad-dosis.json, schemas/shared/via.json by `npm run generate`. Do not edit: your change would be lost.

export const ADVERTENCIA_RECETA = [
  'ALERGIA_BLOQUEO',
  'ALERGIA_CRUZADA',
  'ALERGIA_SIN_VINCULAR',
  'INTERACCION',
  'DUPLICADO_ACTIVO',
  'DUPLICADO_GENERICO',
  'DUPLICADO_GRUPO',
  'DOSIS_MAXIMA',
  'CANTIDAD_EXCESIVA',
  'NIVEL_ATENCION',
  'UNIDAD_RESTRINGIDA',
  'EMBARAZO',
  'PEDIATRICO',
] as const;
export type AdvertenciaReceta = (typeof ADVERTENCIA_RECETA)[number];

export const AFILIACION = [
  'NINGUNA',
  'IMSS_BIENESTAR',
  'IMSS',
  'ISSSTE',
  'PEMEX',
  'SEDENA',
  'SEMAR',
  'SEGURO_PRIVADO',
  'OTRA',
  'SE_IGNORA',
] as const;
export type Afiliacion = (typeof AFILIACION)[number];

export const AISLAMIENTO = ['NINGUNO', 'CONTACTO', 'GOTAS', 'AEREO', 'PROTECTOR'] as const;
export type Aislamiento = (typeof AISLAMIENTO)[number];

export const ALCANCE_DATOS = ['RED', 'JURISDICCION', 'UNIDAD', 'ALMACEN', 'SERVICIO', 'PROVEEDOR', 'PROPIO'] as const;
export type AlcanceDatos = (typeof ALCANCE_DATOS)[number];

export const ALMACEN_POLITICA_SURTIDO = ['FEFO', 'PEPS'] as const;
export type AlmacenPoliticaSurtido = (typeof ALMACEN_POLITICA_SURTIDO)[number];

export const AVISO_DEFUNCION = ['CERTIFICADO', 'AVISO_FAMILIAR', 'REGISTRO_CIVIL'] as const;
export type AvisoDefuncion = (typeof AVISO_DEFUNCION)[number];

export const CLASE_ALERTA = ['I', 'II', 'III'] as const;
export type ClaseAlerta = (typeof CLASE_ALERTA)[number];

export const CLASIFICACION_VEN = ['VITAL', 'ESENCIAL', 'NO_ESENCIAL'] as const;
export type ClasificacionVen = (typeof CLASIFICACION_VEN)[number];

export const CODIGO_POSTAL_ZONA = ['URBANO', 'SEMIURBANO', 'RURAL'] as const;
export type CodigoPostalZona = (typeof CODIGO_POSTAL_ZONA)[number];

export const COLONIA_TIPO_ASENTAMIENTO = [
  'COLONIA',
  'FRACCIONAMIENTO',
  'BARRIO',
  'EJIDO',
  'PUEBLO',
  'RANCHERIA',
  'UNIDAD_HABITACIONAL',
  'ZONA_INDUSTRIAL',
  'AEROPUERTO',
  'AMPLIACION',
  'BASE_NAVAL',
  'CAMPAMENTO',
  'CIUDAD',
  'CLUB_DE_GOLF',
  'CONDOMINIO',
  'CONGREGACION',
  'CONJUNTO_HABITACIONAL',
  'EQUIPAMIENTO',
  'ESTACION',
  'EXCLUSIVA',
  'FINCA',
  'GRAN_USUARIO',
  'GRANJA',
  'HACIENDA',
  'INGENIO',
  'PARAJE',
  'PARQUE_INDUSTRIAL',
  'POBLADO_COMUNAL',
  'PUERTO',
  'RANCHO',
  'RESIDENCIAL',
  'VILLA',
  'ZONA_COMERCIAL',
  'ZONA_FEDERAL',
  'ZONA_MILITAR',
  'ZONA_NAVAL',
  'ZONA_RURAL',
  'ZONA_URBANA',
  'OTRO',
] as const;
export type ColoniaTipoAsentamiento = (typeof COLONIA_TIPO_ASENTAMIENTO)[number];

export const CONCIENCIA = ['A', 'C', 'V', 'P', 'U'] as const;
export type Conciencia = (typeof CONCIENCIA)[number];

export const CONDICION_CANJE = [
  'BUENA',
  'EMPAQUE_DANADO',
  'ETIQUETA_DISTINTA',
  'TEMPERATURA',
  'CADUCIDAD_CORTA',
] as const;
export type CondicionCanje = (typeof CONDICION_CANJE)[number];

export const CONDICION_DEVOLUCION = ['INTEGRO', 'ABIERTO', 'CADUCADO'] as const;
export type CondicionDevolucion = (typeof CONDICION_DEVOLUCION)[number];

export const DESGLOSE_ABASTO = ['UNIDAD', 'JURISDICCION', 'ALMACEN', 'TIPO_INSUMO'] as const;
export type DesgloseAbasto = (typeof DESGLOSE_ABASTO)[number];

export const DESGLOSE_ATENCION = ['UNIDAD', 'JURISDICCION', 'PROGRAMA'] as const;
export type DesgloseAtencion = (typeof DESGLOSE_ATENCION)[number];

export const DESGLOSE_CENTRALES = ['RENGLON', 'SERVICIO', 'PACIENTE', 'CLAVE'] as const;
export type DesgloseCentrales = (typeof DESGLOSE_CENTRALES)[number];

export const DESGLOSE_FARMACIA = ['DIA', 'TURNO', 'DISPENSADOR', 'PROGRAMA'] as const;
export type DesgloseFarmacia = (typeof DESGLOSE_FARMACIA)[number];

export const DESGLOSE_RECETAS = ['RENGLON', 'MEDICO', 'CLAVE', 'DIAGNOSTICO', 'PROGRAMA'] as const;
export type DesgloseRecetas = (typeof DESGLOSE_RECETAS)[number];

export const DESTINO_SALIDA = ['NINGUNO', 'PROVEEDOR', 'OTRO_ALMACEN', 'DESTRUCCION', 'DONATARIO'] as const;
export type DestinoSalida = (typeof DESTINO_SALIDA)[number];

export const DIAFORESIS = ['AUSENTE', 'LEVE', 'MODERADA', 'PROFUSA'] as const;
export type Diaforesis = (typeof DIAFORESIS)[number];

export const DIA_SEMANA = ['LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO', 'DOMINGO'] as const;
export type DiaSemana = (typeof DIA_SEMANA)[number];

export const DIFERENCIA_ORDEN_CARGO = ['FALTANTE', 'DANADO', 'LOTE_DISTINTO'] as const;
export type DiferenciaOrdenCargo = (typeof DIFERENCIA_ORDEN_CARGO)[number];

export const DISPOSITIVO_OXIGENO = [
  'PUNTAS_NASALES',
  'MASCARILLA',
  'VENTURI',
  'RESERVORIO',
  'ALTO_FLUJO',
  'VENTILACION',
] as const;
export type DispositivoOxigeno = (typeof DISPOSITIVO_OXIGENO)[number];

export const DOCUMENTO_INVENTARIO = [
  'SOLICITUD',
  'SALIDA_EXTRAORDINARIA',
  'ENTRADA_EXTRAORDINARIA',
  'RECEPCION_PROVEEDOR',
  'RECETA',
  'ORDEN_CARGO',
  'CANJE',
  'CONTEO',
  'IMPORTACION',
  'CADUCIDAD',
  'CONSUMO',
  'REVERSA',
  'LOTE',
  'ALERTA_SANITARIA',
] as const;
export type DocumentoInventario = (typeof DOCUMENTO_INVENTARIO)[number];

export const ESCALA_SPO2 = ['ESCALA_1', 'ESCALA_2'] as const;
export type EscalaSpo2 = (typeof ESCALA_SPO2)[number];

export const ESPECIALIDAD_TIPO = [
  'MEDICA',
  'QUIRURGICA',
  'PEDIATRICA',
  'GINECO',
  'DIAGNOSTICO',
  'ENFERMERIA',
  'OTRA',
] as const;
export type EspecialidadTipo = (typeof ESPECIALIDAD_TIPO)[number];

export const ESTADO_ALERGIA = ['ACTIVA', 'INACTIVA'] as const;
export type EstadoAlergia = (typeof ESTADO_ALERGIA)[number];

export const ESTADO_LECTURA = ['EN_RANGO', 'FUERA_DE_RANGO'] as const;
export type EstadoLectura = (typeof ESTADO_LECTURA)[number];

export const ESTADO_MINISTRACION = ['APLICADA', 'OMITIDA', 'RECHAZADA'] as const;
export type EstadoMinistracion = (typeof ESTADO_MINISTRACION)[number];

export const ESTADO_PADECIMIENTO = ['ACTIVO', 'CONTROLADO', 'RESUELTO'] as const;
export type EstadoPadecimiento = (typeof ESTADO_PADECIMIENTO)[number];

export const ESTADO_UBICACION = ['DISPONIBLE', 'CUARENTENA', 'CADUCADOS', 'BLOQUEADA'] as const;
export type EstadoUbicacion = (typeof ESTADO_UBICACION)[number];

export const ESTATUS_ACCESO = ['POR_REVISAR', 'JUSTIFICADO', 'INJUSTIFICADO'] as const;
export type EstatusAcceso = (typeof ESTATUS_ACCESO)[number];

export const ESTATUS_ALERTA_SANITARIA = ['BORRADOR', 'EMITIDA', 'CERRADA', 'LEVANTADA', 'CANCELADA'] as const;
export type EstatusAlertaSanitaria = (typeof ESTATUS_ALERTA_SANITARIA)[number];

export const ESTATUS_CAMA = ['DISPONIBLE', 'RESERVADA', 'OCUPADA', 'LIMPIEZA', 'MANTENIMIENTO', 'BLOQUEADA'] as const;
export type EstatusCama = (typeof ESTATUS_CAMA)[number];

export const ESTATUS_CARTA_CANJE = [
  'VIGENTE',
  'EN_CANJE',
  'APLICADA_PARCIAL',
  'APLICADA',
  'VENCIDA',
  'CANCELADA',
] as const;
export type EstatusCartaCanje = (typeof ESTATUS_CARTA_CANJE)[number];

export const ESTATUS_CONTEO = [
  'PROGRAMADO',
  'CONTANDO',
  'RECONTEO',
  'EN_REVISION',
  'AUTORIZADO',
  'APLICADO',
  'CANCELADO',
] as const;
export type EstatusConteo = (typeof ESTATUS_CONTEO)[number];

export const ESTATUS_DEFUNCION = ['REGISTRADA', 'EN_REVISION', 'REVERTIDA'] as const;
export type EstatusDefuncion = (typeof ESTATUS_DEFUNCION)[number];

export const ESTATUS_DEVOLUCION_ORDEN = ['SOLICITADA', 'ACEPTADA', 'RECHAZADA', 'CANCELADA'] as const;
export type EstatusDevolucionOrden = (typeof ESTATUS_DEVOLUCION_ORDEN)[number];

export const ESTATUS_DOCUMENTO_CLINICO = ['BORRADOR', 'FIRMADA', 'ANULADA'] as const;
export type EstatusDocumentoClinico = (typeof ESTATUS_DOCUMENTO_CLINICO)[number];

export const ESTATUS_ENTREGA = ['ACEPTADA', 'ACEPTADA_PARCIAL', 'RECHAZADA'] as const;
export type EstatusEntrega = (typeof ESTATUS_ENTREGA)[number];

export const ESTATUS_EVENTO = [
  'PROGRAMADA',
  'AUTORIZADA',
  'EN_CURSO',
  'COMPLETADA',
  'REPROGRAMADA',
  'RECHAZADA',
  'CANCELADA',
  'NO_SE_PRESENTO',
] as const;
export type EstatusEvento = (typeof ESTATUS_EVENTO)[number];

export const ESTATUS_EXPEDIENTE = ['ACTIVO', 'PASIVO', 'DEPURADO'] as const;
export type EstatusExpediente = (typeof ESTATUS_EXPEDIENTE)[number];

export const ESTATUS_EXTRAORDINARIA = [
  'BORRADOR',
  'PENDIENTE_AUTORIZAR',
  'AUTORIZADA',
  'RECHAZADA',
  'APLICADA',
  'REVERSADA',
  'CANCELADA',
] as const;
export type EstatusExtraordinaria = (typeof ESTATUS_EXTRAORDINARIA)[number];

export const ESTATUS_FUSION = ['VIGENTE', 'SEPARADA'] as const;
export type EstatusFusion = (typeof ESTATUS_FUSION)[number];

export const ESTATUS_HOSPITALIZACION = ['SOLICITADA', 'INGRESADO', 'PREALTA', 'ALTA', 'CANCELADA'] as const;
export type EstatusHospitalizacion = (typeof ESTATUS_HOSPITALIZACION)[number];

export const ESTATUS_IMPORTACION = ['REVISADA', 'APLICADA', 'DESCARTADA'] as const;
export type EstatusImportacion = (typeof ESTATUS_IMPORTACION)[number];

export const ESTATUS_INDICACION = ['ACTIVA', 'SUSPENDIDA', 'COMPLETADA'] as const;
export type EstatusIndicacion = (typeof ESTATUS_INDICACION)[number];

export const ESTATUS_INSCRIPCION = ['ACTIVO', 'BAJA', 'CONCLUIDO'] as const;
export type EstatusInscripcion = (typeof ESTATUS_INSCRIPCION)[number];

export const ESTATUS_LINEA_ORDEN_CARGO = [
  'PENDIENTE',
  'AUTORIZADA',
  'MODIFICADA',
  'NEGADA',
  'SURTIDA',
  'PARCIAL',
  'NO_SURTIDA',
  'RECIBIDA',
] as const;
export type EstatusLineaOrdenCargo = (typeof ESTATUS_LINEA_ORDEN_CARGO)[number];

export const ESTATUS_LINEA_RECETA = ['PENDIENTE', 'PARCIAL', 'SURTIDA', 'NO_SURTIDA', 'SUSPENDIDA'] as const;
export type EstatusLineaReceta = (typeof ESTATUS_LINEA_RECETA)[number];

export const ESTATUS_LINEA_SOLICITUD = [
  'PENDIENTE',
  'AUTORIZADA',
  'MODIFICADA',
  'NEGADA',
  'SURTIDA',
  'PARCIAL',
  'SUSTITUIDA',
  'RECIBIDA',
] as const;
export type EstatusLineaSolicitud = (typeof ESTATUS_LINEA_SOLICITUD)[number];

export const ESTATUS_LOTE = ['DISPONIBLE', 'CUARENTENA', 'SUSPENDIDO', 'RETIRADO', 'CADUCADO', 'AGOTADO'] as const;
export type EstatusLote = (typeof ESTATUS_LOTE)[number];

export const ESTATUS_MINISTRACION = ['VIGENTE', 'ANULADA'] as const;
export type EstatusMinistracion = (typeof ESTATUS_MINISTRACION)[number];

export const ESTATUS_ORDEN_CARGO = [
  'BORRADOR',
  'PENDIENTE_AUTORIZAR',
  'AUTORIZADA',
  'RECHAZADA',
  'EN_SURTIMIENTO',
  'SURTIDA',
  'SURTIDA_PARCIAL',
  'RECIBIDA',
  'CERRADA',
  'CANCELADA',
] as const;
export type EstatusOrdenCargo = (typeof ESTATUS_ORDEN_CARGO)[number];

export const ESTATUS_PACIENTE = ['ACTIVO', 'FALLECIDO', 'FUSIONADO', 'INACTIVO'] as const;
export type EstatusPaciente = (typeof ESTATUS_PACIENTE)[number];

export const ESTATUS_PROPUESTA = [
  'BORRADOR',
  'ENVIADA',
  'ACEPTADA',
  'RECHAZADA',
  'CONTRAPROPUESTA',
  'EN_TRANSITO',
  'RECIBIDA_PARCIAL',
  'RECIBIDA',
  'VENCIDA',
  'CANCELADA',
] as const;
export type EstatusPropuesta = (typeof ESTATUS_PROPUESTA)[number];

export const ESTATUS_RECEPCION = [
  'BORRADOR',
  'EN_INSPECCION',
  'ACEPTADA',
  'ACEPTADA_PARCIAL',
  'RECHAZADA',
  'CANCELADA',
] as const;
export type EstatusRecepcion = (typeof ESTATUS_RECEPCION)[number];

export const ESTATUS_RECETA = [
  'BORRADOR',
  'EMITIDA',
  'SURTIDA_PARCIAL',
  'SURTIDA',
  'NO_SURTIDA',
  'VENCIDA',
  'CANCELADA',
] as const;
export type EstatusReceta = (typeof ESTATUS_RECETA)[number];

export const ESTATUS_SIGNOS = ['VIGENTE', 'CORREGIDO', 'ANULADO'] as const;
export type EstatusSignos = (typeof ESTATUS_SIGNOS)[number];

export const ESTATUS_SOLICITUD = [
  'BORRADOR',
  'ENVIADA',
  'EN_REVISION',
  'AUTORIZADA',
  'RECHAZADA',
  'EN_SURTIMIENTO',
  'SURTIDA',
  'EN_TRANSITO',
  'RECIBIDA',
  'RECIBIDA_CON_DIFERENCIAS',
  'CERRADA',
  'CANCELADA',
] as const;
export type EstatusSolicitud = (typeof ESTATUS_SOLICITUD)[number];

export const ESTATUS_SURTIMIENTO = ['VIGENTE', 'REVERSADO'] as const;
export type EstatusSurtimiento = (typeof ESTATUS_SURTIMIENTO)[number];

export const ESTATUS_USUARIO = ['INVITADO', 'ACTIVO', 'INACTIVO', 'BLOQUEADO'] as const;
export type EstatusUsuario = (typeof ESTATUS_USUARIO)[number];

export const ESTATUS_VISITA = [
  'EN_ESPERA',
  'EN_SIGNOS',
  'LISTA_CONSULTA',
  'EN_CONSULTA',
  'EN_FARMACIA',
  'FINALIZADA',
  'NO_SE_PRESENTO',
  'CANCELADA',
] as const;
export type EstatusVisita = (typeof ESTATUS_VISITA)[number];

export const FAMILIA_LINGUISTICA = [
  'ALGICA',
  'YUTO_NAHUA',
  'COCHIMI_YUMANA',
  'SERI',
  'OTO_MANGUE',
  'MAYA',
  'TOTONACO_TEPEHUA',
  'TARASCA',
  'MIXE_ZOQUE',
  'CHONTAL_OAXACA',
  'HUAVE',
  'OTRA',
] as const;
export type FamiliaLinguistica = (typeof FAMILIA_LINGUISTICA)[number];

export const FORMA_FARMACEUTICA_ESTADO_FISICO = ['SOLIDA', 'SEMISOLIDA', 'LIQUIDA', 'GASEOSA', 'OTRA'] as const;
export type FormaFarmaceuticaEstadoFisico = (typeof FORMA_FARMACEUTICA_ESTADO_FISICO)[number];

export const FRACCION = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export type Fraccion = (typeof FRACCION)[number];

export const FUENTE_DEFUNCION = ['ALTA_HOSPITALARIA', 'CERTIFICADO', 'AVISO_FAMILIAR', 'REGISTRO_CIVIL'] as const;
export type FuenteDefuncion = (typeof FUENTE_DEFUNCION)[number];

export const GENERO = ['H', 'M', 'X'] as const;
export type Genero = (typeof GENERO)[number];

export const GRAVEDAD_ALERGIA = ['LEVE', 'MODERADA', 'GRAVE'] as const;
export type GravedadAlergia = (typeof GRAVEDAD_ALERGIA)[number];

export const GRAVEDAD_INTERACCION = ['CONTRAINDICADA', 'GRAVE', 'MODERADA'] as const;
export type GravedadInteraccion = (typeof GRAVEDAD_INTERACCION)[number];

export const GRUPO_NAVEGACION = [
  'INICIO',
  'CATALOGOS',
  'OFICINA_CENTRAL',
  'ALMACEN_ESTATAL',
  'JURISDICCION',
  'HOSPITAL',
  'CENTRO_SALUD',
  'CONFIGURACION',
  'PROVEEDORES',
  'TABLEROS_REPORTES',
  'ADMM',
  'PACIENTES',
  'CONSULTA',
] as const;
export type GrupoNavegacion = (typeof GRUPO_NAVEGACION)[number];

export const GRUPO_RELIGION = ['CATOLICA', 'PROTESTANTE', 'OTRA_CRISTIANA', 'OTRA', 'NINGUNA'] as const;
export type GrupoReligion = (typeof GRUPO_RELIGION)[number];

export const GRUPO_UNIDAD = [
  'HOSPITAL',
  'CENTRO_SALUD',
  'JURISDICCION',
  'OFICINA_CENTRAL',
  'ALMACEN_ESTATAL',
  'FARMACIA',
  'ALMACEN_REGIONAL',
] as const;
export type GrupoUnidad = (typeof GRUPO_UNIDAD)[number];

export const ICONO = [
  'globe',
  'map',
  'pin',
  'mail',
  'home',
  'building',
  'hospital',
  'layers',
  'warehouse',
  'stethoscope',
  'clipboard',
  'pill',
  'person',
  'badge',
  'group',
  'key',
  'shield',
  'truck',
  'calendar',
  'chart',
  'file',
  'list',
  'settings',
  'alert',
  'check',
  'clock',
  'block',
  'edit',
  'bed',
  'tag',
  'palette',
  'box',
  'swap',
  'bell',
  'network',
  'heart',
  'lab',
  'phone',
  'money',
  'flag',
] as const;
export type Icono = (typeof ICONO)[number];

export const IMC_CLASE = ['BAJO_PESO', 'NORMAL', 'SOBREPESO', 'OBESIDAD_1', 'OBESIDAD_2', 'OBESIDAD_3'] as const;
export type ImcClase = (typeof IMC_CLASE)[number];

export const INSUMO_UNIDAD_BASE = [
  'ENVASE',
  'PIEZA',
  'TABLETA',
  'CAPSULA',
  'AMPOLLETA',
  'FRASCO',
  'SOBRE',
  'ML',
  'DOSIS',
  'PAR',
  'ROLLO',
  'PRUEBA',
] as const;
export type InsumoUnidadBase = (typeof INSUMO_UNIDAD_BASE)[number];

export const LOTE_ESTATUS_ESTATUS = ['DISPONIBLE', 'CUARENTENA', 'SUSPENDIDO', 'RETIRADO'] as const;
export type LoteEstatusEstatus = (typeof LOTE_ESTATUS_ESTATUS)[number];

export const MES = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const;
export type Mes = (typeof MES)[number];

export const MOTIVO_CAMBIO_CAMA = ['CAMBIO_CAMA', 'AISLAMIENTO'] as const;
export type MotivoCambioCama = (typeof MOTIVO_CAMBIO_CAMA)[number];

export const MOTIVO_EGRESO = [
  'MEJORIA',
  'CURACION',
  'VOLUNTARIO',
  'TRASLADO',
  'PASE_OTRO_HOSPITAL',
  'FUGA',
  'DEFUNCION',
  'MAXIMO_BENEFICIO',
  'OTRO',
] as const;
export type MotivoEgreso = (typeof MOTIVO_EGRESO)[number];

export const MOTIVO_MOVIMIENTO_CAMA = ['INGRESO', 'TRASLADO_SERVICIO', 'CAMBIO_CAMA', 'AISLAMIENTO'] as const;
export type MotivoMovimientoCama = (typeof MOTIVO_MOVIMIENTO_CAMA)[number];

export const NIVEL_ABASTO = ['SIN_EXISTENCIA', 'CRITICO', 'BAJO', 'OPTIMO', 'SOBREABASTO', 'SIN_CONFIGURAR'] as const;
export type NivelAbasto = (typeof NIVEL_ABASTO)[number];

export const NIVEL_ADVERTENCIA = ['BLOQUEA', 'JUSTIFICAR', 'AVISO'] as const;
export type NivelAdvertencia = (typeof NIVEL_ADVERTENCIA)[number];

export const NOTIFICACION_SEVERIDAD = ['INFO', 'AVISO', 'ALERTA', 'CRITICA'] as const;
export type NotificacionSeveridad = (typeof NOTIFICACION_SEVERIDAD)[number];

export const NOTIFICACION_TIPO = [
  'SOLICITUD_RECIBIDA',
  'SOLICITUD_AUTORIZADA',
  'SOLICITUD_RECHAZADA',
  'SOLICITUD_CANCELADA',
  'SOLICITUD_EN_TRANSITO',
  'DIFERENCIA',
  'LOTE_RETENIDO',
  'ALERTA_SANITARIA',
  'RED_FRIA',
  'EXTRAORDINARIA_POR_AUTORIZAR',
  'EXTRAORDINARIA_AUTORIZADA',
  'EXTRAORDINARIA_RECHAZADA',
  'CONTEO_POR_AUTORIZAR',
  'CONTROLADO_DESCUADRE',
  'SUSTITUTO_PROPUESTO',
  'SUSTITUTO_AUTORIZADO',
  'SUSTITUTO_NEGADO',
  'RECETA_ANULADA',
  'VISITA_CERRADA',
  'ACCESO_EMERGENCIA',
  'NEWS2_ALTO',
  'NOTA_VENCIDA',
  'ORDEN_POR_AUTORIZAR',
  'ORDEN_URGENTE',
  'ORDEN_AUTORIZADA',
  'ORDEN_RECHAZADA',
  'ORDEN_POR_REGULARIZAR',
  'ORDEN_SIN_REGULARIZAR',
  'ORDEN_SURTIDA',
  'ORDEN_RELEVADA',
  'DEVOLUCION_POR_ACEPTAR',
  'DEVOLUCION_ACEPTADA',
  'DEVOLUCION_RECHAZADA',
  'PROPUESTA_POR_RESPONDER',
  'PROPUESTA_ACEPTADA',
  'PROPUESTA_RECHAZADA',
  'PROPUESTA_CONTRAPROPUESTA',
  'PROPUESTA_EN_TRANSITO',
  'PROPUESTA_RECIBIDA',
  'PROPUESTA_CERRADA',
  'PROPUESTA_VENCIDA',
  'PROPUESTA_CANCELADA',
  'CITA_POR_AUTORIZAR',
  'CITA_AUTORIZADA',
  'CITA_RECHAZADA',
  'CITA_CANCELADA',
  'CITA_PERDIDA',
  'CITA_PROXIMA',
  'CARTA_POR_VENCER',
  'CARTA_VENCIDA',
  'CANJE_SOLICITADO',
  'AUMENTO_AUTORIZADO',
  'AUMENTO_RECHAZADO',
  'DESCUADRE',
  'REPORTE_LISTO',
  'REPORTE_FALLIDO',
  'MENSAJE',
  'MENCION',
  'SISTEMA',
] as const;
export type NotificacionTipo = (typeof NOTIFICACION_TIPO)[number];

export const OFERTA_CAMBIO = ['PROPUESTA', 'CONTRAPROPUESTA'] as const;
export type OfertaCambio = (typeof OFERTA_CAMBIO)[number];

export const ORIGEN_ALERTA = ['COFEPRIS', 'LABORATORIO', 'FARMACOVIGILANCIA', 'INTERNA'] as const;
export type OrigenAlerta = (typeof ORIGEN_ALERTA)[number];

export const ORIGEN_DEVOLUCION_ORDEN = ['PACIENTE', 'DIFERENCIA'] as const;
export type OrigenDevolucionOrden = (typeof ORIGEN_DEVOLUCION_ORDEN)[number];

export const ORIGEN_FINANCIAMIENTO = ['FEDERAL', 'ESTATAL', 'DONACION', 'PROPIO'] as const;
export type OrigenFinanciamiento = (typeof ORIGEN_FINANCIAMIENTO)[number];

export const ORIGEN_HOSPITALIZACION = [
  'URGENCIAS',
  'CONSULTA_EXTERNA',
  'REFERENCIA',
  'PROGRAMADO',
  'NACIMIENTO',
  'TRASLADO_INTERNO',
] as const;
export type OrigenHospitalizacion = (typeof ORIGEN_HOSPITALIZACION)[number];

export const PACIENTE_GRUPO_SANGUINEO = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'NS'] as const;
export type PacienteGrupoSanguineo = (typeof PACIENTE_GRUPO_SANGUINEO)[number];

export const PACIENTE_MOTIVO_SIN_CURP = [
  'RECIEN_NACIDO',
  'EXTRANJERO',
  'NO_IDENTIFICADO',
  'EN_TRAMITE',
  'SE_NIEGA',
] as const;
export type PacienteMotivoSinCurp = (typeof PACIENTE_MOTIVO_SIN_CURP)[number];

export const PEDIDO_MUESTRA_PAYMENT_MEHOD = ['visa', 'paypal', 'master'] as const;
export type PedidoMuestraPaymentMehod = (typeof PEDIDO_MUESTRA_PAYMENT_MEHOD)[number];

export const PEDIDO_MUESTRA_STATUS = ['0', '1', '2'] as const;
export type PedidoMuestraStatus = (typeof PEDIDO_MUESTRA_STATUS)[number];

export const PERFIL_LAYOUT_FORZADO = ['tabletMode'] as const;
export type PerfilLayoutForzado = (typeof PERFIL_LAYOUT_FORZADO)[number];

export const PERIODICIDAD = [
  'UNICA',
  'SEMANAL',
  'QUINCENAL',
  'MENSUAL',
  'BIMESTRAL',
  'TRIMESTRAL',
  'SEMESTRAL',
  'ANUAL',
] as const;
export type Periodicidad = (typeof PERIODICIDAD)[number];

export const PROCEDIMIENTO_TIPO = ['DIAGNOSTICO', 'TERAPEUTICO', 'QUIRURGICO'] as const;
export type ProcedimientoTipo = (typeof PROCEDIMIENTO_TIPO)[number];

export const PRODUCTO_MUESTRA_CATEGORY = ['devices', 'bags', 'shoes', 'cloths', 'watches'] as const;
export type ProductoMuestraCategory = (typeof PRODUCTO_MUESTRA_CATEGORY)[number];

export const PRODUCTO_MUESTRA_STATUS = ['0', '1', '2'] as const;
export type ProductoMuestraStatus = (typeof PRODUCTO_MUESTRA_STATUS)[number];

export const PROGRAMA_TIPO = [
  'SALUD_PUBLICA',
  'VACUNACION',
  'CRONICOS',
  'MATERNO_INFANTIL',
  'VECTORES',
  'SALUD_MENTAL',
  'OTRO',
] as const;
export type ProgramaTipo = (typeof PROGRAMA_TIPO)[number];

export const PRONOSTICO = [
  'BUENO_VIDA_FUNCION',
  'BUENO_VIDA_MALO_FUNCION',
  'RESERVADO_EVOLUCION',
  'MALO',
  'NO_DEFINIDO',
] as const;
export type Pronostico = (typeof PRONOSTICO)[number];

export const PROVEEDOR_ESTATUS = ['ACTIVO', 'SUSPENDIDO', 'SANCIONADO'] as const;
export type ProveedorEstatus = (typeof PROVEEDOR_ESTATUS)[number];

export const PROVEEDOR_TIPO = ['LABORATORIO', 'DISTRIBUIDOR', 'OPERADOR_LOGISTICO', 'OTRO'] as const;
export type ProveedorTipo = (typeof PROVEEDOR_TIPO)[number];

export const REACCION_PUPILAR = ['NORMAL', 'LENTA', 'AUSENTE'] as const;
export type ReaccionPupilar = (typeof REACCION_PUPILAR)[number];

export const RED_HISTORIAL_TIPO = ['CAIDA', 'RECUPERACION', 'LENTITUD', 'ERROR_SERVIDOR'] as const;
export type RedHistorialTipo = (typeof RED_HISTORIAL_TIPO)[number];

export const RESOLUCION_DIFERENCIA = ['REINGRESO', 'MERMA_TRANSITO', 'NOTA_CREDITO', 'ACEPTADA'] as const;
export type ResolucionDiferencia = (typeof RESOLUCION_DIFERENCIA)[number];

export const RESPUESTA_SUSTITUCION = ['AUTORIZADA', 'NEGADA'] as const;
export type RespuestaSustitucion = (typeof RESPUESTA_SUSTITUCION)[number];

export const RESULTADO_INSPECCION = ['CUMPLE', 'NO_CUMPLE', 'NO_APLICA'] as const;
export type ResultadoInspeccion = (typeof RESULTADO_INSPECCION)[number];

export const RIESGO_CAIDAS = ['BAJO', 'MEDIO', 'ALTO'] as const;
export type RiesgoCaidas = (typeof RIESGO_CAIDAS)[number];

export const RIESGO_NEWS2 = ['BAJO', 'BAJO_MEDIO', 'MEDIO', 'ALTO'] as const;
export type RiesgoNews2 = (typeof RIESGO_NEWS2)[number];

export const RIESGO_PERMISO = ['BAJO', 'MEDIO', 'ALTO'] as const;
export type RiesgoPermiso = (typeof RIESGO_PERMISO)[number];

export const RIESGO_UPP = ['BAJO', 'MEDIO', 'ALTO'] as const;
export type RiesgoUpp = (typeof RIESGO_UPP)[number];

export const ROL_ASIGNACION = ['MEDICO_TRATANTE', 'MEDICO_GUARDIA', 'ENFERMERA', 'JEFE_ENFERMERIA'] as const;
export type RolAsignacion = (typeof ROL_ASIGNACION)[number];

export const SEGUIMIENTO_PROGRAMA = ['VENCIDA', 'SIN_FECHA', 'PENDIENTE', 'AGENDADA'] as const;
export type SeguimientoPrograma = (typeof SEGUIMIENTO_PROGRAMA)[number];

export const SEMAFORO_ABASTO = ['ROJO', 'AMBAR', 'VERDE'] as const;
export type SemaforoAbasto = (typeof SEMAFORO_ABASTO)[number];

export const SEMAFORO_CADUCIDAD = ['CADUCADO', 'ROJO', 'NARANJA', 'AMARILLO', 'VERDE'] as const;
export type SemaforoCaducidad = (typeof SEMAFORO_CADUCIDAD)[number];

export const SENTIDO_SUGERENCIA = ['SUBIR', 'BAJAR', 'IGUAL', 'SIN_DATOS'] as const;
export type SentidoSugerencia = (typeof SENTIDO_SUGERENCIA)[number];

export const SEXO_PERMITIDO = ['H', 'M', 'AMBOS'] as const;
export type SexoPermitido = (typeof SEXO_PERMITIDO)[number];

export const SIGNO_VITAL = [
  'tas',
  'tad',
  'frecuenciaCardiaca',
  'frecuenciaRespiratoria',
  'spo2',
  'temperatura',
  'glucosaCapilar',
  'dolor',
  'llenadoCapilarSeg',
  'peso',
  'talla',
  'perimetroCefalico',
  'imc',
  'glasgow',
  'conciencia',
  'diaforesis',
] as const;
export type SignoVital = (typeof SIGNO_VITAL)[number];

export const SOLICITUD_SUGERIDA_TIPO = ['ORDINARIA', 'REPOSICION_FONDO_FIJO', 'COLECTIVO'] as const;
export type SolicitudSugeridaTipo = (typeof SOLICITUD_SUGERIDA_TIPO)[number];

export const SUGERENCIA_CADUCIDAD = ['CANJE', 'REDISTRIBUIR', 'CONSUMIR_PRIMERO', 'BAJA'] as const;
export type SugerenciaCaducidad = (typeof SUGERENCIA_CADUCIDAD)[number];

export const TIPO_ALERGIA = ['MEDICAMENTO', 'ALIMENTO', 'AMBIENTAL', 'LATEX', 'OTRO'] as const;
export type TipoAlergia = (typeof TIPO_ALERGIA)[number];

export const TIPO_ALMACEN = [
  'ALMACEN_ESTATAL',
  'ALMACEN_REGIONAL',
  'ALMACEN_JURISDICCIONAL',
  'ALMACEN_UNIDAD',
  'FARMACIA',
  'CENDIS',
  'CENTRAL_ENFERMERIA',
  'QUIROFANO',
  'CARRO_ROJO',
  'CUARENTENA',
] as const;
export type TipoAlmacen = (typeof TIPO_ALMACEN)[number];

export const TIPO_CAMA = [
  'GENERAL',
  'PEDIATRICA',
  'CUNA',
  'INCUBADORA',
  'UCI',
  'AISLADO',
  'OBSERVACION',
  'LABOR',
  'CAMILLA',
] as const;
export type TipoCama = (typeof TIPO_CAMA)[number];

export const TIPO_CONSULTA = [
  'PRIMERA_VEZ',
  'SUBSECUENTE',
  'URGENCIA',
  'CONTROL_NINO_SANO',
  'PRENATAL',
  'PLANIFICACION',
  'DENTAL',
  'TELECONSULTA',
] as const;
export type TipoConsulta = (typeof TIPO_CONSULTA)[number];

export const TIPO_CONTEO = ['GENERAL', 'CICLICO', 'CONTROLADOS', 'ALEATORIO', 'CORTE_TURNO'] as const;
export type TipoConteo = (typeof TIPO_CONTEO)[number];

export const TIPO_DIAGNOSTICO = ['PRINCIPAL', 'SECUNDARIO'] as const;
export type TipoDiagnostico = (typeof TIPO_DIAGNOSTICO)[number];

export const TIPO_DIAGNOSTICO_NOTA = ['PRINCIPAL', 'SECUNDARIO'] as const;
export type TipoDiagnosticoNota = (typeof TIPO_DIAGNOSTICO_NOTA)[number];

export const TIPO_DIFERENCIA = [
  'FALTANTE',
  'SOBRANTE',
  'DANADO',
  'LOTE_DISTINTO',
  'CADUCIDAD_CORTA',
  'TEMPERATURA',
] as const;
export type TipoDiferencia = (typeof TIPO_DIFERENCIA)[number];

export const TIPO_DOCUMENTO = [
  'SOLICITUD',
  'ORDEN_CARGO',
  'RECETA',
  'HOSPITALIZACION',
  'EVENTO',
  'RECEPCION_PROVEEDOR',
  'EXTRAORDINARIA',
  'CARTA_CANJE',
  'PROPUESTA_CAMBIO',
  'CONTEO',
] as const;
export type TipoDocumento = (typeof TIPO_DOCUMENTO)[number];

export const TIPO_EQUIPO_FRIO = ['REFRIGERADOR', 'CONGELADOR', 'CAMARA', 'TERMO'] as const;
export type TipoEquipoFrio = (typeof TIPO_EQUIPO_FRIO)[number];

export const TIPO_EVENTO = [
  'CITA_CONSULTA',
  'ENTREGA_SOLICITUD',
  'RECEPCION_PROVEEDOR',
  'CANJE',
  'CONTEO_FISICO',
  'BRIGADA',
  'OTRO',
] as const;
export type TipoEvento = (typeof TIPO_EVENTO)[number];

export const TIPO_HALLAZGO_TURNO = [
  'SIGNO',
  'SIGNOS_VENCIDOS',
  'DOSIS_ATRASADA',
  'DOSIS_OMITIDA',
  'ORDEN',
  'NOTA_VENCIDA',
  'PREALTA',
] as const;
export type TipoHallazgoTurno = (typeof TIPO_HALLAZGO_TURNO)[number];

export const TIPO_IMPORTACION = ['INVENTARIO_INICIAL', 'CONTEO'] as const;
export type TipoImportacion = (typeof TIPO_IMPORTACION)[number];

export const TIPO_INDICACION = ['MEDICAMENTO', 'SOLUCION', 'DIETA', 'CUIDADO', 'ESTUDIO'] as const;
export type TipoIndicacion = (typeof TIPO_INDICACION)[number];

export const TIPO_INSUMO = [
  'MEDICAMENTO',
  'PSICOTROPICO_ESTUPEFACIENTE',
  'VACUNA',
  'LACTEO',
  'MATERIAL_CURACION',
  'RADIOLOGICO',
  'REACTIVO',
  'OTRO',
] as const;
export type TipoInsumo = (typeof TIPO_INSUMO)[number];

export const TIPO_LIQUIDO = [
  'VIA_ORAL',
  'SONDA',
  'INTRAVENOSA',
  'HEMODERIVADOS',
  'OTRO_INGRESO',
  'ORINA',
  'EVACUACION',
  'VOMITO',
  'DRENAJE',
  'SANGRADO',
  'OTRO_EGRESO',
] as const;
export type TipoLiquido = (typeof TIPO_LIQUIDO)[number];

export const TIPO_MOVIMIENTO = [
  'E_INICIAL',
  'E_PROVEEDOR',
  'E_TRANSFERENCIA',
  'E_EXTRAORDINARIA',
  'E_CANJE',
  'E_DEVOLUCION_PACIENTE',
  'E_DEVOLUCION_TRASPASO',
  'E_DIFERENCIA',
  'E_AJUSTE_CONTEO',
  'E_REVERSA',
  'S_RECETA',
  'S_ORDEN_CARGO',
  'S_TRANSFERENCIA',
  'S_EXTRAORDINARIA',
  'S_CANJE',
  'S_CADUCIDAD',
  'S_CONSUMO_SERVICIO',
  'S_AJUSTE_CONTEO',
  'S_REVERSA',
  'N_CAMBIO_ESTATUS',
  'N_CORRECCION_LOTE',
] as const;
export type TipoMovimiento = (typeof TIPO_MOVIMIENTO)[number];

export const TIPO_NOTA = [
  'INGRESO',
  'HISTORIA_CLINICA',
  'EVOLUCION',
  'INTERCONSULTA',
  'REFERENCIA_TRASLADO',
  'PREOPERATORIA',
  'PREANESTESICA',
  'POSTOPERATORIA',
  'POSTANESTESICA',
  'ENFERMERIA',
  'EGRESO',
  'DEFUNCION',
  'ADENDA',
] as const;
export type TipoNota = (typeof TIPO_NOTA)[number];

export const TIPO_NUCLEO = [
  'NUCLEO_BASICO',
  'CONSULTORIO',
  'SERVICIO_HOSPITALARIO',
  'URGENCIAS',
  'QUIROFANO',
  'CENTRAL_ENFERMERIA',
] as const;
export type TipoNucleo = (typeof TIPO_NUCLEO)[number];

export const TIPO_ORDEN_CARGO = ['ORDINARIA', 'URGENTE', 'QUIROFANO', 'CARRO_ROJO', 'ALTA'] as const;
export type TipoOrdenCargo = (typeof TIPO_ORDEN_CARGO)[number];

export const TIPO_PARENTESCO = ['CONSANGUINEO', 'AFINIDAD', 'CIVIL', 'OTRO'] as const;
export type TipoParentesco = (typeof TIPO_PARENTESCO)[number];

export const TIPO_PERSONAL = [
  'MEDICO',
  'ENFERMERIA',
  'QUIMICO',
  'FARMACEUTICO',
  'ODONTOLOGO',
  'PSICOLOGO',
  'TRABAJO_SOCIAL',
  'TECNICO',
  'ADMINISTRATIVO',
  'OTRO',
] as const;
export type TipoPersonal = (typeof TIPO_PERSONAL)[number];

export const TIPO_PROPUESTA = ['MISMO_INSUMO', 'SUSTITUTO', 'NOTA_CREDITO'] as const;
export type TipoPropuesta = (typeof TIPO_PROPUESTA)[number];

export const TIPO_RECETA = ['ORDINARIA', 'CONTROLADA', 'HOSPITALARIA', 'ALTA'] as const;
export type TipoReceta = (typeof TIPO_RECETA)[number];

export const TIPO_SOLICITUD = [
  'ORDINARIA',
  'EXTRAORDINARIA',
  'MANUAL',
  'COLECTIVO',
  'REPOSICION_FONDO_FIJO',
  'PROGRAMA',
  'REDISTRIBUCION',
] as const;
export type TipoSolicitud = (typeof TIPO_SOLICITUD)[number];

export const TIPO_SUSTANCIA = ['SUSTANCIA', 'GRUPO'] as const;
export type TipoSustancia = (typeof TIPO_SUSTANCIA)[number];

export const TIPO_UNIDAD_MEDIDA = ['MASA', 'VOLUMEN', 'SUSTANCIA', 'UI', 'UNIDAD'] as const;
export type TipoUnidadMedida = (typeof TIPO_UNIDAD_MEDIDA)[number];

export const TIPO_VISITA = ['CONSULTA', 'URGENCIAS', 'HOSPITALIZACION', 'FARMACIA', 'PROGRAMA', 'SIGNOS'] as const;
export type TipoVisita = (typeof TIPO_VISITA)[number];

export const TRIAGE = ['ROJO', 'NARANJA', 'AMARILLO', 'VERDE', 'AZUL'] as const;
export type Triage = (typeof TRIAGE)[number];

export const TURNO = ['MATUTINO', 'VESPERTINO', 'NOCTURNO_A', 'NOCTURNO_B', 'JORNADA_ACUMULADA', 'MIXTO'] as const;
export type Turno = (typeof TURNO)[number];

export const TURNO_HOSPITAL = ['MATUTINO', 'VESPERTINO', 'NOCTURNO'] as const;
export type TurnoHospital = (typeof TURNO_HOSPITAL)[number];

export const UNIDAD_CONECTIVIDAD = ['BUENA', 'INTERMITENTE', 'SIN_CONEXION'] as const;
export type UnidadConectividad = (typeof UNIDAD_CONECTIVIDAD)[number];

export const UNIDAD_DOSIS = [
  'mcg',
  'mg',
  'g',
  'UI',
  'mEq',
  'mmol',
  'mL',
  'gota',
  'tableta',
  'comprimido',
  'gragea',
  'cápsula',
  'sobre',
  'supositorio',
  'óvulo',
  'parche',
  'ampolleta',
  'frasco ámpula',
  'jeringa',
  'frasco',
  'pieza',
  'dosis',
  'disparo',
  'aplicación',
] as const;
export type UnidadDosis = (typeof UNIDAD_DOSIS)[number];

export const UNIDAD_ESTATUS_OPERACION = ['EN_OPERACION', 'SUSPENDIDA', 'CERRADA'] as const;
export type UnidadEstatusOperacion = (typeof UNIDAD_ESTATUS_OPERACION)[number];

export const USO_COLOR = ['ABASTO', 'CADUCIDAD', 'TRIAGE', 'AGENDA', 'NUCLEO', 'CAMA', 'NEWS2', 'TEMA'] as const;
export type UsoColor = (typeof USO_COLOR)[number];

export const VIA = [
  'ORAL',
  'SUBLINGUAL',
  'IV',
  'IM',
  'SC',
  'ID',
  'TOPICA',
  'OFTALMICA',
  'OTICA',
  'NASAL',
  'INHALADA',
  'RECTAL',
  'VAGINAL',
  'SNG',
  'EPIDURAL',
  'INTRATECAL',
  'TRANSDERMICA',
] as const;
export type Via = (typeof VIA)[number];

export const VIA_TEMPERATURA = ['AXILAR', 'ORAL', 'RECTAL', 'TIMPANICA'] as const;
export type ViaTemperatura = (typeof VIA_TEMPERATURA)[number];
