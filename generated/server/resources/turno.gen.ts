// Generated from schemas/entities/red/turno.json by `npm run generate`. Do not edit: your change would be lost.

import { TURNO } from '../../shared/enums.gen';
import { turnoForm } from '../../shared/forms/turno.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { turno } from '../tables/turno.gen';

export const turnoResource: Resource = {
  name: 'turno',
  path: '/catalogos/turno',
  table: turno,
  key: { name: 'turnoId', column: turno.turnoId, kind: 'serial', type: 'integer' },
  form: turnoForm,
  fields: [
    { name: 'clave', kind: 'text', column: turno.clave },
    { name: 'nombre', kind: 'text', column: turno.nombre, bulk: true },
    { name: 'codigo', kind: 'enum', column: turno.codigo, options: TURNO, enumName: 'Turno', bulk: true },
    { name: 'horaInicio', kind: 'time', column: turno.horaInicio, bulk: true },
    { name: 'horaFin', kind: 'time', column: turno.horaFin, bulk: true },
    { name: 'orden', kind: 'integer', column: turno.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: turno.busqueda,
    sounds: null,
    dates: [],
    names: [turno.clave, turno.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 25,
  totals: [],
  unique: { turno_clave_key: ['clave'] },
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
};
