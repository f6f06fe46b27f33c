// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.

/**
 * Lengua indígena, as the server answers it.
 */
export interface LenguaIndigena {
  lenguaIndigenaId: number;
  clave: string;
  nombre: string;
  familia:
    | 'ALGICA'
    | 'YUTO_NAHUA'
    | 'COCHIMI_YUMANA'
    | 'SERI'
    | 'OTO_MANGUE'
    | 'MAYA'
    | 'TOTONACO_TEPEHUA'
    | 'TARASCA'
    | 'MIXE_ZOQUE'
    | 'CHONTAL_OAXACA'
    | 'HUAVE'
    | 'OTRA';
  otrosNombres: string[] | null;
  activo: boolean;
  version: number;
  creadoPor: number | null;
  fechaCreacion: string;
  modificadoPor: number | null;
  fechaModificacion: string;
}

/**
 * Lengua indígena, as a client sends it.
 */
export interface LenguaIndigenaInput {
  clave: string;
  nombre: string;
  familia:
    | 'ALGICA'
    | 'YUTO_NAHUA'
    | 'COCHIMI_YUMANA'
    | 'SERI'
    | 'OTO_MANGUE'
    | 'MAYA'
    | 'TOTONACO_TEPEHUA'
    | 'TARASCA'
    | 'MIXE_ZOQUE'
    | 'CHONTAL_OAXACA'
    | 'HUAVE'
    | 'OTRA';
  otrosNombres?: string[];
}
