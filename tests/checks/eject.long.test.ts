import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beyondDebts, findViolations, readDebts } from '../../scripts/checks/boundaries';
import { copyProject } from '../support/project-copy';

const VIEWS = ['list', 'show', 'create', 'edit'];
const MINUTES = 180_000;
const APPLICATION = 'tsconfig.application.json';

describe('an ejected view', { timeout: MINUTES }, () => {
  let copy: Awaited<ReturnType<typeof copyProject>>;
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, {
      cwd: copy.root,
      encoding: 'utf8',
    });
    return { ok: status === 0, text: stdout + stderr };
  };
  const eject = (resource: string, ...views: string[]) => run('tsx', 'scripts/eject.ts', resource, ...views);
  // Type-checks only the application, which contains the views. The types of server and scripts are unrelated and take three times as long.
  const types = () =>
    run('tsc', '-p', APPLICATION, '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo');
  const edit = async (file: string, change: (text: string) => string) => {
    const whole = path.join(copy.root, file);
    await writeFile(whole, change(await readFile(whole, 'utf8')));
  };

  beforeAll(async () => {
    copy = await copyProject();
    await writeFile(
      path.join(copy.root, APPLICATION),
      JSON.stringify({
        extends: './tsconfig.json',
        include: ['src/app/web', 'src/areas/*/web', 'src/platform/web', 'generated/web', 'generated/shared'],
      }),
    );
  }, MINUTES);
  afterAll(() => copy.remove());

  it('replaces the generated one, compiles, and respects the import boundaries', async () => {
    for (const [resource, views] of [
      ['unidad', VIEWS],
      ['solicitud', ['show']],
      ['personal-medico', ['edit']],
    ] as const)
      expect(eject(resource, ...views)).toMatchObject({ ok: true });
    expect(types().text).toBe('');
    expect(beyondDebts(await findViolations(copy.root), await readDebts(copy.root))).toEqual([]);
    const overrides = await readFile(path.join(copy.root, 'src/app/web/overrides.ts'), 'utf8');
    expect(overrides).toContain(
      "'personal-medico': { edit: lazyPart(() => import('#areas/personas/web/personal-medico/PersonalMedicoEdit'))",
    );
    const form = await readFile(path.join(copy.root, 'src/areas/red/web/unidad/UnidadEdit.tsx'), 'utf8');
    expect(form).toContain("source={field('nombreCorto')}");
    expect(form).toContain("source={domicilioField('calle')}");
    expect(form).not.toContain('Do not edit');
  });

  it('is never overwritten', () => {
    expect(eject('unidad', 'edit')).toMatchObject({
      ok: false,
      text: expect.stringContaining('already there') as unknown,
    });
  });

  it('is refused for an unknown resource or view, with a suggestion', () => {
    expect(eject('unidat', 'edit')).toMatchObject({
      ok: false,
      text: expect.stringContaining('did you mean `unidad`?') as unknown,
    });
    expect(eject('almacen', 'edti')).toMatchObject({
      ok: false,
      text: expect.stringContaining('did you mean `edit`?') as unknown,
    });
  });

  describe('with names that do not exist', () => {
    let told: string;

    // Makes all changes first and type-checks once, because a type check is slow.
    beforeAll(async () => {
      await writeFile(
        path.join(copy.root, 'src/app/web/other-overrides.ts'),
        "import type { OVERRIDES } from './overrides';\n\nexport const VIEWS: typeof OVERRIDES = { solicitud: { shou: OVERRIDE } };\ndeclare const OVERRIDE: never;\n",
      );
      await edit('src/app/web/overrides.ts', (text) => text.replace('  unidad: {', '  unidat: {'));
      await edit('schemas/entities/red/unidad.json', (text) => {
        const renamed = text
          .replace(/"telefono": \{/, '"telefonoDirecto": {')
          .replace(/("telefonoDirecto": \{[^]*?"x-field": \{)/, '$1 "renamedFrom": "telefono",')
          .replaceAll('"telefono"', (word, at: number, whole: string) =>
            whole.slice(0, at).endsWith('"renamedFrom": ') ? word : '"telefonoDirecto"',
          );
        const schema = JSON.parse(renamed) as { properties: Record<string, unknown> };
        delete schema.properties['nombreCorto'];
        return JSON.stringify(schema, null, 2).replaceAll(/,\s*"nombreCorto"/g, '');
      });
      const compiled = run('tsx', 'scripts/codegen/main.ts', '--drop', 'unidad.nombre_corto,unidad.nombreCorto');
      told = compiled.ok ? types().text : compiled.text;
    }, MINUTES);

    it('a resource or a view does not compile', () => {
      expect(told).toMatch(/app\/web\/overrides\.ts.*'unidat'/);
      expect(told).toMatch(/other-overrides\.ts.*'shou'/);
    });

    it.each(['Show', 'Create', 'Edit'])(
      'a field by its former name does not compile in %s; the error names the new one',
      (view) => {
        expect(told).toMatch(
          new RegExp(
            `areas/red/web/unidad/Unidad${view}\\.tsx.*.telefono. is called .telefonoDirecto. now: schemas/entities/red/unidad\\.json`,
          ),
        );
      },
    );

    it.each(['Show', 'Create', 'Edit'])('a field removed from the schema does not compile in %s', (view) => {
      expect(told).toMatch(
        new RegExp(
          `areas/red/web/unidad/Unidad${view}\\.tsx.*schemas/entities/red/unidad\\.json has no field .nombreCorto`,
        ),
      );
    });
  });
});
