// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Programa, as the server answers it.
 */
export interface Programa {
  programaId: number;
  clave: string;
  nombre: string;
  tipo: 'SALUD_PUBLICA' | 'VACUNACION' | 'CRONICOS' | 'MATERNO_INFANTIL' | 'VECTORES' | 'SALUD_MENTAL' | 'OTRO';
  descripcion: string | null;
  responsableId: number;
  responsableNombre: string;
  vigenciaDesde: string;
  vigenciaHasta: string | null;
  poblacionObjetivo: {
    genero?: 'H' | 'M' | 'X' | null;
    edadMin?: number | null;
    edadMax?: number | null;
  } | null;
  diagnosticoIds: number[] | null;
  unidadIds: number[] | null;
  insumos?:
    | {
        programaInsumosId: number;
        insumoNombre?: string | null;
        insumoId: number;
        cantidadPorPaciente: number;
        periodicidad:
          | 'UNICA'
          | 'SEMANAL'
          | 'QUINCENAL'
          | 'MENSUAL'
          | 'BIMESTRAL'
          | 'TRIMESTRAL'
          | 'SEMESTRAL'
          | 'ANUAL';
      }[]
    | null;
  inscritos: number | null;
  metas:
    | {
        anio: number;
        mes:
          | 'ENERO'
          | 'FEBRERO'
          | 'MARZO'
          | 'ABRIL'
          | 'MAYO'
          | 'JUNIO'
          | 'JULIO'
          | 'AGOSTO'
          | 'SEPTIEMBRE'
          | 'OCTUBRE'
          | 'NOVIEMBRE'
          | 'DICIEMBRE';
        meta: number;
      }[]
    | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Programa, as a client sends it.
 */
export interface ProgramaInput {
  clave: string;
  nombre: string;
  tipo: 'SALUD_PUBLICA' | 'VACUNACION' | 'CRONICOS' | 'MATERNO_INFANTIL' | 'VECTORES' | 'SALUD_MENTAL' | 'OTRO';
  descripcion?: string;
  responsableId: number;
  vigenciaDesde: string;
  vigenciaHasta?: string;
  poblacionObjetivo?: {
    genero?: 'H' | 'M' | 'X';
    edadMin?: number;
    edadMax?: number;
  };
  diagnosticoIds?: number[];
  unidadIds?: number[];
  insumos?: {
    programaInsumosId?: number;
    insumoId: number;
    cantidadPorPaciente: number;
    periodicidad: 'UNICA' | 'SEMANAL' | 'QUINCENAL' | 'MENSUAL' | 'BIMESTRAL' | 'TRIMESTRAL' | 'SEMESTRAL' | 'ANUAL';
  }[];
  metas?: {
    anio: number;
    mes:
      | 'ENERO'
      | 'FEBRERO'
      | 'MARZO'
      | 'ABRIL'
      | 'MAYO'
      | 'JUNIO'
      | 'JULIO'
      | 'AGOSTO'
      | 'SEPTIEMBRE'
      | 'OCTUBRE'
      | 'NOVIEMBRE'
      | 'DICIEMBRE';
    meta: number;
  }[];
}
