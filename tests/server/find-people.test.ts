import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { encodeFilter } from '#platform/web/client/encode-filter';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';

type Person = readonly [nombre: string, primerApellido: string, segundoApellido: string, fechaNacimiento: string];
const PEOPLE: readonly Person[] = [
  ['José', 'Gómez', 'Núñez', '1980-05-12'],
  ['Ana', 'Hernández', 'Peña', '1991-01-02'],
  ['Luis', 'Ximénez', 'Chávez', '1975-12-05'],
  ['Rosa', 'Valle', 'Pena', '2001-10-10'],
  ['Peña', 'Ruiz', 'Ortiz', '2002-10-10'],
  ['Pena', 'Ruiz', 'Soto', '2002-11-10'],
  ['Marisa', 'Pérez', 'Luna', '1960-02-29'],
];

describe.each(BOTH_ENGINES)('people are found on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const {
      database: { orm },
      world,
    } = test;
    const persons = await orm
      .insert(tables.persona)
      .values(
        PEOPLE.map(([nombre, primerApellido, segundoApellido, fechaNacimiento]) => ({
          nombre,
          primerApellido,
          segundoApellido,
          fechaNacimiento,
          genero: 'X' as const,
          paisNacimiento: 'MX',
          estadoNacimiento: 'CL',
        })),
      )
      .returning();
    await orm.insert(tables.paciente).values(
      persons.map(({ personaId }) => ({
        personaId,
        unidadId: world.unidadId,
        motivoSinCurp: 'EN_TRAMITE' as const,
        fechaNacimientoEstimada: false,
        afiliacion: 'NINGUNA' as const,
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: world.municipioId },
      })),
    );
  });
  afterAll(() => test.stop());

  const namesIn = (
    records: readonly { persona: { nombre: string; primerApellido: string; segundoApellido: string } }[],
  ) => records.map(({ persona }) => `${persona.nombre} ${persona.primerApellido} ${persona.segundoApellido}`);
  const listed = async (q: string, more = '') =>
    namesIn((await su('GET', `/api/pacientes/paciente?filterBy=${encodeFilter({ q })}${more}`)).body as never);
  const searched = async (text: string) =>
    (
      (await su('GET', `/api/busqueda?texto=${encodeURIComponent(text)}`)).body as {
        recurso: string;
        registros: { titulo: string }[];
      }[]
    )
      .find(({ recurso }) => recurso === 'paciente')
      ?.registros.map(({ titulo }) => titulo);

  it.each([
    ['Gomes', 'José Gómez Núñez'],
    ['nuñes', 'José Gómez Núñez'],
    ['Nunez', 'José Gómez Núñez'],
    ['gomes nunes', 'José Gómez Núñez'],
    ['Hernandes', 'Ana Hernández Peña'],
    ['ERNANDEZ', 'Ana Hernández Peña'],
    ['Jimenes', 'Luis Ximénez Chávez'],
    ['Giménez', 'Luis Ximénez Chávez'],
    ['Chaves', 'Luis Ximénez Chávez'],
    ['Baye', 'Rosa Valle Pena'],
    ['Peres', 'Marisa Pérez Luna'],
    ['Mariza', 'Marisa Pérez Luna'],
  ])('«%s» finds %s in the list and in the global search', async (typed, name) => {
    expect(await listed(typed)).toEqual([name]);
    expect(await searched(typed)).toEqual([name]);
  });

  it('by misspelt names when no exact name matches, fewest errors first', async () => {
    expect(await listed('Herandnez Ana')).toEqual(['Ana Hernández Peña']);
    expect(await listed('Joes Gomze')).toEqual(['José Gómez Núñez']);
    expect(await listed('Zzqxz Gomze')).toEqual([]);
    // Misspellings are searched only without an exact match.
    expect(await listed('Peña Ruiz')).not.toContain('Rosa Valle Pena');
  });

  it('ñ prefers ñ, and n prefers n', async () => {
    expect(await listed('peña')).toEqual([
      'Ana Hernández Peña',
      'Peña Ruiz Ortiz',
      'Pena Ruiz Soto',
      'Rosa Valle Pena',
    ]);
    expect(await listed('pena')).toEqual([
      'Pena Ruiz Soto',
      'Rosa Valle Pena',
      'Ana Hernández Peña',
      'Peña Ruiz Ortiz',
    ]);
  });

  it('by the whole date of birth, in any format', async () => {
    for (const typed of ['12/05/1980', '12-05-1980', '1980-05-12', '12051980']) {
      expect(await listed(typed), typed).toEqual(['José Gómez Núñez']);
      expect(await searched(typed), typed).toEqual(['José Gómez Núñez']);
    }
    expect(await listed('gomes 12/05/1980')).toEqual(['José Gómez Núñez']);
    expect(await listed('1980')).toEqual([]);
    expect(await listed('31/02/1980')).toEqual([]);
  });

  it('never by texts without a phonetic form', async () => {
    for (const typed of ['hhh', '%%%', "o''o", '\\\\\\']) expect(await listed(typed), typed).toEqual([]);
  });

  it('the better matches first, page by page; a requested order is retained', async () => {
    expect((await listed('ruiz pena')).at(0)).toBe('Pena Ruiz Soto');
    const whole = await listed('pena');
    expect([...(await listed('pena', '&pageSize=2')), ...(await listed('pena', '&pageSize=2&pageNumber=2'))]).toEqual(
      whole,
    );
    expect(await listed('pena', '&sortBy=persona.nombre&sortDir=desc')).toEqual([
      'Rosa Valle Pena',
      'Peña Ruiz Ortiz',
      'Pena Ruiz Soto',
      'Ana Hernández Peña',
    ]);
  });
});
