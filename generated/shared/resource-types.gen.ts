// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { Almacen, AlmacenInput } from './types/almacen.gen';
import type { CodigoPostal, CodigoPostalInput } from './types/codigo-postal.gen';
import type { Colonia, ColoniaInput } from './types/colonia.gen';
import type { Contrato, ContratoInput } from './types/contrato.gen';
import type { Diagnostico, DiagnosticoInput } from './types/diagnostico.gen';
import type { Especialidad, EspecialidadInput } from './types/especialidad.gen';
import type { Estado, EstadoInput } from './types/estado.gen';
import type { Insumo, InsumoInput } from './types/insumo.gen';
import type { Jurisdiccion, JurisdiccionInput } from './types/jurisdiccion.gen';
import type { Municipio, MunicipioInput } from './types/municipio.gen';
import type { Notificacion, NotificacionInput } from './types/notificacion.gen';
import type { Nucleo, NucleoInput } from './types/nucleo.gen';
import type { Paciente, PacienteInput } from './types/paciente.gen';
import type { Pais, PaisInput } from './types/pais.gen';
import type { PedidoMuestra, PedidoMuestraInput } from './types/pedido-muestra.gen';
import type { Perfil, PerfilInput } from './types/perfil.gen';
import type { Persona, PersonaInput } from './types/persona.gen';
import type { PersonalMedico, PersonalMedicoInput } from './types/personal-medico.gen';
import type { ProductoMuestra, ProductoMuestraInput } from './types/producto-muestra.gen';
import type { Proveedor, ProveedorInput } from './types/proveedor.gen';
import type { RedHistorial, RedHistorialInput } from './types/red-historial.gen';
import type { Solicitud, SolicitudInput } from './types/solicitud.gen';
import type { Unidad, UnidadInput } from './types/unidad.gen';
import type { UnidadTipo, UnidadTipoInput } from './types/unidad-tipo.gen';
import type { Usuario, UsuarioInput } from './types/usuario.gen';
import type { UsuarioMuestra, UsuarioMuestraInput } from './types/usuario-muestra.gen';

/** Record and input type of every resource, by name. */
export interface ResourceTypes {
  almacen: { record: Almacen; input: AlmacenInput };
  'codigo-postal': { record: CodigoPostal; input: CodigoPostalInput };
  colonia: { record: Colonia; input: ColoniaInput };
  contrato: { record: Contrato; input: ContratoInput };
  diagnostico: { record: Diagnostico; input: DiagnosticoInput };
  especialidad: { record: Especialidad; input: EspecialidadInput };
  estado: { record: Estado; input: EstadoInput };
  insumo: { record: Insumo; input: InsumoInput };
  jurisdiccion: { record: Jurisdiccion; input: JurisdiccionInput };
  municipio: { record: Municipio; input: MunicipioInput };
  notificacion: { record: Notificacion; input: NotificacionInput };
  nucleo: { record: Nucleo; input: NucleoInput };
  paciente: { record: Paciente; input: PacienteInput };
  pais: { record: Pais; input: PaisInput };
  'pedido-muestra': { record: PedidoMuestra; input: PedidoMuestraInput };
  perfil: { record: Perfil; input: PerfilInput };
  persona: { record: Persona; input: PersonaInput };
  'personal-medico': { record: PersonalMedico; input: PersonalMedicoInput };
  'producto-muestra': { record: ProductoMuestra; input: ProductoMuestraInput };
  proveedor: { record: Proveedor; input: ProveedorInput };
  'red-historial': { record: RedHistorial; input: RedHistorialInput };
  solicitud: { record: Solicitud; input: SolicitudInput };
  unidad: { record: Unidad; input: UnidadInput };
  'unidad-tipo': { record: UnidadTipo; input: UnidadTipoInput };
  usuario: { record: Usuario; input: UsuarioInput };
  'usuario-muestra': { record: UsuarioMuestra; input: UsuarioMuestraInput };
}

/** The schema of every resource, and what its fields were called before: for what the type checker says of screens that people own. */
export interface ResourceSchemas {
  almacen: { file: 'schemas/entities/organizacion/almacen.json'; renamed: {} };
  'codigo-postal': { file: 'schemas/entities/geografia/codigo-postal.json'; renamed: {} };
  colonia: { file: 'schemas/entities/geografia/colonia.json'; renamed: {} };
  contrato: { file: 'schemas/entities/proveedores/contrato.json'; renamed: {} };
  diagnostico: { file: 'schemas/entities/clinica/diagnostico.json'; renamed: {} };
  especialidad: { file: 'schemas/entities/clinica/especialidad.json'; renamed: {} };
  estado: { file: 'schemas/entities/geografia/estado.json'; renamed: {} };
  insumo: { file: 'schemas/entities/suministro/insumo.json'; renamed: {} };
  jurisdiccion: { file: 'schemas/entities/geografia/jurisdiccion.json'; renamed: {} };
  municipio: { file: 'schemas/entities/geografia/municipio.json'; renamed: {} };
  notificacion: { file: 'schemas/entities/avisos/notificacion.json'; renamed: {} };
  nucleo: { file: 'schemas/entities/organizacion/nucleo.json'; renamed: {} };
  paciente: { file: 'schemas/entities/clinica/paciente.json'; renamed: {} };
  pais: { file: 'schemas/entities/geografia/pais.json'; renamed: {} };
  'pedido-muestra': { file: 'schemas/entities/muestra/pedido-muestra.json'; renamed: {} };
  perfil: { file: 'schemas/entities/seguridad/perfil.json'; renamed: {} };
  persona: { file: 'schemas/entities/clinica/persona.json'; renamed: {} };
  'personal-medico': { file: 'schemas/entities/clinica/personal-medico.json'; renamed: {} };
  'producto-muestra': { file: 'schemas/entities/muestra/producto-muestra.json'; renamed: {} };
  proveedor: { file: 'schemas/entities/proveedores/proveedor.json'; renamed: {} };
  'red-historial': { file: 'schemas/entities/red/red-historial.json'; renamed: {} };
  solicitud: { file: 'schemas/entities/inventario/solicitud.json'; renamed: {} };
  unidad: { file: 'schemas/entities/organizacion/unidad.json'; renamed: {} };
  'unidad-tipo': { file: 'schemas/entities/organizacion/unidad-tipo.json'; renamed: {} };
  usuario: { file: 'schemas/entities/seguridad/usuario.json'; renamed: {} };
  'usuario-muestra': { file: 'schemas/entities/muestra/usuario-muestra.json'; renamed: {} };
}
