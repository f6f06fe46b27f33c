// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

export type { AccesoEmergencia, AccesoEmergenciaInput } from './types/acceso-emergencia.gen';
export type { Adenda, AdendaInput } from './types/adenda.gen';
export type { AlertaSanitaria, AlertaSanitariaInput } from './types/alerta-sanitaria.gen';
export type { Almacen, AlmacenInput } from './types/almacen.gen';
export type { Asignacion, AsignacionInput } from './types/asignacion.gen';
export type { Cama, CamaInput } from './types/cama.gen';
export type { CartaCanje, CartaCanjeInput } from './types/carta-canje.gen';
export type { CodigoPostal, CodigoPostalInput } from './types/codigo-postal.gen';
export type { Colonia, ColoniaInput } from './types/colonia.gen';
export type { Color, ColorInput } from './types/color.gen';
export type { Consulta, ConsultaInput } from './types/consulta.gen';
export type { Conteo, ConteoInput } from './types/conteo.gen';
export type { Contrato, ContratoInput } from './types/contrato.gen';
export type { DemandaInsatisfecha, DemandaInsatisfechaInput } from './types/demanda-insatisfecha.gen';
export type { DevolucionOrdenCargo, DevolucionOrdenCargoInput } from './types/devolucion-orden-cargo.gen';
export type { Diagnostico, DiagnosticoInput } from './types/diagnostico.gen';
export type { EntradaExtraordinaria, EntradaExtraordinariaInput } from './types/entrada-extraordinaria.gen';
export type { EntregaTurno, EntregaTurnoInput } from './types/entrega-turno.gen';
export type { EquipoFrio, EquipoFrioInput } from './types/equipo-frio.gen';
export type { Especialidad, EspecialidadInput } from './types/especialidad.gen';
export type { Estado, EstadoInput } from './types/estado.gen';
export type { FormaFarmaceutica, FormaFarmaceuticaInput } from './types/forma-farmaceutica.gen';
export type { FuenteFinanciamiento, FuenteFinanciamientoInput } from './types/fuente-financiamiento.gen';
export type { Hospitalizacion, HospitalizacionInput } from './types/hospitalizacion.gen';
export type { ImportacionInventario, ImportacionInventarioInput } from './types/importacion-inventario.gen';
export type { Indicacion, IndicacionInput } from './types/indicacion.gen';
export type { Insumo, InsumoInput } from './types/insumo.gen';
export type { InsumoConfiguracion, InsumoConfiguracionInput } from './types/insumo-configuracion.gen';
export type { Interaccion, InteraccionInput } from './types/interaccion.gen';
export type { Inventario, InventarioInput } from './types/inventario.gen';
export type { Jurisdiccion, JurisdiccionInput } from './types/jurisdiccion.gen';
export type { Kardex, KardexInput } from './types/kardex.gen';
export type { LenguaIndigena, LenguaIndigenaInput } from './types/lengua-indigena.gen';
export type { Lote, LoteInput } from './types/lote.gen';
export type { Ministracion, MinistracionInput } from './types/ministracion.gen';
export type { Modulo, ModuloInput } from './types/modulo.gen';
export type { MotivoCancelacion, MotivoCancelacionInput } from './types/motivo-cancelacion.gen';
export type { MotivoDiferencia, MotivoDiferenciaInput } from './types/motivo-diferencia.gen';
export type {
  MotivoEntradaExtraordinaria,
  MotivoEntradaExtraordinariaInput,
} from './types/motivo-entrada-extraordinaria.gen';
export type { MotivoNoSurtido, MotivoNoSurtidoInput } from './types/motivo-no-surtido.gen';
export type {
  MotivoSalidaExtraordinaria,
  MotivoSalidaExtraordinariaInput,
} from './types/motivo-salida-extraordinaria.gen';
export type { MovimientoCama, MovimientoCamaInput } from './types/movimiento-cama.gen';
export type { Municipio, MunicipioInput } from './types/municipio.gen';
export type { NotaEvolucion, NotaEvolucionInput } from './types/nota-evolucion.gen';
export type { Notificacion, NotificacionInput } from './types/notificacion.gen';
export type { Nucleo, NucleoInput } from './types/nucleo.gen';
export type { OrdenCargo, OrdenCargoInput } from './types/orden-cargo.gen';
export type { Paciente, PacienteInput } from './types/paciente.gen';
export type { PacienteFusion, PacienteFusionInput } from './types/paciente-fusion.gen';
export type { PacienteUnidad, PacienteUnidadInput } from './types/paciente-unidad.gen';
export type { Pais, PaisInput } from './types/pais.gen';
export type { Parentesco, ParentescoInput } from './types/parentesco.gen';
export type { PedidoMuestra, PedidoMuestraInput } from './types/pedido-muestra.gen';
export type { Perfil, PerfilInput } from './types/perfil.gen';
export type { Permiso, PermisoInput } from './types/permiso.gen';
export type { Persona, PersonaInput } from './types/persona.gen';
export type { PersonalMedico, PersonalMedicoInput } from './types/personal-medico.gen';
export type { PlantillaNota, PlantillaNotaInput } from './types/plantilla-nota.gen';
export type { Procedimiento, ProcedimientoInput } from './types/procedimiento.gen';
export type { ProductoMuestra, ProductoMuestraInput } from './types/producto-muestra.gen';
export type { Programa, ProgramaInput } from './types/programa.gen';
export type { Proveedor, ProveedorInput } from './types/proveedor.gen';
export type { Recepcion, RecepcionInput } from './types/recepcion.gen';
export type { Receta, RecetaInput } from './types/receta.gen';
export type { RecetaAbierta, RecetaAbiertaInput } from './types/receta-abierta.gen';
export type { RedHistorial, RedHistorialInput } from './types/red-historial.gen';
export type { Religion, ReligionInput } from './types/religion.gen';
export type { SalidaExtraordinaria, SalidaExtraordinariaInput } from './types/salida-extraordinaria.gen';
export type { Signos, SignosInput } from './types/signos.gen';
export type { Solicitud, SolicitudInput } from './types/solicitud.gen';
export type { Surtimiento, SurtimientoInput } from './types/surtimiento.gen';
export type { Temperatura, TemperaturaInput } from './types/temperatura.gen';
export type { TipoDieta, TipoDietaInput } from './types/tipo-dieta.gen';
export type { Turno, TurnoInput } from './types/turno.gen';
export type { Unidad, UnidadInput } from './types/unidad.gen';
export type { UnidadMedida, UnidadMedidaInput } from './types/unidad-medida.gen';
export type { UnidadTipo, UnidadTipoInput } from './types/unidad-tipo.gen';
export type { Usuario, UsuarioInput } from './types/usuario.gen';
export type { UsuarioMuestra, UsuarioMuestraInput } from './types/usuario-muestra.gen';
export type { ViaAdministracion, ViaAdministracionInput } from './types/via-administracion.gen';
export type { Visita, VisitaInput } from './types/visita.gen';
