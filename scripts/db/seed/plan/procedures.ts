import procedimientos from '../data/procedimientos.json';

export interface ProcedureData {
  readonly clave: string;
  readonly nombre: string;
  readonly tipo: string;
  readonly sexo?: string;
  readonly consentimiento?: boolean;
  /** Supplies that it usually consumes, by code, with the number of pieces. */
  readonly insumos?: Readonly<Record<string, number>>;
}

/** Common procedures of the ICD-9-CM, in Spanish. */
export const procedures = procedimientos as readonly ProcedureData[];
