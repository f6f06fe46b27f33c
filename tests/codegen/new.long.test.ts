import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileSchemas } from '../../scripts/codegen/compile';
import { formatDiagnostic } from '../../scripts/codegen/diagnostic';
import { OPTIONS } from '../../scripts/new/options';
import { writeNew } from '../../scripts/new/write-new';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-file-'));
  await cp('schemas', path.join(root, 'schemas'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Runs the command, loaded once for all tests, and returns its output and exit code. */
function run(...args: string[]): { code: number; output: string } {
  const { positionals, values } = parseArgs({
    args: [...args, '--root', root],
    options: OPTIONS,
    allowPositionals: true,
  });
  const lines: string[] = [];
  const write = (line: unknown) => void lines.push(`${String(line)}\n`);
  const code = writeNew(positionals, values, { log: write, error: write });
  return { code, output: lines.join('') };
}

/** Runs the command in its own process. */
function runAlone(...args: string[]): { code: number | null; output: string; errors: string } {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/new.ts', ...args, '--root', root], {
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

const text = (file: string) => readFile(path.join(root, file), 'utf8');
const errors = async () => {
  const result = await compileSchemas(root);
  return result.ok ? [] : result.errors.map(formatDiagnostic);
};

describe('npm run new', { timeout: 60_000 }, () => {
  it('writes an entity that compiles, with reference, lines and lifecycle on request', async () => {
    expect(
      run(
        'entity',
        'equipamiento/vale-equipo',
        '--es',
        'Vale de equipo',
        '--en',
        'Equipment voucher',
        '--reference',
        'unidad',
        '--lines',
        'insumo',
        '--lifecycle',
      ).code,
    ).toBe(0);
    expect(runAlone('entity', 'equipamiento/camion')).toMatchObject({
      code: 0,
      output: expect.stringContaining('schemas/entities/equipamiento/camion.json') as unknown,
    });
    expect(await errors()).toEqual([]);
    const voucher = await text('schemas/entities/equipamiento/vale-equipo.json');
    expect(voucher).toContain('"es": { "one": "Vale de equipo", "many": "Vales de equipo" }');
    expect(voucher).toContain('"en": { "one": "Equipment voucher", "many": "Equipment vouchers" }');
    expect(voucher).toMatch(/^ {2}\/\/ \S/m);
    expect(await text('schemas/entities/equipamiento/camion.json')).toContain('"many": "Camiones"');
  });

  it('adds fields of every kind, and references, and preserves comments and layout', async () => {
    run('entity', 'equipamiento/camion');
    const before = await text('schemas/entities/equipamiento/camion.json');
    const kinds = [
      'text',
      'longText',
      'integer',
      'decimal',
      'money',
      'date',
      'datetime',
      'boolean',
      'enum',
      'email',
      'phone',
      'unidad',
      'pais',
    ];
    for (const kind of kinds) expect(run('field', 'camion', `${kind}Nuevo`, kind), kind).toMatchObject({ code: 0 });
    expect(await errors()).toEqual([]);
    const after = await text('schemas/entities/equipamiento/camion.json');
    for (const line of before.split('\n').filter((each) => each.includes('//'))) expect(after).toContain(line);
  });

  it('writes an endpoint and a report with handlers, which the compiler finds', async () => {
    expect(run('endpoint', 'organizacion/unidades-activas', '--entity', 'unidad').code).toBe(0);
    expect(run('report', 'unidades-por-mes', '--entity', 'unidad').code).toBe(0);
    const result = await compileSchemas(root);
    if (!result.ok) throw new Error(result.errors.map(formatDiagnostic).join('\n'));
    const handlers = result.files.find(({ path: file }) => file === 'app/handlers.gen.ts')!.content;
    expect(handlers).toContain(
      "import { unidadesActivasTotal } from '#areas/organizacion/server/endpoints/unidades-activas-total';",
    );
    expect(handlers).toContain("import { unidadesPorMes } from '#areas/red/server/reports/unidades-por-mes';");
    expect(handlers).toMatch(/HANDLERS: [^]*\bunidadesActivasTotal,[^]*REPORT_HANDLERS: [^]*\bunidadesPorMes,/);
    expect(existsSync(path.join(root, 'src/areas/red/server/reports/unidades-por-mes.ts'))).toBe(true);
  });

  it('overwrites nothing, and suggests the closest name', async () => {
    const unidad = await text('schemas/entities/red/unidad.json');
    expect(run('entity', 'organizacion/unidad')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is an entity `unidad` already'),
    });
    expect(run('field', 'unidad', 'nombre', 'text')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has a field `nombre` already'),
    });
    expect(run('field', 'unidad', 'fecha', 'dat')).toMatchObject({
      code: 1,
      output: expect.stringContaining('did you mean `date`?'),
    });
    expect(run('entity', 'Camion')).toMatchObject({ code: 1, output: expect.stringContaining('kebab-case') });
    expect(runAlone('entidad', 'x/y')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('one of: entity, field') as unknown,
    });
    expect(await text('schemas/entities/red/unidad.json')).toBe(unidad);
  });
});
