import { describe, expect, it } from 'vitest';
import { BASE, ENTITY_FILE, laidOver } from '../../scripts/codegen/vocabulary/base';
import { ENTITY_EXAMPLES } from '../../scripts/codegen/vocabulary/entity-examples';
import { compileProject } from '../support/codegen/project';

type Keyword = 'signature' | 'triggers' | 'shapes' | 'view';
// oxlint-disable-next-line typescript/no-explicit-any -- tests reach into it at any depth
type SchemaNode = any;

/** Builds a project that compiles from the vocabulary's own example of a keyword. */
function example(keyword: Keyword): { schemas: Record<string, SchemaNode>; own: SchemaNode } {
  const schemas = structuredClone(BASE) as Record<string, SchemaNode>;
  schemas[ENTITY_FILE] = laidOver(schemas[ENTITY_FILE], structuredClone(ENTITY_EXAMPLES[keyword]));
  return { schemas, own: schemas[ENTITY_FILE] };
}

const FAULTS: readonly {
  readonly keyword: Keyword;
  readonly what: string;
  readonly break: (own: SchemaNode) => void;
  readonly rule: string;
  readonly at: string;
}[] = [
  {
    keyword: 'signature',
    what: 'a signature by an unknown step',
    break: (own) => (own['x-entity'].signature.on = 'despacha'),
    rule: 'unknown-step',
    at: '/x-entity/signature/on',
  },
  {
    keyword: 'signature',
    what: 'a digest that has no room',
    break: (own) => (own.properties.huella.maxLength = 40),
    rule: 'bad-signature',
    at: '/x-entity/signature/hash',
  },
  {
    keyword: 'signature',
    what: 'a name that people write',
    break: (own) => delete own.properties.despachador.readOnly,
    rule: 'bad-signature',
    at: '/x-entity/signature/name',
  },
  {
    keyword: 'signature',
    what: 'a signer who is no user',
    break: (own) => (own['x-entity'].signature.by = 'cedula'),
    rule: 'bad-signature',
    at: '/x-entity/signature/by',
  },
  {
    keyword: 'signature',
    what: 'a moment that is no field',
    break: (own) => (own['x-entity'].signature.at = 'despachad'),
    rule: 'unknown-field',
    at: '/x-entity/signature/at',
  },
  {
    keyword: 'triggers',
    what: 'a trigger by something that does not happen',
    break: (own) => (own['x-entity'].triggers[0].on = 'retira'),
    rule: 'unknown-step',
    at: '/x-entity/triggers/0/on',
  },
  {
    keyword: 'triggers',
    what: 'a trigger of what has no steps',
    break: (own) => (own['x-entity'].triggers[0].of = 'placas'),
    rule: 'bad-trigger',
    at: '/x-entity/triggers/0/of',
  },
  {
    keyword: 'triggers',
    what: 'a trigger of a step that there is not',
    break: (own) => (own['x-entity'].triggers[0].step = 'retirarse'),
    rule: 'unknown-step',
    at: '/x-entity/triggers/0/step',
  },
  {
    keyword: 'triggers',
    what: 'a trigger of a step with effects',
    break: (own) => (own['x-entity'].lifecycle.transitions.retirar.effects = 'retirar'),
    rule: 'bad-trigger',
    at: '/x-entity/triggers/0/step',
  },
  {
    keyword: 'triggers',
    what: 'a condition on no field',
    break: (own) => (own['x-entity'].triggers[0].when.field = 'placa'),
    rule: 'unknown-field',
    at: '/x-entity/triggers/0/when/field',
  },
  {
    keyword: 'shapes',
    what: 'a board by something that is no choice',
    break: (own) => (own['x-entity'].shapes.board.by = 'placas'),
    rule: 'bad-shape',
    at: '/x-entity/shapes/board/by',
  },
  {
    keyword: 'shapes',
    what: 'a board by what the list is not filtered by',
    break: (own) => delete own.properties.estatus['x-field'].filter,
    rule: 'bad-shape',
    at: '/x-entity/shapes/board/by',
  },
  {
    keyword: 'shapes',
    what: 'a calendar of no field',
    break: (own) => (own['x-entity'].shapes.calendar.start = 'llegad'),
    rule: 'unknown-field',
    at: '/x-entity/shapes/calendar/start',
  },
  {
    keyword: 'shapes',
    what: 'a calendar that ends with a name',
    break: (own) => (own['x-entity'].shapes.calendar.end = 'placas'),
    rule: 'bad-shape',
    at: '/x-entity/shapes/calendar/end',
  },
  {
    keyword: 'shapes',
    what: 'a shape of a list that there is not',
    break: (own) => (own['x-entity'].operations = ['get']),
    rule: 'bad-shape',
    at: '/x-entity/shapes',
  },
  {
    keyword: 'view',
    what: 'a view that is written to',
    break: (own) => own['x-entity'].operations.push('create'),
    rule: 'bad-view',
    at: '/x-entity/operations/2',
  },
  {
    keyword: 'view',
    what: 'a view with an index',
    break: (own) => (own['x-entity'].indexes = [['placas']]),
    rule: 'bad-view',
    at: '/x-entity/indexes',
  },
  {
    keyword: 'view',
    what: 'a view that gives no column of a field',
    break: (own) => (own['x-entity'].view[0] = 'select a.ambulancia_id, a.placas'),
    rule: 'bad-view',
    at: '/x-entity/view',
  },
];

describe('a document cannot have', () => {
  it.each(FAULTS)('$what', async ({ keyword, break: breakIt, rule, at }) => {
    const { schemas, own } = example(keyword);
    breakIt(own);
    const result = await compileProject(schemas);
    expect(result.ok ? [] : result.errors.map((error) => ({ rule: error.rule, at: error.pointer }))).toContainEqual({
      rule,
      at,
    });
  });
});

it('freezes written fields, and changes the state only by its steps', async () => {
  const result = await compileProject(example('signature').schemas);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const triggers = result.files.find(({ path }) => path.endsWith('triggers.gen.ts'))!.content;
  expect(triggers).toContain('esquema_ambulancia_firmado');
  expect(triggers).toMatch(/old\."placas".* is distinct from .*new\."placas"/s);
  expect(triggers).toContain(`(old."estatus", new."estatus") not in (('EN_RUTA', 'BAJA'))`);
});
