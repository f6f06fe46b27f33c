import fc from 'fast-check';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import type { Paciente } from '#generated/shared/types.gen';
import { signatureFaults } from '#platform/server/lifecycle/signature-faults';
import { following } from '#platform/server/records/merges/following';
import { SQLSTATE } from '#platform/server/db/pg-error';
import { rows } from '#platform/server/db/rows';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { sqlStateOf } from '../support/server/sql-state';
import { seedWard, type Ward } from '../support/server/ward';

type Allergy = NonNullable<Paciente['alergias']>[number];
type Medicine = keyof Ward['insumos'];

const PATIENTS = '/api/pacientes/paciente';
const PRESCRIPTIONS = '/api/pacientes/receta';
const STAYS = '/api/pacientes/hospitalizacion';
const ORDERS = '/api/pacientes/orden-cargo';

const allergy = (sustancia: string, more: Partial<Allergy> = {}): Allergy => ({
  sustancia,
  tipo: 'MEDICAMENTO',
  gravedad: 'GRAVE',
  estado: 'ACTIVA',
  insumoId: null,
  reaccion: null,
  fecha: null,
  ...more,
});

describe('merged patients', () => {
  let test: TestApp;
  let ward: Ward;
  let administrator: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
    administrator = await test.as('Administrador-unidad');
    await test.database.orm
      .insert(tables.interaccion)
      .values({ sustanciaA: 'tramadol', sustanciaB: 'enalapril', gravedad: 'GRAVE', efecto: 'Hipotensión' });
  });
  afterAll(() => test.stop());

  const patient = async (
    alergias: readonly Allergy[] = [],
    name: Partial<typeof tables.persona.$inferInsert> = {},
  ): Promise<number> => {
    const { orm } = test.database;
    const [human] = await orm
      .insert(tables.persona)
      .values({ nombre: 'Rita', primerApellido: 'Soto', genero: 'M', fechaNacimiento: '1985-02-03', ...name })
      .returning();
    const [row] = await orm
      .insert(tables.paciente)
      .values({
        personaId: human!.personaId,
        unidadId: test.world.unidadId,
        afiliacion: 'NINGUNA',
        fechaNacimientoEstimada: false,
        motivoSinCurp: 'EN_TRAMITE',
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
        alergias: [...alergias],
      })
      .returning();
    return row!.pacienteId;
  };
  const read = async (id: number) => (await administrator('GET', `${PATIENTS}/${id}`)).body as Paciente;
  const merge = async (sobrevivienteId: number, duplicadoId: number) =>
    administrator('POST', `${PATIENTS}/fusionar`, {
      body: {
        sobrevivienteId,
        duplicadoId,
        version: (await read(sobrevivienteId)).version,
        motivo: 'Es la misma persona',
      },
    });
  const merged = async (stays: number, duplicate: number) => {
    const answer = await merge(stays, duplicate);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [row] = await test.database.orm
      .select({ id: tables.pacienteFusion.pacienteFusionId })
      .from(tables.pacienteFusion)
      .where(and(eq(tables.pacienteFusion.duplicadoId, duplicate), eq(tables.pacienteFusion.estatus, 'VIGENTE')));
    return row!.id;
  };
  const undo = async (fusionId: number) => {
    const path = `/api/pacientes/paciente-fusion/${fusionId}`;
    const { headers } = await administrator('GET', path);
    return administrator('POST', `${path}/separar`, { headers: { 'if-match': headers['etag'] ?? '' } });
  };
  const undone = async (fusionId: number) => {
    const answer = await undo(fusionId);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  };
  /** An issued prescription, as it is after dispensing was allowed. */
  const prescribe = async (pacienteId: number, medicine: Medicine) => {
    const { orm } = test.database;
    const [row] = await orm
      .insert(tables.receta)
      .values({
        pacienteId,
        unidadId: test.world.unidadId,
        consultaId: ward.consultaId,
        personalMedicoId: ward.medicoId,
        diagnosticoId: ward.diagnosticoId,
        almacenId: ward.almacenId,
        estatus: 'EMITIDA',
        fechaExpedicion: sql`current_date`,
        surtimientosPermitidos: 1,
      })
      .returning();
    await orm.insert(tables.recetaDetalle).values({
      recetaId: row!.recetaId,
      orden: 0,
      insumoId: ward.insumos[medicine],
      dosis: 1,
      unidadDosis: 'tableta',
      via: 'ORAL',
      frecuenciaHoras: 8,
      duracionDias: 30,
      cantidadPrescrita: 1,
    });
    return row!.recetaId;
  };
  /** A prescription that a physician writes from a signed note of the patient. */
  const draft = async (pacienteId: number) => {
    const [note] = await test.database.orm
      .insert(tables.consulta)
      .values({
        pacienteId,
        unidadId: test.world.unidadId,
        visitaId: ward.visitaId,
        estatus: 'FIRMADA',
        tipo: 'SUBSECUENTE',
        autorId: test.world.usuarios.Medico,
        fechaHora: new Date(),
      })
      .returning();
    const made = await ward.doctor('POST', PRESCRIPTIONS, {
      body: {
        pacienteId,
        consultaId: note!.consultaId,
        diagnosticoId: ward.diagnosticoId,
        surtimientosPermitidos: 1,
        lineas: [
          {
            insumoId: ward.insumos.paracetamol,
            dosis: 1,
            unidadDosis: 'tableta',
            via: 'ORAL',
            frecuenciaHoras: 8,
            duracionDias: 3,
            cantidadPrescrita: 1,
          },
        ],
      },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body as { recetaId: number; version: number; pacienteId: number };
  };
  const CHECKED: readonly Medicine[] = ['amoxicilina', 'enalapril', 'paracetamol', 'tramadol'];
  /** Returns the prescriber's warnings, by medicine. */
  const warnings = async (pacienteId: number) => {
    const found: string[] = [];
    for (const medicine of CHECKED) {
      const { body, status } = await ward.doctor('POST', `${PRESCRIPTIONS}/revisar`, {
        body: {
          pacienteId,
          lineas: [
            {
              insumoId: ward.insumos[medicine],
              dosis: 1,
              unidadDosis: 'tableta',
              frecuenciaHoras: 8,
              duracionDias: 1,
            },
          ],
        },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      const { advertencias } = body as { advertencias: readonly { codigo: string }[] };
      found.push(...new Set(advertencias.map(({ codigo }) => `${medicine} ${codigo}`)));
    }
    return found.toSorted();
  };

  it('names every table of the network that refers to a patient, to be covered by a merge', async () => {
    const keys = await rows<{ tabla: string; columna: string }>(
      test.database.orm,
      sql`select c.conrelid::regclass::text as tabla, a.attname::text as columna from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'f' and c.confrelid = 'paciente'::regclass`,
    );
    const moved = new Set(following('paciente').map(({ resource }) => resource.name.replaceAll('-', '_')));
    expect(
      keys
        .map(({ tabla }) => tabla)
        .filter((tabla) => !moved.has(tabla))
        .toSorted(),
    ).toEqual([
      // The records of merges do not change; a signed handover names the bed's patient of that night.
      'entrega_turno_paciente',
      'paciente',
      'paciente_fusion',
      'paciente_fusion',
    ]);
  });

  it('keep the active and the most severe of what both records state about an allergy', async () => {
    const stays = await patient([allergy('Penicilina', { estado: 'INACTIVA', gravedad: 'LEVE' })]);
    const duplicate = await patient([allergy('PENICILINA', { reaccion: 'Anafilaxia' })]);
    await merged(stays, duplicate);
    expect((await read(stays)).alergias).toEqual([
      expect.objectContaining({ estado: 'ACTIVA', gravedad: 'GRAVE', reaccion: 'Anafilaxia' }),
    ]);
    expect(await warnings(stays)).toContain('amoxicilina ALERGIA_BLOQUEO');
  });

  it('get warnings about prescriptions of either record, until the merge is undone', async () => {
    const [stays, duplicate] = [await patient(), await patient()];
    await prescribe(duplicate, 'enalapril');
    expect(await warnings(stays)).toEqual([]);
    const fusion = await merged(stays, duplicate);
    expect(await warnings(stays)).toEqual(['enalapril DUPLICADO_ACTIVO', 'tramadol INTERACCION']);
    expect((await undo(fusion)).status).toBe(200);
    expect(await warnings(stays)).toEqual([]);
    expect(await warnings(duplicate)).toEqual(['enalapril DUPLICADO_ACTIVO', 'tramadol INTERACCION']);
  });

  it('are found by the names of every record, through merges of merges, until they are undone', async () => {
    const [stays, twice, once] = [
      await patient([], { nombre: 'Berenice', primerApellido: 'Quiroga' }),
      await patient([], { nombre: 'Jimena', primerApellido: "O'Quiroga", segundoApellido: 'Ñúñez' }),
      await patient([], { nombre: 'Desconocida', primerApellido: 'Trece', curp: 'QUNX850203MCLRXM08' }),
    ];
    const found = async (text: string) =>
      ((await administrator('GET', `${PATIENTS}?filterBy=${encodeURIComponent(text)}`)).body as Paciente[]).map(
        ({ pacienteId }) => pacienteId,
      );
    const earlier = await merged(twice, once);
    const later = await merged(stays, twice);
    for (const text of ['Berenice Quiroga', "jimena o'quiroga", 'Nunez', 'Desconocida Trece', 'QUNX850203MCLRXM08'])
      expect([text, await found(text)]).toEqual([text, [stays]]);
    await undone(later);
    expect(await found("Jimena O'Quiroga")).toEqual([twice]);
    expect(await found('Desconocida Trece')).toEqual([twice]);
    expect(await found('Berenice Quiroga')).toEqual([stays]);
    await undone(earlier);
    expect(await found('Desconocida Trece')).toEqual([once]);
    expect(await found('QUNX850203MCLRXM08')).toEqual([once]);
  });

  it('are one person in their bed: allergies on the ward, in charge orders, and no second bed', async () => {
    const stays = await patient([allergy('Penicilina')]);
    const hospitalizacionId = await ward.admit();
    const [stay] = await test.database.orm
      .select({ pacienteId: tables.hospitalizacion.pacienteId })
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, hospitalizacionId));
    await merged(stays, stay!.pacienteId);
    const { body } = await ward.nurse('GET', `${STAYS}/pacientes-list`);
    expect(JSON.stringify(body)).toContain('Penicilina');
    const order = await ward.nurse('POST', ORDERS, {
      body: {
        hospitalizacionId,
        tipo: 'ORDINARIA',
        enviar: true,
        lineas: [{ insumoId: ward.insumos.amoxicilina, cantidadSolicitada: 1 }],
      },
    });
    expect(refusalOf(order).join()).toContain('ALERGIA');
    await test.database.orm
      .insert(tables.cama)
      .values({ unidadId: test.world.unidadId, servicioId: ward.servicioId, numero: 'MI-90', tipo: 'GENERAL' });
    const second = await ward.doctor('POST', STAYS, {
      body: {
        pacienteId: stays,
        unidadId: test.world.unidadId,
        servicioId: ward.servicioId,
        origen: 'URGENCIAS',
        diagnosticoIngresoId: ward.diagnosticoId,
        motivoIngreso: 'Neumonía',
        medicoTratanteId: ward.medicoId,
        aislamiento: 'NINGUNO',
      },
    });
    expect(refusalOf(second).slice(0, 2)).toEqual([409, 'PACIENTE_YA_HOSPITALIZADO']);
  });

  it('are not merged while both are in hospital', async () => {
    const [one, other] = await Promise.all(
      [await ward.admit(), await ward.admit()].map(async (id) => {
        const [row] = await test.database.orm
          .select({ pacienteId: tables.hospitalizacion.pacienteId })
          .from(tables.hospitalizacion)
          .where(eq(tables.hospitalizacion.hospitalizacionId, id));
        return row!.pacienteId;
      }),
    );
    expect(refusalOf(await merge(one!, other!)).slice(0, 2)).toEqual([409, 'FUSION_CON_ESTANCIAS']);
    await test.database.orm
      .update(tables.hospitalizacion)
      .set({ estatus: 'ALTA', fechaEgreso: new Date() })
      .where(eq(tables.hospitalizacion.pacienteId, other!));
    expect(refusalOf(await merge(one!, other!)).slice(0, 2)).toEqual([409, 'FUSION_ESTANCIAS_ENCIMADAS']);
    expect((await read(other!)).estatus).toBe('ACTIVO');
  });

  it('keep their signatures through merges of merges, and nothing else moves a signed document', async () => {
    const { orm } = test.database;
    const [first, second, third] = [await patient(), await patient(), await patient()];
    const { recetaId, version } = await draft(first);
    const signed = await ward.doctor('POST', `${PRESCRIPTIONS}/${recetaId}/emitir`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(signed.status, JSON.stringify(signed.body)).toBe(200);
    const holder = async () => {
      const [row] = await orm
        .select({ pacienteId: tables.receta.pacienteId })
        .from(tables.receta)
        .where(eq(tables.receta.recetaId, recetaId));
      return row!.pacienteId;
    };
    const faults = async () => (await signatureFaults(orm)).faults;
    const one = await merged(second, first);
    expect([await holder(), await faults()]).toEqual([second, []]);
    const two = await merged(third, second);
    expect([await holder(), await faults()]).toEqual([third, []]);
    expect(refusalOf(await undo(one)).slice(0, 2)).toEqual([409, 'FUSION_POSTERIOR']);
    expect((await undo(two)).status).toBe(200);
    expect([await holder(), await faults(), (await read(first)).fusionadoEnId]).toEqual([second, [], second]);
    expect((await undo(one)).status).toBe(200);
    expect([await holder(), await faults()]).toEqual([first, []]);
    expect(await sqlStateOf(orm, sql`update receta set paciente_id = ${third} where receta_id = ${recetaId}`)).toBe(
      SQLSTATE.restrict,
    );
  });

  it('receive what a form opened before the merge still writes under the old number', async () => {
    const [stays, duplicate] = [await patient(), await patient()];
    await merged(stays, duplicate);
    expect((await draft(duplicate)).pacienteId).toBe(stays);
    // Simulates an insert, after the merge, by a transaction that began before it.
    const recetaId = await prescribe(duplicate, 'enalapril');
    const [row] = await test.database.orm
      .select({ pacienteId: tables.receta.pacienteId })
      .from(tables.receta)
      .where(eq(tables.receta.recetaId, recetaId));
    expect(row!.pacienteId).toBe(stays);
  });

  it('get warnings like one person with both histories, whatever is merged and undone', async () => {
    const substances = ['Penicilina', 'Enalapril', 'Tramadol'] as const;
    const act = fc.oneof(
      fc.record({ kind: fc.constant('allergy' as const), who: fc.nat(2), what: fc.constantFrom(...substances) }),
      fc.record({ kind: fc.constant('prescribe' as const), who: fc.nat(2), what: fc.constantFrom(...CHECKED) }),
      fc.record({ kind: fc.constant('merge' as const), who: fc.nat(2), into: fc.nat(2) }),
      fc.record({ kind: fc.constant('undo' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 9 }), async (acts) => {
        const people = [await patient(), await patient(), await patient()];
        const allergies = people.map(() => new Set<string>());
        const medicines = people.map(() => new Array<Medicine>());
        const into = people.map((_, index) => index);
        const merges: { id: number; from: number; to: number; moved: number[] }[] = [];
        /** For each person, the record that holds the prescriptions written for them. */
        const holders = people.map((_, index) => index);
        for (const each of acts) {
          if (each.kind === 'allergy' && into[each.who] === each.who) {
            const record = await read(people[each.who]!);
            allergies[each.who]!.add(each.what);
            await test.database.orm
              .update(tables.paciente)
              .set({ alergias: [...(record.alergias ?? []), allergy(each.what)], version: record.version + 1 })
              .where(eq(tables.paciente.pacienteId, record.pacienteId));
          } else if (each.kind === 'prescribe' && into[each.who] === each.who) {
            await prescribe(people[each.who]!, each.what);
            medicines[each.who]!.push(each.what);
          } else if (each.kind === 'merge' && each.who !== each.into) {
            if (into[each.who] !== each.who || into[each.into] !== each.into) continue;
            const id = await merged(people[each.into]!, people[each.who]!);
            const moved = holders.flatMap((holder, index) => (holder === each.who ? [index] : []));
            for (const index of moved) holders[index] = each.into;
            for (const what of allergies[each.who]!) allergies[each.into]!.add(what);
            into[each.who] = each.into;
            merges.push({ id, from: each.who, to: each.into, moved });
          } else if (each.kind === 'undo' && merges.length > 0) {
            const last = merges.pop()!;
            await undone(last.id);
            into[last.from] = last.from;
            for (const index of last.moved) holders[index] = last.from;
          }
        }
        for (const [index, id] of people.entries()) {
          if (into[index] !== index) continue;
          const whole = await patient([...allergies[index]!].map((what) => allergy(what)));
          for (const [owner, holder] of holders.entries())
            if (holder === index) for (const what of medicines[owner]!) await prescribe(whole, what);
          expect(await warnings(id)).toEqual(await warnings(whole));
        }
      }),
      { seed: 20_261_128, numRuns: 6 },
    );
  }, 60_000);
});
