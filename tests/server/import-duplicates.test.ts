import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

const PATH = '/api/oficinas-centrales/proveedor';
const HEAD = 'RFC,Razón social,Tipo de proveedor,Correo';
const rfc = (number: number) => `XAX0101${String(number).padStart(2, '0')}AB1`;
const row = (number: number, name: string) => `${rfc(number)},"${name}",Distribuidor,ventas@example.org`;
interface Outcome {
  filas: number;
  conError: number;
  conAviso: number;
  nuevas: number;
  sinCambio: number;
  porDecidir: number;
  filasOmitidas: number;
  resultado: {
    fila: number;
    nivel: string;
    codigo: string;
    parecidos: { fila: number | null; registros: { id: string; titulo: string; detalle: string }[] } | null;
  }[];
}

describe.each(ENGINES)('rows of a file that may duplicate existing records, on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const lines = [
    row(1, 'Laboratorios Pisa, S.A. de C.V.'),
    row(11, 'LAVORATORIOS PIZA, S.A. DE C.V.'),
    row(12, 'Farmacéutica Núñez'),
    row(13, 'Farmaséutica Nuñes'),
    row(14, 'Otra cosa'),
  ];
  const send = (more: object = {}, client = su, rows: readonly string[] = lines) =>
    client('POST', `${PATH}/importar`, {
      body: {
        archivo: 'proveedores.csv',
        contenido: Buffer.from([HEAD, ...rows].join('\n')).toString('base64'),
        aplicar: false,
        ...more,
      },
    });
  const outcome = (answer: Answer) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Outcome;
  };
  const told = ({ resultado }: Outcome) =>
    resultado.map(
      ({ fila, nivel, codigo, parecidos }) =>
        `${fila} ${nivel} ${codigo} ${parecidos?.fila} ${parecidos?.registros.map(({ titulo, detalle }) => `${titulo} ${detalle}`).join()}`,
    );
  const stored = async () =>
    (await test.database.orm.select().from(tables.proveedor).where(like(tables.proveedor.rfc, 'XAX0101%')))
      .map((each) => each.rfc)
      .toSorted();
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const { status, body } = await su('POST', PATH, {
      body: {
        rfc: rfc(1),
        razonSocial: 'Laboratorios Pisa, S.A. de C.V.',
        tipo: 'DISTRIBUIDOR',
        correo: 'ventas@example.org',
        estatus: 'ACTIVO',
        manejaControlados: false,
      },
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
  });
  afterAll(() => test.stop());

  it('warn of the similar record or earlier row, without an error', async () => {
    const checked = outcome(await send());
    expect(checked).toMatchObject({ filas: 5, conError: 0, conAviso: 2, nuevas: 2, sinCambio: 1, porDecidir: 2 });
    expect(told(checked)).toEqual([
      `3 AVISO IMPORTACION_PARECIDO null Laboratorios Pisa, S.A. de C.V. ${rfc(1)}`,
      '5 AVISO IMPORTACION_PARECIDO 4 ',
    ]);
  });

  it('are created or left out, by a decision on each or on all', async () => {
    expect(outcome(await send({ crearFilas: [3] }))).toMatchObject({ nuevas: 3, porDecidir: 1 });
    expect(outcome(await send({ crearFilas: [3], omitirFilas: [5] }))).toMatchObject({
      nuevas: 3,
      porDecidir: 0,
      filasOmitidas: 1,
      conAviso: 0,
    });
    expect(outcome(await send({ parecidos: 'CREAR' }))).toMatchObject({ nuevas: 4, porDecidir: 0 });
    expect(outcome(await send({ parecidos: 'OMITIR', crearFilas: [5] }))).toMatchObject({
      nuevas: 3,
      porDecidir: 0,
      filasOmitidas: 1,
    });
    // The earlier of the two is left out, so the later one no longer resembles another.
    expect(outcome(await send({ omitirFilas: [4] }))).toMatchObject({ nuevas: 2, porDecidir: 1 });
    expect((await send({ parecidos: 'QUIZA' })).status).toBe(422);
  });

  it('are hidden from users who may not see the other record', async () => {
    const supplier = await test.as('Proveedor');
    expect([403, 404]).toContain((await send({}, supplier)).status);
    await test.database.orm
      .update(tables.proveedor)
      .set({ activo: false })
      .where(eq(tables.proveedor.rfc, rfc(1)));
    expect(told(outcome(await send({}, su, lines.slice(1))))).toEqual(['4 AVISO IMPORTACION_PARECIDO 3 ']);
    await test.database.orm
      .update(tables.proveedor)
      .set({ activo: true })
      .where(eq(tables.proveedor.rfc, rfc(1)));
  });

  it('are not created before a decision', async () => {
    expect(outcome(await send({ aplicar: true }))).toMatchObject({ nuevas: 2, porDecidir: 2 });
    expect(await stored()).toEqual([rfc(1), rfc(12), rfc(14)]);
    // The rows now exist, so the row that resembled an earlier one resembles a record.
    const again = outcome(await send());
    expect(told(again)).toEqual([
      `3 AVISO IMPORTACION_PARECIDO null Laboratorios Pisa, S.A. de C.V. ${rfc(1)}`,
      `5 AVISO IMPORTACION_PARECIDO null Farmacéutica Núñez ${rfc(12)}`,
    ]);
    expect(outcome(await send({ aplicar: true, crearFilas: [3], parecidos: 'OMITIR' }))).toMatchObject({
      nuevas: 1,
      porDecidir: 0,
      filasOmitidas: 1,
    });
    expect(await stored()).toEqual([rfc(1), rfc(11), rfc(12), rfc(14)]);
  });

  it('without a phonetic form resemble no record', async () => {
    expect(outcome(await send({}, su, [row(20, '???'), row(21, '!!!')]))).toMatchObject({ nuevas: 2, porDecidir: 0 });
  });
});
