// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Usuario, as the server answers it.
 */
export interface Usuario {
  usuarioId: number;
  email: string;
  perfilId: number;
  perfilNombre: string;
  estatus: 'INVITADO' | 'ACTIVO' | 'INACTIVO' | 'BLOQUEADO';
  motivoCuentaAdicional: string | null;
  ultimoAcceso: string | null;
  segundoFactor: boolean | null;
  aceptoAvisoPrivacidad: string | null;
  recorridoVisto: string | null;
  personaId: number;
  persona: {
    personaId: number;
    nombre: string;
    primerApellido: string;
    segundoApellido: string;
    curp: string | null;
    genero: 'H' | 'M' | 'X' | null;
    fechaNacimiento: string | null;
    paisNacimiento: string | null;
    paisNacimientoNombre: string | null;
    estadoNacimiento: string | null;
    estadoNacimientoNombre: string | null;
    mexicano: boolean | null;
    telefono: string | null;
    correo: string | null;
    activo: boolean;
    version: number;
    creadoPor: number | null;
    fechaCreacion: string;
    modificadoPor: number | null;
    fechaModificacion: string;
  };
  personalMedicoId: number | null;
  personalMedicoNombre: string | null;
  unidadId: number | null;
  unidadNombre: string | null;
  proveedorId: number | null;
  proveedorNombre: string | null;
  almacenIds: number[] | null;
  servicioIds: number[] | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Usuario, as a client sends it.
 */
export interface UsuarioInput {
  email: string;
  perfilId: number;
  estatus: 'INVITADO' | 'ACTIVO' | 'INACTIVO' | 'BLOQUEADO';
  motivoCuentaAdicional?: string;
  personaId?: number;
  persona?: {
    nombre: string;
    primerApellido: string;
    segundoApellido?: string;
    curp?: string;
    genero?: 'H' | 'M' | 'X';
    fechaNacimiento?: string;
    paisNacimiento?: string;
    estadoNacimiento?: string;
    telefono?: string;
    correo?: string;
  };
  personalMedicoId?: number;
  unidadId?: number;
  proveedorId?: number;
  almacenIds?: number[];
  servicioIds?: number[];
}
