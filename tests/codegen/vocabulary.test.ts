import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../scripts/codegen/diagnostic';
import { BASE, laidOver } from '../../scripts/codegen/vocabulary/base';
import { FRAMES, VOCABULARY } from '../../scripts/codegen/vocabulary/sections';
import { keywordsOf } from '../../scripts/codegen/vocabulary/keywords-of';
import { compileProject } from '../support/codegen/project';

describe('the reference of the vocabulary', () => {
  for (const { title, meta, at, file, examples } of VOCABULARY) {
    describe(`vocabulary: ${title}`, async () => {
      const keywords = keywordsOf(JSON.parse(await readFile(`schemas/meta/${meta}`, 'utf8')) as object, at);

      it('has an example of every keyword, and of no other', () => {
        expect(Object.keys(examples).toSorted()).toEqual(keywords.map(({ name }) => name).toSorted());
      });

      it('says what every keyword means', () => {
        expect(keywords.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
      });

      it.each(Object.entries(examples))('%s compiles', async (_keyword, example) => {
        const result = await compileProject({ ...BASE, [file]: laidOver(BASE[file] ?? FRAMES[file], example) });
        expect(result.ok ? [] : result.errors.map(formatDiagnostic)).toEqual([]);
      });
    });
  }
});
