import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { rows } from '#platform/server/db/rows';
import { formatDate } from '#platform/web/ui/format/format-date';
import { setClock } from '../support/clock';
import { openTestDatabase, startApp, type TestApp } from '../support/server/app';

/** Expressions that use the server's or the UTC day as a calendar day. From 18:00 on, it differs from the day in Saltillo. */
const SQL_DAY =
  /\bcurrent_date\b|\blocaltimestamp\b|\bnow\(\)::date\b|\b(?:current_timestamp|fecha_(?:creacion|modificacion))::date\b|\(now\(\)\)::date/i;
const CODE_DAY =
  /toISOString\(\)\s*\.(?:slice\(0, 10\)|split\('T'\)\[0\]|substring\(0, 10\))|\bgetDate\(\)|\bgetMonth\(\)|\bgetFullYear\(\)/;

describe('a day of the calendar', () => {
  it('is never taken from the clock of the server in code or schemas', async () => {
    const found: string[] = [];
    let read = 0;
    for (const root of ['src', 'schemas']) {
      for (const file of await readdir(root, { recursive: true })) {
        if (!/\.(?:tsx?|json)$/.test(file) || file.includes('migrations')) continue;
        read += 1;
        const lines = (await readFile(path.join(root, file), 'utf8')).split('\n');
        for (const [index, line] of lines.entries())
          if (SQL_DAY.test(line) || (root === 'src' && CODE_DAY.test(line)))
            found.push(`${root}/${file}:${index + 1} ${line.trim()}`);
      }
    }
    expect(read).toBeGreaterThan(2000);
    expect(found).toEqual([]);
  });

  it('is never taken from the clock of the server in the database', async () => {
    const { database } = await openTestDatabase('PGlite');
    const bodies = await rows<{ place: string; body: string }>(
      database.orm,
      sql`select 'function ' || p.proname as place, p.prosrc as body from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prolang <> (select oid from pg_language where lanname = 'c')
        union all select 'view ' || viewname, definition from pg_views where schemaname = 'public'
        union all select 'default of ' || adrelid::regclass || '.' || adnum, pg_get_expr(adbin, adrelid) from pg_attrdef`,
    );
    await database.close();
    expect(bodies.length).toBeGreaterThan(500);
    expect(
      bodies.filter(({ body }) => /CURRENT_DATE|LOCALTIMESTAMP|now\(\)\)?::date/i.test(body)).map(({ place }) => place),
    ).toEqual([]);
  });

  it('is that of the instant in the zone of the reader', () => {
    expect(formatDate('2026-11-28T03:16:00Z', 'America/Monterrey')).toBe('27-11-2026');
    expect(formatDate('2026-11-28T03:16:00.000Z', 'America/Tijuana')).toBe('27-11-2026');
    expect(formatDate('2026-11-28T12:00:00Z', 'America/Monterrey')).toBe('28-11-2026');
    expect(formatDate('2026-11-28', 'America/Monterrey')).toBe('28-11-2026');
  });
});

describe.each([
  ['at 23:30 in Saltillo', '2027-06-15T23:30:00-06:00', '2027-06-15'],
  ['at 23:30 on 31 December', '2027-12-31T23:30:00-06:00', '2027-12-31'],
])('%s', (_name, moment, day) => {
  let test: TestApp;
  let setRight: () => void;
  beforeAll(async () => {
    setRight = setClock(moment);
    test = await startApp('PGlite');
  });
  afterAll(async () => {
    await test.stop();
    setRight();
  });

  it('a file is opened on that day, with a number of that year', async () => {
    const desk = await test.as('Recepcion');
    const answer = await desk('POST', '/api/pacientes/paciente', {
      body: {
        persona: {
          nombre: 'Ana',
          primerApellido: 'Tarde',
          genero: 'M',
          fechaNacimiento: '1980-05-12',
          paisNacimiento: 'US',
          estadoNacimiento: 'NE',
        },
        unidadId: test.world.unidadId,
        motivoSinCurp: 'EXTRANJERO',
        fechaNacimientoEstimada: false,
        afiliacion: 'NINGUNA',
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { pacienteId } = answer.body as { pacienteId: number };
    const files = await test.database.orm.select().from(tables.pacienteUnidad);
    const [file] = files.filter((one) => one.pacienteId === pacienteId);
    expect(file).toMatchObject({ fechaApertura: day, principal: true });
    expect(file!.numeroExpediente).toMatch(new RegExp(`^${day.slice(0, 4)}-\\d{6}$`));
  });
});
