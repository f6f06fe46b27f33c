import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileSchemas } from '../codegen/compile';
import type { Entity } from '../codegen/model';
import { camelCase } from '../codegen/names';

/** A project of `count` entities: the product's own, copied under other names until there are enough. */
export async function manyEntities(count: number): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-entities-'));
  await cp('schemas', path.join(root, 'schemas'), { recursive: true });
  const own = await compileSchemas(process.cwd());
  if (!own.ok) throw new Error('The schemas have errors; run `npm run generate`.');
  const sources = own.model.entities;
  for (let index = sources.length; index < count; index++) {
    const original = sources[index % sources.length]!;
    const schema = JSON.parse(await readFile(original.source.file, 'utf8')) as { 'x-entity': Record<string, unknown> };
    const name = `${original.name}-${index}`;
    schema['x-entity']['path'] = `/banco/${name}`;
    const target = path.join(root, path.dirname(original.source.file), `${name}.json`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, asCopy(JSON.stringify(schema), original, name));
  }
  return root;
}

/** A record's own key is called after the entity, and a reference to itself names it: both follow the copy's name. */
function asCopy(text: string, original: Entity, name: string): string {
  const own = text.replaceAll(`"entity":"${original.name}","acyclic"`, `"entity":"${name}","acyclic"`);
  const lines = original.fields.flatMap((field) => field.lines?.table ?? []);
  const apart = lines.reduce((whole, table) => whole.replaceAll(`"table":"${table}"`, `"table":"${table}_${name.replaceAll('-', '_')}"`), own);
  return original.key.kind === 'serial' ? apart.replaceAll(`"${original.key.name}"`, `"${camelCase(name)}Id"`) : apart;
}
