// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Núcleo o servicio, as the server answers it.
 */
export interface Nucleo {
  nucleoId: number;
  unidadId: number;
  unidadNombre: string;
  clave: string;
  nombre: string;
  tipo: 'NUCLEO_BASICO' | 'CONSULTORIO' | 'SERVICIO_HOSPITALARIO' | 'URGENCIAS' | 'QUIROFANO' | 'CENTRAL_ENFERMERIA';
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO' | null;
  especialidadId: number | null;
  especialidadNombre: string | null;
  poblacionAsignada: number | null;
  medicoId: number | null;
  medicoNombre: string | null;
  enfermeraId: number | null;
  enfermeraNombre: string | null;
  promotorId: number | null;
  promotorNombre: string | null;
  almacenId: number | null;
  almacenNombre: string | null;
  almacenSurtidorId: number | null;
  almacenSurtidorNombre: string | null;
  autorizacionAutomatica: boolean | null;
  importeMaximoAutomatico: number | null;
  paqueteDeterioroId: number | null;
  paqueteDeterioroNombre: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Núcleo o servicio, as a client sends it.
 */
export interface NucleoInput {
  unidadId: number;
  clave: string;
  nombre: string;
  tipo: 'NUCLEO_BASICO' | 'CONSULTORIO' | 'SERVICIO_HOSPITALARIO' | 'URGENCIAS' | 'QUIROFANO' | 'CENTRAL_ENFERMERIA';
  turno?: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  especialidadId?: number;
  poblacionAsignada?: number;
  medicoId?: number;
  enfermeraId?: number;
  promotorId?: number;
  almacenId?: number;
  almacenSurtidorId?: number;
  autorizacionAutomatica?: boolean;
  importeMaximoAutomatico?: number;
  paqueteDeterioroId?: number;
}
