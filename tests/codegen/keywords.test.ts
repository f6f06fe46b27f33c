import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../scripts/codegen/compile';
import { explainEntity } from '../../scripts/codegen/explain/explain-entity';
import { applyFix } from '../../scripts/codegen/fix';
import type { FieldKeyword } from '../../scripts/codegen/keywords/field-keyword';
import { FIELD_KEYWORDS } from '../../scripts/codegen/keywords/field-keywords';
import { setEdits } from '../../scripts/codegen/load/edit';
import { placeOf } from '../../scripts/codegen/load/property-node';
import type { OutputFile } from '../../scripts/codegen/model';
import { BASE, ENTITY_FILE, laidOver } from '../../scripts/codegen/vocabulary/base';
import { exampleOf, xField } from '../../scripts/codegen/vocabulary/examples';
import type { Validator } from '#platform/shared/validation/validation';
import { withProject } from '../support/codegen/project';

/** A keyword that the product does not have. Only this object and an entry in FIELD_KEYWORDS are needed to add one. */
const even: FieldKeyword<'even', boolean> = {
  name: 'even',
  schema: { type: 'boolean', default: false, description: 'Only even numbers.' },
  example: exampleOf('ruedas', { title: 'Ruedas', type: 'integer', 'x-field': xField('Wheels', { even: true }) }),
  fits: { what: 'an integer', of: ({ kind, reference }) => kind === 'integer' && !reference },
  notInForms: 'Only what is stored is held to even numbers.',
  read: (said) => said === true,
  check(_, { node, field, diagnostics }) {
    const place = placeOf(node, 'default');
    if (typeof field.default === 'number' && field.default % 2 !== 0)
      diagnostics.add('bad-default', place, `The default ${field.default} is not even.`, {
        text: `did you mean \`${field.default + 1}\`?`,
        edits: setEdits(place, field.default + 1),
      });
  },
  valueSchema: () => ({ multipleOf: 2 }),
  sqlCheck: (_, column) => `${column} % 2 = 0`,
  explain: () => 'even (`even`)',
};
const KEYWORDS = [...FIELD_KEYWORDS, even];

/** The small project of the vocabulary, with this field added to its ambulance. */
const withField = (field: object) => ({ ...BASE, [ENTITY_FILE]: laidOver(BASE[ENTITY_FILE], field) });
const ruedas = (more: Readonly<Record<string, unknown>>, own: Readonly<Record<string, unknown>> = { even: true }) =>
  exampleOf('ruedas', { title: 'Ruedas', type: 'integer', ...more, 'x-field': xField('Wheels', own) });

async function compiled(field: object, keywords: typeof KEYWORDS | typeof FIELD_KEYWORDS = KEYWORDS) {
  return withProject(withField(field), async (root) => compileSchemas(root, keywords));
}

async function soundFiles() {
  const result = await compiled(even.example);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const fileAt = (name: string) => result.files.find((file) => file.path === name)!.content;
  return { ...result, fileAt };
}

/** Loads the generated validator, as browser and server run it. */
async function validatorOf(files: readonly OutputFile[]): Promise<Validator> {
  return withProject({}, async (root) => {
    const file = path.join(root, 'generated/shared/validators/ambulancia.gen.ts');
    await mkdir(path.dirname(file), { recursive: true });
    for (const part of ['src', 'package.json']) await symlink(path.resolve(part), path.join(root, part));
    await writeFile(file, files.find((each) => each.path === 'shared/validators/ambulancia.gen.ts')!.content);
    const { validateAmbulancia } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      validateAmbulancia: Validator;
    };
    return validateAmbulancia;
  });
}

describe('a keyword of `x-field`', () => {
  it('is known only when it is in the list of keywords', async () => {
    const result = await compiled(even.example, FIELD_KEYWORDS);
    expect(result.ok ? [] : result.errors.map(({ rule }) => rule)).toEqual(['unknown-keyword']);
  });

  it.each([
    ['is held to what may be said', ruedas({}, { even: 'yes' }), 'wrong-type', '"even": "yes"', '"even": true'],
    ['is refused on what it says nothing of', ruedas({ type: 'string' }), 'wrong-type', '"even": true', null],
    ['checks the rest of its field', ruedas({ default: 3 }), 'bad-default', '"default": 3', '"default": 4'],
  ])('%s, with a place and a fix', async (_, field, rule, line, mended) => {
    const schemas = withField(field);
    const result = await compiled(field);
    const [fault, ...others] = result.ok ? [] : result.errors;
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ rule, file: `schemas/${ENTITY_FILE}`, excerpt: expect.stringContaining(line) });
    const text = applyFix(JSON.stringify(schemas[ENTITY_FILE], null, 2), fault!.fix!, fault!.file);
    expect(text).not.toContain(line);
    expect(text).toContain(mended ?? '');
  });

  it('can be forbidden in forms', async () => {
    const result = await compiled({
      'x-entity': {
        lifecycle: {
          field: 'estado',
          initial: 'LISTA',
          states: { LISTA: {}, TALLER: { final: true } },
          transitions: {
            reparar: {
              title: { es: 'Reparar', en: 'Repair' },
              from: ['LISTA'],
              to: 'TALLER',
              permission: 'ambulancia.despachar',
              form: ruedas({}),
            },
          },
        },
      },
      properties: {
        estado: {
          title: 'Estado',
          type: 'string',
          enum: ['LISTA', 'TALLER'],
          default: 'LISTA',
          readOnly: true,
          'x-field': xField('State', {
            options: { LISTA: { es: 'Lista', en: 'Ready' }, TALLER: { es: 'En taller', en: 'In repair' } },
          }),
        },
      },
    });
    expect(result.ok ? [] : result.errors.map(({ message, fix }) => [message, fix?.title])).toEqual([
      [even.notInForms, 'remove `even`'],
    ]);
  });

  it('reaches the validator, the table, the API, the vocabulary, the editor and the explanation', async () => {
    const { fileAt, files, model } = await soundFiles();
    const validate = await validatorOf(files);
    expect(validate({ placas: 'ABC-123', ruedas: 4 })).toBe(true);
    expect(validate({ placas: 'ABC-123', ruedas: 5 })).toBe(false);
    expect(validate.errors).toMatchObject([{ instancePath: '/ruedas', keyword: 'multipleOf' }]);
    expect(fileAt('server/tables/ambulancia.gen.ts')).toContain(
      `check('ambulancia_ruedas_check', sql\`"ruedas" % 2 = 0\`)`,
    );
    expect(fileAt('server/openapi.gen.json')).toContain('"multipleOf":2');
    expect(fileAt('docs/vocabulary.gen.md')).toMatch(/### `even`\n\nOnly even numbers\.[^#]*"even": true/);
    expect(JSON.parse(fileAt('editor/field.gen.json'))).toMatchObject({ properties: { even: even.schema } });
    const ambulancia = model.entities.find(({ name }) => name === 'ambulancia')!;
    expect(explainEntity(ambulancia, model, files)).toMatch(/ruedas .*even \(`even`\)/);
  });
});
