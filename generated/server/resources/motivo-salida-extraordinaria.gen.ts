// Generated from schemas/entities/catalogos/motivo-salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.

import { DESTINO_SALIDA } from '../../shared/enums.gen';
import { motivoSalidaExtraordinariaForm } from '../../shared/forms/motivo-salida-extraordinaria.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { motivoSalidaExtraordinaria } from '../tables/motivo-salida-extraordinaria.gen';

export const motivoSalidaExtraordinariaResource: Resource = {
  name: 'motivo-salida-extraordinaria',
  path: '/catalogos/motivo-salida-extraordinaria',
  table: motivoSalidaExtraordinaria,
  key: {
    name: 'motivoSalidaExtraordinariaId',
    column: motivoSalidaExtraordinaria.motivoSalidaExtraordinariaId,
    kind: 'serial',
    type: 'integer',
  },
  form: motivoSalidaExtraordinariaForm,
  fields: [
    { name: 'clave', kind: 'text', column: motivoSalidaExtraordinaria.clave },
    { name: 'nombre', kind: 'text', column: motivoSalidaExtraordinaria.nombre, bulk: true },
    {
      name: 'requiereAutorizacion',
      kind: 'boolean',
      column: motivoSalidaExtraordinaria.requiereAutorizacion,
      bulk: true,
    },
    { name: 'requiereEvidencia', kind: 'boolean', column: motivoSalidaExtraordinaria.requiereEvidencia, bulk: true },
    { name: 'requiereActa', kind: 'boolean', column: motivoSalidaExtraordinaria.requiereActa, bulk: true },
    {
      name: 'destino',
      kind: 'enum',
      column: motivoSalidaExtraordinaria.destino,
      options: DESTINO_SALIDA,
      enumName: 'DestinoSalida',
      bulk: true,
    },
    { name: 'esMerma', kind: 'boolean', column: motivoSalidaExtraordinaria.esMerma, bulk: true },
    {
      name: 'permiteLoteCaducado',
      kind: 'boolean',
      column: motivoSalidaExtraordinaria.permiteLoteCaducado,
      bulk: true,
    },
    { name: 'orden', kind: 'integer', column: motivoSalidaExtraordinaria.orden, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: motivoSalidaExtraordinaria.busqueda,
    sounds: null,
    dates: [],
    names: [motivoSalidaExtraordinaria.clave, motivoSalidaExtraordinaria.nombre],
    fields: ['clave', 'nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: (record) => textOf`${valueAt(record, 'clave')}`,
  sort: { direction: 'asc', field: 'orden' },
  pageSize: 1000,
  totals: [],
  unique: { motivo_salida_extraordinaria_clave_key: ['clave'] },
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
