import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedWard, type Ward } from '../support/server/ward';

const STAYS = '/api/pacientes/hospitalizacion';
const HOUR_MS = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

describe('a moment that is entered later', () => {
  let test: TestApp;
  let ward: Ward;
  let desk: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    desk = await test.as('Recepcion');
  });
  afterAll(() => test.stop());

  let beds = 0;
  const bed = async () => {
    beds += 1;
    const [row] = await test.database.orm
      .insert(tables.cama)
      .values({
        unidadId: test.world.unidadId,
        servicioId: ward.servicioId,
        numero: `MI-${40 + beds}`,
        tipo: 'GENERAL',
      })
      .returning();
    return row!.camaId;
  };
  const patient = async (fechaNacimiento = '1970-01-01') => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(tables.persona)
      .values({ nombre: 'Luis', primerApellido: 'Ruiz', genero: 'H', fechaNacimiento })
      .returning();
    const [row] = await orm
      .insert(tables.paciente)
      .values({
        personaId: human!.personaId,
        unidadId: test.world.unidadId,
        afiliacion: 'NINGUNA',
        alergiasNegadas: true,
      })
      .returning();
    return row!.pacienteId;
  };
  const admit = async (pacienteId: number, camaId: number, fechaIngreso: Date) => {
    const asked = await ward.doctor('POST', STAYS, {
      body: {
        pacienteId,
        unidadId: test.world.unidadId,
        servicioId: ward.servicioId,
        origen: 'URGENCIAS',
        diagnosticoIngresoId: ward.diagnosticoId,
        motivoIngreso: 'Neumonía',
        medicoTratanteId: ward.medicoId,
        aislamiento: 'NINGUNO',
      },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    const { hospitalizacionId } = asked.body as { hospitalizacionId: number };
    return step(hospitalizacionId, 'ingresar', {
      camaId,
      identidadVerificada: true,
      fechaIngreso: fechaIngreso.toISOString(),
    });
  };
  const step = async (id: number, name: string, body: object, client = desk) => {
    const { headers } = await client('GET', `${STAYS}/${id}`);
    return client('POST', `${STAYS}/${id}/${name}`, { headers: { 'if-match': headers['etag'] ?? '' }, body });
  };
  const idOf = (answer: { readonly body: unknown }) => (answer.body as { hospitalizacionId: number }).hospitalizacionId;
  const leave = async (hospitalizacionId: number, at: Date) => {
    const left = await step(
      hospitalizacionId,
      'alta-directa',
      { motivoEgreso: 'FUGA', motivo: 'No está en su cama', fechaEgreso: at.toISOString() },
      ward.doctor,
    );
    expect(left.status, JSON.stringify(left.body)).toBe(200);
    await test.database.orm
      .update(tables.cama)
      .set({ estatus: 'DISPONIBLE' })
      .where(eq(tables.cama.estatus, 'LIMPIEZA'));
  };
  const signs = (pacienteId: number, at: Date, more: object = {}) =>
    ward.nurse('POST', '/api/pacientes/signos', {
      body: { pacienteId, fechaToma: at.toISOString(), tas: 120, tad: 80, ...more },
    });

  it('refuses an admission while another patient was in the bed, and names the end of that stay', async () => {
    const camaId = await bed();
    const first = await admit(await patient(), camaId, ago(30));
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    await leave(idOf(first), ago(10));
    const late = await admit(await patient(), camaId, ago(20));
    expect(refusalOf(late)).toEqual([422, 'VALIDACION', 'fechaIngreso CAMA_OCUPADA_ENTONCES']);
    expect(JSON.stringify(late.body)).toMatch(/estuvo ocupada hasta el \d\d-\d\d-\d{4} \d\d:\d\d/);
    expect((await admit(await patient(), camaId, ago(9))).status).toBe(200);
  });

  it('refuses an admission during another stay of the patient', async () => {
    const pacienteId = await patient();
    const first = await admit(pacienteId, await bed(), ago(30));
    await leave(idOf(first), ago(10));
    expect(refusalOf(await admit(pacienteId, await bed(), ago(20)))).toEqual([
      422,
      'VALIDACION',
      'fechaIngreso HOSPITALIZADO_ENTONCES',
    ]);
  });

  it('refuses an admission, or signs, before birth', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Monterrey' }).format(new Date());
    const newborn = await patient(today);
    expect(refusalOf(await admit(newborn, await bed(), ago(30)))).toEqual([
      422,
      'VALIDACION',
      'fechaIngreso ANTES_DE_NACER',
    ]);
    const stay = idOf(await admit(await patient(today), await bed(), new Date()));
    const [row] = await test.database.orm
      .select({ pacienteId: tables.hospitalizacion.pacienteId })
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, stay));
    const before = await signs(row!.pacienteId, ago(30), { hospitalizacionId: stay });
    expect(refusalOf(before)).toContain('fechaToma ANTES_DE_NACER');
  });

  it('allows an admission some days before the file was opened, but not long before', async () => {
    const days = (count: number) => ago(24 * count);
    const early = await admit(await patient(), await bed(), days(30));
    expect(refusalOf(early)).toEqual([422, 'VALIDACION', 'fechaIngreso ANTES_DEL_EXPEDIENTE']);
    expect(JSON.stringify(early.body)).toMatch(/El expediente se abrió el \d\d-\d\d-\d{4}/);
    expect((await admit(await patient(), await bed(), days(3))).status).toBe(200);
  });

  it.each([
    ['before birth', '1969-12-31', 'fechaApertura ANTES_DE_NACER'],
    ['after today', '2990-01-01', 'fechaApertura FECHA_FUTURA'],
  ])('refuses the opening of a file %s', async (_, fechaApertura, refusal) => {
    const { orm } = test.database;
    const pacienteId = await patient();
    const [file] = await orm
      .select()
      .from(tables.pacienteUnidad)
      .where(eq(tables.pacienteUnidad.pacienteId, pacienteId));
    const administrator = await test.as('Administrador-unidad');
    const path = `/api/pacientes/paciente-unidad/${file!.pacienteUnidadId}`;
    const { body, headers } = await administrator('GET', path);
    const changed = await administrator('PUT', path, {
      headers: { 'if-match': headers['etag'] ?? '' },
      body: { ...(body as object), fechaApertura },
    });
    expect(refusalOf(changed)).toEqual([422, 'VALIDACION', refusal]);
  });

  it('accepts signs within the stay, and not after death', async () => {
    const pacienteId = await patient();
    const stay = idOf(await admit(pacienteId, await bed(), ago(5)));
    const early = await signs(pacienteId, ago(6), { hospitalizacionId: stay });
    expect(refusalOf(early)).toContain('fechaToma ANTES_DEL_INGRESO');
    const during = await signs(pacienteId, ago(4), { hospitalizacionId: stay });
    expect(during.status, JSON.stringify(during.body)).toBe(201);
    await test.database.orm.insert(tables.defuncion).values({
      pacienteId,
      unidadId: test.world.unidadId,
      fechaHora: ago(2),
      fuente: 'ALTA_HOSPITALARIA',
      hospitalizacionId: stay,
    });
    expect(refusalOf(await signs(pacienteId, ago(1), { hospitalizacionId: stay }))).toContain(
      'fechaToma DESPUES_DE_MORIR',
    );
    const late = await signs(pacienteId, ago(3), { hospitalizacionId: stay });
    expect(late.status, JSON.stringify(late.body)).toBe(201);
  });
});
