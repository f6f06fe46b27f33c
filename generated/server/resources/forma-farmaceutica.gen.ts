// Generated from schemas/entities/catalogos/forma-farmaceutica.json by `npm run generate`. Do not edit: your change would be lost.

import { FORMA_FARMACEUTICA_ESTADO_FISICO } from '../../shared/enums.gen';
import { formaFarmaceuticaForm } from '../../shared/forms/forma-farmaceutica.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { formaFarmaceutica } from '../tables/forma-farmaceutica.gen';

export const formaFarmaceuticaResource: Resource = {
  name: 'forma-farmaceutica',
  path: '/catalogos/forma-farmaceutica',
  table: formaFarmaceutica,
  key: { name: 'formaFarmaceuticaId', column: formaFarmaceutica.formaFarmaceuticaId, kind: 'serial', type: 'integer' },
  form: formaFarmaceuticaForm,
  fields: [
    { name: 'clave', kind: 'text', column: formaFarmaceutica.clave },
    { name: 'nombre', kind: 'text', column: formaFarmaceutica.nombre, bulk: true },
    {
      name: 'estadoFisico',
      kind: 'enum',
      column: formaFarmaceutica.estadoFisico,
      options: FORMA_FARMACEUTICA_ESTADO_FISICO,
      enumName: 'FormaFarmaceuticaEstadoFisico',
      bulk: true,
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: formaFarmaceutica.busqueda,
    sounds: null,
    dates: [],
    names: [formaFarmaceutica.clave, formaFarmaceutica.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { forma_farmaceutica_clave_key: ['clave'] },
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
