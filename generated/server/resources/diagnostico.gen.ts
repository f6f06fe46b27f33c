// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import { SEXO_PERMITIDO } from '../../shared/enums.gen';
import { diagnosticoForm } from '../../shared/forms/diagnostico.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { diagnostico } from '../tables/diagnostico.gen';

export const diagnosticoResource: Resource = {
  name: 'diagnostico',
  path: '/catalogos/diagnostico',
  table: diagnostico,
  key: { name: 'diagnosticoId', column: diagnostico.diagnosticoId, kind: 'serial', type: 'integer' },
  form: diagnosticoForm,
  fields: [
    { name: 'clave', kind: 'text', column: diagnostico.clave },
    { name: 'nombre', kind: 'text', column: diagnostico.nombre, bulk: true },
    { name: 'capitulo', kind: 'text', column: diagnostico.capitulo, bulk: true },
    { name: 'sinonimos', kind: 'list', column: diagnostico.sinonimos, item: 'text', bulk: true },
    {
      name: 'sexoPermitido',
      kind: 'enum',
      column: diagnostico.sexoPermitido,
      options: SEXO_PERMITIDO,
      enumName: 'SexoPermitido',
      bulk: true,
    },
    { name: 'edadMinimaDias', kind: 'integer', column: diagnostico.edadMinimaDias, bulk: true },
    { name: 'edadMaximaDias', kind: 'integer', column: diagnostico.edadMaximaDias, bulk: true },
    { name: 'notificacionObligatoria', kind: 'boolean', column: diagnostico.notificacionObligatoria, bulk: true },
    { name: 'cronico', kind: 'boolean', column: diagnostico.cronico, bulk: true },
  ],
  computed: [{ name: 'claveConPunto', fn: 'claveConPunto', from: ['clave'] }],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: diagnostico.busqueda,
    sounds: null,
    dates: [],
    names: [diagnostico.clave, diagnostico.nombre],
    fields: ['clave', 'nombre', 'sinonimos'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'claveConPunto')}`,
  sort: { direction: 'asc', field: 'clave' },
  pageSize: 25,
  totals: [],
  unique: { diagnostico_clave_key: ['clave'] },
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
    {
      name: 'pacienteId',
      kind: 'suits',
      entity: 'paciente',
      same: { sexoPermitido: 'persona.genero' },
      age: { least: 'edadMinimaDias', most: 'edadMaximaDias', born: 'persona.fechaNacimiento' },
    },
  ],
};
