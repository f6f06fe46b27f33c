// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIPO_DIAGNOSTICO_NOTA } from '../../shared/enums.gen';
import { notaEvolucionForm } from '../../shared/forms/nota-evolucion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { diagnostico } from '../tables/diagnostico.gen';
import { notaEvolucionDiagnostico } from '../tables/nota-evolucion-diagnostico.gen';

const diagnosticoIdTarget = alias(diagnostico, 'nota_evolucion_diagnostico_diagnostico_id');

export const notaEvolucionDiagnosticoResource: Resource = {
  name: 'nota-evolucion-diagnostico',
  path: '',
  table: notaEvolucionDiagnostico,
  key: {
    name: 'notaEvolucionDiagnosticoId',
    column: notaEvolucionDiagnostico.notaEvolucionDiagnosticoId,
    kind: 'serial',
    type: 'integer',
  },
  form: notaEvolucionForm,
  fields: [
    { name: 'notaEvolucionId', kind: 'integer', column: notaEvolucionDiagnostico.notaEvolucionId },
    { name: 'orden', kind: 'integer', column: notaEvolucionDiagnostico.orden },
    { name: 'diagnosticoId', kind: 'integer', column: notaEvolucionDiagnostico.diagnosticoId },
    {
      name: 'tipo',
      kind: 'enum',
      column: notaEvolucionDiagnostico.tipo,
      options: TIPO_DIAGNOSTICO_NOTA,
      enumName: 'TipoDiagnosticoNota',
    },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'diagnosticoId',
      label: 'diagnosticoNombre',
      entity: 'diagnostico',
      column: notaEvolucionDiagnostico.diagnosticoId,
      joins: [
        {
          table: diagnosticoIdTarget,
          on: eq(diagnosticoIdTarget.diagnosticoId, notaEvolucionDiagnostico.diagnosticoId),
        },
      ],
      text: sql`${diagnosticoIdTarget.nombre}`,
      order: [{ column: diagnosticoIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'notaEvolucionDiagnosticoId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: {
    nota_evolucion_diagnostico_nota_evolucion_id_diagnostico_id_key: ['notaEvolucionId', 'diagnosticoId'],
  },
  operations: [],
  permissions: {
    list: 'nota-evolucion.ver',
    get: 'nota-evolucion.ver',
    create: 'nota-evolucion.crear',
    update: 'nota-evolucion.crear',
    delete: 'nota-evolucion.crear',
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
