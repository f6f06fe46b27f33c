// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.

import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GENERO } from '../../shared/enums.gen';
import { personaForm } from '../../shared/forms/persona.gen';
import { valueAt } from '#platform/shared/paths';
import { textOf } from '#platform/shared/text/text-of';
import type { Resource } from '#platform/server/entity/resource';
import { estado } from '../tables/estado.gen';
import { pais } from '../tables/pais.gen';
import { persona } from '../tables/persona.gen';

const paisNacimientoTarget = alias(pais, 'persona_pais_nacimiento');
const estadoNacimientoTarget = alias(estado, 'persona_estado_nacimiento');

export const personaResource: Resource = {
  name: 'persona',
  path: '/catalogos/persona',
  table: persona,
  key: { name: 'personaId', column: persona.personaId, kind: 'serial', type: 'integer' },
  form: personaForm,
  fields: [
    { name: 'nombre', kind: 'text', column: persona.nombre },
    { name: 'primerApellido', kind: 'text', column: persona.primerApellido },
    { name: 'segundoApellido', kind: 'text', column: persona.segundoApellido, blank: true },
    { name: 'curp', kind: 'text', column: persona.curp },
    { name: 'genero', kind: 'enum', column: persona.genero, options: GENERO, enumName: 'Genero' },
    { name: 'fechaNacimiento', kind: 'date', column: persona.fechaNacimiento },
    { name: 'paisNacimiento', kind: 'text', column: persona.paisNacimiento },
    { name: 'estadoNacimiento', kind: 'text', column: persona.estadoNacimiento },
    { name: 'telefono', kind: 'text', column: persona.telefono },
    { name: 'correo', kind: 'text', column: persona.correo },
  ],
  computed: [{ name: 'mexicano', fn: 'mexicano', from: ['paisNacimiento'] }],
  counts: [],
  embeds: [],
  references: [
    {
      field: 'paisNacimiento',
      label: 'paisNacimientoNombre',
      entity: 'pais',
      column: persona.paisNacimiento,
      joins: [{ table: paisNacimientoTarget, on: eq(paisNacimientoTarget.codigo, persona.paisNacimiento) }],
      text: sql`${paisNacimientoTarget.nombre}`,
      order: [{ column: paisNacimientoTarget.nombre, words: true }],
    },
    {
      field: 'estadoNacimiento',
      label: 'estadoNacimientoNombre',
      entity: 'estado',
      column: persona.estadoNacimiento,
      joins: [{ table: estadoNacimientoTarget, on: eq(estadoNacimientoTarget.clave, persona.estadoNacimiento) }],
      text: sql`${estadoNacimientoTarget.nombre}`,
      order: [{ column: estadoNacimientoTarget.nombre, words: true }],
    },
  ],
  lines: [],
  nested: [],
  narrowed: [],
  search: {
    own: persona.busqueda,
    sounds: persona.busquedaSonido,
    dates: [persona.fechaNacimiento],
    names: [persona.nombre, persona.primerApellido, persona.segundoApellido, persona.curp],
    fields: ['nombre', 'primerApellido', 'segundoApellido', 'curp', 'fechaNacimiento', 'telefono'],
    embeds: [],
  },
  title: (record) =>
    textOf`${valueAt(record, 'nombre')} ${valueAt(record, 'primerApellido')} ${valueAt(record, 'segundoApellido')}`,
  detail: (record) => textOf`${valueAt(record, 'curp')}`,
  sort: { direction: 'asc', field: 'primerApellido', thenBy: ['segundoApellido', 'nombre'] },
  pageSize: 25,
  totals: [],
  unique: { persona_curp_key: ['curp'] },
  operations: ['list', 'get'],
  permissions: {
    list: 'usuario.vincular',
    get: 'usuario.vincular',
    create: 'catalogo.administrar',
    update: 'catalogo.administrar',
    delete: 'catalogo.administrar',
  },
  scope: {},
  writeScope: null,
  commonTo: [],
  reachedThrough: ['personal-medico', 'usuario'],
  softDelete: true,
  holds: false,
  auditReads: true,
  lifecycle: null,
  folio: null,
  derive: null,
  copies: [],
};
