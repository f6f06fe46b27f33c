import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { rows } from '#platform/server/db/rows';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import type { ProfileName } from '../support/server/world';
import { today } from '../support/today';

type Body = Record<string, unknown>;

describe.each(ENGINES)('a parameter of a single list, on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  let places: Warehouses;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    places = await seedWarehouses(test);
  });
  afterAll(() => test.stop());

  const listed = async (client: Client, address: string) => {
    const answer = await client('GET', `/api/catalogos/${address}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Body[];
  };
  const refused = async (client: Client, address: string) => {
    const { status, body } = await client('GET', `/api/catalogos/${address}`);
    return [status, ((body as { errores?: { campo: string; codigo: string }[] }).errores ?? [])[0]];
  };

  it('returns only one’s own warehouses, even if one may see more', async () => {
    const keys = async (profile: ProfileName, query: string) =>
      (await listed(await test.as(profile), `almacen?${query}`)).map(({ almacenId }) => almacenId);
    expect(await keys('Farmacia', 'propios=true')).toEqual([places.vecinoId]);
    expect((await keys('Farmacia', 'propios=false')).length).toBeGreaterThan(1);
    expect(await keys('Medico', 'propios=true')).toEqual([]);
    expect(await refused(su, 'almacen?propios=quizás')).toEqual([
      400,
      expect.objectContaining({ campo: 'propios', codigo: 'SI_NO' }),
    ]);
  });

  it.each(['insumo?busca=para', 'insumo?pagesize=5', 'almacen?gtin=1', 'almacen/1?activo=all'])(
    'refuses a parameter of another name: %s',
    async (address) => {
      expect(await refused(su, address)).toEqual([
        400,
        expect.objectContaining({ campo: /\?(\w+)=/.exec(address)![1], codigo: 'CAMPO_DESCONOCIDO' }),
      ]);
    },
  );

  it('returns only the fields of units that a map needs', async () => {
    await test.database.orm.execute(
      sql`update unidad set domicilio = domicilio || '{"latitud": 25.4232, "longitud": -100.9737}' where unidad_id = ${test.world.unidadId}`,
    );
    const found = await listed(su, 'unidad?mapa=true&sortBy=unidadId');
    expect(found).toEqual([
      {
        unidadId: test.world.unidadId,
        nombre: 'Hospital General de Saltillo',
        domicilio: { latitud: 25.4232, longitud: -100.9737 },
      },
      {
        unidadId: test.world.otraUnidadId,
        nombre: 'Centro de Salud Norte',
        domicilio: { latitud: null, longitud: null },
      },
    ]);
    const { headers } = await su('GET', '/api/catalogos/unidad?mapa=true');
    expect(headers['x-total-items']).toBe('2');
    expect(await listed(await test.as('Administrador-unidad'), 'unidad?mapa=true')).toHaveLength(
      (await listed(await test.as('Administrador-unidad'), 'unidad')).length,
    );
  });

  it('returns small catalogues whole, and pages on request', async () => {
    await test.database.orm.insert(tables.pais).values(
      Array.from({ length: 26 }, (_, index) => ({
        codigo: `Z${String.fromCodePoint(65 + index)}`,
        nombre: `País ${index}`,
      })),
    );
    expect(await listed(su, 'pais')).toHaveLength(28);
    expect(await listed(su, 'pais?pageSize=10')).toHaveLength(10);
  });

  it('finds a supply by any of its complete barcodes', async () => {
    const [first, second] = places.insumoIds;
    await test.database.orm.execute(
      sql`update insumo set codigos_barras = '[{"gtin": "7501000000011"}, {"gtin": "07501000000028", "marca": "Genérico"}]' where insumo_id = ${first}`,
    );
    await test.database.orm.execute(
      sql`update insumo set codigos_barras = '[{"gtin": "750100000001"}]' where insumo_id = ${second}`,
    );
    const found = async (gtin: string) =>
      (await listed(su, `insumo?gtin=${encodeURIComponent(gtin)}`)).map(({ insumoId }) => insumoId);
    expect(await found('7501000000011')).toEqual([first]);
    expect(await found('07501000000028')).toEqual([first]);
    expect(await found('750100000001')).toEqual([second]);
    expect(await found('75010000000')).toEqual([]);
    expect(await found('"}] or true --')).toEqual([]);
    expect((await su('GET', '/api/catalogos/insumo?gtin=1&gtin=2')).status).toBe(400);
  });

  describe('for a patient', () => {
    const patients: Record<string, number> = {};
    beforeAll(async () => {
      const { orm } = test.database;
      await orm.insert(tables.diagnostico).values([
        {
          clave: 'O809',
          nombre: 'Parto único espontáneo',
          sexoPermitido: 'M',
          edadMinimaDias: 3650,
          edadMaximaDias: 20000,
        },
        { clave: 'N40X', nombre: 'Hiperplasia de la próstata', sexoPermitido: 'H' },
        { clave: 'P599', nombre: 'Ictericia neonatal', sexoPermitido: 'AMBOS', edadMaximaDias: 28 },
        { clave: 'J00X', nombre: 'Rinofaringitis aguda', sexoPermitido: 'AMBOS' },
      ]);
      await orm.insert(tables.procedimiento).values([
        { clave: '74.1', nombre: 'Cesárea clásica baja', tipo: 'QUIRURGICO', sexoPermitido: 'M' },
        { clave: '47.01', nombre: 'Apendicectomía', tipo: 'QUIRURGICO', sexoPermitido: 'AMBOS' },
      ]);
      const born = {
        eva: ['M', '1990-05-05'],
        beto: ['H', '1950-05-05'],
        alex: ['X', '1990-05-05'],
        bebe: ['M', today()],
      } as const;
      for (const [name, [genero, fechaNacimiento]] of Object.entries(born)) {
        const [human] = await orm
          .insert(tables.persona)
          .values({ nombre: name, primerApellido: 'De Prueba', genero, fechaNacimiento })
          .returning();
        const [patient] = await orm
          .insert(tables.paciente)
          .values({
            personaId: human!.personaId,
            unidadId: test.world.unidadId,
            domicilio: {},
            afiliacion: 'NINGUNA',
            motivoSinCurp: 'EXTRANJERO',
          } as never)
          .returning();
        patients[name] = patient!.pacienteId;
      }
    });
    const codes = async (client: Client, catalogue: string, name: string) =>
      (await listed(client, `${catalogue}?pacienteId=${patients[name]}`)).map(({ clave }) => String(clave)).toSorted();

    it('returns only the diagnoses possible for the patient’s sex and age', async () => {
      const doctor = await test.as('Medico');
      expect(await codes(doctor, 'diagnostico', 'eva')).toEqual(['J00X', 'O809']);
      expect(await codes(doctor, 'diagnostico', 'beto')).toEqual(['J00X', 'N40X']);
      expect(await codes(doctor, 'diagnostico', 'bebe')).toEqual(['J00X', 'P599']);
      // The search must not reveal a patient's sex.
      expect(await codes(doctor, 'diagnostico', 'alex')).toEqual(['J00X', 'N40X', 'O809']);
      expect(
        (await listed(doctor, `diagnostico?pacienteId=${patients['eva']}&filterBy=parto`)).map(({ clave }) => clave),
      ).toEqual(['O809']);
    });

    it('returns only the procedures possible for the patient', async () => {
      expect(await codes(await test.as('Medico'), 'procedimiento', 'beto')).toEqual(['47.01']);
      expect(await codes(await test.as('Medico'), 'procedimiento', 'eva')).toEqual(['47.01', '74.1']);
    });

    it('reveals nothing of patients out of reach, nor of values hidden from the reader', async () => {
      // A file in the unit gives access to a patient, as belonging to the unit does.
      await test.database.orm.execute(sql`delete from paciente_unidad where paciente_id = ${patients['beto']}`);
      await test.database.orm.execute(
        sql`update paciente set unidad_id = ${test.world.otraUnidadId} where paciente_id = ${patients['beto']}`,
      );
      const [doctor, store, auditor] = [
        await test.as('Medico'),
        await test.as('Almacen-unidad'),
        await test.as('Auditor'),
      ];
      expect(await refused(doctor, `diagnostico?pacienteId=${patients['beto']}`)).toEqual([
        400,
        expect.objectContaining({ campo: 'pacienteId', codigo: 'REFERENCIA' }),
      ]);
      expect(await refused(doctor, 'diagnostico?pacienteId=999999')).toEqual(
        await refused(doctor, `diagnostico?pacienteId=${patients['beto']}`),
      );
      expect(await refused(store, `diagnostico?pacienteId=${patients['eva']}`)).toEqual([
        400,
        expect.objectContaining({ campo: 'pacienteId', codigo: 'CAMPO_DESCONOCIDO' }),
      ]);
      expect(await refused(doctor, 'diagnostico?pacienteId=uno')).toEqual([
        400,
        expect.objectContaining({ campo: 'pacienteId', codigo: 'NUMERO_ENTERO' }),
      ]);
      // The auditor sees the sex, and not the date of birth.
      expect(await codes(auditor, 'diagnostico', 'bebe')).toEqual(['J00X', 'O809', 'P599']);
    });

    it('is written to the audit trail, as opening the patient is', async () => {
      const opened = () =>
        rows(
          test.database.orm,
          sql`select * from bitacora where accion = 'LEER' and entidad = 'paciente' and entidad_id = ${String(patients['eva'])}`,
        );
      const before = (await opened()).length;
      await codes(await test.as('Medico'), 'diagnostico', 'eva');
      expect(await opened()).toHaveLength(before + 1);
    });
  });
});
