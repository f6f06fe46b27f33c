import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { persona } from '#generated/server/tables.gen';
import { foldText } from '#platform/web/ui/reference/fold-text';
import { plainText } from '#platform/shared/text/plain-text';
import { likePattern } from '#platform/server/listing/search/like-pattern';
import type { Database } from '#platform/server/db/database';
import { plain } from '#platform/server/imports/columns/plain';
import { openTestDatabase } from '../support/server/app';

/** Every two-byte character that is a letter or sign by itself, alone and with each accent that may follow it. */
const TEXTS = Array.from({ length: 0x10000 - 0x20 }, (_, index) => String.fromCharCode(index + 0x20)).filter(
  (character) => !/\p{Surrogate}/u.test(character),
);
const ACCENTED = Array.from('aeiouyncsAEIOUYNCS').flatMap((letter) =>
  Array.from({ length: 0x70 }, (_, index) => letter + String.fromCharCode(0x300 + index)),
);

describe('a text in the form that searches compare', () => {
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

  it('is found by its own letters, whatever they are', async () => {
    for (const text of ['Ñandú', 'Šimek', 'Ørsted', 'Дом', 'İzmir', '100 %_\\']) {
      const { rows } = (await database.orm.execute(sql`select plano(${text}) like ${likePattern(text)} as found`)) as {
        rows: { found: boolean }[];
      };
      expect(rows, text).toEqual([{ found: true }]);
    }
  });

  it('is recalculated from values stored before letters were folded', async () => {
    const { orm } = database;
    const migrations = path.resolve('src/platform/server/db/migrations');
    const statements = async (file: string) =>
      (await readFile(path.join(migrations, file), 'utf8')).split('--> statement-breakpoint');
    const former = (await statements('0000_base.sql')).find((text) => text.includes('function plano'))!;
    await orm.execute(sql.raw(former.replace('create function', 'create or replace function')));
    const person = {
      genero: 'X',
      fechaNacimiento: '1980-05-12',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
    } as const;
    // Disables foreign keys: the countries and states of a person do not exist here.
    await orm.execute(sql`set session_replication_role = replica`);
    await orm.insert(persona).values([
      { ...person, nombre: 'Łucja', primerApellido: "D'Angelo" },
      { ...person, nombre: 'Ana', primerApellido: 'Núñez' },
    ]);
    await orm.execute(sql`reset session_replication_role`);
    const found = async (word: string) => {
      const { rows } = (await orm.execute(
        sql`select nombre from persona where busqueda like ${likePattern(word)} order by orden(nombre) collate "C"`,
      )) as { rows: { nombre: string }[] };
      return rows.map(({ nombre }) => nombre);
    };
    expect(await found('dangelo')).toEqual([]);
    for (const statement of await statements('0066_textos_y_dias.sql')) await orm.execute(sql.raw(statement));
    expect([await found('dangelo'), await found('lucja'), await found('nunez')]).toEqual([
      ['Łucja'],
      ['Łucja'],
      ['Ana'],
    ]);
  });

  it('is also the form in which headings, codes and choices are compared', () => {
    expect([plain(' Núñez\u00A0 *'), foldText('  NÚÑEZ '), foldText('Nu\u0301n\u0303ez')]).toEqual([
      'nunez',
      'nunez',
      'nunez',
    ]);
  });
});
