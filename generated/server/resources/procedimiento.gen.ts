// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.

import { PROCEDIMIENTO_TIPO, SEXO_PERMITIDO } from '../../shared/enums.gen';
import { procedimientoForm } from '../../shared/forms/procedimiento.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { insumo } from '../tables/insumo.gen';
import { procedimiento } from '../tables/procedimiento.gen';
import { procedimientoInsumosSugeridos } from '../tables/procedimiento-insumos-sugeridos.gen';
import { procedimientoInsumosSugeridosResource } from './procedimiento-insumos-sugeridos.gen';

export const procedimientoResource: Resource = {
  name: 'procedimiento',
  path: '/catalogos/procedimiento',
  table: procedimiento,
  key: { name: 'procedimientoId', column: procedimiento.procedimientoId, kind: 'serial', type: 'integer' },
  form: procedimientoForm,
  fields: [
    { name: 'clave', kind: 'text', column: procedimiento.clave },
    { name: 'nombre', kind: 'text', column: procedimiento.nombre, bulk: true },
    {
      name: 'tipo',
      kind: 'enum',
      column: procedimiento.tipo,
      options: PROCEDIMIENTO_TIPO,
      enumName: 'ProcedimientoTipo',
      bulk: true,
    },
    {
      name: 'sexoPermitido',
      kind: 'enum',
      column: procedimiento.sexoPermitido,
      options: SEXO_PERMITIDO,
      enumName: 'SexoPermitido',
      bulk: true,
    },
    { name: 'requiereConsentimiento', kind: 'boolean', column: procedimiento.requiereConsentimiento, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [
    {
      name: 'insumosSugeridos',
      link: 'procedimientoId',
      parent: procedimientoInsumosSugeridos.procedimientoId,
      position: procedimientoInsumosSugeridos.orden,
      unique: [['insumoId']],
      resource: procedimientoInsumosSugeridosResource,
    },
  ],
  nested: [
    {
      path: 'insumosSugeridos.insumoId',
      kind: 'lines',
      entity: 'insumo',
      column: null,
      target: { table: insumo, key: insumo.insumoId },
    },
  ],
  narrowed: [],
  search: {
    own: procedimiento.busqueda,
    sounds: null,
    dates: [],
    names: [procedimiento.clave, procedimiento.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'clave' },
  pageSize: 25,
  totals: [],
  unique: { procedimiento_clave_key: ['clave'] },
  operations: ['list', 'get', 'create', 'update', 'delete'],
  permissions: {
    list: 'catalogo.ver',
    get: 'catalogo.ver',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: true,
  auditReads: false,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
  listParameters: [
    { name: 'pacienteId', kind: 'suits', entity: 'paciente', same: { sexoPermitido: 'persona.genero' }, age: null },
  ],
};
