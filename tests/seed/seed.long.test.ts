import modulos from '../../scripts/db/seed/data/modulos.json';
import { and, count, desc, eq, sum, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityNames, lines, type EntityName } from './entities';
import {
  almacen,
  cama,
  codigoPostal as codes,
  colonia,
  consulta,
  hospitalizacion,
  insumo,
  inventario,
  kardex,
  ordenCargo,
  paciente,
  perfil,
  persona,
  personalMedico,
  receta,
  redHistorial,
  signos,
  solicitud,
  temperatura,
  unidad,
  usuario,
} from '#generated/server/tables.gen';
import { PERMISSIONS, PROFILES } from '#generated/shared/permissions.gen';
import menu from '../../generated/web/menu/es.gen.json';
import { seedDemo } from '../../scripts/db/seed/index';
import { validateCurp } from '#areas/personas/shared/curp/validate-curp';
import { isGtin } from '#platform/shared/barcodes/is-gtin';
import { curpNameWarnings } from '#areas/personas/shared/curp/curp-name-warnings';
import { recetaEmitir } from '#areas/farmacia/shared/receta/guard-emitir';
import { rules } from '#app/shared/rules';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import type { Database } from '#platform/server/db/database';
import { verifyPassword } from '#areas/seguridad/server/password';
import { readSetting } from '#platform/server/db/settings';
import { RELIEF_NURSE } from '../../scripts/db/seed/steps/users';
import { credencial } from '#platform/server/db/system-tables';
import { checkRecord } from '#platform/shared/validation/check-record';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { openTestDatabase } from '../support/server/app';
import { describeStockDocuments } from './stock-documents';

const TODAY = '2026-11-20';
const COUNTS = {
  alertaSanitaria: 1,
  conteo: 24,
  entradaExtraordinaria: 40,
  recepcion: 40,
  salidaExtraordinaria: 70,
  pais: 249,
  estado: 33,
  municipio: 38,
  jurisdiccion: 8,
  codigoPostal: 97,
  colonia: 388,
  unidadTipo: 16,
  unidad: 92,
  nucleo: 190,
  almacen: 175,
  equipoFrio: 8,
  especialidad: 42,
  diagnostico: 461,
  insumo: 420,
  personalMedico: 420,
  persona: 1821,
  paciente: 1400,
  usuario: 130,
  perfil: 17,
  solicitud: 620,
  proveedor: 14,
  contrato: 40,
  cama: 410,
  color: 49,
  formaFarmaceutica: 40,
  fuenteFinanciamiento: 33,
  insumoConfiguracion: 2954,
  lenguaIndigena: 69,
  modulo: menu.reduce((total, { items }) => total + 1 + items.length, modulos.ofPermissions.length),
  motivoCancelacion: 16,
  motivoDiferencia: 12,
  motivoEntradaExtraordinaria: 7,
  motivoNoSurtido: 8,
  motivoSalidaExtraordinaria: 13,
  parentesco: 35,
  permiso: PERMISSIONS.length,
  procedimiento: 204,
  programa: 12,
  religion: 31,
  tipoDieta: 26,
  turno: 7,
  unidadMedida: 34,
  viaAdministracion: 19,
} as const satisfies Record<EntityName, number>;

let database: Database;
let peopleById: ReadonlyMap<unknown, Record<string, unknown>>;
beforeAll(async () => {
  ({ database } = await openTestDatabase('PGlite'));
  await seedDemo(database.orm, { today: new Date(`${TODAY}T12:00:00Z`) });
  peopleById = new Map((await rowsOf(database, persona)).map((row) => [row['personaId'], withoutSearch(row)]));
});
afterAll(() => database.close());

async function rowsOf({ orm }: Database, table: PgTable): Promise<Record<string, unknown>[]> {
  return orm.select().from(table);
}

async function all<Table extends PgTable>(table: Table): Promise<InferSelectModel<Table>[]> {
  return (await rowsOf(database, table)) as InferSelectModel<Table>[];
}

describe('the demo', () => {
  it('has a unique scannable barcode on every supply', async () => {
    const found = (await all(insumo)).flatMap(({ codigosBarras }) => (codigosBarras ?? []).map(({ gtin }) => gtin));
    expect(found.length).toBeGreaterThanOrEqual(COUNTS.insumo);
    expect([found.filter((gtin) => !isGtin(gtin)), new Set(found).size]).toEqual([[], found.length]);
  });

  it('has the volume of DOMAIN (g)', async () => {
    const counts = Object.fromEntries(
      await Promise.all(entityNames.map(async (name) => [name, (await rowsOf(database, entities[name].table)).length])),
    );
    expect(counts).toEqual(COUNTS);
  });

  it('has two weeks of temperatures, in which the database itself detects the breach', async () => {
    const readings = await all(temperatura);
    const breaches = readings.filter(({ fueraDeRango }) => fueraDeRango);
    expect([readings.length, breaches.length, breaches[0]?.temperatura]).toEqual([224, 1, 9.2]);
    expect(readings.every(({ responsableId }) => responsableId !== null)).toBe(true);
  });

  it.each(entityNames)('has only records of %s that the application itself accepts', async (name) => {
    const { form, key, table } = entities[name];
    const own = name in lines ? lines[name as keyof typeof lines] : null;
    const rows = own ? await rowsOf(database, own.table) : [];
    const linesOf = (row: Record<string, unknown>) =>
      own
        ? {
            [own.field]: rows
              .filter((line) => line[key] === row[key])
              .map((line) =>
                Object.fromEntries(
                  Object.entries(line).filter(([field]) => form.writable.has(`${own.field}.${field}`)),
                ),
              ),
          }
        : {};
    const wrong = (await rowsOf(database, table)).flatMap((row) => {
      const { personaId, ...values } = { ...withoutSearch(row), ...linesOf(row) } as Record<string, unknown>;
      const record = prepareRecord(
        form,
        name !== 'persona' && personaId !== undefined ? { ...values, persona: peopleById.get(personaId) } : values,
      );
      const issues = checkRecord(form, record, rules, TODAY);
      return issues.length > 0 ? [{ record, issues }] : [];
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('is checked by effective rules: a record corrupted in one place is refused', async () => {
    const [row] = await all(unidad);
    const issues = checkRecord(
      entities.unidad.form,
      prepareRecord(entities.unidad.form, { ...withoutSearch(row ?? {}), clues: 'QQSSA900001', zonaHoraria: 'Marte' }),
      rules,
      TODAY,
    );
    expect(issues.map(({ codigo }) => codigo).toSorted()).toEqual(['CLUES_ESTADO_DESCONOCIDO', 'ZONA_HORARIA']);
  });

  it('gives every person a unique matching CURP, or a patient a reason for having none', async () => {
    const people = await all(persona);
    const curps = people.flatMap(({ curp }) => curp ?? []);
    expect(new Set(curps).size).toBe(curps.length);
    expect(
      people.filter(
        (each) =>
          each.curp !== null &&
          (validateCurp(each.curp, TODAY) !== null || curpNameWarnings(each.curp, each).length > 0),
      ),
    ).toEqual([]);
    // Homoclaves that RENAPO practically never assigns.
    expect(curps.filter((curp) => !'9Z'.includes(curp.charAt(16)))).toEqual([]);
    const without = new Set(people.filter(({ curp }) => curp === null).map(({ personaId }) => personaId));
    const reasons = (await all(paciente))
      .filter(({ personaId }) => without.has(personaId))
      .map(({ motivoSinCurp }) => motivoSinCurp);
    expect(reasons).toHaveLength(without.size);
    expect(reasons).not.toContain(null);
  });

  it('refers only to existing records, also inside lists and addresses', async () => {
    const keysOf = async (name: EntityName) =>
      new Set((await rowsOf(database, entities[name].table)).map((row) => row[entities[name].key]));
    const [municipios, colonias, codigos, nucleos, almacenes, diagnosticos] = await Promise.all(
      (['municipio', 'colonia', 'codigoPostal', 'nucleo', 'almacen', 'diagnostico'] as const).map(keysOf),
    );
    const patients = await all(paciente);
    const addresses = [...patients, ...(await all(unidad))].flatMap(({ domicilio }) => (domicilio ? [domicilio] : []));
    expect(addresses.length).toBeGreaterThan(1400);
    expect(
      addresses.filter(
        ({ municipioId, coloniaId, codigoPostal }) =>
          !municipios!.has(municipioId) || !colonias!.has(coloniaId as number) || !codigos!.has(codigoPostal as string),
      ),
    ).toEqual([]);
    expect(
      (await all(personalMedico)).flatMap(({ nucleoIds }) => nucleoIds ?? []).filter((id) => !nucleos!.has(id)),
    ).toEqual([]);
    const users = await all(usuario);
    expect(users.flatMap(({ almacenIds }) => almacenIds ?? []).filter((id) => !almacenes!.has(id))).toEqual([]);
    expect(users.flatMap(({ servicioIds }) => servicioIds ?? []).filter((id) => !nucleos!.has(id))).toEqual([]);
    expect(
      patients
        .flatMap(({ padecimientosCronicos }) => padecimientosCronicos ?? [])
        .filter(({ diagnosticoId }) => !diagnosticos!.has(diagnosticoId)),
    ).toEqual([]);
  });

  it('has settlements in the municipality of their postal code, and no cycles of units or warehouses', async () => {
    expect(new Set((await all(codes)).map(({ municipioId }) => municipioId)).size).toBe(COUNTS.municipio);
    const municipioOf = new Map((await all(codes)).map(({ codigo, municipioId }) => [codigo, municipioId]));
    expect(
      (await all(colonia)).filter(({ codigoPostal, municipioId }) => municipioOf.get(codigoPostal) !== municipioId),
    ).toEqual([]);
    const supplier = new Map(
      (await all(almacen)).map(({ almacenId, almacenAbastecedorId }) => [almacenId, almacenAbastecedorId]),
    );
    for (const start of supplier.keys()) {
      let at: number | null | undefined = start;
      for (let steps = 0; at !== null && at !== undefined; steps++) {
        expect(steps).toBeLessThan(8);
        at = supplier.get(at);
      }
    }
  });

  it('has stock that matches its ledger, at every level, and no transit without a receiver', async () => {
    expect(await stockFaults(database.orm)).toEqual([]);
    const levels = await database.orm
      .select({ level: inventario.nivelAbasto, rows: count() })
      .from(inventario)
      .groupBy(inventario.nivelAbasto);
    expect(levels.map(({ level }) => level).toSorted()).toEqual([
      'BAJO',
      'CRITICO',
      'OPTIMO',
      'SIN_CONFIGURAR',
      'SIN_EXISTENCIA',
      'SOBREABASTO',
    ]);
    const [moved] = await database.orm.select({ rows: count() }).from(kardex);
    expect(moved!.rows).toBeGreaterThan(20_000);
    const [underWay] = await database.orm.select({ pieces: sum(inventario.enTransito) }).from(inventario);
    const [shipped] = await database.orm
      .select({ pieces: sum(solicitud.piezasSurtidas) })
      .from(solicitud)
      .where(eq(solicitud.estatus, 'EN_TRANSITO'));
    expect(Number(underWay!.pieces)).toBe(Number(shipped!.pieces));
  });

  it('has a representative mix of records', async () => {
    const supplies = await all(insumo);
    expect(supplies.filter(({ fraccion }) => fraccion === 'I' || fraccion === 'II' || fraccion === 'III')).toHaveLength(
      30,
    );
    expect(supplies.filter(({ redFria }) => redFria)).toHaveLength(25);
    expect(supplies.filter(({ esencial }) => esencial).length).toBeGreaterThanOrEqual(90);
    const patients = await all(paciente);
    expect(patients.filter(({ motivoSinCurp }) => motivoSinCurp === 'NO_IDENTIFICADO')).toHaveLength(3);
    expect(patients.filter(({ motivoSinCurp }) => motivoSinCurp === 'EN_TRAMITE').length).toBeGreaterThanOrEqual(29);
    expect(patients.filter(({ embarazo }) => embarazo !== null).length).toBeGreaterThan(3);
  });

  it('has a patient allergic to penicillin, and a draft of its physician that cannot be issued', async () => {
    const { orm } = database;
    const drafts = await orm
      .select({ recetaId: receta.recetaId, consultaId: receta.consultaId, pacienteId: receta.pacienteId })
      .from(receta)
      .innerJoin(usuario, eq(usuario.usuarioId, receta.autorId))
      .where(and(eq(receta.estatus, 'BORRADOR'), eq(usuario.email, PROFILES.Medico.demoUser)));
    expect(drafts).toHaveLength(1);
    const [{ recetaId, consultaId, pacienteId }] = drafts as [(typeof drafts)[number]];
    const [lady] = await orm
      .select({ patient: paciente, person: persona })
      .from(paciente)
      .innerJoin(persona, eq(persona.personaId, paciente.personaId))
      .where(eq(paciente.pacienteId, pacienteId));
    expect(lady).toMatchObject({
      patient: {
        estatus: 'ACTIVO',
        alergiasNegadas: null,
        alergias: [expect.objectContaining({ sustancia: 'Penicilina', gravedad: 'GRAVE', estado: 'ACTIVA' })],
      },
      person: { genero: 'M', segundoApellido: expect.any(String) },
    });
    expect(lady!.person.fechaNacimiento! < '2008').toBe(true);
    const permissions = new Map(PERMISSIONS.map(({ key }) => [key, 'RED']));
    const reader = { usuarioId: null, permissions, almacenIds: [], servicioIds: [] } as unknown as Actor;
    const stored = (await readRecord(orm, resourceOf('receta'), eq(receta.recetaId, recetaId), reader))!;
    expect(stored).toMatchObject({
      lineas: [expect.objectContaining({ nombreGenerico: expect.stringContaining('moxicilina') })],
      advertencias: expect.arrayContaining([
        expect.objectContaining({ codigo: 'ALERGIA_BLOQUEO', detalle: 'Penicilina' }),
      ]),
    });
    expect(recetaEmitir(stored as never, {} as never, {} as never)).toContainEqual(
      expect.objectContaining({ campo: 'lineas.0.justificacion', codigo: 'ALERGIA_BLOQUEO' }),
    );
    // Her note agrees with her other notes.
    const notes = await orm
      .select({ consultaId: consulta.consultaId, tipo: consulta.tipo, estatus: consulta.estatus })
      .from(consulta)
      .where(eq(consulta.pacienteId, pacienteId));
    const hasSigned = notes.some(({ estatus }) => estatus === 'FIRMADA');
    expect(notes.find((note) => note.consultaId === consultaId)).toMatchObject({
      estatus: 'BORRADOR',
      tipo: hasSigned ? 'SUBSECUENTE' : 'PRIMERA_VEZ',
    });
  });

  it('contains a critical patient, unregularised urgent orders, and six hours without a connection', async () => {
    const { orm } = database;
    const [worst] = await orm
      .select({ total: signos.news2Total })
      .from(hospitalizacion)
      .innerJoin(cama, eq(cama.camaId, hospitalizacion.camaId))
      .innerJoin(signos, eq(signos.hospitalizacionId, hospitalizacion.hospitalizacionId))
      .where(and(eq(cama.numero, 'MI-07'), eq(hospitalizacion.estatus, 'INGRESADO')))
      .orderBy(desc(signos.fechaToma))
      .limit(1);
    expect(worst).toEqual({ total: 9 });
    const open = await orm
      .select({ tipo: ordenCargo.tipo })
      .from(ordenCargo)
      .where(and(eq(ordenCargo.autorizacionPendiente, true), eq(ordenCargo.estatus, 'RECIBIDA')));
    expect(open.length).toBeGreaterThanOrEqual(3);
    expect(new Set(open.map(({ tipo }) => tipo))).toEqual(new Set(['URGENTE']));
    const outages = await all(redHistorial);
    expect(outages).toContainEqual(
      expect.objectContaining({
        duracionSeg: 21_600,
        operacionesEnCola: 37,
        operacionesSincronizadas: 36,
        operacionesFallidas: 1,
      }),
    );
  });

  it('has one account of each profile, in the unit where it works, a second nurse, and no other account', async () => {
    expect(await readSetting(database.orm, 'demo')).toBe(true);
    const users = await all(usuario);
    const hashes = await all(credencial);
    expect(hashes).toHaveLength(18);
    const nurses = [PROFILES['Enfermeria-centrales'].demoUser, RELIEF_NURSE].map((sought) =>
      users.find(({ email }) => email === sought),
    );
    expect(nurses[1]).toMatchObject({
      estatus: 'ACTIVO',
      unidadId: nurses[0]!.unidadId,
      perfilId: nurses[0]!.perfilId,
    });
    expect(hashes.some(({ usuarioId }) => usuarioId === nurses[1]!.usuarioId)).toBe(true);
    expect(await verifyPassword('demo1234', hashes[0]!.hash)).toBe(true);
    const profiles = new Map((await all(perfil)).map(({ perfilId, nombre }) => [nombre, perfilId]));
    const wrong = Object.entries(PROFILES).filter(([name, { demoUser, scope }]) => {
      const user = users.find(({ email }) => email === demoUser);
      const placed = scope === 'PROVEEDOR' ? user?.unidadId === null : user?.unidadId !== null;
      const assigned =
        (scope !== 'ALMACEN' || user?.almacenIds?.length) && (scope !== 'SERVICIO' || user?.servicioIds?.length);
      return (
        user?.perfilId !== profiles.get(name) ||
        user?.estatus !== 'ACTIVO' ||
        !placed ||
        !assigned ||
        !hashes.some(({ usuarioId }) => usuarioId === user.usuarioId)
      );
    });
    expect(wrong).toEqual([]);
  });
});

describeStockDocuments(() => database, TODAY);

describe('seeding again', () => {
  it('changes nothing at the same scale', async () => {
    const before = await snapshot(database);
    await seedDemo(database.orm, { today: new Date('2027-03-01T12:00:00Z') });
    expect(await snapshot(database)).toEqual(before);
  });

  it('creates the same data on the other engine, and more at a larger scale without changing the first', async () => {
    const { database: other, drop } = await openTestDatabase('PostgreSQL');
    try {
      await seedDemo(other.orm, { today: new Date(`${TODAY}T15:00:00Z`) });
      const first = await snapshot(other);
      expect(first).toEqual(await snapshot(database));
      const oldest = await other.orm.select().from(unidad).where(eq(unidad.clues, 'CLSSA900014'));
      await seedDemo(other.orm, { scale: 2, demoUsers: false });
      expect(await other.orm.select().from(unidad).where(eq(unidad.clues, 'CLSSA900014'))).toEqual(oldest);
      const second = await snapshot(other);
      expect(second.paciente).toHaveLength(2800);
      expect(second.paciente.slice(0, 1400)).toEqual(first.paciente);
      expect(second.unidad).toHaveLength(184);
      expect(second.insumo).toHaveLength(840);
      expect(second.colonia).toHaveLength(2 * COUNTS.colonia);
      expect(second.usuario).toEqual(first.usuario);
    } finally {
      await other.close();
      await drop();
    }
  });

  it('refuses an invalid scale', async () => {
    await expect(seedDemo(database.orm, { scale: 0 })).rejects.toThrow('--scale');
  });
});

/** Returns every record without its timestamps. */
async function snapshot(of: Database): Promise<Record<EntityName, unknown[]>> {
  const entries = await Promise.all(
    entityNames.map(async (name) => {
      const { table, key } = entities[name];
      const plain = (await rowsOf(of, table)).map(
        ({ fechaCreacion: _created, fechaModificacion: _modified, ...row }) => row,
      );
      return [
        name,
        plain.toSorted((a, b) => String(a[key]).padStart(8, '0').localeCompare(String(b[key]).padStart(8, '0'))),
      ] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<EntityName, unknown[]>;
}

function withoutSearch({
  busqueda: _search,
  busquedaSonido: _sound,
  ...row
}: Record<string, unknown>): Record<string, unknown> {
  return row;
}
