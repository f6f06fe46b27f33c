// Generated from schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { ServedResourceName } from '../shared/resource-names.gen';

export type ImportName = 'insumoImportar';

export interface ImportSpec {
  readonly entity: ServedResourceName;
  /** Fields, in the order of the template. */
  readonly columns: readonly string[];
  /** Column that names an existing record. */
  readonly match: string;
  /** Rows that a file may have. */
  readonly most: number;
}

export const IMPORTS: Readonly<Record<ImportName, ImportSpec>> = {
  insumoImportar: {
  entity: 'insumo',
  columns: ['clave', 'claveLocal', 'nombreGenerico', 'descripcion', 'tipo', 'grupoTerapeutico', 'concentracion', 'presentacion', 'viaAdministracionDefault', 'unidadBase', 'contenidoEnvase', 'fraccion', 'antibiotico', 'altoRiesgo', 'redFria', 'requiereLote', 'requiereCaducidad', 'vidaUtilMinimaMeses', 'nivelesAtencion', 'esencial', 'precioReferencia', 'ivaPorcentaje'],
  match: 'clave',
  most: 2000,
},
};
