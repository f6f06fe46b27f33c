/**
 * How long the whole compiler takes beside json-schema-to-typescript alone on the same entities.
 * Prints seconds and ratios for 40, 200 and 500 entities; both sides run in this process, in turn.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { compileSchemas } from '../codegen/compile';
import type { Entity, JsonSchema } from '../codegen/model';
import { writeOutput } from '../codegen/write';
import { manyEntities } from './many-entities';

const SIZES = [40, 200, 500];
const ROUNDS = 3;

interface Timing {
  readonly whole: number;
  readonly writing: number;
  readonly typesAlone: number;
  readonly typesFormatted: number;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function measure(count: number): Promise<Timing> {
  const root = await manyEntities(count);
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
      const types = (format: boolean) =>
        time(async () => {
          for (const entity of entities) {
            for (const schema of [entity.readSchema, entity.writeSchema])
              await compile(structuredClone<JsonSchema>(schema), entity.pascal, { bannerComment: '', format });
          }
        });
      timings.push({ whole, writing, typesAlone: await types(false), typesFormatted: await types(true) });
    }
    const best = (key: keyof Timing) =>
      timings
        .slice(1)
        .map((timing) => timing[key])
        .toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    return {
      whole: best('whole'),
      writing: best('writing'),
      typesAlone: best('typesAlone'),
      typesFormatted: best('typesFormatted'),
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

console.log(
  'entities | generate | of it writing files | types alone, as it comes | ratio | types alone, unformatted | ratio',
);
for (const count of SIZES) {
  const { whole, writing, typesAlone, typesFormatted } = await measure(count);
  console.log(
    `${String(count).padStart(8)} | ${whole.toFixed(2)} s | ${writing.toFixed(2)} s | ${typesFormatted.toFixed(2)} s | ${(whole / typesFormatted).toFixed(2)}× | ${typesAlone.toFixed(2)} s | ${(whole / typesAlone).toFixed(2)}×`,
  );
}
