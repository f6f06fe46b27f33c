import { readdir, writeFile, mkdir, utimes } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrato as contratos, proveedor } from '#generated/server/tables.gen';
import { purgeFiles } from '#platform/server/files/purge-files';
import { openFileStore } from '#platform/server/db/files/file-store';
import { archivo } from '#platform/server/db/system-tables';
import { documentWith, packedZeros } from '../support/archives';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture with another pixel: bytes appended to a picture are cut off, and would not make another file. */
const OTHER_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const DAY_MS = 24 * 60 * 60 * 1000;

interface Sent {
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
  raw: Buffer;
}

describe.each(ENGINES)('files on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const tokens = new Map<string, string>();
  let contract: string;

  const tokenOf = async (profile: ProfileName) => {
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf(profile), password: PASSWORD },
    });
    return (body as { token: string }).token;
  };
  /** Sends a raw file, or requests one. */
  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    {
      as = 'SUPERUSUARIO',
      payload,
      headers = {},
    }: { as?: ProfileName | null; payload?: Buffer; headers?: Record<string, string> } = {},
  ): Promise<Sent> => {
    if (as && !tokens.has(as)) tokens.set(as, await tokenOf(as));
    const answer = await test.app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(as ? { authorization: `Bearer ${tokens.get(as)!}` } : {}),
        ...(payload ? { 'content-type': 'application/octet-stream' } : {}),
        ...headers,
      },
      ...(payload ? { payload } : {}),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      raw: answer.rawPayload,
      body: isJson ? (answer.json() as Record<string, unknown>) : {},
    };
  };
  const stored = async () =>
    (await readdir(join(test.dataDir, 'archivos'), { recursive: true }).catch(() => [])).filter((name) =>
      /[0-9a-f]{64}$/.test(name),
    );
  const coming = () => readdir(join(test.dataDir, 'archivos', 'llegando')).catch(() => []);

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const [supplier] = await test.database.orm
      .insert(proveedor)
      .values({
        rfc: 'AAA010101AAA',
        razonSocial: 'Proveedora de prueba',
        tipo: 'DISTRIBUIDOR',
        correo: 'ventas@example.org',
      })
      .returning();
    const [made] = await test.database.orm
      .insert(contratos)
      .values({
        proveedorId: supplier!.proveedorId,
        numero: 'C-1',
        ejercicio: 2026,
        vigenciaDesde: '2026-01-01',
        vigenciaHasta: '2026-12-31',
      })
      .returning();
    contract = `/oficinas-centrales/contrato/${made!.contratoId}`;
  });
  afterAll(() => test.stop());

  it('are sent, listed with author and date, opened by their type, removed and restored', async () => {
    const sent = await call(
      'POST',
      `${contract}/archivos?nombre=${encodeURIComponent('C:\\docs\\Anexo «técnico» ñ.pdf')}`,
      { payload: PDF },
    );
    expect([sent.status, sent.body]).toMatchObject([
      201,
      {
        nombre: 'Anexo «técnico» ñ.pdf',
        tipo: 'application/pdf',
        bytes: PDF.length,
        subidoPorNombre: 'Persona De Prueba',
      },
    ]);
    const id = String(sent.body['archivoId']);
    expect((await call('GET', `${contract}/archivos`)).body).toMatchObject([{ archivoId: id }]);

    const opened = await call('GET', `${contract}/archivos/${id}`);
    expect(opened.raw.equals(PDF)).toBe(true);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(opened.headers['content-disposition']).toBe(
      `inline; filename="Anexo _tecnico_ n.pdf"; filename*=UTF-8''${encodeURIComponent('Anexo «técnico» ñ.pdf')}`,
    );
    expect(
      String((await call('GET', `${contract}/archivos/${id}?descargar=1`)).headers['content-disposition']),
    ).toMatch(/^attachment;/);

    expect((await call('DELETE', `${contract}/archivos/${id}`)).status).toBe(204);
    expect((await call('GET', `${contract}/archivos`)).body).toEqual([]);
    expect((await call('GET', `${contract}/archivos/${id}`)).status).toBe(404);
    expect((await call('DELETE', `${contract}/archivos/${id}`)).status).toBe(404);
    expect((await call('POST', `${contract}/archivos/${id}/restaurar`)).body).toMatchObject({ archivoId: id });
    expect((await call('GET', `${contract}/archivos/${id}`)).status).toBe(200);

    const history = (await su('GET', `/api${contract}/historial`)).body as {
      cambios: { campo: string; antes: unknown; despues: unknown }[];
    }[];
    expect(history.slice(0, 3).map(({ cambios: [change] }) => [change?.campo, change?.antes, change?.despues])).toEqual(
      [
        ['archivo', null, 'Anexo «técnico» ñ.pdf'],
        ['archivo', 'Anexo «técnico» ñ.pdf', null],
        ['archivo', null, 'Anexo «técnico» ñ.pdf'],
      ],
    );
  });

  it('are identified by content: active content is refused under any name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [name, payload] of [
      ['foto.png', svg],
      ['a.pdf', Buffer.from('<html><script>alert(1)</script>')],
      ['a.jpg', Buffer.from('MZ\x90\0')],
      ['x.docx', Buffer.from('PK\x03\x04nothing')],
      ['vacio.pdf', Buffer.alloc(0)],
    ] as const) {
      expect([name, (await call('POST', `${contract}/archivos?nombre=${name}`, { payload })).body['codigo']]).toEqual([
        name,
        'ARCHIVO_TIPO',
      ]);
    }
    expect(
      (
        await call('POST', `${contract}/archivos?nombre=foto.html`, {
          payload: PNG,
          headers: { 'content-type': 'text/html' },
        })
      ).body,
    ).toMatchObject({ nombre: 'foto.png', tipo: 'image/png' });
    expect((await call('POST', `${contract}/archivos`, { payload: PNG })).status).toBe(400);
    expect(await coming()).toEqual([]);
  });

  it('are stored, listed and offered with the extension of their content, also earlier ones', async () => {
    const sent = await call('POST', `${contract}/archivos?nombre=${encodeURIComponent('acta.pdf.exe')}`, {
      payload: PNG,
    });
    expect([sent.status, sent.body['nombre']]).toEqual([201, 'acta.png']);
    const one = `${contract}/archivos/${String(sent.body['archivoId'])}`;
    const downloaded = async () => (await call('GET', `${one}?descargar=1`)).headers;
    const offered = `attachment; filename="acta.png"; filename*=UTF-8''acta.png`;
    expect(await downloaded()).toMatchObject({ 'content-disposition': offered, 'x-content-type-options': 'nosniff' });
    await test.database.orm
      .update(archivo)
      .set({ nombre: 'acta.pdf' })
      .where(eq(archivo.archivoId, String(sent.body['archivoId'])));
    expect((await downloaded())['content-disposition']).toBe(offered);
    expect(((await call('GET', `${contract}/archivos`)).body as unknown as unknown[])[0]).toMatchObject({
      nombre: 'acta.png',
    });
    expect((await call('DELETE', one)).status).toBe(204);
  });

  it.each([
    ['packs a hundred megabytes into a hundred kilobytes', 'ARCHIVO_INFLADO', /crece más de 200 veces/, 100, 100],
    ['packs a gigabyte into a megabyte', 'ARCHIVO_DEMASIADO_GRANDE', /descomprimido, más de 320 MB/, 1024, 1024],
    ['declares less than it holds', 'ARCHIVO_FALSO', /declara un contenido distinto/, 100, 1],
  ])(
    'that is a document and %s is refused with a message, and nothing is stored',
    async (_name, codigo, words, holds, says) => {
      const before = [await stored(), await test.database.orm.select().from(archivo)];
      const answer = await call('POST', `${contract}/archivos?nombre=a.docx`, {
        payload: documentWith([{ name: 'word/a.xml', packed: packedZeros(holds), size: says * 1024 ** 2 }]),
      });
      expect([answer.status, answer.body]).toMatchObject([
        422,
        {
          codigo,
          mensaje: expect.stringMatching(words) as string,
          errores: [{ campo: 'archivo', codigo, mensaje: expect.stringMatching(words) as string }],
        },
      ]);
      expect([await stored(), await test.database.orm.select().from(archivo), await coming()]).toEqual([...before, []]);
    },
  );

  it('that are documents get the extension of their type', async () => {
    const answer = await call('POST', `${contract}/archivos?nombre=a.doc`, { payload: documentWith([]) });
    expect([answer.status, answer.body['nombre']]).toEqual([201, 'a.docx']);
    expect((await call('DELETE', `${contract}/archivos/${String(answer.body['archivoId'])}`)).status).toBe(204);
  });

  it('larger than the limit of the schema are refused at the limit, and store nothing', async () => {
    const before = await stored();
    const answer = await call('POST', `${contract}/archivos?nombre=grande.pdf`, {
      payload: Buffer.concat([PDF, Buffer.alloc(20 * 1024 ** 2)]),
    });
    expect([answer.status, answer.body['codigo'], answer.body['mensaje']]).toEqual([
      413,
      'ARCHIVO_GRANDE',
      expect.stringContaining('20 MB'),
    ]);
    expect([await stored(), await coming()]).toEqual([before, []]);
  });

  it('are visible to readers of the record, and written by people who may change it', async () => {
    const { body } = await call('POST', `${contract}/archivos?nombre=a.png`, { payload: PNG });
    const one = `${contract}/archivos/${String(body['archivoId'])}`;
    expect((await call('GET', one, { as: null })).status).toBe(401);
    expect((await call('GET', one, { as: 'Medico' })).status).toBe(403);
    expect((await call('POST', `${contract}/archivos?nombre=a.png`, { as: 'Medico', payload: PNG })).status).toBe(403);
    expect(
      (await call('GET', `/oficinas-centrales/contrato/999999/archivos/${String(body['archivoId'])}`)).status,
    ).toBe(404);
    expect(
      (await call('POST', '/oficinas-centrales/contrato/999999/archivos?nombre=a.png', { payload: PNG })).status,
    ).toBe(404);
    // Requests the file through another resource, and through an image URL.
    expect((await call('GET', `/catalogos/insumo/imagenes/${String(body['archivoId'])}`)).status).toBe(404);
  });

  it('are limited in number by the schema, also under concurrent uploads', async () => {
    const { body } = await call('GET', `${contract}/archivos`);
    const room = 20 - (body as unknown as unknown[]).length;
    const answers = await Promise.all(
      Array.from({ length: room + 3 }, (_, index) =>
        call('POST', `${contract}/archivos?nombre=${index}.png`, { payload: PNG }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(room);
    expect(answers.find(({ status }) => status === 422)?.body['codigo']).toBe('ARCHIVOS_DEMASIADOS');
  });

  it('are not stored when the upload is interrupted', async () => {
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const before = [await stored(), await test.database.orm.select().from(archivo)];
    const { port } = test.app.server.address() as AddressInfo;
    expect(url).toContain(String(port));
    await new Promise<void>((resolve) => {
      const sending = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api/catalogos/insumo/imagenes?campo=imagenId&nombre=a.png`,
        headers: { authorization: `Bearer ${tokens.get('SUPERUSUARIO')!}`, 'content-length': 100_000 },
      });
      sending.on('error', () => resolve());
      sending.write(PNG, () => setTimeout(() => sending.destroy(), 50));
    });
    await expect.poll(coming).toEqual([]);
    expect([await stored(), await test.database.orm.select().from(archivo)]).toEqual(before);
  });

  describe('pictures of fields', () => {
    const supply = {
      clave: '010.000.0104.00',
      nombreGenerico: 'Paracetamol',
      descripcion: 'Tableta',
      tipo: 'MEDICAMENTO',
      concentracion: '500 mg',
      unidadBase: 'ENVASE',
      contenidoEnvase: 10,
      viaAdministracionDefault: 'ORAL',
      presentacion: 'Envase con 10',
      fraccion: 'VI',
      fraccionable: false,
      antibiotico: false,
      altoRiesgo: false,
      lasa: false,
      redFria: false,
      requiereLote: true,
      requiereCaducidad: true,
      vidaUtilMinimaMeses: 0,
      nivelesAtencion: [1],
      esencial: false,
      precioReferencia: 10,
      ivaPorcentaje: 0,
    };
    const send = async (as: ProfileName = 'SUPERUSUARIO') =>
      call('POST', '/catalogos/insumo/imagenes?campo=imagenId&nombre=caja.png', { as, payload: PNG });

    it('belong to their sender until a record uses them, then to readers of the record', async () => {
      const { status, body } = await send();
      expect(status).toBe(201);
      const imagenId = String(body['archivoId']);
      expect((await call('GET', `/catalogos/insumo/imagenes/${imagenId}`)).status).toBe(200);
      expect((await call('GET', `/catalogos/insumo/imagenes/${imagenId}`, { as: 'Medico' })).status).toBe(404);
      const made = await su('POST', '/api/catalogos/insumo', { body: { ...supply, imagenId } });
      expect([made.status, made.body]).toMatchObject([201, { imagenId }]);
      const seen = await call('GET', `/catalogos/insumo/imagenes/${imagenId}`, { as: 'Medico' });
      expect([seen.status, seen.headers['content-type'], seen.raw.equals(PNG)]).toEqual([200, 'image/png', true]);
    });

    it('belong to one record: another cannot refer to them, and none can refer to a missing file', async () => {
      const [first] = (await su('GET', '/api/catalogos/insumo?filterBy=Paracetamol')).body as {
        insumoId: number;
        imagenId: string;
      }[];
      const current = (await su('GET', `/api/catalogos/insumo/${first!.insumoId}`)).body as Record<string, unknown>;
      for (const imagenId of [first!.imagenId, '00000000-0000-4000-8000-000000000000']) {
        const answer = await su('POST', '/api/catalogos/insumo', {
          body: { ...supply, clave: '010.000.0106.00', imagenId },
        });
        expect([answer.status, (answer.body as { errores: unknown[] }).errores[0]]).toMatchObject([
          422,
          { campo: 'imagenId', codigo: 'ARCHIVO' },
        ]);
      }
      for (const imagenId of ['javascript:alert(1)', 'https://example.org/a.png', 'data:image/png;base64,AAAA']) {
        expect(
          (await su('PUT', `/api/catalogos/insumo/${first!.insumoId}`, { body: { ...current, imagenId } })).status,
        ).toBe(422);
      }
      const removed = await su('PUT', `/api/catalogos/insumo/${first!.insumoId}`, {
        body: { ...current, imagenId: null },
      });
      expect(removed.body).toMatchObject({ imagenId: null });
      const back = await su('PUT', `/api/catalogos/insumo/${first!.insumoId}`, {
        body: { ...(removed.body as object), imagenId: first!.imagenId },
      });
      expect([back.status, back.body]).toMatchObject([200, { imagenId: first!.imagenId }]);
    });

    it('are not part of exports', async () => {
      const answer = await test.app.inject({
        method: 'GET',
        url: '/api/catalogos/insumo/exportar',
        headers: { authorization: `Bearer ${tokens.get('SUPERUSUARIO')!}` },
      });
      expect(answer.body).not.toContain('Imagen');
    });
  });

  it('are purged only when no record uses them', async () => {
    const orm = test.database.orm;
    const store = openFileStore(join(test.dataDir, 'archivos'));
    const loose = await call('POST', '/catalogos/insumo/imagenes?campo=imagenId&nombre=suelta.png', {
      payload: OTHER_PNG,
    });
    await orm
      .update(archivo)
      .set({ fecha: new Date(Date.now() - 8 * DAY_MS) })
      .where(eq(archivo.archivoId, String(loose.body['archivoId'])));
    await mkdir(join(test.dataDir, 'archivos', 'llegando'), { recursive: true });
    await writeFile(join(test.dataDir, 'archivos', 'llegando', 'half'), 'half');
    const files = await readdir(join(test.dataDir, 'archivos'), { recursive: true });
    const old = new Date(Date.now() - 2 * DAY_MS);
    for (const name of files.filter((each) => /[0-9a-f]{64}$|half$/.test(each)))
      await utimes(join(test.dataDir, 'archivos', name), old, old);
    const before = (await stored()).length;
    await purgeFiles(orm, store);
    expect(await coming()).toEqual([]);
    expect(await stored()).toHaveLength(before - 1);
    expect((await call('GET', `${contract}/archivos`)).status).toBe(200);
    const [kept] = (await call('GET', `${contract}/archivos`)).body as unknown as { archivoId: string }[];
    expect((await call('GET', `${contract}/archivos/${kept!.archivoId}`)).status).toBe(200);
  });
});
