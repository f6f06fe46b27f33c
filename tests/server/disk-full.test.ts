import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrato as contratos, especialidad, proveedor } from '#generated/server/tables.gen';
import { archivo, bitacora } from '#platform/server/db/system-tables';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { setClock } from '../support/clock';
import { emailOf, PASSWORD } from '../support/server/world';

const MB = 1024 * 1024;
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a')]);

/** Mounts a file system of the given size in memory. Returns false if this process has no permission to. */
function mounted(folder: string, size: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0;
}

async function contractIn({ database: { orm } }: TestApp): Promise<string> {
  const [supplier] = await orm
    .insert(proveedor)
    .values({ rfc: 'AAA010101AAA', razonSocial: 'Proveedora', tipo: 'DISTRIBUIDOR', correo: 'ventas@example.org' })
    .returning();
  const [made] = await orm
    .insert(contratos)
    .values({
      proveedorId: supplier!.proveedorId,
      numero: 'C-1',
      ejercicio: 2026,
      vigenciaDesde: '2026-01-01',
      vigenciaHasta: '2026-12-31',
    })
    .returning();
  return `/api/oficinas-centrales/contrato/${made!.contratoId}`;
}

async function tokenIn(test: TestApp): Promise<string> {
  const { body } = await test.nobody('POST', '/api/sign-in', {
    body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
  });
  return (body as { token: string }).token;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'red-salud-disco-'));
const disk = path.join(scratch, 'disco');
const isMounted = mounted(disk, '80m');
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(scratch, { recursive: true, force: true });
});

describe.skipIf(!isMounted)(
  `a disk${isMounted ? '' : ' (skipped: this process may not mount a small file system)'}`,
  () => {
    let test: TestApp;
    let contract: string;
    let authorization: string;
    const upload = async (bytes: number) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: `${contract}/archivos?nombre=a.pdf`,
        headers: { authorization, 'content-type': 'application/octet-stream' },
        payload: pdf(bytes),
      });
      return [answer.statusCode, answer.json<Record<string, unknown>>()] as const;
    };
    const health = async () => {
      const { status, body } = await test.nobody('GET', '/api/health');
      return [status, body] as const;
    };
    const left = async () => [
      (await readdir(path.join(disk, 'archivos'), { recursive: true })).filter((name) => !/^(llegando|..)$/.test(name)),
      await test.database.orm.select().from(archivo),
    ];

    beforeAll(async () => {
      test = await startApp('PostgreSQL', { dataDir: disk });
      contract = await contractIn(test);
      authorization = `Bearer ${await tokenIn(test)}`;
    });
    afterAll(() => test.stop());

    it('that is full refuses uploads with a message, stores none, and fails the health check until it has space', async () => {
      expect(await health()).toMatchObject([200, { status: 'ok' }]);
      expect(await upload(1000)).toMatchObject([201, {}]);
      const before = await left();
      await writeFile(path.join(disk, 'lleno'), Buffer.alloc(78 * MB));
      expect(await upload(5 * MB)).toMatchObject([
        503,
        { codigo: 'SIN_ESPACIO', mensaje: expect.stringContaining('No hay espacio en el disco') as string },
      ]);
      expect(await left()).toEqual(before);
      const [status, body] = await health();
      expect([status, body]).toMatchObject([503, { codigo: 'SIN_ESPACIO', fallan: ['storage'] }]);
      expect(JSON.stringify(body)).not.toContain(scratch);
      await rm(path.join(disk, 'lleno'));
      expect((await health())[0]).toBe(503);
      expect(await upload(5 * MB)).toMatchObject([201, {}]);
      expect(await health()).toMatchObject([200, { status: 'ok' }]);
    });

    it('with little space left fails the health check before an upload fails', async () => {
      await writeFile(path.join(disk, 'casi'), Buffer.alloc(40 * MB));
      expect(await health()).toMatchObject([503, { codigo: 'SIN_ESPACIO', fallan: ['storage'] }]);
      await rm(path.join(disk, 'casi'));
      expect(await health()).toMatchObject([200, {}]);
    });

    it('that is not writable refuses uploads with a message, and fails the health check', async () => {
      const before = await left();
      expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0);
      expect(await upload(1000)).toMatchObject([
        503,
        { codigo: 'DISCO_SOLO_LECTURA', mensaje: expect.stringContaining('no puede escribir en su disco') as string },
      ]);
      expect(await health()).toMatchObject([503, { codigo: 'DISCO_SOLO_LECTURA', fallan: ['storage'] }]);
      expect(spawnSync('mount', ['-o', 'remount,rw', disk]).status).toBe(0);
      expect(await left()).toEqual(before);
      expect(await upload(1000)).toMatchObject([201, {}]);
      expect(await health()).toMatchObject([200, {}]);
    });
  },
);

describe('a database short of resources', () => {
  let test: TestApp;
  let su: Client;
  let contract: string;
  let authorization: string;
  let speciality: { especialidadId: number; version: number };

  /** Kinds of writes, each to a table that refuses it. */
  const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
    'a new record': async () =>
      (await su('POST', '/api/catalogos/especialidad', { body: { clave: 'NUE', nombre: 'Nueva', tipo: 'OTRA' } })).body,
    'a change': async () =>
      (
        await su('PUT', `/api/catalogos/especialidad/${speciality.especialidadId}`, {
          body: { ...speciality, nombre: 'Otra' },
          headers: { 'if-match': `"${speciality.version}"` },
        })
      ).body,
    'an import': async () =>
      (
        await su('POST', '/api/catalogos/especialidad/importar', {
          body: {
            archivo: 'a.csv',
            contenido: Buffer.from('clave,nombre,tipo\nIMP,Importada,OTRA\n').toString('base64'),
            aplicar: true,
          },
        })
      ).body,
    'a record of a batch': async () => {
      const { body } = await su('POST', '/api/catalogos/especialidad/lote', {
        body: { accion: 'desactivar', registros: [{ id: speciality.especialidadId }] },
      });
      return { status: 503, ...(body as { resultados: object[] }).resultados[0] };
    },
    'a file': async () =>
      (
        await test.app.inject({
          method: 'POST',
          url: `${contract}/archivos?nombre=a.pdf`,
          headers: { authorization, 'content-type': 'application/octet-stream' },
          payload: pdf(100),
        })
      ).json(),
  };
  const state = async () => [
    await test.database.orm.select().from(especialidad),
    await test.database.orm.select().from(archivo),
    (await test.database.orm.select().from(bitacora).where(eq(bitacora.entidad, 'especialidad'))).length,
  ];

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    su = await test.as('SUPERUSUARIO');
    contract = await contractIn(test);
    authorization = `Bearer ${await tokenIn(test)}`;
    const { body } = await su('POST', '/api/catalogos/especialidad', {
      body: { clave: 'VIE', nombre: 'Vieja', tipo: 'OTRA' },
    });
    speciality = body as typeof speciality;
  });
  afterAll(() => test.stop());

  describe.each([
    ['53100', 'SIN_ESPACIO', 'No hay espacio en el disco'],
    ['53200', 'BASE_SATURADA', 'La base de datos no da abasto'],
    ['53300', 'BASE_SATURADA', 'La base de datos no da abasto'],
  ])('with %s', (state53, codigo, words) => {
    beforeAll(async () => {
      await test.database.orm.execute(
        sql.raw(`create or replace function prueba_escasez() returns trigger language plpgsql as
          $$ begin raise exception 'could not extend file' using errcode = '${state53}'; end $$`),
      );
      for (const table of ['especialidad', 'archivo'])
        await test.database.orm.execute(
          sql.raw(
            `create trigger prueba_escasez before insert or update on ${table} for each row execute function prueba_escasez()`,
          ),
        );
    });
    afterAll(async () => {
      for (const table of ['especialidad', 'archivo'])
        await test.database.orm.execute(sql.raw(`drop trigger prueba_escasez on ${table}`));
    });

    it.each(Object.entries(WAYS))('refuses %s with a message, and stores nothing', async (_name, write) => {
      const before = await state();
      expect(await write()).toMatchObject({ status: 503, codigo, mensaje: expect.stringContaining(words) as string });
      expect(await state()).toEqual(before);
    });

    it('fails the health check for a minute', async () => {
      await WAYS['a new record']!();
      expect(await test.nobody('GET', '/api/health')).toMatchObject({
        status: 503,
        body: { codigo, fallan: ['database'] },
      });
      const setRight = setClock(new Date(Date.now() + 61_000).toISOString());
      const later = await test.nobody('GET', '/api/health');
      setRight();
      expect(later).toMatchObject({ status: 200, body: { status: 'ok' } });
    });
  });
});
