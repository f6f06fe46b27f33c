// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Paciente, as the server answers it.
 */
export interface Paciente {
  pacienteId: number;
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
  edad: string | null;
  fechaNacimientoEstimada: boolean;
  motivoSinCurp: 'RECIEN_NACIDO' | 'EXTRANJERO' | 'NO_IDENTIFICADO' | 'EN_TRAMITE' | 'SE_NIEGA' | null;
  provisional: boolean | null;
  senas: string | null;
  unidadId: number;
  unidadNombre: string;
  expedientes: string[] | null;
  otrosNombres: string[] | null;
  nacionalidad: string | null;
  nacionalidadNombre: string | null;
  afiliacion:
    | 'NINGUNA'
    | 'IMSS_BIENESTAR'
    | 'IMSS'
    | 'ISSSTE'
    | 'PEMEX'
    | 'SEDENA'
    | 'SEMAR'
    | 'SEGURO_PRIVADO'
    | 'OTRA'
    | 'SE_IGNORA';
  numeroAfiliacion: string | null;
  estatus: 'ACTIVO' | 'FALLECIDO' | 'FUSIONADO' | 'INACTIVO' | null;
  fusionadoEnId: number | null;
  fusionadoEnNombre: string | null;
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
  contactos:
    | {
        nombre: string;
        parentescoId: number;
        telefono?: string | null;
        esResponsableLegal?: boolean | null;
      }[]
    | null;
  grupoSanguineo: 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | 'NS' | null;
  alergiasNegadas: boolean | null;
  alergias:
    | {
        sustancia: string;
        sustanciaId?: number | null;
        insumoId?: number | null;
        tipo: 'MEDICAMENTO' | 'ALIMENTO' | 'AMBIENTAL' | 'LATEX' | 'OTRO';
        reaccion?: string | null;
        gravedad: 'LEVE' | 'MODERADA' | 'GRAVE';
        estado: 'ACTIVA' | 'INACTIVA';
        fecha?: string | null;
      }[]
    | null;
  padecimientosCronicos:
    | {
        diagnosticoId: number;
        desde?: string | null;
        estado: 'ACTIVO' | 'CONTROLADO' | 'RESUELTO';
      }[]
    | null;
  discapacidades: string[] | null;
  requiereInterprete: boolean | null;
  embarazo: {
    activo?: boolean | null;
    fum?: string | null;
    altoRiesgo?: boolean | null;
  } | null;
  fotoId: string | null;
  avisoPrivacidad: {
    aceptado?: boolean | null;
    fecha?: string | null;
    version?: string | null;
    firmaUrl?: string | null;
  } | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Paciente, as a client sends it.
 */
export interface PacienteInput {
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
  fechaNacimientoEstimada: boolean;
  motivoSinCurp?: 'RECIEN_NACIDO' | 'EXTRANJERO' | 'NO_IDENTIFICADO' | 'EN_TRAMITE' | 'SE_NIEGA';
  senas?: string;
  unidadId: number;
  nacionalidad?: string;
  afiliacion:
    | 'NINGUNA'
    | 'IMSS_BIENESTAR'
    | 'IMSS'
    | 'ISSSTE'
    | 'PEMEX'
    | 'SEDENA'
    | 'SEMAR'
    | 'SEGURO_PRIVADO'
    | 'OTRA'
    | 'SE_IGNORA';
  numeroAfiliacion?: string;
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
  contactos?: {
    nombre: string;
    parentescoId: number;
    telefono?: string;
    esResponsableLegal?: boolean;
  }[];
  grupoSanguineo?: 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | 'NS';
  alergiasNegadas?: boolean;
  alergias?: {
    sustancia: string;
    sustanciaId?: number;
    insumoId?: number;
    tipo: 'MEDICAMENTO' | 'ALIMENTO' | 'AMBIENTAL' | 'LATEX' | 'OTRO';
    reaccion?: string;
    gravedad: 'LEVE' | 'MODERADA' | 'GRAVE';
    estado: 'ACTIVA' | 'INACTIVA';
    fecha?: string;
  }[];
  padecimientosCronicos?: {
    diagnosticoId: number;
    desde?: string;
    estado: 'ACTIVO' | 'CONTROLADO' | 'RESUELTO';
  }[];
  discapacidades?: string[];
  requiereInterprete?: boolean;
  embarazo?: {
    activo?: boolean;
    fum?: string;
    altoRiesgo?: boolean;
  };
  fotoId?: string;
  avisoPrivacidad?: {
    aceptado?: boolean;
    fecha?: string;
    version?: string;
    firmaUrl?: string;
  };
}
