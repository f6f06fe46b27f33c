/**
 * Tests overridden screens against schema edits. Ejects thirty views in a copy of the project, then drops, renames, adds and relabels
 * fields at random (seeded), a hundred times, and runs the type checker. No view may change or be lost. Every field that a view names and
 * the schema no longer has must be reported, in that view, with the schema's name.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { snakeCase } from '../codegen/names';
import { copyProject } from '../../tests/support/project-copy';
import { editedSchema, type FieldEdit } from './overrides/edit-field';
import { random } from './random';

const EDITS = Number(process.argv[2] ?? 100);
/** Edits of different entities that are checked in one run: the type checker takes far longer than the rest. */
const AT_ONCE = 5;
const VIEWS = ['list', 'show', 'edit'];
const OVERRIDES = 30;

const { root, remove } = await copyProject();
const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { ok: status === 0, text: stdout + stderr };
};
const ENTITIES = readdirSync(path.join(root, 'schemas/entities'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file: path.join('schemas/entities', file), name: path.basename(file, '.json') }));
const pick = random(20_261_121);

try {
  const owned = ENTITIES.filter(({ name }) => existsSync(path.join(root, `generated/web/${name}/edit.gen.tsx`))).slice(
    0,
    OVERRIDES / VIEWS.length,
  );
  for (const { name } of owned) {
    const { ok, text } = run('tsx', 'scripts/eject.ts', name, ...VIEWS);
    if (!ok) throw new Error(text);
  }
  const views = new Map(
    readdirSync(path.join(root, 'src/areas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => [`src/areas/${file}`, readFileSync(path.join(root, 'src/areas', file), 'utf8')]),
  );
  const sound = run('tsc', '--noEmit', '-p', '.');
  if (!sound.ok) throw new Error(`The copy does not compile before any edit:\n${sound.text}`);
  for (const part of ['schemas', 'generated', 'src/platform/server/db/migrations'])
    cpSync(path.join(root, part), path.join(root, '.before', part), { recursive: true });

  const count = { edits: 0, refused: 0, dangling: 0, found: 0, lost: 0, false: 0 };
  while (count.edits < EDITS) {
    const edits = pick.some(owned, AT_ONCE).flatMap(({ file, name }): (FieldEdit & { entity: string })[] => {
      const edit = editedSchema(readFileSync(path.join(root, file), 'utf8'), pick);
      if (!edit) return [];
      writeFileSync(path.join(root, file), edit.text);
      // The compiler refuses an edit when something else depends on the field. Such an edit is undone.
      if (run('tsx', 'scripts/codegen/main.ts', '--diff').text.includes('Nothing was written')) {
        writeFileSync(path.join(root, file), edit.before);
        count.refused += 1;
        return [];
      }
      return [{ ...edit, entity: name }];
    });
    const compiled = run(
      'tsx',
      'scripts/codegen/main.ts',
      '--drop',
      edits.flatMap(({ entity, gone }) => (gone ? [`${snakeCase(entity)}.${snakeCase(gone)}`] : [])).join(','),
    );
    if (!compiled.ok) throw new Error(compiled.text);
    const errors = run('tsc', '--noEmit', '-p', '.').text;
    for (const [file, text] of views) {
      if (readFileSync(path.join(root, file), 'utf8') !== text) count.lost += 1;
      for (const { entity, gone, schema } of edits) {
        if (!gone || !file.includes(`/web/${entity}/`) || !text.includes(`field('${gone}')`)) continue;
        count.dangling += 1;
        if (errors.split('\n').some((line) => line.startsWith(file) && line.includes(gone) && line.includes(schema)))
          count.found += 1;
        else console.error(`not found: ${file} ${gone}`);
      }
    }
    const innocent = [...views.keys()].filter(
      (file) => errors.includes(file) && !edits.some(({ gone }) => gone && views.get(file)!.includes(gone)),
    );
    count.false += innocent.length;
    count.edits += edits.length;
    for (const part of ['schemas', 'generated', 'src/platform/server/db/migrations']) {
      rmSync(path.join(root, part), { recursive: true });
      cpSync(path.join(root, '.before', part), path.join(root, part), { recursive: true });
    }
    process.stdout.write(`\r${count.edits} edits`);
  }
  console.log(
    `\n${views.size} views × ${count.edits} edits (${count.refused} more refused by the compiler): ${count.lost} views changed or lost, ${count.found} of ${count.dangling} dangling fields found with their schema, ${count.false} false alarms`,
  );
  process.exitCode = count.lost + count.false + count.dangling - count.found === 0 ? 0 : 1;
} finally {
  await remove();
}
