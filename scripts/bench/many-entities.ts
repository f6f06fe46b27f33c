import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readModel } from '../codegen/compile';
import type { Diagnostic } from '../codegen/diagnostic';
import type { Entity } from '../codegen/model';
import { camelCase } from '../codegen/names';

/**
 * Creates a project of `count` entities: the product's own, plus copies under other names. Skips entities that are referred to by name
 * elsewhere (embedded records, number series, custom API shapes), because they cannot be copied.
 */
export async function manyEntities(count: number): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-entities-'));
  await cp('schemas', path.join(root, 'schemas'), { recursive: true });
  const own = await readModel(process.cwd());
  if (!own.ok) throw new Error('The schemas have errors; run `npm run generate`.');
  const sources = await copyable(root, own.model.entities);
  for (let index = own.model.entities.length; index < count; index++)
    await copy(root, sources[index % sources.length]!, index);
  return root;
}

/** Returns the entities whose copies compile. Copies each once, and removes a copy when an error is in its file or mentions it. */
async function copyable(root: string, entities: readonly Entity[]): Promise<readonly Entity[]> {
  let left = entities;
  for (;;) {
    const files = new Map(
      await Promise.all(left.map(async (entity) => [await copy(root, entity, 0), entity] as const)),
    );
    const result = await readModel(root);
    for (const file of files.keys()) await rm(path.join(root, file));
    if (result.ok) break;
    const isOf = ({ file, message }: Diagnostic, copied: string) =>
      file === copied || message.includes(`\`${path.basename(copied, '.json')}\``);
    const bad = new Set(
      [...files].filter(([file]) => result.errors.some((error) => isOf(error, file))).map(([, entity]) => entity),
    );
    if (bad.size === 0) throw new Error(result.errors.map(({ message }) => message).join('\n'));
    left = left.filter((entity) => !bad.has(entity));
  }
  if (left.length < 10) throw new Error(`Only ${left.length} entities can be copied: too few to stand for all.`);
  return left;
}

/** Writes a copy and returns its path below the root. */
async function copy(root: string, original: Entity, index: number): Promise<string> {
  const schema = JSON.parse(await readFile(original.source.file, 'utf8')) as { 'x-entity': Record<string, unknown> };
  const name = `${original.name}-${index}`;
  schema['x-entity']['path'] = `/banco/${name}`;
  const file = path.join(path.dirname(original.source.file), `${name}.json`);
  await writeFile(path.join(root, file), asCopy(JSON.stringify(schema), original, name));
  return file;
}

/** Renames what depends on the entity's name in its copy: its primary key, and references to itself. */
function asCopy(text: string, original: Entity, name: string): string {
  const own = text.replaceAll(`"entity":"${original.name}","acyclic"`, `"entity":"${name}","acyclic"`);
  const lines = original.fields.flatMap((field) => field.lines?.table ?? []);
  const apart = lines.reduce(
    (whole, table) => whole.replaceAll(`"table":"${table}"`, `"table":"${table}_${name.replaceAll('-', '_')}"`),
    own,
  );
  return original.key.kind === 'serial' ? apart.replaceAll(`"${original.key.name}"`, `"${camelCase(name)}Id"`) : apart;
}
