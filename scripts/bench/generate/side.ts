/**
 * Runs one side of the benchmark once, in a process of its own, so that caches of other sides or earlier rounds do not help it.
 *
 *   tsx side.ts generate <root of a project>
 *   tsx side.ts types | types-formatted <file of schemas by name>
 *
 * Prints as JSON the seconds that it took, without the loading of the program, and the fields of each type by its name.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { compileSchemas } from '../../codegen/compile';
import type { JsonSchema } from '../../codegen/model';
import { writeOutput } from '../../codegen/write';

export type Side = 'generate' | 'types' | 'types-formatted';

/** Output that a side prints. */
export interface SideResult {
  readonly seconds: number;
  /** Part of `seconds` spent on writing files. */
  readonly writing: number;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const [side, where] = process.argv.slice(2) as [Side, string];
const started = performance.now();
const since = (from: number) => (performance.now() - from) / 1000;
const { texts: made, writing } = side === 'generate' ? await generate() : await typesAlone(side === 'types-formatted');
const seconds = since(started);
console.log(JSON.stringify({ seconds, writing, fields: fieldsOf(made) } satisfies SideResult));

async function generate(): Promise<{ texts: readonly string[]; writing: number }> {
  const result = await compileSchemas(where);
  if (!result.ok) throw new Error(result.errors.map((error) => error.message).join('\n'));
  const compiled = performance.now();
  writeOutput(path.join(where, 'generated'), result.files, false);
  return {
    texts: result.files.filter((file) => file.path.startsWith('shared/types/')).map(({ content }) => content),
    writing: since(compiled),
  };
}

async function typesAlone(format: boolean): Promise<{ texts: readonly string[]; writing: number }> {
  const schemas = JSON.parse(readFileSync(where, 'utf8')) as Record<string, JsonSchema>;
  const texts: string[] = [];
  for (const [name, schema] of Object.entries(schemas))
    texts.push(await compile(schema, name, { bannerComment: '', format }));
  return { texts, writing: 0 };
}

/** Returns the fields of the interfaces in formatted text. */
function fieldsOf(texts: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    texts.flatMap((text) =>
      [...text.matchAll(/^export interface (\w+) \{\n([^]*?)^\}/gm)].map(([, name, body]) => [
        name!,
        [...body!.matchAll(/^ {2}"?([\w.]+)"?\??:/gm)].map(([, field]) => field!).toSorted(),
      ]),
    ),
  );
}
