// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Forma farmacéutica, as the server answers it.
 */
export interface FormaFarmaceutica {
  formaFarmaceuticaId: number;
  clave: string;
  nombre: string;
  estadoFisico: 'SOLIDA' | 'SEMISOLIDA' | 'LIQUIDA' | 'GASEOSA' | 'OTRA';
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Forma farmacéutica, as a client sends it.
 */
export interface FormaFarmaceuticaInput {
  clave: string;
  nombre: string;
  estadoFisico: 'SOLIDA' | 'SEMISOLIDA' | 'LIQUIDA' | 'GASEOSA' | 'OTRA';
}
