// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Módulo, as the server answers it.
 */
export interface Modulo {
  moduloId: number;
  clave: string;
  nombre: string;
  nombreEn: string | null;
  grupoNavegacion:
    | 'INICIO'
    | 'CATALOGOS'
    | 'OFICINA_CENTRAL'
    | 'ALMACEN_ESTATAL'
    | 'JURISDICCION'
    | 'HOSPITAL'
    | 'CENTRO_SALUD'
    | 'CONFIGURACION'
    | 'PROVEEDORES'
    | 'TABLEROS_REPORTES'
    | 'ADMM'
    | 'PACIENTES'
    | 'CONSULTA';
  moduloPadreId: number | null;
  moduloPadreNombre: string | null;
  ruta: string | null;
  icono:
    | 'globe'
    | 'map'
    | 'pin'
    | 'mail'
    | 'home'
    | 'building'
    | 'hospital'
    | 'layers'
    | 'warehouse'
    | 'stethoscope'
    | 'clipboard'
    | 'pill'
    | 'person'
    | 'badge'
    | 'group'
    | 'key'
    | 'shield'
    | 'truck'
    | 'calendar'
    | 'chart'
    | 'file'
    | 'list'
    | 'settings'
    | 'alert'
    | 'check'
    | 'clock'
    | 'block'
    | 'edit'
    | 'bed'
    | 'tag'
    | 'palette'
    | 'box'
    | 'swap'
    | 'bell'
    | 'network'
    | 'heart'
    | 'lab'
    | 'phone'
    | 'money'
    | 'flag'
    | null;
  orden: number;
  gruposUnidad:
    | (
        | 'HOSPITAL'
        | 'CENTRO_SALUD'
        | 'JURISDICCION'
        | 'OFICINA_CENTRAL'
        | 'ALMACEN_ESTATAL'
        | 'FARMACIA'
        | 'ALMACEN_REGIONAL'
      )[]
    | null;
  permisosRequeridos: string[] | null;
  visibleTablet: boolean;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Módulo, as a client sends it.
 */
export interface ModuloInput {
  clave: string;
  nombre: string;
  nombreEn?: string;
  grupoNavegacion:
    | 'INICIO'
    | 'CATALOGOS'
    | 'OFICINA_CENTRAL'
    | 'ALMACEN_ESTATAL'
    | 'JURISDICCION'
    | 'HOSPITAL'
    | 'CENTRO_SALUD'
    | 'CONFIGURACION'
    | 'PROVEEDORES'
    | 'TABLEROS_REPORTES'
    | 'ADMM'
    | 'PACIENTES'
    | 'CONSULTA';
  moduloPadreId?: number;
  ruta?: string;
  icono?:
    | 'globe'
    | 'map'
    | 'pin'
    | 'mail'
    | 'home'
    | 'building'
    | 'hospital'
    | 'layers'
    | 'warehouse'
    | 'stethoscope'
    | 'clipboard'
    | 'pill'
    | 'person'
    | 'badge'
    | 'group'
    | 'key'
    | 'shield'
    | 'truck'
    | 'calendar'
    | 'chart'
    | 'file'
    | 'list'
    | 'settings'
    | 'alert'
    | 'check'
    | 'clock'
    | 'block'
    | 'edit'
    | 'bed'
    | 'tag'
    | 'palette'
    | 'box'
    | 'swap'
    | 'bell'
    | 'network'
    | 'heart'
    | 'lab'
    | 'phone'
    | 'money'
    | 'flag';
  orden: number;
  gruposUnidad?: (
    | 'HOSPITAL'
    | 'CENTRO_SALUD'
    | 'JURISDICCION'
    | 'OFICINA_CENTRAL'
    | 'ALMACEN_ESTATAL'
    | 'FARMACIA'
    | 'ALMACEN_REGIONAL'
  )[];
  permisosRequeridos?: string[];
  visibleTablet: boolean;
}
