import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { HospitalizacionSignosAnswer } from '#generated/shared/operations.gen';
import { persona, personalMedico, signos, signosLiquido } from '#generated/server/tables.gen';
import { balancesOf } from '#areas/hospital/shared/hospital/fluid-balances';
import { hoursToPages } from '#platform/shared/dates/hours-to-pages';
import { grouped } from '#platform/shared/text/grouped';
import { createRecord } from '#platform/server/records/create-record';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { notifyHighScore } from '../stays/notify-high-score';
import { openStayInReach, stayInReach } from '../stays/stay-in-reach';
import type { Queryable } from '#platform/server/db/database';
import type { OperationContext } from '#platform/server/operations/context';

const HOUR_MS = 60 * 60 * 1000;

type Set = HospitalizacionSignosAnswer['tomas'][number];

/** Returns the 24-hour sheet of a stay (DOMAIN f.4): signs in order, fluids by shift, and the pages of its print. */
export const hospitalizacionSignos: OperationHandler<'hospitalizacionSignos', OperationContext> = async (
  { params: { hospitalizacionId, desde, hasta } },
  { database: { orm }, actor },
) => {
  const stay = await stayInReach(orm, hospitalizacionId, 'signos.ver', actor);
  const until = hasta ? new Date(hasta) : new Date(stay.fechaEgreso ?? Date.now());
  const from = desde ? new Date(desde) : new Date(stay.fechaIngreso ?? until);
  const found = await orm
    .select({ set: signos, tomadoPor: PERSON_NAME })
    .from(signos)
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, signos.tomadoPorId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(
      and(
        eq(signos.hospitalizacionId, hospitalizacionId),
        inArray(signos.estatus, ['VIGENTE', 'CORREGIDO']),
        gte(signos.fechaToma, from),
        lte(signos.fechaToma, until),
      ),
    )
    .orderBy(asc(signos.fechaToma), asc(signos.signosId));
  const fluids = await fluidsOf(
    orm,
    found.map(({ set }) => set.signosId),
  );
  const tomas = found.map(({ set, tomadoPor }): Set => ({
    signosId: set.signosId,
    fechaToma: set.fechaToma.toISOString(),
    tas: set.tas,
    tad: set.tad,
    tam: set.tam,
    frecuenciaCardiaca: set.frecuenciaCardiaca,
    frecuenciaRespiratoria: set.frecuenciaRespiratoria,
    temperatura: set.temperatura,
    spo2: set.spo2,
    oxigenoSuplementario: set.oxigenoSuplementario === true,
    dispositivoOxigeno: set.dispositivoOxigeno,
    flujoLpm: set.flujoLpm,
    fio2: set.fio2,
    glucosaCapilar: set.glucosaCapilar,
    dolor: set.dolor,
    glasgow: set.glasgow,
    glasgowTexto: set.glasgowTexto,
    news2Total: set.news2Total,
    news2Riesgo: set.news2Riesgo,
    uresisMl: set.uresisMl,
    evacuaciones: set.evacuaciones,
    ingresosMl: set.ingresosMl,
    egresosMl: set.egresosMl,
    balanceMl: set.balanceMl,
    tomadoPor,
    liquidos: fluids.get(set.signosId) ?? [],
    estatus: set.estatus,
    corrigeAId: set.corrigeAId,
    motivoCorreccion: set.motivoCorreccion,
  }));
  return {
    hospitalizacionId,
    desde: from.toISOString(),
    hasta: until.toISOString(),
    paginas24h: hoursToPages((until.getTime() - from.getTime()) / HOUR_MS),
    tomas,
    // Corrected sets do not count.
    balances: balancesOf(
      tomas.filter(({ estatus }) => estatus === 'VIGENTE'),
      actor.timeZone,
    ),
  };
};

/** Reads the fluids of sets by kind, in the order in which they were entered. */
async function fluidsOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Set['liquidos']>> {
  if (ids.length === 0) return new Map();
  const lines = await db
    .select()
    .from(signosLiquido)
    .where(inArray(signosLiquido.signosId, [...ids]))
    .orderBy(asc(signosLiquido.signosId), asc(signosLiquido.orden));
  const bySet = grouped(lines, ({ signosId }) => signosId);
  return new Map([...bySet].map(([id, own]) => [id, own.map(({ tipo, ml }) => ({ tipo, ml }))]));
}

/** Records vital signs at the bedside. A high score notifies the patient's care team in the same transaction. */
export const hospitalizacionSignosCapturar: OperationHandler<
  'hospitalizacionSignosCapturar',
  OperationContext
> = async ({ body: { hospitalizacionId, ...values } }, { tx, actor }) => {
  const stay = await openStayInReach(tx, hospitalizacionId, 'signos.capturar', actor);
  const { pacienteId } = stay;
  const set = await createRecord({
    tx,
    actor,
    resource: resourceOf('signos'),
    body: { ...values, pacienteId, hospitalizacionId },
    // Nurses of wards have access to stays, but not to the records of all patients in them.
    trustedReferences: ['pacienteId'],
  });
  await notifyHighScore(tx, stay, set.news2Total ?? null);
  return set;
};
