// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Defunción, as the server answers it.
 */
export interface Defuncion {
  defuncionId: number;
  pacienteId: number;
  pacienteNombre: string;
  unidadId: number;
  unidadNombre: string;
  estatus: 'REGISTRADA' | 'EN_REVISION' | 'REVERTIDA';
  fechaHora: string;
  fuente: 'ALTA_HOSPITALARIA' | 'CERTIFICADO' | 'AVISO_FAMILIAR' | 'REGISTRO_CIVIL';
  folioCertificado: string | null;
  observaciones: string | null;
  hospitalizacionId: number | null;
  hospitalizacionNombre: string | null;
  canceladas: string | null;
  registradaPorId: number | null;
  registradaPorNombre: string | null;
  fechaRegistro: string | null;
  motivoReversion: string | null;
  pideReversionId: number | null;
  pideReversionNombre: string | null;
  fechaPeticion: string | null;
  revierteId: number | null;
  revierteNombre: string | null;
  fechaReversion: string | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Defunción, as a client sends it.
 */
export interface DefuncionInput {}

/**
 * Defunción, «Pedir que se revierta»: what is sent.
 */
export interface DefuncionPedirReversionInput {
  motivoReversion: string;
}
