import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '../../src/ui/reference/fold-text';
import { plainText } from '../../src/shared/plain-text';
import { likePattern } from '../../src/server/crud/like-pattern';
import type { Database } from '../../src/server/db/database';
import { plain } from '../../src/server/operations/imports/plain';
import { openTestDatabase } from '../support/server/app';

/** Every character of two bytes that is a letter or sign by itself, alone and with each accent that can stand behind it. */
const TEXTS = Array.from({ length: 0x10000 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20)).filter(
  (character) => !/\p{Surrogate}/u.test(character),
);
const ACCENTED = Array.from('aeiouyncsAEIOUYNCS').flatMap((letter) =>
  Array.from({ length: 0x70 }, (_, index) => letter + String.fromCharCode(0x300 + index)),
);

describe('a text as searches compare it', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await openTestDatabase('PGlite'));
  });
  afterAll(() => database.close());

  it('is the same in the database, letter by letter', async () => {
    const texts = [...TEXTS, ...ACCENTED, 'Ñandú ÁRBOL Pingüino Curaçao', 'Šimek Ørsted İzmir ß ẞ'];
    const { rows } = (await database.orm.execute(
      sql`select t as texto, plano(t) as plano from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as x(t, n) order by n`,
    )) as { rows: { texto: string; plano: string }[] };
    expect(rows).toHaveLength(texts.length);
    expect(rows.filter(({ texto, plano }) => plano !== plainText(texto))).toEqual([]);
  });

  it('is found by what it is, whatever its letters', async () => {
    for (const text of ['Ñandú', 'Šimek', 'Ørsted', 'Дом', 'İzmir', '100 %_\\']) {
      const { rows } = (await database.orm.execute(sql`select plano(${text}) like ${likePattern(text)} as found`)) as {
        rows: { found: boolean }[];
      };
      expect(rows, text).toEqual([{ found: true }]);
    }
  });

  it('is what headings, codes and choices are compared by, too', () => {
    expect([plain(' Núñez\u00A0 *'), foldText('  NÚÑEZ '), foldText('Nu\u0301n\u0303ez')]).toEqual([
      'nunez',
      'nunez',
      'nunez',
    ]);
  });
});
