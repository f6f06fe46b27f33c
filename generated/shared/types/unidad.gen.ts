// Generated from schemas/entities/red/unidad.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Unidad médica, as the server answers it.
 */
export interface Unidad {
  unidadId: number;
  clues: string;
  nombre: string;
  nombreCorto: string | null;
  unidadTipoId: number;
  unidadTipoNombre: string;
  jurisdiccionId: number | null;
  jurisdiccionNombre: string | null;
  domicilio: {
    calle: string;
    numeroExterior?: string | null;
    numeroInterior?: string | null;
    codigoPostal?: string | null;
    estadoClave: string;
    municipioId: number;
    coloniaId?: number | null;
    coloniaTexto?: string | null;
    entreCalles?: string | null;
    referencias?: string | null;
    latitud?: number | null;
    longitud?: number | null;
  };
  telefono: string | null;
  correo: string | null;
  unidadAbastecedoraId: number | null;
  unidadAbastecedoraNombre: string | null;
  conectividad: 'BUENA' | 'INTERMITENTE' | 'SIN_CONEXION';
  estatusOperacion: 'EN_OPERACION' | 'SUSPENDIDA' | 'CERRADA';
  zonaHoraria: string;
  horarioAtencion:
    | {
        dia: number;
        abre: string;
        cierra: string;
      }[]
    | null;
  responsablePersonalId: number | null;
  responsablePersonalNombre: string | null;
  responsableSanitarioId: number | null;
  responsableSanitarioNombre: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Unidad médica, as a client sends it.
 */
export interface UnidadInput {
  clues: string;
  nombre: string;
  nombreCorto?: string;
  unidadTipoId: number;
  jurisdiccionId?: number;
  domicilio: {
    calle: string;
    numeroExterior?: string;
    numeroInterior?: string;
    codigoPostal?: string;
    estadoClave: string;
    municipioId: number;
    coloniaId?: number;
    coloniaTexto?: string;
    entreCalles?: string;
    referencias?: string;
    latitud?: number;
    longitud?: number;
  };
  telefono?: string;
  correo?: string;
  unidadAbastecedoraId?: number;
  conectividad: 'BUENA' | 'INTERMITENTE' | 'SIN_CONEXION';
  estatusOperacion: 'EN_OPERACION' | 'SUSPENDIDA' | 'CERRADA';
  zonaHoraria: string;
  horarioAtencion?: {
    dia: number;
    abre: string;
    cierra: string;
  }[];
  responsablePersonalId?: number;
  responsableSanitarioId?: number;
}
