// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jurisdiccionForm } from '../../shared/forms/jurisdiccion.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { almacen } from '../tables/almacen.gen';
import { jurisdiccion } from '../tables/jurisdiccion.gen';
import { municipio } from '../tables/municipio.gen';
import { persona } from '../tables/persona.gen';
import { personalMedico } from '../tables/personal-medico.gen';

const sedeMunicipioIdTarget = alias(municipio, 'jurisdiccion_sede_municipio_id');
const almacenIdTarget = alias(almacen, 'jurisdiccion_almacen_id');
const jefePersonalMedicoIdTarget = alias(personalMedico, 'jurisdiccion_jefe_personal_medico_id');
const jefePersonalMedicoIdTargetPersona = alias(persona, 'jurisdiccion_jefe_personal_medico_id_persona');

export const jurisdiccionResource: Resource = {
  name: 'jurisdiccion',
  path: '/catalogos/jurisdiccion',
  table: jurisdiccion,
  key: { name: 'jurisdiccionId', column: jurisdiccion.jurisdiccionId, kind: 'serial', type: 'integer' },
  form: jurisdiccionForm,
  fields: [
    { name: 'numero', kind: 'integer', column: jurisdiccion.numero },
    { name: 'nombre', kind: 'text', column: jurisdiccion.nombre, bulk: true },
    { name: 'sedeMunicipioId', kind: 'integer', column: jurisdiccion.sedeMunicipioId, bulk: true },
    { name: 'almacenId', kind: 'integer', column: jurisdiccion.almacenId, bulk: true },
    { name: 'jefePersonalMedicoId', kind: 'integer', column: jurisdiccion.jefePersonalMedicoId, bulk: true },
    { name: 'telefono', kind: 'text', column: jurisdiccion.telefono, bulk: true },
    { name: 'correo', kind: 'text', column: jurisdiccion.correo, bulk: true },
  ],
  computed: [],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'sedeMunicipioId',
      label: 'sedeMunicipioNombre',
      entity: 'municipio',
      column: jurisdiccion.sedeMunicipioId,
      joins: [
        { table: sedeMunicipioIdTarget, on: eq(sedeMunicipioIdTarget.municipioId, jurisdiccion.sedeMunicipioId) },
      ],
      text: sql`${sedeMunicipioIdTarget.nombre}`,
      order: [{ column: sedeMunicipioIdTarget.nombre, words: true }],
    },
    {
      field: 'almacenId',
      label: 'almacenNombre',
      entity: 'almacen',
      column: jurisdiccion.almacenId,
      joins: [{ table: almacenIdTarget, on: eq(almacenIdTarget.almacenId, jurisdiccion.almacenId) }],
      text: sql`${almacenIdTarget.nombre}`,
      order: [{ column: almacenIdTarget.nombre, words: true }],
    },
    {
      field: 'jefePersonalMedicoId',
      label: 'jefePersonalMedicoNombre',
      entity: 'personal-medico',
      column: jurisdiccion.jefePersonalMedicoId,
      joins: [
        {
          table: jefePersonalMedicoIdTarget,
          on: eq(jefePersonalMedicoIdTarget.personalMedicoId, jurisdiccion.jefePersonalMedicoId),
        },
        {
          table: jefePersonalMedicoIdTargetPersona,
          on: eq(jefePersonalMedicoIdTargetPersona.personaId, jefePersonalMedicoIdTarget.personaId),
        },
      ],
      text: sql`nullif(concat_ws(' ', ${jefePersonalMedicoIdTargetPersona.nombre}, ${jefePersonalMedicoIdTargetPersona.primerApellido}, ${jefePersonalMedicoIdTargetPersona.segundoApellido}), '')`,
      order: [
        { column: jefePersonalMedicoIdTargetPersona.nombre, words: true },
        { column: jefePersonalMedicoIdTargetPersona.primerApellido, words: true },
        { column: jefePersonalMedicoIdTargetPersona.segundoApellido, words: true },
      ],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [
    {
      path: 'almacenId',
      kind: 'column',
      entity: 'almacen',
      dependsOn: {},
      filter: { tipo: 'ALMACEN_JURISDICCIONAL' },
      acyclic: false,
    },
  ],
  search: {
    own: jurisdiccion.busqueda,
    sounds: null,
    dates: [],
    names: [jurisdiccion.nombre],
    fields: ['nombre'],
    embeds: [],
  },
  title: (record) => textOf`${valueAt(record, 'nombre')}`,
  detail: null,
  sort: { direction: 'asc', field: 'numero' },
  pageSize: 25,
  totals: [],
  unique: { jurisdiccion_numero_key: ['numero'] },
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
