import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contrato as contratos, proveedor } from '#generated/server/tables.gen';
import { archivo, bitacora } from '#platform/server/db/system-tables';
import { documentWith } from '../support/archives';
import { startApp, type TestApp } from '../support/server/app';
import { EICAR, startFakeClamd, type FakeClamd } from '../support/server/fake-clamd';
import { emailOf, PASSWORD } from '../support/server/world';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SHEET = Buffer.from('clave,nombre\nALE,Alergología\n');
const withVirus = (file: Buffer) => Buffer.concat([file, EICAR]);
const MAX_SCANNED = 1024 * 1024;
const FOUND = 'Eicar-Test-Signature';

interface Way {
  readonly way: string;
  readonly clean: Buffer;
  readonly url: (contract: string) => string;
  /** Field that the refusal names, and entity of its row in the audit trail. */
  readonly campo: string;
  readonly entidad: string;
  readonly json?: Record<string, unknown>;
  readonly isForm?: boolean;
}

const WAYS: readonly Way[] = [
  {
    way: 'an attachment',
    clean: PDF,
    url: (at) => `${at}/archivos?nombre=a.pdf`,
    campo: 'archivo',
    entidad: 'contrato',
  },
  {
    way: 'a document',
    clean: documentWith([]),
    url: (at) => `${at}/archivos?nombre=a.docx`,
    campo: 'archivo',
    entidad: 'contrato',
  },
  {
    way: 'a picture of a field',
    clean: PNG,
    url: () => '/api/catalogos/insumo/imagenes?campo=imagenId&nombre=a.png',
    campo: 'imagenId',
    entidad: 'insumo',
  },
  ...['', '/errores'].map((end) => ({
    way: `an import file, at …/importar${end}`,
    clean: SHEET,
    url: () => `/api/catalogos/especialidad/importar${end}`,
    campo: 'contenido',
    entidad: 'especialidad',
    json: { aplicar: false },
  })),
  {
    way: 'an import file that is applied',
    clean: SHEET,
    url: () => '/api/catalogos/especialidad/importar',
    campo: 'contenido',
    entidad: 'especialidad',
    json: { aplicar: true },
  },
  ...['-check', '/errores', '-excel'].map((end) => ({
    way: `a file of stock, at …${end}`,
    clean: SHEET,
    url: () => `/api/inventario/inventario/importar${end}`,
    campo: 'contenido',
    entidad: 'lote',
    json: {},
  })),
  {
    way: 'a file of stock in a form',
    clean: SHEET,
    url: () => '/api/inventario/inventario/importar-excel',
    campo: 'contenido',
    entidad: 'lote',
    isForm: true,
  },
];

describe('a server that scans uploads', () => {
  let test: TestApp;
  let clamd: FakeClamd;
  let token: string;
  let contract: string;

  const send = async ({ url, json, isForm }: Way, file: Buffer) => {
    const at = url(contract);
    const headers = { authorization: `Bearer ${token}` };
    if (json)
      return test.app.inject({
        method: 'POST',
        url: at,
        headers,
        payload: { archivo: 'a\u202E.csv', contenido: file.toString('base64'), ...json },
      });
    if (!isForm)
      return test.app.inject({
        method: 'POST',
        url: at,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: file,
      });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(file)]), 'a\u202E.csv');
    const { headers: sent, body } = new Request('http://localhost', { method: 'POST', body: form });
    const payload = Buffer.from(await new Response(body).arrayBuffer());
    return test.app.inject({
      method: 'POST',
      url: at,
      headers: { ...headers, 'content-type': sent.get('content-type')! },
      payload,
    });
  };
  const kept = async () => [
    await readdir(join(test.dataDir, 'archivos'), { recursive: true }).then(
      (names) => names.filter((name) => /[0-9a-f]{64}$|llegando\/./.test(name)),
      () => [],
    ),
    await test.database.orm.select().from(archivo),
  ];
  const lastOf = async (entidad: string) => {
    const [row] = await test.database.orm
      .select()
      .from(bitacora)
      .where(and(eq(bitacora.entidad, entidad), eq(bitacora.accion, 'EDITAR')))
      .orderBy(desc(bitacora.bitacoraId))
      .limit(1);
    return row;
  };

  beforeAll(async () => {
    clamd = await startFakeClamd(MAX_SCANNED);
    test = await startApp('PostgreSQL', { clamd: clamd.address });
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
    });
    token = (body as { token: string }).token;
    const [supplier] = await test.database.orm
      .insert(proveedor)
      .values({ rfc: 'AAA010101AAA', razonSocial: 'Proveedora', tipo: 'DISTRIBUIDOR', correo: 'ventas@example.org' })
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
    contract = `/api/oficinas-centrales/contrato/${made!.contratoId}`;
  });
  afterAll(async () => {
    await test.stop();
    await clamd.stop();
  });

  describe.each(WAYS)('takes $way', (way) => {
    it('only if nothing is found: a finding is named at the field and in the audit trail, and nothing is stored', async () => {
      const before = await kept();
      // An archive with bytes after its end would be refused earlier, so the virus is one of its parts.
      const file =
        way.way === 'a document' ? documentWith([{ name: 'a', content: EICAR, method: 0 }]) : withVirus(way.clean);
      const answer = await send(way, file);
      const words = `El antivirus encontró «${FOUND}» en el archivo`;
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        {
          codigo: 'ARCHIVO_INFECTADO',
          mensaje: expect.stringContaining(words) as string,
          errores: [
            { campo: way.campo, codigo: 'ARCHIVO_INFECTADO', mensaje: expect.stringContaining(words) as string },
          ],
        },
      ]);
      expect(await kept()).toEqual(before);
      const row = await lastOf(way.entidad);
      expect(row).toMatchObject({
        despues: { archivoRechazado: expect.stringMatching(/^a\.(pdf|docx|png|csv)$/) as string, amenaza: FOUND },
        motivo: expect.stringContaining(`«${FOUND}»`) as string,
        entidadId: way.campo === 'archivo' ? contract.split('/').at(-1) : null,
      });
      expect(row?.usuarioId).not.toBeNull();
    });

    it.each(['closing', 'garbled'] as const)(
      'not from a scanner that is %s: the refusal says so, and nothing is stored',
      async (manner) => {
        clamd.behave(manner);
        const before = await kept();
        const answer = await send(way, way.clean);
        expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
          503,
          '5',
          { codigo: 'ANTIVIRUS_NO_DISPONIBLE', mensaje: expect.stringContaining('El antivirus no responde') as string },
        ]);
        expect(await kept()).toEqual(before);
        clamd.behave('well');
      },
    );
  });

  it('refuses a file that is too large to be scanned', async () => {
    const [way] = WAYS;
    const answer = await send(way!, Buffer.concat([PDF, Buffer.alloc(2 * MAX_SCANNED)]));
    expect([answer.statusCode, answer.json<{ codigo: string }>().codigo]).toEqual([413, 'ARCHIVO_SIN_ANALIZAR']);
  });

  it('keeps what is clean', async () => {
    for (const way of WAYS.slice(0, 3)) expect((await send(way, way.clean)).statusCode).toBe(201);
    expect(clamd.files.at(-1)?.equals(PNG)).toBe(true);
    expect((await send(WAYS[3]!, SHEET)).json()).toMatchObject({ filas: 1 });
  });
});
