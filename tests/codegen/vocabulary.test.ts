import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../scripts/codegen/diagnostic';
import { FIELD_KEYWORDS } from '../../scripts/codegen/keywords/field-keywords';
import { withFieldKeywords } from '../../scripts/codegen/keywords/meta-schema';
import type { JsonSchema } from '../../scripts/codegen/model';
import { BASE, laidOver } from '../../scripts/codegen/vocabulary/base';
import { FRAMES, vocabularyOf } from '../../scripts/codegen/vocabulary/sections';
import { keywordsOf } from '../../scripts/codegen/vocabulary/keywords-of';
import { compileProject } from '../support/codegen/project';

const VOCABULARY = vocabularyOf(FIELD_KEYWORDS);
/** Reads a file of schemas/meta with the keywords of `x-field`, as the compiler does. */
const metaOf = async (file: string) =>
  withFieldKeywords(JSON.parse(await readFile(`schemas/meta/${file}`, 'utf8')) as JsonSchema, FIELD_KEYWORDS);

/** Yields the names of all keywords of a vocabulary file. */
function* keywordNames(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { properties = {}, $defs = {}, ...rest } = node as { properties?: object; $defs?: object };
  yield* Object.keys(properties);
  for (const inner of [...Object.values(properties), ...Object.values($defs), ...Object.values(rest)])
    yield* keywordNames(inner);
}

/** Keys of the languages of a text, documented together as one keyword. */
const LANGUAGE_KEYS = ['es', 'en', 'es-mx', 'one', 'many'];

describe('the reference of the vocabulary', () => {
  it.each(['entity', 'endpoint', 'report', 'worklist', 'navigation', 'profiles'])(
    'names every keyword of schemas/meta/%s.json',
    async (file) => {
      const [page, meta] = [await readFile('generated/docs/vocabulary.gen.md', 'utf8'), await metaOf(`${file}.json`)];
      const names = [...new Set(keywordNames(meta))].filter((name) => !LANGUAGE_KEYS.includes(name));
      expect(
        names.filter(
          (name) =>
            !page.includes(`### \`${name}\``) &&
            !page.includes(`- \`${name}\``) &&
            !new RegExp(`^## .*${name}`, 'm').test(page),
        ),
      ).toEqual([]);
    },
  );

  it.each(['dependsOn', 'acyclic', 'symmetric', 'beside', 'scan', 'quantity'])('has an example of `%s`', (keyword) => {
    expect(JSON.stringify(VOCABULARY.map(({ examples }) => examples))).toContain(`"${keyword}":`);
  });

  for (const { title, meta, at, file, examples } of VOCABULARY) {
    describe(`vocabulary: ${title}`, async () => {
      const keywords = keywordsOf(await metaOf(meta), at);

      it('has an example of exactly the existing keywords', () => {
        expect(Object.keys(examples).toSorted()).toEqual(keywords.map(({ name }) => name).toSorted());
      });

      it('explains every keyword', () => {
        expect(keywords.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
      });

      it.each(Object.entries(examples))('%s compiles', async (_keyword, example) => {
        const result = await compileProject({ ...BASE, [file]: laidOver(BASE[file] ?? FRAMES[file], example) });
        expect(result.ok ? [] : result.errors.map(formatDiagnostic)).toEqual([]);
      });
    });
  }
});
