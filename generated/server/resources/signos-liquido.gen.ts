// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.

import { TIPO_LIQUIDO } from '../../shared/enums.gen';
import { signosForm } from '../../shared/forms/signos.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { signosLiquido } from '../tables/signos-liquido.gen';

export const signosLiquidoResource: Resource = {
  name: 'signos-liquido',
  path: '',
  table: signosLiquido,
  key: { name: 'signosLiquidoId', column: signosLiquido.signosLiquidoId, kind: 'serial', type: 'integer' },
  form: signosForm,
  fields: [
    { name: 'signosId', kind: 'integer', column: signosLiquido.signosId },
    { name: 'orden', kind: 'integer', column: signosLiquido.orden },
    { name: 'tipo', kind: 'enum', column: signosLiquido.tipo, options: TIPO_LIQUIDO, enumName: 'TipoLiquido' },
    { name: 'ml', kind: 'integer', column: signosLiquido.ml },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'signosLiquidoId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: { signos_liquido_signos_id_tipo_key: ['signosId', 'tipo'] },
  operations: [],
  permissions: {
    list: 'signos.ver',
    get: 'signos.ver',
    create: 'signos.capturar',
    update: 'signos.capturar',
    delete: 'signos.capturar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: [],
  softDelete: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};
