// Generated from schemas/entities, schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { PermissionKey } from '../shared/permissions.gen';
import type { ServedResourceName } from '../shared/resource-names.gen';

export interface ImportSpec {
  readonly path: string;
  readonly permission: PermissionKey;
  readonly entity: ServedResourceName;
  /** Fields, in the order of the template. */
  readonly columns: readonly string[];
  /** Columns that name an existing record. */
  readonly match: readonly string[];
  /** Columns that refer to records of others, and the fields that a cell names these by, with hyphens between several. */
  readonly references: Readonly<Record<string, { readonly entity: ServedResourceName; readonly by: readonly string[] }>>;
  /** Rows that a file may have. */
  readonly most: number;
}

export interface ImportBody {
  readonly archivo: string;
  /** The file in base64. */
  readonly contenido: string;
  readonly aplicar: boolean;
  readonly omitirErrores?: boolean;
}

export interface ImportAnswer {
  readonly aplicada: boolean;
  readonly filas: number;
  readonly validas: number;
  readonly conError: number;
  readonly conAviso: number;
  readonly nuevas: number;
  readonly actualizadas: number;
  readonly sinCambio: number;
  readonly resultado: readonly { readonly fila: number; readonly clave: string; readonly columna: string; readonly campo: string; readonly nivel: 'ERROR' | 'AVISO'; readonly codigo: string; readonly mensaje: string; readonly valor: string }[];
}

export const IMPORTS: readonly ImportSpec[] = [
  { path: '/catalogos/insumo/importar', permission: 'insumo.administrar', entity: 'insumo', columns: ['clave', 'claveLocal', 'nombreGenerico', 'descripcion', 'tipo', 'grupoTerapeutico', 'concentracion', 'presentacion', 'viaAdministracionDefault', 'unidadBase', 'contenidoEnvase', 'fraccion', 'antibiotico', 'altoRiesgo', 'redFria', 'requiereLote', 'requiereCaducidad', 'vidaUtilMinimaMeses', 'nivelesAtencion', 'esencial', 'precioReferencia', 'ivaPorcentaje'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/codigo-postal/importar', permission: 'catalogo.administrar', entity: 'codigo-postal', columns: ['codigo', 'estadoClave', 'municipioId', 'ciudad', 'zona'], match: ['codigo'], references: { estadoClave: { entity: 'estado', by: ['clave'] }, municipioId: { entity: 'municipio', by: ['estadoClave', 'claveInegi'] } }, most: 200000 },
  { path: '/catalogos/colonia/importar', permission: 'catalogo.administrar', entity: 'colonia', columns: ['nombre', 'tipoAsentamiento', 'municipioId', 'codigoPostal'], match: ['codigoPostal', 'nombre', 'tipoAsentamiento'], references: { municipioId: { entity: 'municipio', by: ['estadoClave', 'claveInegi'] }, codigoPostal: { entity: 'codigo-postal', by: ['codigo'] } }, most: 200000 },
  { path: '/catalogos/diagnostico/importar', permission: 'catalogo.administrar', entity: 'diagnostico', columns: ['clave', 'nombre', 'capitulo', 'sinonimos', 'sexoPermitido', 'edadMinimaDias', 'edadMaximaDias', 'notificacionObligatoria', 'cronico'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/especialidad/importar', permission: 'catalogo.administrar', entity: 'especialidad', columns: ['clave', 'nombre', 'tipo'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/estado/importar', permission: 'catalogo.administrar', entity: 'estado', columns: ['clave', 'nombre', 'abreviatura', 'claveInegi', 'paisCodigo'], match: ['clave'], references: { paisCodigo: { entity: 'pais', by: ['codigo'] } }, most: 200000 },
  { path: '/catalogos/jurisdiccion/importar', permission: 'catalogo.administrar', entity: 'jurisdiccion', columns: ['numero', 'nombre', 'sedeMunicipioId', 'almacenId', 'telefono', 'correo'], match: ['numero'], references: { sedeMunicipioId: { entity: 'municipio', by: ['estadoClave', 'claveInegi'] }, almacenId: { entity: 'almacen', by: ['clave'] } }, most: 200000 },
  { path: '/catalogos/municipio/importar', permission: 'catalogo.administrar', entity: 'municipio', columns: ['nombre', 'estadoClave', 'claveInegi', 'jurisdiccionId', 'poblacion'], match: ['estadoClave', 'claveInegi'], references: { estadoClave: { entity: 'estado', by: ['clave'] }, jurisdiccionId: { entity: 'jurisdiccion', by: ['numero'] } }, most: 200000 },
  { path: '/catalogos/nucleo/importar', permission: 'nucleo.administrar', entity: 'nucleo', columns: ['unidadId', 'clave', 'nombre', 'tipo', 'turno', 'especialidadId', 'poblacionAsignada', 'almacenId', 'almacenSurtidorId'], match: ['unidadId', 'clave'], references: { unidadId: { entity: 'unidad', by: ['clues'] }, especialidadId: { entity: 'especialidad', by: ['clave'] }, almacenId: { entity: 'almacen', by: ['clave'] }, almacenSurtidorId: { entity: 'almacen', by: ['clave'] } }, most: 200000 },
  { path: '/catalogos/pais/importar', permission: 'catalogo.administrar', entity: 'pais', columns: ['codigo', 'codigo3', 'nombre', 'nacionalidad', 'orden'], match: ['codigo'], references: {}, most: 200000 },
  { path: '/catalogos/unidad-tipo/importar', permission: 'unidad.administrar', entity: 'unidad-tipo', columns: ['clave', 'nombre', 'grupo', 'nivelAtencion', 'tieneHospitalizacion', 'tieneFarmacia', 'tieneUrgencias', 'nucleosPrevistos'], match: ['clave'], references: {}, most: 200000 },
];
