// Generated from schemas/entities/suministro/insumo.json by `npm run generate`. Do not edit: your change would be lost.

import { FRACCION, INSUMO_CLASIFICACION_VEN, INSUMO_UNIDAD_BASE, TIPO_INSUMO, VIA } from '../../shared/enums.gen';
import { insumoForm } from '../../shared/forms/insumo.gen';
import type { Resource } from '../resource.gen';
import { especialidad } from '../tables/especialidad.gen';
import { insumo } from '../tables/insumo.gen';
import { unidad } from '../tables/unidad.gen';

export const insumoResource: Resource = {
  name: 'insumo',
  path: '/catalogos/insumo',
  table: insumo,
  key: { name: 'insumoId', column: insumo.insumoId, kind: 'serial', type: 'integer' },
  form: insumoForm,
  fields: [
    { name: 'clave', kind: 'text', column: insumo.clave },
    { name: 'claveLocal', kind: 'text', column: insumo.claveLocal },
    { name: 'nombreGenerico', kind: 'text', column: insumo.nombreGenerico },
    { name: 'descripcion', kind: 'text', column: insumo.descripcion },
    { name: 'tipo', kind: 'enum', column: insumo.tipo, options: TIPO_INSUMO },
    { name: 'grupoTerapeutico', kind: 'text', column: insumo.grupoTerapeutico },
    { name: 'imagenUrl', kind: 'text', column: insumo.imagenUrl },
    { name: 'concentracion', kind: 'text', column: insumo.concentracion },
    { name: 'presentacion', kind: 'text', column: insumo.presentacion },
    { name: 'viaAdministracionDefault', kind: 'enum', column: insumo.viaAdministracionDefault, options: VIA },
    { name: 'unidadBase', kind: 'enum', column: insumo.unidadBase, options: INSUMO_UNIDAD_BASE },
    { name: 'contenidoEnvase', kind: 'integer', column: insumo.contenidoEnvase },
    { name: 'fraccionable', kind: 'boolean', column: insumo.fraccionable },
    { name: 'fraccion', kind: 'enum', column: insumo.fraccion, options: FRACCION },
    { name: 'antibiotico', kind: 'boolean', column: insumo.antibiotico },
    { name: 'altoRiesgo', kind: 'boolean', column: insumo.altoRiesgo },
    { name: 'lasa', kind: 'boolean', column: insumo.lasa },
    { name: 'redFria', kind: 'boolean', column: insumo.redFria },
    { name: 'tempMin', kind: 'number', column: insumo.tempMin },
    { name: 'tempMax', kind: 'number', column: insumo.tempMax },
    { name: 'requiereLote', kind: 'boolean', column: insumo.requiereLote },
    { name: 'requiereCaducidad', kind: 'boolean', column: insumo.requiereCaducidad },
    { name: 'vidaUtilMinimaMeses', kind: 'integer', column: insumo.vidaUtilMinimaMeses },
    { name: 'nivelesAtencion', kind: 'list', column: insumo.nivelesAtencion, item: 'integer' },
    { name: 'restriccionUnidades', kind: 'list', column: insumo.restriccionUnidades, item: 'integer' },
    { name: 'especialidadesAutorizadas', kind: 'list', column: insumo.especialidadesAutorizadas, item: 'integer' },
    { name: 'esencial', kind: 'boolean', column: insumo.esencial },
    { name: 'clasificacionVen', kind: 'enum', column: insumo.clasificacionVen, options: INSUMO_CLASIFICACION_VEN },
    { name: 'sustitutoIds', kind: 'list', column: insumo.sustitutoIds, item: 'integer' },
    { name: 'dosisMaximaDia', kind: 'number', column: insumo.dosisMaximaDia },
    { name: 'unidadDosis', kind: 'text', column: insumo.unidadDosis },
    { name: 'contraindicadoEmbarazo', kind: 'boolean', column: insumo.contraindicadoEmbarazo },
    { name: 'pediatrico', kind: 'boolean', column: insumo.pediatrico },
    { name: 'precioReferencia', kind: 'number', column: insumo.precioReferencia },
    { name: 'ivaPorcentaje', kind: 'number', column: insumo.ivaPorcentaje },
    { name: 'partidaPresupuestal', kind: 'text', column: insumo.partidaPresupuestal },
    { name: 'codigosBarras', kind: 'records', column: insumo.codigosBarras },
  ],
  computed: [
    { name: 'controlado', fn: 'controlado' },
  ],
  embeds: [],
  references: [],
  nested: [
    { path: 'restriccionUnidades', kind: 'list', entity: 'unidad', column: insumo.restriccionUnidades, target: { table: unidad, key: unidad.unidadId } },
    { path: 'especialidadesAutorizadas', kind: 'list', entity: 'especialidad', column: insumo.especialidadesAutorizadas, target: { table: especialidad, key: especialidad.especialidadId } },
    { path: 'sustitutoIds', kind: 'list', entity: 'insumo', column: insumo.sustitutoIds, target: { table: insumo, key: insumo.insumoId } },
  ],
  search: { own: insumo.busqueda, embeds: [] },
  sort: { direction: 'asc', field: 'clave' },
  pageSize: 25,
  unique: { insumo_clave_key: ['clave'], insumo_clave_local_key: ['claveLocal'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: { list: 'catalogo.ver', get: 'catalogo.ver', create: 'insumo.administrar', update: 'insumo.administrar', delete: 'insumo.administrar' },
  scope: {},
  softDelete: true,
  auditReads: false,
};
