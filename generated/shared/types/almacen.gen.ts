// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Almacén, as the server answers it.
 */
export interface Almacen {
  almacenId: number;
  clave: string;
  nombre: string;
  tipo:
    | 'ALMACEN_ESTATAL'
    | 'ALMACEN_REGIONAL'
    | 'ALMACEN_JURISDICCIONAL'
    | 'ALMACEN_UNIDAD'
    | 'FARMACIA'
    | 'CENDIS'
    | 'CENTRAL_ENFERMERIA'
    | 'QUIROFANO'
    | 'CARRO_ROJO'
    | 'CUARENTENA';
  unidadId: number;
  unidadNombre: string;
  responsablePersonalId: number;
  responsablePersonalNombre: string;
  almacenAbastecedorId: number | null;
  almacenAbastecedorNombre: string | null;
  politicaSurtido: 'FEFO' | 'PEPS';
  diasVigenciaMinimaSalida: number;
  manejaControlados: boolean;
  manejaRedFria: boolean;
  surtimientoCruzado: boolean | null;
  permiteSobregiro: boolean | null;
  ubicaciones:
    | {
        codigo: string;
        descripcion?: string | null;
        estado: 'DISPONIBLE' | 'CUARENTENA' | 'CADUCADOS' | 'BLOQUEADA';
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
 * Almacén, as a client sends it.
 */
export interface AlmacenInput {
  clave: string;
  nombre: string;
  tipo:
    | 'ALMACEN_ESTATAL'
    | 'ALMACEN_REGIONAL'
    | 'ALMACEN_JURISDICCIONAL'
    | 'ALMACEN_UNIDAD'
    | 'FARMACIA'
    | 'CENDIS'
    | 'CENTRAL_ENFERMERIA'
    | 'QUIROFANO'
    | 'CARRO_ROJO'
    | 'CUARENTENA';
  unidadId: number;
  responsablePersonalId: number;
  almacenAbastecedorId?: number;
  politicaSurtido: 'FEFO' | 'PEPS';
  diasVigenciaMinimaSalida: number;
  manejaControlados: boolean;
  manejaRedFria: boolean;
  surtimientoCruzado?: boolean;
  ubicaciones?: {
    codigo: string;
    descripcion?: string;
    estado: 'DISPONIBLE' | 'CUARENTENA' | 'CADUCADOS' | 'BLOQUEADA';
  }[];
}
