// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { Almacen, AlmacenInput } from './types/almacen.gen';
import type { Cama, CamaInput } from './types/cama.gen';
import type { CartaCanje, CartaCanjeInput } from './types/carta-canje.gen';
import type { CodigoPostal, CodigoPostalInput } from './types/codigo-postal.gen';
import type { Colonia, ColoniaInput } from './types/colonia.gen';
import type { Color, ColorInput } from './types/color.gen';
import type { Conteo, ConteoInput } from './types/conteo.gen';
import type { Contrato, ContratoInput } from './types/contrato.gen';
import type { Diagnostico, DiagnosticoInput } from './types/diagnostico.gen';
import type { EntradaExtraordinaria, EntradaExtraordinariaInput } from './types/entrada-extraordinaria.gen';
import type { Especialidad, EspecialidadInput } from './types/especialidad.gen';
import type { Estado, EstadoInput } from './types/estado.gen';
import type { FormaFarmaceutica, FormaFarmaceuticaInput } from './types/forma-farmaceutica.gen';
import type { FuenteFinanciamiento, FuenteFinanciamientoInput } from './types/fuente-financiamiento.gen';
import type { Insumo, InsumoInput } from './types/insumo.gen';
import type { InsumoConfiguracion, InsumoConfiguracionInput } from './types/insumo-configuracion.gen';
import type { Inventario, InventarioInput } from './types/inventario.gen';
import type { Jurisdiccion, JurisdiccionInput } from './types/jurisdiccion.gen';
import type { Kardex, KardexInput } from './types/kardex.gen';
import type { LenguaIndigena, LenguaIndigenaInput } from './types/lengua-indigena.gen';
import type { Lote, LoteInput } from './types/lote.gen';
import type { Modulo, ModuloInput } from './types/modulo.gen';
import type { MotivoCancelacion, MotivoCancelacionInput } from './types/motivo-cancelacion.gen';
import type { MotivoDiferencia, MotivoDiferenciaInput } from './types/motivo-diferencia.gen';
import type {
  MotivoEntradaExtraordinaria,
  MotivoEntradaExtraordinariaInput,
} from './types/motivo-entrada-extraordinaria.gen';
import type { MotivoNoSurtido, MotivoNoSurtidoInput } from './types/motivo-no-surtido.gen';
import type {
  MotivoSalidaExtraordinaria,
  MotivoSalidaExtraordinariaInput,
} from './types/motivo-salida-extraordinaria.gen';
import type { Municipio, MunicipioInput } from './types/municipio.gen';
import type { Notificacion, NotificacionInput } from './types/notificacion.gen';
import type { Nucleo, NucleoInput } from './types/nucleo.gen';
import type { Paciente, PacienteInput } from './types/paciente.gen';
import type { Pais, PaisInput } from './types/pais.gen';
import type { Parentesco, ParentescoInput } from './types/parentesco.gen';
import type { PedidoMuestra, PedidoMuestraInput } from './types/pedido-muestra.gen';
import type { Perfil, PerfilInput } from './types/perfil.gen';
import type { Permiso, PermisoInput } from './types/permiso.gen';
import type { Persona, PersonaInput } from './types/persona.gen';
import type { PersonalMedico, PersonalMedicoInput } from './types/personal-medico.gen';
import type { Procedimiento, ProcedimientoInput } from './types/procedimiento.gen';
import type { ProductoMuestra, ProductoMuestraInput } from './types/producto-muestra.gen';
import type { Programa, ProgramaInput } from './types/programa.gen';
import type { Proveedor, ProveedorInput } from './types/proveedor.gen';
import type { Recepcion, RecepcionInput } from './types/recepcion.gen';
import type { RedHistorial, RedHistorialInput } from './types/red-historial.gen';
import type { Religion, ReligionInput } from './types/religion.gen';
import type { SalidaExtraordinaria, SalidaExtraordinariaInput } from './types/salida-extraordinaria.gen';
import type { Solicitud, SolicitudInput } from './types/solicitud.gen';
import type { TipoDieta, TipoDietaInput } from './types/tipo-dieta.gen';
import type { Turno, TurnoInput } from './types/turno.gen';
import type { Unidad, UnidadInput } from './types/unidad.gen';
import type { UnidadMedida, UnidadMedidaInput } from './types/unidad-medida.gen';
import type { UnidadTipo, UnidadTipoInput } from './types/unidad-tipo.gen';
import type { Usuario, UsuarioInput } from './types/usuario.gen';
import type { UsuarioMuestra, UsuarioMuestraInput } from './types/usuario-muestra.gen';
import type { ViaAdministracion, ViaAdministracionInput } from './types/via-administracion.gen';

/** Record and input type of every resource, by name. */
export interface ResourceTypes {
  almacen: { record: Almacen; input: AlmacenInput };
  cama: { record: Cama; input: CamaInput };
  'carta-canje': { record: CartaCanje; input: CartaCanjeInput };
  'codigo-postal': { record: CodigoPostal; input: CodigoPostalInput };
  colonia: { record: Colonia; input: ColoniaInput };
  color: { record: Color; input: ColorInput };
  conteo: { record: Conteo; input: ConteoInput };
  contrato: { record: Contrato; input: ContratoInput };
  diagnostico: { record: Diagnostico; input: DiagnosticoInput };
  'entrada-extraordinaria': { record: EntradaExtraordinaria; input: EntradaExtraordinariaInput };
  especialidad: { record: Especialidad; input: EspecialidadInput };
  estado: { record: Estado; input: EstadoInput };
  'forma-farmaceutica': { record: FormaFarmaceutica; input: FormaFarmaceuticaInput };
  'fuente-financiamiento': { record: FuenteFinanciamiento; input: FuenteFinanciamientoInput };
  insumo: { record: Insumo; input: InsumoInput };
  'insumo-configuracion': { record: InsumoConfiguracion; input: InsumoConfiguracionInput };
  inventario: { record: Inventario; input: InventarioInput };
  jurisdiccion: { record: Jurisdiccion; input: JurisdiccionInput };
  kardex: { record: Kardex; input: KardexInput };
  'lengua-indigena': { record: LenguaIndigena; input: LenguaIndigenaInput };
  lote: { record: Lote; input: LoteInput };
  modulo: { record: Modulo; input: ModuloInput };
  'motivo-cancelacion': { record: MotivoCancelacion; input: MotivoCancelacionInput };
  'motivo-diferencia': { record: MotivoDiferencia; input: MotivoDiferenciaInput };
  'motivo-entrada-extraordinaria': { record: MotivoEntradaExtraordinaria; input: MotivoEntradaExtraordinariaInput };
  'motivo-no-surtido': { record: MotivoNoSurtido; input: MotivoNoSurtidoInput };
  'motivo-salida-extraordinaria': { record: MotivoSalidaExtraordinaria; input: MotivoSalidaExtraordinariaInput };
  municipio: { record: Municipio; input: MunicipioInput };
  notificacion: { record: Notificacion; input: NotificacionInput };
  nucleo: { record: Nucleo; input: NucleoInput };
  paciente: { record: Paciente; input: PacienteInput };
  pais: { record: Pais; input: PaisInput };
  parentesco: { record: Parentesco; input: ParentescoInput };
  'pedido-muestra': { record: PedidoMuestra; input: PedidoMuestraInput };
  perfil: { record: Perfil; input: PerfilInput };
  permiso: { record: Permiso; input: PermisoInput };
  persona: { record: Persona; input: PersonaInput };
  'personal-medico': { record: PersonalMedico; input: PersonalMedicoInput };
  procedimiento: { record: Procedimiento; input: ProcedimientoInput };
  'producto-muestra': { record: ProductoMuestra; input: ProductoMuestraInput };
  programa: { record: Programa; input: ProgramaInput };
  proveedor: { record: Proveedor; input: ProveedorInput };
  recepcion: { record: Recepcion; input: RecepcionInput };
  'red-historial': { record: RedHistorial; input: RedHistorialInput };
  religion: { record: Religion; input: ReligionInput };
  'salida-extraordinaria': { record: SalidaExtraordinaria; input: SalidaExtraordinariaInput };
  solicitud: { record: Solicitud; input: SolicitudInput };
  'tipo-dieta': { record: TipoDieta; input: TipoDietaInput };
  turno: { record: Turno; input: TurnoInput };
  unidad: { record: Unidad; input: UnidadInput };
  'unidad-medida': { record: UnidadMedida; input: UnidadMedidaInput };
  'unidad-tipo': { record: UnidadTipo; input: UnidadTipoInput };
  usuario: { record: Usuario; input: UsuarioInput };
  'usuario-muestra': { record: UsuarioMuestra; input: UsuarioMuestraInput };
  'via-administracion': { record: ViaAdministracion; input: ViaAdministracionInput };
}

/** The schema of every resource, and what its fields were called before: for what the type checker says of screens that people own. */
export interface ResourceSchemas {
  almacen: { file: 'schemas/entities/organizacion/almacen.json'; renamed: {} };
  cama: { file: 'schemas/entities/organizacion/cama.json'; renamed: {} };
  'carta-canje': { file: 'schemas/entities/proveedores/carta-canje.json'; renamed: {} };
  'codigo-postal': { file: 'schemas/entities/geografia/codigo-postal.json'; renamed: {} };
  colonia: { file: 'schemas/entities/geografia/colonia.json'; renamed: {} };
  color: { file: 'schemas/entities/organizacion/color.json'; renamed: {} };
  conteo: { file: 'schemas/entities/inventario/conteo.json'; renamed: {} };
  contrato: { file: 'schemas/entities/proveedores/contrato.json'; renamed: {} };
  diagnostico: { file: 'schemas/entities/clinica/diagnostico.json'; renamed: {} };
  'entrada-extraordinaria': { file: 'schemas/entities/inventario/entrada-extraordinaria.json'; renamed: {} };
  especialidad: { file: 'schemas/entities/clinica/especialidad.json'; renamed: {} };
  estado: { file: 'schemas/entities/geografia/estado.json'; renamed: {} };
  'forma-farmaceutica': { file: 'schemas/entities/suministro/forma-farmaceutica.json'; renamed: {} };
  'fuente-financiamiento': { file: 'schemas/entities/suministro/fuente-financiamiento.json'; renamed: {} };
  insumo: { file: 'schemas/entities/suministro/insumo.json'; renamed: {} };
  'insumo-configuracion': { file: 'schemas/entities/inventario/insumo-configuracion.json'; renamed: {} };
  inventario: { file: 'schemas/entities/inventario/inventario.json'; renamed: {} };
  jurisdiccion: { file: 'schemas/entities/geografia/jurisdiccion.json'; renamed: {} };
  kardex: { file: 'schemas/entities/inventario/kardex.json'; renamed: {} };
  'lengua-indigena': { file: 'schemas/entities/clinica/lengua-indigena.json'; renamed: {} };
  lote: { file: 'schemas/entities/inventario/lote.json'; renamed: {} };
  modulo: { file: 'schemas/entities/seguridad/modulo.json'; renamed: {} };
  'motivo-cancelacion': { file: 'schemas/entities/suministro/motivo-cancelacion.json'; renamed: {} };
  'motivo-diferencia': { file: 'schemas/entities/suministro/motivo-diferencia.json'; renamed: {} };
  'motivo-entrada-extraordinaria': {
    file: 'schemas/entities/suministro/motivo-entrada-extraordinaria.json';
    renamed: {};
  };
  'motivo-no-surtido': { file: 'schemas/entities/suministro/motivo-no-surtido.json'; renamed: {} };
  'motivo-salida-extraordinaria': {
    file: 'schemas/entities/suministro/motivo-salida-extraordinaria.json';
    renamed: {};
  };
  municipio: { file: 'schemas/entities/geografia/municipio.json'; renamed: {} };
  notificacion: { file: 'schemas/entities/avisos/notificacion.json'; renamed: {} };
  nucleo: { file: 'schemas/entities/organizacion/nucleo.json'; renamed: {} };
  paciente: { file: 'schemas/entities/clinica/paciente.json'; renamed: {} };
  pais: { file: 'schemas/entities/geografia/pais.json'; renamed: {} };
  parentesco: { file: 'schemas/entities/clinica/parentesco.json'; renamed: {} };
  'pedido-muestra': { file: 'schemas/entities/muestra/pedido-muestra.json'; renamed: {} };
  perfil: { file: 'schemas/entities/seguridad/perfil.json'; renamed: {} };
  permiso: { file: 'schemas/entities/seguridad/permiso.json'; renamed: {} };
  persona: { file: 'schemas/entities/clinica/persona.json'; renamed: {} };
  'personal-medico': { file: 'schemas/entities/clinica/personal-medico.json'; renamed: {} };
  procedimiento: { file: 'schemas/entities/clinica/procedimiento.json'; renamed: {} };
  'producto-muestra': { file: 'schemas/entities/muestra/producto-muestra.json'; renamed: {} };
  programa: { file: 'schemas/entities/clinica/programa.json'; renamed: {} };
  proveedor: { file: 'schemas/entities/proveedores/proveedor.json'; renamed: {} };
  recepcion: { file: 'schemas/entities/inventario/recepcion.json'; renamed: {} };
  'red-historial': { file: 'schemas/entities/red/red-historial.json'; renamed: {} };
  religion: { file: 'schemas/entities/clinica/religion.json'; renamed: {} };
  'salida-extraordinaria': { file: 'schemas/entities/inventario/salida-extraordinaria.json'; renamed: {} };
  solicitud: { file: 'schemas/entities/inventario/solicitud.json'; renamed: {} };
  'tipo-dieta': { file: 'schemas/entities/clinica/tipo-dieta.json'; renamed: {} };
  turno: { file: 'schemas/entities/organizacion/turno.json'; renamed: {} };
  unidad: { file: 'schemas/entities/organizacion/unidad.json'; renamed: {} };
  'unidad-medida': { file: 'schemas/entities/suministro/unidad-medida.json'; renamed: {} };
  'unidad-tipo': { file: 'schemas/entities/organizacion/unidad-tipo.json'; renamed: {} };
  usuario: { file: 'schemas/entities/seguridad/usuario.json'; renamed: {} };
  'usuario-muestra': { file: 'schemas/entities/muestra/usuario-muestra.json'; renamed: {} };
  'via-administracion': { file: 'schemas/entities/suministro/via-administracion.json'; renamed: {} };
}
