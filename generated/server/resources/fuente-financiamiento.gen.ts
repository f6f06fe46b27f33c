// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.

import { ORIGEN_FINANCIAMIENTO } from '../../shared/enums.gen';
import { fuenteFinanciamientoForm } from '../../shared/forms/fuente-financiamiento.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { fuenteFinanciamiento } from '../tables/fuente-financiamiento.gen';

export const fuenteFinanciamientoResource: Resource = {
  name: 'fuente-financiamiento',
  path: '/catalogos/fuente-financiamiento',
  table: fuenteFinanciamiento,
  key: {
    name: 'fuenteFinanciamientoId',
    column: fuenteFinanciamiento.fuenteFinanciamientoId,
    kind: 'serial',
    type: 'integer',
  },
  form: fuenteFinanciamientoForm,
  fields: [
    { name: 'clave', kind: 'text', column: fuenteFinanciamiento.clave },
    { name: 'nombre', kind: 'text', column: fuenteFinanciamiento.nombre, bulk: true },
    {
      name: 'origen',
      kind: 'enum',
      column: fuenteFinanciamiento.origen,
      options: ORIGEN_FINANCIAMIENTO,
      enumName: 'OrigenFinanciamiento',
      bulk: true,
    },
    { name: 'ejercicio', kind: 'integer', column: fuenteFinanciamiento.ejercicio, bulk: true },
    { name: 'partidaPresupuestal', kind: 'text', column: fuenteFinanciamiento.partidaPresupuestal, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: fuenteFinanciamiento.busqueda,
    sounds: null,
    dates: [],
    names: [fuenteFinanciamiento.clave, fuenteFinanciamiento.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'nombre' },
  pageSize: 25,
  totals: [],
  unique: { fuente_financiamiento_clave_key: ['clave'] },
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
