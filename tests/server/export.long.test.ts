import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { exportColumns } from '#platform/server/export/export-column';
import { csvOf } from '#platform/server/export/csv';
import { readBatches } from '#platform/server/export/read-batches';
import { resourceOf } from '#platform/server/records/resources';
import { bitacora } from '#platform/server/db/system-tables';
import { BOTH_ENGINES, filterBy, startApp, type Client, type TestApp } from '../support/server/app';

const PATH = '/api/catalogos/especialidad/exportar';

describe.each(BOTH_ENGINES)('an export on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    await test.database.orm.insert(tables.especialidad).values([
      { clave: 'A1', nombre: '=1+1', tipo: 'MEDICA' },
      { clave: 'A2', nombre: 'Dijo "hola", y\nse fue', tipo: 'QUIRURGICA' },
      { clave: 'A3', nombre: '@suma', tipo: 'OTRA' },
      { clave: 'A4', nombre: '+52 844', tipo: 'OTRA' },
      { clave: 'A5', nombre: '-guion', tipo: 'OTRA' },
      { clave: 'A6', nombre: 'Ñandú & <cía>', tipo: 'OTRA' },
      { clave: 'A7', nombre: 'Retirada', tipo: 'OTRA', activo: false },
    ]);
  });
  afterAll(() => test.stop());

  const csv = async (query: string, client = su, headers: Record<string, string> = {}) => {
    const answer = await client('GET', `${PATH}?${query}`, { headers });
    return { ...answer, text: answer.body as string, lines: String(answer.body).slice(1).split('\r\n') };
  };

  it('is RFC 4180 with a byte order mark, headings in the caller’s language, and the order of the list', async () => {
    const { status, headers, text, lines } = await csv('columnas=clave,nombre,tipo&sortBy=clave');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="especialidad.csv"');
    expect(headers['x-total-items']).toBe('6');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(lines[0]).toBe('Clave,Nombre,Tipo');
    expect(lines[2]).toBe('A2,"Dijo ""hola"", y\nse fue",Quirúrgica');
    expect(lines.at(-1)).toBe('');
    const english = await csv('columnas=clave,nombre,activo', su, { 'accept-language': 'en' });
    expect(english.lines[0]).toBe('Code,Name,Active');
    expect(english.lines[1]?.endsWith(',Yes')).toBe(true);
    expect((await csv('columnas=clave&sortBy=clave&sortDir=desc')).lines[1]).toBe('A6');
  });

  it('prevents texts from running as formulas', async () => {
    const { lines } = await csv('columnas=nombre&sortBy=clave');
    expect(lines[1]).toBe("'=1+1");
    expect(lines.slice(3, 6)).toEqual(["'@suma", "'+52 844", "'-guion"]);
  });

  it('applies the filter of the list, with inactive records on request', async () => {
    expect((await csv(`columnas=clave&filterBy=${filterBy({ tipo: 'QUIRURGICA' })}`)).lines).toEqual([
      'Clave',
      'A2',
      '',
    ]);
    expect((await csv(`columnas=clave&filterBy=${filterBy({ activo: false })}`)).lines).toEqual(['Clave', 'A7', '']);
    expect((await csv(`columnas=clave&filterBy=${filterBy({ q: 'nadie' })}`)).lines).toEqual(['Clave', '']);
  });

  it('writes names of references, fields of embedded records and dates day first', async () => {
    const { body } = await su(
      'GET',
      `/api/catalogos/usuario/exportar?columnas=perfilId,persona.fechaNacimiento,persona.genero,unidadId&sortBy=email&filterBy=${filterBy({ email: 'farmacia@example.org' })}`,
    );
    expect(String(body).slice(1).split('\r\n')[1]).toBe(
      'Farmacia,01-01-1990,No binario / otro,Hospital General de Saltillo',
    );
  });

  it('has every single-valued field by default, computed ones too', async () => {
    const { status, body } = await su('GET', '/api/catalogos/usuario/exportar');
    expect(status).toBe(200);
    const lines = String(body).slice(1).split('\r\n');
    expect(lines).toHaveLength(Object.keys(test.world.usuarios).length + 2);
    expect(lines[0]).toContain('Activo');
  });

  it('refuses unknown columns and formats, and names them', async () => {
    for (const [query, campo] of [
      ['columnas=clave,noExiste', 'columnas'],
      ['columnas=__proto__', 'columnas'],
      ['formato=pdf', 'formato'],
      ['sortBy=noExiste', 'sortBy'],
    ] as const) {
      const { status, body } = await su('GET', `${PATH}?${query}`);
      expect(status, query).toBe(400);
      expect((body as { errores: { campo: string }[] }).errores.map((error) => error.campo)).toEqual([campo]);
    }
  });

  it('needs the permission to download, and stays within the reach of both permissions', async () => {
    expect((await test.nobody('GET', PATH)).status).toBe(401);
    expect((await csv('columnas=clave', await test.as('Recepcion'))).status).toBe(403);
    const unit = await test.as('Administrador-unidad');
    const all = await su('GET', '/api/catalogos/unidad/exportar?columnas=clues');
    const own = await unit('GET', '/api/catalogos/usuario/exportar?columnas=email');
    expect(String(all.body).split('\r\n')).toHaveLength(4);
    await test.database.orm
      .update(tables.usuario)
      .set({ unidadId: test.world.otraUnidadId })
      .where(eq(tables.usuario.email, 'farmacia@example.org'));
    const fewer = await unit('GET', '/api/catalogos/usuario/exportar?columnas=email');
    expect(String(fewer.body).split('\r\n')).toHaveLength(String(own.body).split('\r\n').length - 1);
    expect(String(fewer.body)).not.toContain('farmacia@');
  });

  it('is in the audit trail with its filter and row count', async () => {
    await csv(`columnas=clave&filterBy=${filterBy({ tipo: 'MEDICA' })}`);
    const [row] = (await test.database.orm.select().from(bitacora).where(eq(bitacora.accion, 'EXPORTAR'))).toReversed();
    expect(row).toMatchObject({
      entidad: 'especialidad',
      entidadId: null,
      usuarioId: test.world.usuarios.SUPERUSUARIO,
      despues: { formato: 'csv', filas: 1, filtro: { tipo: 'MEDICA' }, columnas: ['clave'] },
    });
  });

  it('as a workbook has typed numbers and dates, and texts that are never formulas', async () => {
    const { statusCode, headers, rawPayload } = await test.app.inject({
      method: 'GET',
      url: `${PATH}?formato=xlsx&columnas=clave,nombre,version,fechaCreacion&sortBy=clave`,
      headers: { authorization: await bearer(test) },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const parts = unzipSync(new Uint8Array(rawPayload));
    expect(Object.keys(parts)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    const sheet = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<is><t xml:space="preserve">=1+1</t></is>');
    expect(sheet).toContain('Ñandú &amp; &lt;cía&gt;');
    expect(sheet.match(/<row /g)).toHaveLength(7);
    expect(sheet).toMatch(/<c><v>1<\/v><\/c><c s="3"><v>4\d{4}\.?\d*<\/v><\/c><\/row>/);
  });

  it('stops reading when the client disconnects', async () => {
    const resource = resourceOf('especialidad');
    const actor = {
      permissions: new Map(),
      usuarioId: null,
      unidadId: null,
      jurisdiccionId: null,
      almacenIds: [],
      servicioIds: [],
      timeZone: 'America/Monterrey',
      ip: null,
      device: null,
      correlationId: 'x',
    };
    const columns = exportColumns(resource, 'clave', actor);
    let read = 0;
    async function* watched() {
      // Far more keys than rows: one statement for every two thousand keys.
      for await (const batch of readBatches(
        test.database.orm,
        resource,
        Array.from({ length: 20_000 }, (_, index) => index + 1),
        columns,
        actor,
      )) {
        read += 1;
        yield batch;
      }
    }
    const lines = csvOf(columns, watched(), {
      title: (path) => path,
      option: (_name, value) => value,
      yes: '',
      no: '',
      timeZone: 'UTC',
    });
    await lines.next();
    await lines.next();
    await lines.return(undefined);
    expect(read).toBe(1);
  });

  it('ends on the server when the client disconnects, which permits another export', async () => {
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { authorization: await bearer(test) };
    await test.database.orm.execute(
      sql`insert into especialidad (clave, nombre, tipo) select 'M' || n, 'Especialidad ' || md5(n::text), 'OTRA' from generate_series(1, 30000) n`,
    );
    for (let turn = 0; turn < 5; turn += 1) {
      const abort = new AbortController();
      // Three at once are permitted; a fourth and fifth are refused until earlier ones end.
      const answer = await vi.waitFor(
        async () => {
          const started = await fetch(`${address}${PATH}`, { headers, signal: abort.signal });
          expect(started.headers.get('x-total-items')).toBe('30006');
          return started;
        },
        { timeout: 30_000, interval: 100 },
      );
      await answer.body?.getReader().read();
      abort.abort();
    }
    await vi.waitFor(
      async () => {
        const four = await Promise.all(
          [1, 2, 3, 4].map(async () => {
            const answer = await fetch(`${address}${PATH}`, { headers });
            return { status: answer.status, text: await answer.text() };
          }),
        );
        const [refused, ...others] = four.toSorted((a, b) => b.status - a.status);
        expect(refused?.status).toBe(429);
        expect(refused?.text).toContain('EXPORTACIONES_SIMULTANEAS');
        for (const { status, text } of others) expect([status, text.split('\r\n').length]).toEqual([200, 30_008]);
      },
      { timeout: 120_000, interval: 200 },
    );
  });
});

async function bearer(test: TestApp): Promise<string> {
  const { body } = await test.nobody('POST', '/api/sign-in', {
    body: { userName: 'superusuario@example.org', password: 'correcta-caballo' },
  });
  return `Bearer ${(body as { token: string }).token}`;
}
