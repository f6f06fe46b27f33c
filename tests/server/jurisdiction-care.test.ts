import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { seedClinic, type Clinic } from '../support/server/clinic';
import { today } from '../support/today';

type Row = Readonly<Record<string, string | number | null>>;
interface Report {
  readonly filas: readonly Row[];
  readonly totales: Row;
  readonly bloques: Readonly<Record<string, readonly Row[]>>;
}
const PATH = '/api/reportes/atencion-medica';
const LUZ = { nombre: 'Luz', primerApellido: 'Identificable', genero: 'M', fechaNacimiento: '1980-05-05' } as const;

describe('the medical care of a jurisdiction', () => {
  let test: TestApp;
  let clinic: Clinic;
  let all: Client;
  let north: Client;
  let programaId: number;
  const jurisdictions: number[] = [];

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    clinic = await seedClinic(test);
    const { orm } = test.database;
    const { unidadId, otraUnidadId, usuarios } = test.world;
    for (const [index, nombre] of ['Norte', 'Sur'].entries()) {
      const [row] = await orm
        .insert(tables.jurisdiccion)
        .values({ numero: index + 1, nombre, sedeMunicipioId: test.world.municipioId })
        .returning();
      jurisdictions.push(row!.jurisdiccionId);
      await orm
        .update(tables.unidad)
        .set({ jurisdiccionId: row!.jurisdiccionId })
        .where(eq(tables.unidad.unidadId, index === 0 ? unidadId : otraUnidadId));
    }
    const [post] = await orm.select().from(tables.personalMedico);
    const responsableId = post!.personalMedicoId;
    const [programme] = await orm
      .insert(tables.programa)
      .values({
        clave: 'RESP',
        nombre: 'Vías respiratorias',
        tipo: 'OTRO',
        diagnosticoIds: [clinic.diagnosticoId],
        responsableId,
        vigenciaDesde: today(-100),
      })
      .returning();
    programaId = programme!.programaId;
    const [human] = await orm.insert(tables.persona).values(LUZ).returning();
    const [second] = await orm
      .insert(tables.paciente)
      .values({ personaId: human!.personaId, unidadId: otraUnidadId, afiliacion: 'NINGUNA' })
      .returning();

    // In the north ten people wait 10, 20 … 100 minutes; one did not come. In the south one waits five minutes.
    const arrival = new Date(`${today(-3)}T18:00:00Z`);
    const visit = (at: number, index: number, minutes: number | null) => ({
      unidadId: at === 0 ? unidadId : otraUnidadId,
      jurisdiccionId: jurisdictions[at]!,
      pacienteId: at === 0 ? clinic.pacienteId : second!.pacienteId,
      tipo: 'CONSULTA' as const,
      motivo: 'Tos',
      turnoNumero: index + 1,
      estatus: minutes === null ? ('NO_SE_PRESENTO' as const) : ('FINALIZADA' as const),
      fecha: today(-3),
      fechaLlegada: arrival,
      primeraLlamada: minutes === null ? null : new Date(arrival.getTime() + minutes * 60_000),
      // Later calls do not count as waiting time.
      ultimaLlamada: new Date(arrival.getTime() + 400 * 60_000),
    });
    const visits = await orm
      .insert(tables.visita)
      .values([
        ...Array.from({ length: 10 }, (_, index) => visit(0, index, (index + 1) * 10)),
        visit(0, 10, null),
        visit(1, 0, 5),
      ])
      .returning();
    const note = (index: number, at: number, estatus: 'FIRMADA' | 'BORRADOR') => ({
      visitaId: visits[index]!.visitaId,
      pacienteId: visits[index]!.pacienteId,
      unidadId: at === 0 ? unidadId : otraUnidadId,
      jurisdiccionId: jurisdictions[at]!,
      tipo: 'SUBSECUENTE' as const,
      estatus,
      autorId: usuarios.Medico,
      fechaHora: arrival,
    });
    const notes = await orm
      .insert(tables.consulta)
      .values([note(0, 0, 'BORRADOR'), note(1, 0, 'BORRADOR'), note(2, 0, 'BORRADOR'), note(11, 1, 'BORRADOR')])
      .returning();
    await orm.insert(tables.consultaDiagnostico).values(
      [0, 3].map((index) => ({
        consultaId: notes[index]!.consultaId,
        diagnosticoId: clinic.diagnosticoId,
        tipo: 'PRINCIPAL' as const,
        orden: 0,
      })),
    );
    for (const index of [0, 1, 3])
      await orm
        .update(tables.consulta)
        .set({ estatus: 'FIRMADA' })
        .where(eq(tables.consulta.consultaId, notes[index]!.consultaId));
    const prescription = (estatus: string, at: number, index: number) => ({
      folio: `RX-${at}-${index}`,
      consultaId: notes[at === 0 ? 0 : 3]!.consultaId,
      pacienteId: at === 0 ? clinic.pacienteId : second!.pacienteId,
      unidadId: at === 0 ? unidadId : otraUnidadId,
      // The pharmacy of the other unit dispenses each prescription, but the care belongs to the prescribing unit.
      unidadFarmaciaId: at === 0 ? otraUnidadId : unidadId,
      jurisdiccionId: jurisdictions[at]!,
      diagnosticoId: clinic.diagnosticoId,
      autorId: usuarios.Medico,
      estatus,
      // Pieces dispensed before the expiry count as a partial fill.
      piezasSurtidas: estatus === 'SURTIDA_PARCIAL' || index === 4 ? 1 : 0,
      fechaExpedicion: arrival,
    });
    await orm
      .insert(tables.receta)
      .values([
        ...['SURTIDA', 'SURTIDA', 'SURTIDA_PARCIAL', 'NO_SURTIDA', 'VENCIDA', 'EMITIDA', 'CANCELADA', 'BORRADOR'].map(
          (state, index) => prescription(state, 0, index),
        ),
        prescription('SURTIDA', 1, 0),
      ] as never);
    await orm.update(tables.usuario).set({ unidadId }).where(eq(tables.usuario.usuarioId, usuarios.Jurisdiccion));
    [all, north] = [await test.as('SUPERUSUARIO'), await test.as('Jurisdiccion')];
  });
  afterAll(() => test.stop());

  const ask = async (client: Client, query = '') => {
    const { status, body } = await client('GET', `${PATH}${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Report;
  };

  it('is reported by unit, with waits from arrival to the first call, and prescriptions by outcome', async () => {
    const { filas, totales } = await ask(all);
    expect(filas).toHaveLength(2);
    expect(filas[1]).toMatchObject({
      nombre: 'Hospital General de Saltillo',
      visitas: 11,
      atendidas: 10,
      noSePresento: 1,
      canceladas: 0,
      esperaMediana: 55,
      esperaP90: 91,
      consultas: 2,
      pacientes: 1,
      recetas: 6,
      completas: 2,
      parciales: 2,
      noSurtidas: 1,
      porSurtir: 1,
    });
    expect(totales).toMatchObject({
      visitas: 12,
      consultas: 3,
      pacientes: 2,
      recetas: 7,
      completas: 3,
      esperaMediana: 50,
    });
  });

  it('covers only the units of the reader, whatever the filter', async () => {
    const own = await ask(north);
    expect(own.filas.map(({ nombre }) => nombre)).toEqual(['Hospital General de Saltillo']);
    expect(own.totales).toMatchObject({ visitas: 11, recetas: 6 });
    for (const query of ['?por=JURISDICCION', '?por=PROGRAMA']) {
      const answer = JSON.stringify(await ask(north, query));
      expect(answer).not.toContain('Centro de Salud Norte');
      expect(answer).not.toContain('"Sur"');
    }
    for (const query of [`?unidadId=${test.world.otraUnidadId}`, `?jurisdiccionId=${jurisdictions[1]!}`])
      expect([query, (await north('GET', `${PATH}${query}`)).status]).toEqual([query, 404]);
    expect((await test.as('Medico').then((client) => client('GET', PATH))).status).toBe(403);
  });

  it('is reported by jurisdiction and by programme, with a total that counts each once', async () => {
    const byPlace = await ask(all, '?por=JURISDICCION');
    expect(byPlace.filas.map(({ nombre, visitas }) => [nombre, visitas])).toEqual([
      ['Norte', 11],
      ['Sur', 1],
    ]);
    const byProgramme = await ask(all, '?por=PROGRAMA');
    expect(byProgramme.filas).toEqual([
      expect.objectContaining({ nombre: 'Vías respiratorias', consultas: 2, pacientes: 2, visitas: 2, recetas: 7 }),
    ]);
    const one = await ask(all, `?programaId=${programaId}`);
    expect(one.filas.map(({ nombre, consultas }) => [nombre, consultas])).toEqual([
      ['Centro de Salud Norte', 1],
      ['Hospital General de Saltillo', 1],
    ]);
    expect(one.bloques['resumen']).toEqual([expect.objectContaining({ enProgramas: 2, faltaron: 3 })]);
  });

  it('covers a period, and names no patient', async () => {
    expect((await ask(all, `?desde=${today(-2)}&hasta=${today()}`)).filas).toEqual([]);
    const { bloques, ...rest } = await ask(all, `?desde=${today(-3)}&hasta=${today(-3)}`);
    expect(rest.filas).toHaveLength(2);
    expect(bloques['espera']).toContainEqual(
      expect.objectContaining({ unidadId: test.world.unidadId, porcentaje: 60, desde: today(-3), hasta: today(-3) }),
    );
    expect(JSON.stringify({ bloques, rest })).not.toMatch(/Identificable|Peña/);
  });
});
