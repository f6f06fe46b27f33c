// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Permiso, as the server answers it.
 */
export interface Permiso {
  permisoId: number;
  clave: string;
  descripcion: string;
  descripcionEn: string | null;
  recurso: string;
  accion: string;
  moduloId: number;
  moduloNombre: string;
  riesgo: 'BAJO' | 'MEDIO' | 'ALTO';
  requiereSegundaPersona: boolean;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Permiso, as a client sends it.
 */
export interface PermisoInput {
  clave: string;
  descripcion: string;
  descripcionEn?: string;
  recurso: string;
  accion: string;
  moduloId: number;
  riesgo: 'BAJO' | 'MEDIO' | 'ALTO';
  requiereSegundaPersona: boolean;
}
