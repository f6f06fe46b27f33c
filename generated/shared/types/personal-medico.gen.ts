// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Personal, as the server answers it.
 */
export interface PersonalMedico {
  personalMedicoId: number;
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
  tipo:
    | 'MEDICO'
    | 'ENFERMERIA'
    | 'QUIMICO'
    | 'FARMACEUTICO'
    | 'ODONTOLOGO'
    | 'PSICOLOGO'
    | 'TRABAJO_SOCIAL'
    | 'TECNICO'
    | 'ADMINISTRATIVO'
    | 'OTRO';
  unidadId: number;
  unidadNombre: string;
  nucleoIds: number[] | null;
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  cargoCodigo: string | null;
  cargoNombre: string | null;
  cargoNombreCodigo: string | null;
  numeroEmpleado: string | null;
  especialidadId: number | null;
  especialidadNombre: string | null;
  cedulaProfesional: string | null;
  cedulaEspecialidad: string | null;
  firmaImagenId: string | null;
  puedePrescribir: boolean | null;
  puedePrescribirControlados: boolean | null;
  foliosControlados:
    | {
        serie: string;
        desde: number;
        hasta: number;
        usados?: number | null;
      }[]
    | null;
  puedeAutorizarOrdenCargo: boolean | null;
  conUsuario: boolean | null;
  usuarioId: number | null;
  usuarioEstatus: 'INVITADO' | 'ACTIVO' | 'INACTIVO' | 'BLOQUEADO' | null;
  fechaBaja: string | null;
  motivoBaja: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Personal, as a client sends it.
 */
export interface PersonalMedicoInput {
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
  tipo:
    | 'MEDICO'
    | 'ENFERMERIA'
    | 'QUIMICO'
    | 'FARMACEUTICO'
    | 'ODONTOLOGO'
    | 'PSICOLOGO'
    | 'TRABAJO_SOCIAL'
    | 'TECNICO'
    | 'ADMINISTRATIVO'
    | 'OTRO';
  unidadId: number;
  nucleoIds?: number[];
  turno: 'MATUTINO' | 'VESPERTINO' | 'NOCTURNO_A' | 'NOCTURNO_B' | 'JORNADA_ACUMULADA' | 'MIXTO';
  cargoCodigo?: string;
  cargoNombre?: string;
  numeroEmpleado?: string;
  especialidadId?: number;
  cedulaProfesional?: string;
  cedulaEspecialidad?: string;
  firmaImagenId?: string;
  puedePrescribir?: boolean;
  puedePrescribirControlados?: boolean;
  foliosControlados?: {
    serie: string;
    desde: number;
    hasta: number;
    usados?: number;
  }[];
  puedeAutorizarOrdenCargo?: boolean;
  fechaBaja?: string;
  motivoBaja?: string;
}
