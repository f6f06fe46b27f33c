import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiChanges } from '../../scripts/codegen/diff/api-changes';
import { keepProcess, type KeptProcess } from '../support/kept-process';

const FILE = 'schemas/entities/red/almacen.json';
let root: string;
let generator: KeptProcess;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'impact-'));
  // The compiler looks for definitions and handlers in the code of the areas and of the server.
  for (const part of ['schemas', 'generated', 'src/areas', 'src/platform/server', 'src/app/server'])
    await cp(part, path.join(root, part), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
  generator = keepProcess('tests/support/codegen/generator-process.ts');
});
afterAll(async () => {
  generator.end();
  await rm(root, { recursive: true, force: true });
});

/** `npm run generate` with flags on the copy. */
const generate = (...flags: string[]) => generator.run('--root', root, ...flags);

describe('the impact of an edit', { timeout: 180_000 }, () => {
  it('is empty without an edit', async () => {
    expect(await generate('--diff')).toMatchObject({ code: 0, said: 'Nothing changes.\n' });
  });

  it('lists screens, breaking changes of the API, locks and losses, and writes nothing', async () => {
    const before = await readFile(FILE, 'utf8');
    const schema = JSON.parse(before) as { properties: Record<string, Record<string, unknown>>; required: string[] };
    schema.properties['telefono'] = {
      title: 'Teléfono',
      type: 'string',
      'x-field': { labels: { en: 'Phone' }, list: true, section: 'operacion' },
    };
    schema.properties['clave']!['maxLength'] = 12;
    schema.properties['nombre']!['title'] = 'Nombre completo';
    delete schema.properties['politicaSurtido'];
    schema.required = schema.required.filter((name) => name !== 'politicaSurtido');
    await writeFile(path.join(root, FILE), JSON.stringify(schema));

    const { code, said } = await generate('--diff');
    expect(code).toBe(2);
    for (const line of [
      'almacen: list: column `telefono` comes',
      'almacen: form: field `politicaSurtido` goes',
      'almacen: «Nombre» reads «Nombre completo» (es)',
      'BREAKS Almacen.politicaSurtido is gone',
      'BREAKS AlmacenInput.clave: maxLength 12, was 15',
      '       Almacen.telefono is new',
      'npm run generate -- --drop almacen.politica_surtido',
      'generated/web/almacen/list.gen.tsx',
    ])
      expect(said).toContain(line);
    const allowed = await generate('--diff', '--drop', 'almacen.politica_surtido');
    expect(allowed.said).toMatch(/borra la columna almacen\.politica_surtido.* ACCESS EXCLUSIVE · LOSES DATA/);
    expect(await readFile(path.join(root, 'generated/web/almacen/list.gen.tsx'), 'utf8')).not.toContain('telefono');
    await writeFile(path.join(root, FILE), before);
  });

  it('offers to correct a mistake with one possible correction, and --fix corrects it', async () => {
    const before = await readFile(FILE, 'utf8');
    await writeFile(
      path.join(root, FILE),
      before.replace('"reference": "unidad"', '"reference": "unidat"').replace('"maxLength": 15', '"maxLenght": 15'),
    );
    expect(await generate('--diff')).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run generate -- --fix'),
    });
    expect(await generate('--fix')).toMatchObject({
      code: 0,
      said: expect.stringContaining('replace `unidat` with `unidad`'),
    });
    expect(await readFile(path.join(root, FILE), 'utf8')).toBe(before);
  });

  it('explains which output a schema produces and why', async () => {
    const { code, said } = await generate('--explain', 'almacen');
    expect(code).toBe(0);
    for (const line of [
      'unidadId (line 47): integer, required, → unidad, with unidadNombre on the wire (`reference`)',
      'PUT    /api/catalogos/almacen/{id}  almacen.administrar',
      'unique (clave): `unique`',
      'nucleo.almacenSurtidorId',
      'generated/web/almacen/list.gen.tsx',
    ])
      expect(said).toContain(line);
    expect(await generate('--explain', 'almacn')).toMatchObject({
      code: 1,
      said: expect.stringContaining('did you mean `almacen`?'),
    });
  });
});

describe('changes of the API', () => {
  const document = (input: object, required: string[] = [], paths: object = {}) => ({
    paths: paths as never,
    components: { schemas: { CamaInput: { properties: input, required } as never } },
  });
  const breaking = (before: object, after: object) =>
    apiChanges(document(before), document(after))
      .filter((change) => change.breaking)
      .map(({ text }) => text);

  it.each([
    [
      'a code that is refused',
      { tipo: { type: 'string', enum: ['A', 'B'] } },
      { tipo: { type: 'string', enum: ['A'] } },
      ['CamaInput.tipo no longer knows B'],
    ],
    ['a code more', { tipo: { type: 'string', enum: ['A'] } }, { tipo: { type: 'string', enum: ['A', 'B'] } }, []],
    [
      'another type',
      { piso: { type: 'string' } },
      { piso: { type: 'integer' } },
      ['CamaInput.piso is "integer", was "string"'],
    ],
    ['a wider limit', { piso: { type: 'integer', maximum: 5 } }, { piso: { type: 'integer', maximum: 9 } }, []],
    [
      'a narrower one inside an object',
      { lugar: { properties: { piso: { type: 'integer', minimum: 0 } } } },
      { lugar: { properties: { piso: { type: 'integer', minimum: 1 } } } },
      ['CamaInput.lugar.piso: minimum 1, was 0'],
    ],
    [
      'a limit where none was',
      { piso: { type: 'integer' } },
      { piso: { type: 'integer', maximum: 9 } },
      ['CamaInput.piso: maximum 9'],
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(breaking(before, after)).toEqual(expected);
  });

  it('include routes and required fields', () => {
    const before = document({ piso: { type: 'integer' } }, [], { '/cama': { get: {}, post: {} } });
    const after = document({ piso: { type: 'integer' } }, ['piso'], {
      '/cama': { get: {} },
      '/cama/{id}/ocupar': { post: {} },
    });
    expect(apiChanges(before, after)).toEqual([
      { text: 'POST /cama is gone', breaking: true },
      { text: 'POST /cama/{id}/ocupar is new', breaking: false },
      { text: 'CamaInput.piso is required now', breaking: true },
    ]);
  });
});
