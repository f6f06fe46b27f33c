/**
 * How long the whole compiler takes beside json-schema-to-typescript alone on the same entities.
 * Prints seconds and ratios for 40, 200 and 500 entities; both sides run in this process, in turn.
 */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { compileSchemas } from '../codegen/compile';
import type { Entity, JsonSchema } from '../codegen/model';
import { camelCase } from '../codegen/names';
import { writeOutput } from '../codegen/write';

const SIZES = [40, 200, 500];
const ROUNDS = 3;

interface Timing { readonly whole: number; readonly writing: number; readonly typesAlone: number; readonly typesFormatted: number }

/** A project of `count` entities: the product's own, copied under other names until there are enough. */
async function project(count: number): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-generate-'));
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

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function measure(count: number): Promise<Timing> {
  const root = await project(count);
  try {
    const timings: Timing[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      await rm(path.join(root, 'generated'), { recursive: true, force: true });
      let entities: readonly Entity[] = [];
      let writing = 0;
      const whole = await time(async () => {
        const result = await compileSchemas(root);
        if (!result.ok) throw new Error(result.errors.map((error) => error.message).join('\n'));
        entities = result.model.entities;
        const compiled = performance.now();
        writeOutput(path.join(root, 'generated'), result.files, false);
        writing = (performance.now() - compiled) / 1000;
      });
      const types = (format: boolean) => time(async () => {
        for (const entity of entities) {
          for (const schema of [entity.readSchema, entity.writeSchema]) await compile(structuredClone<JsonSchema>(schema), entity.pascal, { bannerComment: '', format });
        }
      });
      timings.push({ whole, writing, typesAlone: await types(false), typesFormatted: await types(true) });
    }
    const best = (key: keyof Timing) => timings.slice(1).map((timing) => timing[key]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    return { whole: best('whole'), writing: best('writing'), typesAlone: best('typesAlone'), typesFormatted: best('typesFormatted') };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

console.log('entities | generate | of it writing files | types alone, as it comes | ratio | types alone, unformatted | ratio');
for (const count of SIZES) {
  const { whole, writing, typesAlone, typesFormatted } = await measure(count);
  console.log(`${String(count).padStart(8)} | ${whole.toFixed(2)} s | ${writing.toFixed(2)} s | ${typesFormatted.toFixed(2)} s | ${(whole / typesFormatted).toFixed(2)}× | ${typesAlone.toFixed(2)} s | ${(whole / typesAlone).toFixed(2)}×`);
}
