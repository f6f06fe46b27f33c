import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cama, entregaTurno, hospitalizacion, nucleo, signos, usuario } from '#generated/server/tables.gen';
import type { EntregaTurnoResumenAnswer } from '#generated/shared/operations.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { emailOf, PASSWORD } from '../support/server/world';

const HANDOVERS = '/api/pacientes/entrega-turno';

describe('the handover of a shift', () => {
  let test: TestApp;
  let clinic: Clinic;
  let nurse: Client;
  let ward: number;
  let stay: number;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test, ['Medico', 'Enfermeria']);
    const { orm } = test.database;
    const { unidadId } = test.world;
    const [service] = await orm
      .insert(nucleo)
      .values({ unidadId, clave: 'MI', nombre: 'Medicina Interna', tipo: 'SERVICIO_HOSPITALARIO' })
      .returning();
    ward = service!.nucleoId;
    const [bed] = await orm
      .insert(cama)
      .values({ unidadId, servicioId: ward, numero: 'MI-07', tipo: 'GENERAL', estatus: 'OCUPADA' })
      .returning();
    const [row] = await orm
      .insert(hospitalizacion)
      .values({
        folio: 'HO-0001',
        pacienteId: clinic.pacienteId,
        unidadId,
        servicioId: ward,
        camaId: bed!.camaId,
        estatus: 'INGRESADO',
        origen: 'URGENCIAS',
        fechaSolicitud: new Date(Date.now() - 26 * 3_600_000),
        fechaIngreso: new Date(Date.now() - 26 * 3_600_000),
        diagnosticoIngresoId: clinic.diagnosticoId,
        motivoIngreso: 'Neumonía',
        medicoTratanteId: 1,
        aislamiento: 'CONTACTO',
      })
      .returning();
    stay = row!.hospitalizacionId;
    nurse = await test.as('Enfermeria');
  });
  afterAll(() => test.stop());

  const summary = async (client: Client = nurse, query = ''): Promise<EntregaTurnoResumenAnswer> => {
    const answer = await client('GET', `${HANDOVERS}/turno${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as EntregaTurnoResumenAnswer;
  };
  const save = async (recomendacion: string | null, version: number | null, client: Client = nurse) => {
    const { turno, fecha } = await summary();
    return client('POST', `${HANDOVERS}/borrador`, {
      body: { servicioId: ward, turno, fecha, version, pacientes: [{ hospitalizacionId: stay, recomendacion }] },
    });
  };
  const second = (password = PASSWORD) => ({ email: emailOf('Enfermeria-centrales'), password });

  it('lists abnormal and overdue items first, and accepts none of them from the client', async () => {
    const { orm } = test.database;
    const { desde, hasta } = await summary();
    await orm.insert(signos).values({
      hospitalizacionId: stay,
      pacienteId: clinic.pacienteId,
      unidadId: test.world.unidadId,
      nucleoId: ward,
      // Also valid when the previous shift is handed over.
      fechaToma: new Date(Math.min(Math.max(Date.parse(desde) + 1000, Date.now() - 60_000), Date.parse(hasta) - 1000)),
      tas: 84,
      tad: 50,
      frecuenciaCardiaca: 132,
      edadAnios: 60,
      news2Total: 9,
      news2Riesgo: 'ALTO',
      ingresosMl: 500,
      egresosMl: 200,
      estatus: 'VIGENTE',
    });
    const { pacientes, servicioId, asignados, mia } = await summary();
    expect([servicioId, asignados, mia]).toEqual([ward, false, null]);
    expect(pacientes).toHaveLength(1);
    const [patient] = pacientes;
    expect(patient).toMatchObject({
      camaNumero: 'MI-07',
      news2: 9,
      aislamiento: 'CONTACTO',
      ingresosMl: 500,
      egresosMl: 200,
      recomendacion: null,
    });
    expect(patient!.hallazgos.map(({ tipo, signo, que, detalle }) => [tipo, signo ?? que, detalle])).toEqual(
      expect.arrayContaining([
        ['SIGNO', 'tas', '84 (90–180)'],
        ['SIGNO', 'frecuenciaCardiaca', '132 (50–120)'],
        ['NOTA_VENCIDA', '', null],
      ]),
    );
    expect(patient!.hallazgos.every(({ pendiente }) => pendiente)).toBe(true);
  });

  it('stores typed text, and refuses a tablet with a stale version and a past shift', async () => {
    // Nurses of a ward reach its stays, but not the patients' own records.
    const { orm } = test.database;
    await orm
      .update(usuario)
      .set({ servicioIds: [ward] })
      .where(eq(usuario.usuarioId, test.world.usuarios['Enfermeria-centrales']));
    const tablet = await save('De la central', null, await test.as('Enfermeria-centrales'));
    expect(tablet.status, JSON.stringify(tablet.body)).toBe(200);
    const first = await save('Vigilar diuresis', null);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect((await summary()).pacientes[0]!.recomendacion).toBe('Vigilar diuresis');
    expect((await save('Otra tableta', null)).status).toBe(412);
    const { version } = (await summary()).mia!;
    expect((await save('Vigilar diuresis y NEWS2', version)).status).toBe(200);
    const late = await nurse('POST', `${HANDOVERS}/borrador`, {
      body: {
        servicioId: ward,
        turno: 'MATUTINO',
        fecha: '2020-01-01',
        version: null,
        pacientes: [{ hospitalizacionId: stay, recomendacion: null }],
      },
    });
    expect(late.body).toMatchObject({ errores: [{ codigo: 'TURNO_NO_ENTREGABLE' }] });
    const { turno, fecha } = await summary();
    const strange = await nurse('POST', `${HANDOVERS}/borrador`, {
      body: {
        servicioId: ward,
        turno,
        fecha,
        version: null,
        pacientes: [{ hospitalizacionId: stay + 99, recomendacion: 'x' }],
      },
    });
    expect(strange.status).toBe(404);
  });

  it('requires the signatures of exactly two people, and is immutable afterwards', async () => {
    const { mia } = await summary();
    const id = mia!.entregaTurnoId;
    const sign = (body: object, client: Client = nurse) =>
      client('POST', `${HANDOVERS}/${id}/firma`, { body: { version: mia!.version, ...body } });
    expect((await sign({})).body).toMatchObject({ errores: [{ codigo: 'SEGUNDA_PERSONA_REQUERIDA' }] });
    expect((await sign({ segundaPersona: second('otra') })).body).toMatchObject({
      errores: [{ codigo: 'SEGUNDA_PERSONA_RECHAZADA' }],
    });
    const own = { email: emailOf('Enfermeria'), password: PASSWORD };
    expect((await sign({ segundaPersona: own })).body).toMatchObject({
      errores: [{ codigo: 'SEGUNDA_PERSONA_MISMA' }],
    });
    const another = await test.as('SUPERUSUARIO');
    expect((await sign({ segundaPersona: second() }, another)).body).toMatchObject({ codigo: 'SOLO_QUIEN' });
    const { orm } = test.database;
    const centrales = test.world.usuarios['Enfermeria-centrales'];
    await orm.update(usuario).set({ unidadId: test.world.otraUnidadId }).where(eq(usuario.usuarioId, centrales));
    expect((await sign({ segundaPersona: second() })).body).toMatchObject({
      errores: [{ codigo: 'SEGUNDA_PERSONA_AJENA' }],
    });
    await orm.update(usuario).set({ unidadId: test.world.unidadId }).where(eq(usuario.usuarioId, centrales));

    // A double tap: the handover is signed once.
    const answers = await Promise.all([sign({ segundaPersona: second() }), sign({ segundaPersona: second() })]);
    expect(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      JSON.stringify(answers.map(({ body }) => body)),
    ).toEqual([200, expect.toBeOneOf([409, 412])]);

    const signed = await nurse('GET', `${HANDOVERS}/${id}`);
    expect(signed.body).toMatchObject({
      estatus: 'FIRMADA',
      recibeId: centrales,
      quienRecibe: 'Persona De Prueba',
      pacientes: [{ hospitalizacionId: stay, recomendacion: 'Vigilar diuresis y NEWS2', news2: 9 }],
    });
    expect((await save('Ya tarde', mia!.version + 2)).body).toMatchObject({ codigo: 'ENTREGA_YA_FIRMADA' });
    const changed = await orm
      .update(entregaTurno)
      .set({ observaciones: 'Otra cosa' })
      .where(eq(entregaTurno.entregaTurnoId, id))
      .then(
        () => 'changed',
        () => 'refused',
      );
    expect(changed).toBe('refused');
    const after = await summary();
    expect(after.mia).toMatchObject({ estatus: 'FIRMADA', recibe: 'Persona De Prueba' });
    expect(after.pacientes[0]).toMatchObject({ recomendacion: 'Vigilar diuresis y NEWS2', camaNumero: 'MI-07' });
    expect((await summary(another, `?servicioId=${ward}`)).otras).toMatchObject([{ entregaTurnoId: id, pacientes: 1 }]);
  });

  it('is open only to nurses of the wards with a session', async () => {
    expect((await test.nobody('GET', `${HANDOVERS}/turno`)).status).toBe(401);
    expect((await (await test.as('Medico'))('GET', `${HANDOVERS}/turno`)).status).toBe(403);
    expect((await nurse('GET', `${HANDOVERS}/turno?servicioId=99999`)).status).toBe(404);
  });
});
