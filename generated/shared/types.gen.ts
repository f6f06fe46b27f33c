// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

export type { Almacen, AlmacenInput } from './types/almacen.gen';
export type { CodigoPostal, CodigoPostalInput } from './types/codigo-postal.gen';
export type { Colonia, ColoniaInput } from './types/colonia.gen';
export type { Contrato, ContratoInput } from './types/contrato.gen';
export type { Diagnostico, DiagnosticoInput } from './types/diagnostico.gen';
export type { Especialidad, EspecialidadInput } from './types/especialidad.gen';
export type { Estado, EstadoInput } from './types/estado.gen';
export type { Insumo, InsumoInput } from './types/insumo.gen';
export type { Jurisdiccion, JurisdiccionInput } from './types/jurisdiccion.gen';
export type { Municipio, MunicipioInput } from './types/municipio.gen';
export type { Notificacion, NotificacionInput } from './types/notificacion.gen';
export type { Nucleo, NucleoInput } from './types/nucleo.gen';
export type { Paciente, PacienteInput } from './types/paciente.gen';
export type { Pais, PaisInput } from './types/pais.gen';
export type { PedidoMuestra, PedidoMuestraInput } from './types/pedido-muestra.gen';
export type { Perfil, PerfilInput } from './types/perfil.gen';
export type { Persona, PersonaInput } from './types/persona.gen';
export type { PersonalMedico, PersonalMedicoInput } from './types/personal-medico.gen';
export type { ProductoMuestra, ProductoMuestraInput } from './types/producto-muestra.gen';
export type { Proveedor, ProveedorInput } from './types/proveedor.gen';
export type { RedHistorial, RedHistorialInput } from './types/red-historial.gen';
export type { Solicitud, SolicitudInput } from './types/solicitud.gen';
export type { Unidad, UnidadInput } from './types/unidad.gen';
export type { UnidadTipo, UnidadTipoInput } from './types/unidad-tipo.gen';
export type { Usuario, UsuarioInput } from './types/usuario.gen';
export type { UsuarioMuestra, UsuarioMuestraInput } from './types/usuario-muestra.gen';
