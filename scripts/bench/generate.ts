/**
 * Benchmark of the whole compiler beside json-schema-to-typescript alone on the same entities. Prints seconds and ratios for the product's
 * entities, for 200 and for 500. Each round of each side is a separate process, in turn.
 */
import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandLine } from '../codegen/command-line';
import { readModel } from '../codegen/compile';
import type { Side, SideResult } from './generate/side';
import { manyEntities } from './many-entities';
import { collectOutcome } from './outcome';

commandLine('npx tsx scripts/bench/generate.ts', {});
/** `SIZES`: minimum numbers of entities; `ROUNDS`: rounds; `TYPED`: up to how many entities the types alone are made. */
const [SIZES, ROUNDS, TYPED] = [[0, 200, 500], 3, Infinity];
const SIDES: readonly Side[] = ['generate', 'types-formatted', 'types'];

const outcome = collectOutcome();
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

async function runSide(side: Side, where: string): Promise<SideResult> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/tsx',
    ['scripts/bench/generate/side.ts', side, where],
    {
      maxBuffer: 1 << 28,
    },
  );
  return JSON.parse(stdout) as SideResult;
}

async function measure(least: number): Promise<void> {
  const root = await manyEntities(least);
  try {
    const compiled = await readModel(root);
    if (!compiled.ok) throw new Error(compiled.errors.map((error) => error.message).join('\n'));
    const { entities } = compiled.model;
    if (entities.length < least) throw new Error(`${entities.length} of ${least} entities.`);
    const schemas = path.join(root, 'schemas.json');
    await writeFile(
      schemas,
      JSON.stringify(
        Object.fromEntries(
          entities.slice(0, TYPED).flatMap(({ pascal, readSchema, writeSchema }) => [
            [pascal, readSchema],
            [`${pascal}Input`, writeSchema],
          ]),
        ),
      ),
    );
    const found: Record<Side, SideResult[]> = { generate: [], 'types-formatted': [], types: [] };
    for (let round = 1; round <= ROUNDS; round++) {
      await rm(path.join(root, 'generated'), { recursive: true, force: true });
      for (const side of SIDES) found[side].push(await runSide(side, side === 'generate' ? root : schemas));
    }
    const [ours, theirs] = [found.generate[0]!.fields, found['types-formatted'][0]!.fields];
    const compared = Object.keys(theirs);
    outcome.same(
      `fields of ${compared.length} types of ${entities.length} entities`,
      compared.map((name) => [name, ours[name]]),
      compared.map((name) => [name, theirs[name]]),
    );
    if (compared.length < Math.min(TYPED, entities.length))
      throw new Error(`Only ${compared.length} types of ${entities.length} entities.`);
    const middle = (side: Side, what: 'seconds' | 'writing' = 'seconds') =>
      median(found[side].map((result) => result[what]));
    const [whole, formatted] = [middle('generate'), middle('types-formatted')];
    const plain = found.types.length > 0 ? middle('types') : formatted;
    console.log(
      `${String(entities.length).padStart(8)} | ${whole.toFixed(2)} s | ${middle('generate', 'writing').toFixed(2)} s | ${formatted.toFixed(2)} s | ${(whole / formatted).toFixed(2)}× | ${plain.toFixed(2)} s | ${(whole / plain).toFixed(2)}×`,
    );
    outcome.figure({
      what: `everything that is generated for ${entities.length} entities`,
      unit: 's',
      ours: whole,
      theirs: formatted,
      beside: 'json-schema-to-typescript: types alone',
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

console.log(
  'entities | generate | of it writing files | types alone, as it comes | ratio | types alone, unformatted | ratio',
);
for (const least of SIZES) await measure(least);
outcome.end();
