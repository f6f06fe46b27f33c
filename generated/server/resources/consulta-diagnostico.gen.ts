// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { TIPO_DIAGNOSTICO } from '../../shared/enums.gen';
import { consultaForm } from '../../shared/forms/consulta.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { consultaDiagnostico } from '../tables/consulta-diagnostico.gen';
import { diagnostico } from '../tables/diagnostico.gen';

const diagnosticoIdTarget = alias(diagnostico, 'consulta_diagnostico_diagnostico_id');

export const consultaDiagnosticoResource: Resource = {
  name: 'consulta-diagnostico',
  path: '',
  table: consultaDiagnostico,
  key: {
    name: 'consultaDiagnosticoId',
    column: consultaDiagnostico.consultaDiagnosticoId,
    kind: 'serial',
    type: 'integer',
  },
  form: consultaForm,
  fields: [
    { name: 'consultaId', kind: 'integer', column: consultaDiagnostico.consultaId },
    { name: 'orden', kind: 'integer', column: consultaDiagnostico.orden },
    { name: 'diagnosticoId', kind: 'integer', column: consultaDiagnostico.diagnosticoId },
    {
      name: 'tipo',
      kind: 'enum',
      column: consultaDiagnostico.tipo,
      options: TIPO_DIAGNOSTICO,
      enumName: 'TipoDiagnostico',
    },
    { name: 'primeraVez', kind: 'boolean', column: consultaDiagnostico.primeraVez },
    { name: 'nota', kind: 'text', column: consultaDiagnostico.nota },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'diagnosticoId',
      label: 'diagnosticoNombre',
      entity: 'diagnostico',
      column: consultaDiagnostico.diagnosticoId,
      joins: [
        { table: diagnosticoIdTarget, on: eq(diagnosticoIdTarget.diagnosticoId, consultaDiagnostico.diagnosticoId) },
      ],
      text: sql`${diagnosticoIdTarget.nombre}`,
      order: [{ column: diagnosticoIdTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: { own: null, sounds: null, dates: [], names: [], fields: [], embeds: [] },
  title: (record) => textOf`${valueAt(record, 'consultaDiagnosticoId')}`,
  detail: null,
  sort: { field: 'orden', direction: 'asc' },
  pageSize: 25,
  totals: [],
  unique: { consulta_diagnostico_consulta_id_diagnostico_id_key: ['consultaId', 'diagnosticoId'] },
  operations: [],
  permissions: {
    list: 'consulta.ver',
    get: 'consulta.ver',
    create: 'consulta.crear',
    update: 'consulta.crear',
    delete: 'consulta.crear',
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
