// Generated from schemas/entities, schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.

import type { PermissionKey } from '../shared/permissions.gen';
import type { ServedResourceName } from '../shared/resource-names.gen';

export interface ImportSpec {
  readonly path: string;
  readonly permission: PermissionKey;
  readonly entity: ServedResourceName;
  /** Fields, in the order of the template; those of an object in the record as paths (`domicilio.calle`). */
  readonly columns: readonly string[];
  /** Columns that name an existing record. */
  readonly match: readonly string[];
  /** Columns that refer to records of others, and the ways in which a cell names these: by a field, or by several with hyphens between them. */
  readonly references: Readonly<Record<string, { readonly entity: ServedResourceName; readonly by: readonly (readonly string[])[] }>>;
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
  /** Findings beyond those in `resultado`. */
  readonly omitidos: number;
  readonly resultado: readonly { readonly fila: number; readonly clave: string; readonly columna: string; readonly campo: string; readonly nivel: 'ERROR' | 'AVISO'; readonly codigo: string; readonly mensaje: string; readonly valor: string }[];
}

export const IMPORTS: readonly ImportSpec[] = [
  { path: '/catalogos/insumo/importar', permission: 'insumo.administrar', entity: 'insumo', columns: ['clave', 'claveLocal', 'nombreGenerico', 'descripcion', 'tipo', 'grupoTerapeutico', 'concentracion', 'presentacion', 'viaAdministracionDefault', 'unidadBase', 'contenidoEnvase', 'fraccion', 'antibiotico', 'altoRiesgo', 'redFria', 'requiereLote', 'requiereCaducidad', 'vidaUtilMinimaMeses', 'nivelesAtencion', 'esencial', 'precioReferencia', 'ivaPorcentaje'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/almacen/importar', permission: 'almacen.administrar', entity: 'almacen', columns: ['clave', 'nombre', 'tipo', 'unidadId', 'responsablePersonalId', 'almacenAbastecedorId', 'politicaSurtido', 'diasVigenciaMinimaSalida', 'manejaControlados', 'manejaRedFria'], match: ['clave'], references: { unidadId: { entity: 'unidad', by: [['clues']] }, responsablePersonalId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] }, almacenAbastecedorId: { entity: 'almacen', by: [['clave']] } }, most: 200000 },
  { path: '/catalogos/codigo-postal/importar', permission: 'catalogo.administrar', entity: 'codigo-postal', columns: ['codigo', 'estadoClave', 'municipioId', 'ciudad', 'zona'], match: ['codigo'], references: { estadoClave: { entity: 'estado', by: [['clave']] }, municipioId: { entity: 'municipio', by: [['estadoClave', 'claveInegi']] } }, most: 200000 },
  { path: '/catalogos/colonia/importar', permission: 'catalogo.administrar', entity: 'colonia', columns: ['nombre', 'tipoAsentamiento', 'municipioId', 'codigoPostal'], match: ['codigoPostal', 'nombre', 'tipoAsentamiento'], references: { municipioId: { entity: 'municipio', by: [['estadoClave', 'claveInegi']] }, codigoPostal: { entity: 'codigo-postal', by: [['codigo']] } }, most: 200000 },
  { path: '/catalogos/colores/importar', permission: 'catalogo.administrar', entity: 'color', columns: ['nombre', 'codigoHex', 'uso', 'codigo', 'icono', 'orden'], match: ['uso', 'codigo'], references: {}, most: 200000 },
  { path: '/catalogos/diagnostico/importar', permission: 'catalogo.administrar', entity: 'diagnostico', columns: ['clave', 'nombre', 'capitulo', 'sinonimos', 'sexoPermitido', 'edadMinimaDias', 'edadMaximaDias', 'notificacionObligatoria', 'cronico'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/especialidad/importar', permission: 'catalogo.administrar', entity: 'especialidad', columns: ['clave', 'nombre', 'tipo'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/estado/importar', permission: 'catalogo.administrar', entity: 'estado', columns: ['clave', 'nombre', 'abreviatura', 'claveInegi', 'paisCodigo'], match: ['clave'], references: { paisCodigo: { entity: 'pais', by: [['codigo']] } }, most: 200000 },
  { path: '/catalogos/forma-farmaceutica/importar', permission: 'catalogo.administrar', entity: 'forma-farmaceutica', columns: ['clave', 'nombre', 'estadoFisico'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/fuente-financiamiento/importar', permission: 'catalogo.administrar', entity: 'fuente-financiamiento', columns: ['clave', 'nombre', 'origen', 'ejercicio', 'partidaPresupuestal'], match: ['clave'], references: {}, most: 200000 },
  { path: '/inventario/insumo-configuracion/importar', permission: 'insumo-configuracion.editar', entity: 'insumo-configuracion', columns: ['almacenId', 'insumoId', 'minimo', 'puntoReorden', 'maximo', 'fondoFijo', 'mesesCobertura', 'diasEntrega', 'multiplo', 'consumoMaximoSolicitud', 'cpmManual', 'motivoCpm'], match: ['almacenId', 'insumoId'], references: { almacenId: { entity: 'almacen', by: [['clave']] }, insumoId: { entity: 'insumo', by: [['clave']] } }, most: 200000 },
  { path: '/catalogos/jurisdiccion/importar', permission: 'catalogo.administrar', entity: 'jurisdiccion', columns: ['numero', 'nombre', 'sedeMunicipioId', 'almacenId', 'jefePersonalMedicoId', 'telefono', 'correo'], match: ['numero'], references: { sedeMunicipioId: { entity: 'municipio', by: [['estadoClave', 'claveInegi']] }, almacenId: { entity: 'almacen', by: [['clave']] }, jefePersonalMedicoId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] } }, most: 200000 },
  { path: '/catalogos/lengua-indigena/importar', permission: 'catalogo.administrar', entity: 'lengua-indigena', columns: ['clave', 'nombre', 'familia', 'otrosNombres'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/modulo/importar', permission: 'modulo.administrar', entity: 'modulo', columns: ['clave', 'nombre', 'nombreEn', 'grupoNavegacion', 'moduloPadreId', 'ruta', 'icono', 'orden', 'gruposUnidad', 'permisosRequeridos', 'visibleTablet'], match: ['clave'], references: { moduloPadreId: { entity: 'modulo', by: [['clave']] } }, most: 200000 },
  { path: '/catalogos/motivo-cancelacion/importar', permission: 'catalogo.administrar', entity: 'motivo-cancelacion', columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/motivo-diferencia/importar', permission: 'catalogo.administrar', entity: 'motivo-diferencia', columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/motivo-entrada-extraordinaria/importar', permission: 'catalogo.administrar', entity: 'motivo-entrada-extraordinaria', columns: ['clave', 'nombre', 'requiereAutorizacion', 'requiereEvidencia', 'permiteSinCosto', 'orden'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/motivo-no-surtido/importar', permission: 'catalogo.administrar', entity: 'motivo-no-surtido', columns: ['clave', 'nombre', 'aplicaA', 'requiereExplicacion', 'orden'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/motivo-salida-extraordinaria/importar', permission: 'catalogo.administrar', entity: 'motivo-salida-extraordinaria', columns: ['clave', 'nombre', 'requiereAutorizacion', 'requiereEvidencia', 'requiereActa', 'destino', 'esMerma', 'permiteLoteCaducado', 'orden'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/municipio/importar', permission: 'catalogo.administrar', entity: 'municipio', columns: ['nombre', 'estadoClave', 'claveInegi', 'jurisdiccionId', 'poblacion'], match: ['estadoClave', 'claveInegi'], references: { estadoClave: { entity: 'estado', by: [['clave']] }, jurisdiccionId: { entity: 'jurisdiccion', by: [['numero']] } }, most: 200000 },
  {
  path: '/catalogos/nucleo/importar',
  permission: 'nucleo.administrar',
  entity: 'nucleo',
  columns: ['unidadId', 'clave', 'nombre', 'tipo', 'turno', 'especialidadId', 'poblacionAsignada', 'medicoId', 'enfermeraId', 'promotorId', 'almacenId', 'almacenSurtidorId'],
  match: ['unidadId', 'clave'],
  references: { unidadId: { entity: 'unidad', by: [['clues']] }, especialidadId: { entity: 'especialidad', by: [['clave']] }, medicoId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] }, enfermeraId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] }, promotorId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] }, almacenId: { entity: 'almacen', by: [['clave']] }, almacenSurtidorId: { entity: 'almacen', by: [['clave']] } },
  most: 200000,
},
  { path: '/catalogos/pais/importar', permission: 'catalogo.administrar', entity: 'pais', columns: ['codigo', 'codigo3', 'nombre', 'nacionalidad', 'orden'], match: ['codigo'], references: {}, most: 200000 },
  { path: '/catalogos/parentesco/importar', permission: 'catalogo.administrar', entity: 'parentesco', columns: ['clave', 'nombre', 'tipo', 'orden'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/procedimiento/importar', permission: 'catalogo.administrar', entity: 'procedimiento', columns: ['clave', 'nombre', 'tipo', 'sexoPermitido', 'requiereConsentimiento'], match: ['clave'], references: {}, most: 200000 },
  { path: '/programas/programa/importar', permission: 'programa.administrar', entity: 'programa', columns: ['clave', 'nombre', 'tipo', 'descripcion', 'responsableId', 'vigenciaDesde', 'vigenciaHasta', 'poblacionObjetivo.edadMin', 'poblacionObjetivo.edadMax'], match: ['clave'], references: { responsableId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] } }, most: 200000 },
  {
  path: '/oficinas-centrales/proveedor/importar',
  permission: 'proveedor.administrar',
  entity: 'proveedor',
  columns: ['rfc', 'razonSocial', 'nombreComercial', 'tipo', 'estatus', 'telefono', 'correo', 'domicilio.calle', 'domicilio.numeroExterior', 'domicilio.numeroInterior', 'domicilio.codigoPostal', 'domicilio.estadoClave', 'domicilio.municipioId', 'domicilio.coloniaId', 'domicilio.coloniaTexto', 'domicilio.entreCalles', 'domicilio.referencias', 'domicilio.latitud', 'domicilio.longitud', 'manejaControlados', 'licenciaSanitaria', 'avisoFuncionamiento', 'responsableSanitario'],
  match: ['rfc'],
  references: { 'domicilio.codigoPostal': { entity: 'codigo-postal', by: [['codigo']] }, 'domicilio.estadoClave': { entity: 'estado', by: [['clave']] }, 'domicilio.municipioId': { entity: 'municipio', by: [['estadoClave', 'claveInegi']] }, 'domicilio.coloniaId': { entity: 'colonia', by: [['codigoPostal', 'nombre', 'tipoAsentamiento']] } },
  most: 200000,
},
  { path: '/catalogos/religion/importar', permission: 'catalogo.administrar', entity: 'religion', columns: ['clave', 'nombre', 'grupo'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/tipo-dieta/importar', permission: 'catalogo.administrar', entity: 'tipo-dieta', columns: ['clave', 'nombre', 'descripcion', 'ayuno', 'orden'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/turno/importar', permission: 'catalogo.administrar', entity: 'turno', columns: ['clave', 'nombre', 'codigo', 'horaInicio', 'horaFin', 'orden'], match: ['clave'], references: {}, most: 200000 },
  {
  path: '/catalogos/unidad/importar',
  permission: 'unidad.administrar',
  entity: 'unidad',
  columns: ['clues', 'nombre', 'nombreCorto', 'unidadTipoId', 'jurisdiccionId', 'domicilio.calle', 'domicilio.numeroExterior', 'domicilio.numeroInterior', 'domicilio.codigoPostal', 'domicilio.estadoClave', 'domicilio.municipioId', 'domicilio.coloniaId', 'domicilio.coloniaTexto', 'domicilio.entreCalles', 'domicilio.referencias', 'domicilio.latitud', 'domicilio.longitud', 'telefono', 'correo', 'unidadAbastecedoraId', 'conectividad', 'estatusOperacion', 'zonaHoraria', 'responsablePersonalId', 'responsableSanitarioId'],
  match: ['clues'],
  references: {
    unidadTipoId: { entity: 'unidad-tipo', by: [['clave']] },
    jurisdiccionId: { entity: 'jurisdiccion', by: [['numero']] },
    'domicilio.codigoPostal': { entity: 'codigo-postal', by: [['codigo']] },
    'domicilio.estadoClave': { entity: 'estado', by: [['clave']] },
    'domicilio.municipioId': { entity: 'municipio', by: [['estadoClave', 'claveInegi']] },
    'domicilio.coloniaId': { entity: 'colonia', by: [['codigoPostal', 'nombre', 'tipoAsentamiento']] },
    unidadAbastecedoraId: { entity: 'unidad', by: [['clues']] },
    responsablePersonalId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] },
    responsableSanitarioId: { entity: 'personal-medico', by: [['numeroEmpleado'], ['persona.curp']] },
  },
  most: 200000,
},
  { path: '/catalogos/unidad-medida/importar', permission: 'catalogo.administrar', entity: 'unidad-medida', columns: ['clave', 'nombre', 'abreviatura', 'tipo'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/unidad-tipo/importar', permission: 'unidad.administrar', entity: 'unidad-tipo', columns: ['clave', 'nombre', 'grupo', 'nivelAtencion', 'tieneHospitalizacion', 'tieneFarmacia', 'tieneUrgencias', 'nucleosPrevistos'], match: ['clave'], references: {}, most: 200000 },
  { path: '/catalogos/via-administracion/importar', permission: 'catalogo.administrar', entity: 'via-administracion', columns: ['clave', 'nombre', 'codigo', 'abreviatura', 'orden'], match: ['clave'], references: {}, most: 200000 },
];
