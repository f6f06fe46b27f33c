// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Color, as the server answers it.
 */
export interface Color {
  colorId: number;
  nombre: string;
  codigoHex: string;
  uso: 'ABASTO' | 'CADUCIDAD' | 'TRIAGE' | 'AGENDA' | 'NUCLEO' | 'CAMA' | 'NEWS2' | 'TEMA';
  codigo: string;
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
  orden: number | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Color, as a client sends it.
 */
export interface ColorInput {
  nombre: string;
  codigoHex: string;
  uso: 'ABASTO' | 'CADUCIDAD' | 'TRIAGE' | 'AGENDA' | 'NUCLEO' | 'CAMA' | 'NEWS2' | 'TEMA';
  codigo: string;
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
  orden?: number;
}
