// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Perfil, as the server answers it.
 */
export interface Perfil {
  perfilId: number;
  nombre: string;
  titulo: string | null;
  descripcion: string | null;
  alcance: 'RED' | 'JURISDICCION' | 'UNIDAD' | 'ALMACEN' | 'SERVICIO' | 'PROVEEDOR' | 'PROPIO';
  layoutForzado: 'tabletMode' | null;
  rutaInicio: string | null;
  esSistema: boolean | null;
  usuariosActivos: number | null;
  totalPermisos: number | null;
  otorga: number[] | null;
  permisos: {
    clave: string;
    alcance: 'RED' | 'JURISDICCION' | 'UNIDAD' | 'ALMACEN' | 'SERVICIO' | 'PROVEEDOR' | 'PROPIO';
  }[];
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Perfil, as a client sends it.
 */
export interface PerfilInput {
  nombre: string;
  titulo?: string;
  descripcion?: string;
  alcance: 'RED' | 'JURISDICCION' | 'UNIDAD' | 'ALMACEN' | 'SERVICIO' | 'PROVEEDOR' | 'PROPIO';
  layoutForzado?: 'tabletMode';
  rutaInicio?: string;
  otorga?: number[];
  permisos: {
    clave: string;
    alcance: 'RED' | 'JURISDICCION' | 'UNIDAD' | 'ALMACEN' | 'SERVICIO' | 'PROVEEDOR' | 'PROPIO';
  }[];
}
