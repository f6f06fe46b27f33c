import { afterAll, beforeAll, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { startApp, type TestApp } from '../support/server/app';

let test: TestApp;
beforeAll(async () => {
  test = await startApp('PostgreSQL');
  const base = { tipo: 'MEDICAMENTO' as const, nivelesAtencion: [1], precioReferencia: 10 };
  await test.database.orm.insert(tables.insumo).values([
    {
      ...base,
      clave: '010.000.0104.00',
      nombreGenerico: 'Paracetamol',
      descripcion: 'Tableta 500 mg. Envase con 10',
      codigosBarras: [{ gtin: '07501000000005', contenido: 10, marca: 'Tylex' }],
    },
    { ...base, clave: '010.000.0105.00', nombreGenerico: 'Solución salina', descripcion: 'Cloruro de sodio 0.9 %' },
    {
      ...base,
      clave: '010.000.0106.00',
      nombreGenerico: 'Jarabe',
      descripcion: 'Cada 5 ml contienen 250mg',
      codigosBarras: [{ gtin: '07501000000012' }],
    },
  ]);
});
afterAll(() => test.stop());

it.each([
  ['500mg', ['Paracetamol']],
  ['500 mg', ['Paracetamol']],
  ['500MG', ['Paracetamol']],
  ['0.9%', ['Solución salina']],
  ['5ml', ['Jarabe']],
  ['250 mg', ['Jarabe']],
  ['07501000000005', ['Paracetamol']],
  ['tylex', ['Paracetamol']],
  // Field names inside a barcode are not searchable text of the supply.
  ['marca', []],
  ['gtin', []],
  ['contenido', []],
  ['ten', []],
])('finds supplies by %s', async (text, expected) => {
  const su = await test.as('SUPERUSUARIO');
  const { body } = await su('GET', `/api/catalogos/insumo?filterBy=${encodeURIComponent(text)}`);
  expect((body as { nombreGenerico: string }[]).map(({ nombreGenerico }) => nombreGenerico)).toEqual(expected);
});
