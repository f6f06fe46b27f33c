import { describe, expect, it } from 'vitest';
import { baseSchemas, type SchemaNode } from '../support/codegen/base-schemas';
import { compileProject } from '../support/codegen/project';

type Schemas = Record<string, SchemaNode>;

/** Builds a picker of makes with a narrowing condition. */
const picker = (reference: object): SchemaNode => ({
  title: 'Marca nueva',
  type: 'string',
  maxLength: 60,
  'x-field': { labels: { en: 'New make' }, reference: { entity: 'marca', ...reference } },
});

const text = (title: string, en: string): SchemaNode => ({
  title,
  type: 'string',
  maxLength: 60,
  'x-field': { labels: { en } },
});

/** Functions that add properties to a form, by the kind of form. */
const FORMS = {
  'a step': (schemas: Schemas, properties: SchemaNode) => {
    schemas['entities/flota/ambulancia.json']!['x-entity'].lifecycle.transitions.reparar.form = { properties };
  },
  'an action on a record': (schemas: Schemas, properties: SchemaNode) => {
    Object.assign(schemas['endpoints/flota/ambulancia.json']!.operations.enviarTaller.form.properties, properties);
  },
  'an action on a list': (schemas: Schemas, properties: SchemaNode) => {
    schemas['endpoints/flota/ambulancia.json']!.operations.enviarVarias = {
      kind: 'action',
      title: { es: 'Enviar varias', en: 'Send several' },
      path: '/varias',
      permission: 'catalogo.administrar',
      form: { properties },
    };
  },
  'a report': (schemas: Schemas, properties: SchemaNode) => {
    Object.assign(schemas['reports/kilometraje.json']!['x-report'].parameters.properties, properties);
  },
} as const;
type Form = keyof typeof FORMS;
const OF_RECORDS: readonly Form[] = ['a step', 'an action on a record'];
const ALONE: readonly Form[] = ['an action on a list', 'a report'];

async function errorsOf(form: Form, properties: SchemaNode) {
  const schemas = baseSchemas();
  FORMS[form](schemas, properties);
  const result = await compileProject(schemas);
  return result.ok ? [] : result.errors;
}

interface Fault {
  readonly what: string;
  readonly forms: readonly Form[];
  readonly properties: SchemaNode;
  readonly rule: string;
  /** End of the JSON pointer. */
  readonly at: string;
  readonly message: RegExp;
  readonly suggests?: string;
}

const FAULTS: readonly Fault[] = [
  {
    what: 'depends on a field that neither the form nor the record has',
    forms: OF_RECORDS,
    properties: { marcaNueva: picker({ dependsOn: { nombre: 'sobrenombr' } }) },
    rule: 'unknown-field',
    at: '/marcaNueva/x-field/reference/dependsOn/nombre',
    message: /`sobrenombr` is a field neither of this form nor of `ambulancia`/,
    suggests: 'did you mean `sobrenombre`?',
  },
  {
    what: 'depends on a field of a record that the form does not have',
    forms: ALONE,
    properties: { marcaNueva: picker({ dependsOn: { nombre: 'sobrenombre' } }) },
    rule: 'unknown-field',
    at: '/marcaNueva/x-field/reference/dependsOn/nombre',
    message: /`sobrenombre` is not a field of this form, and the form has no record/,
  },
  {
    what: 'depends on a misspelt field of the form',
    forms: [...OF_RECORDS, ...ALONE],
    properties: { otroNombre: text('Otro', 'Other'), marcaNueva: picker({ dependsOn: { nombre: 'otroNombr' } }) },
    rule: 'unknown-field',
    at: '/marcaNueva/x-field/reference/dependsOn/nombre',
    message: /`otroNombr` is/,
    suggests: 'did you mean `otroNombre`?',
  },
  {
    what: 'depends on a field of the record that is of another kind',
    forms: OF_RECORDS,
    properties: { marcaNueva: picker({ dependsOn: { nombre: 'anio' } }) },
    rule: 'wrong-type',
    at: '/marcaNueva/x-field/reference/dependsOn/nombre',
    message: /they are never equal/,
  },
  {
    what: 'is narrowed by a field that its records do not have',
    forms: [...OF_RECORDS, ...ALONE],
    properties: { marcaNueva: picker({ filter: { nombr: 'Ford' } }) },
    rule: 'unknown-field',
    at: '/marcaNueva/x-field/reference/filter/nombr',
    message: /`nombr` is not a field of `marca`/,
    suggests: 'did you mean `nombre`?',
  },
  {
    what: 'depends on something of its records that a list cannot be filtered by',
    forms: [...OF_RECORDS, ...ALONE],
    properties: { otroNombre: text('Otro', 'Other'), marcaNueva: picker({ dependsOn: { equipa: 'otroNombre' } }) },
    rule: 'bad-filter',
    at: '/marcaNueva/x-field/reference/dependsOn/equipa',
    message: /nothing can be filtered by it/,
  },
  {
    what: 'in an object depends on a field that stands nowhere',
    forms: [...OF_RECORDS, ...ALONE],
    properties: {
      cambio: {
        title: 'Cambio',
        type: 'object',
        properties: { marcaNueva: picker({ dependsOn: { nombre: 'nada' } }) },
        'x-field': { labels: { en: 'Change' } },
      },
    },
    rule: 'unknown-field',
    at: '/cambio/properties/marcaNueva/x-field/reference/dependsOn/nombre',
    message: /`nada` is/,
  },
];

describe('refuses a picker of a form that', () => {
  const cases = FAULTS.flatMap(({ forms, ...fault }) => forms.map((form) => ({ ...fault, form })));
  it.each(cases)('$what, in $form', async ({ form, properties, rule, at, message, suggests }) => {
    const errors = await errorsOf(form, properties);
    const found = errors.filter(({ pointer }) => pointer.endsWith(at));
    expect(found, JSON.stringify(errors, null, 1)).toHaveLength(1);
    expect(found[0]).toMatchObject({ rule, message: expect.stringMatching(message) });
    expect(found[0]!.line).toBeGreaterThan(1);
    expect(found[0]!.suggestion ?? '').toContain(suggests ?? '');
  });
});

describe('accepts a picker of a form that', () => {
  it.each([...OF_RECORDS, ...ALONE])('depends on a field of the form, in %s', async (form) => {
    const properties = {
      otroNombre: text('Otro', 'Other'),
      marcaNueva: picker({ dependsOn: { nombre: 'otroNombre' } }),
    };
    expect(await errorsOf(form, properties)).toEqual([]);
  });

  it.each(OF_RECORDS)('depends on a field of the record alone, in %s', async (form) => {
    expect(await errorsOf(form, { marcaNueva: picker({ dependsOn: { nombre: 'sobrenombre' } }) })).toEqual([]);
  });
});
