// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Proveedor, as the server answers it.
 */
export interface Proveedor {
  proveedorId: number;
  rfc: string;
  razonSocial: string;
  nombreComercial: string | null;
  tipo: 'LABORATORIO' | 'DISTRIBUIDOR' | 'OPERADOR_LOGISTICO' | 'OTRO';
  estatus: 'ACTIVO' | 'SUSPENDIDO' | 'SANCIONADO';
  telefono: string | null;
  correo: string;
  contactos:
    | {
        nombre: string;
        puesto?: string | null;
        telefono?: string | null;
        correo?: string | null;
      }[]
    | null;
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
  } | null;
  manejaControlados: boolean;
  licenciaSanitaria: string | null;
  avisoFuncionamiento: string | null;
  responsableSanitario: string | null;
  evaluacion?: {
    calificacion?: number | null;
    cumplimientoTiempo?: number | null;
    entregasPuntuales: number;
    entregas: number;
    cumplimientoCantidad?: number | null;
    canjesAtendidos?: number | null;
    rechazos?: number | null;
    recepciones: number;
  }[];
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Proveedor, as a client sends it.
 */
export interface ProveedorInput {
  rfc: string;
  razonSocial: string;
  nombreComercial?: string;
  tipo: 'LABORATORIO' | 'DISTRIBUIDOR' | 'OPERADOR_LOGISTICO' | 'OTRO';
  estatus: 'ACTIVO' | 'SUSPENDIDO' | 'SANCIONADO';
  telefono?: string;
  correo: string;
  contactos?: {
    nombre: string;
    puesto?: string;
    telefono?: string;
    correo?: string;
  }[];
  domicilio?: {
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
  manejaControlados: boolean;
  licenciaSanitaria?: string;
  avisoFuncionamiento?: string;
  responsableSanitario?: string;
}
