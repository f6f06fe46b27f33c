import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { HospitalizacionSignosAnswer } from '../../../../generated/shared/operations.gen';
import { persona, personalMedico, signos } from '../../../../generated/server/tables.gen';
import { balancesOf } from '../../../domain/hospital/fluid-balances';
import { HIGH_NEWS2 } from '../../../domain/signos/news2';
import { hoursToPages } from '../../../shared/dates/hours-to-pages';
import { createRecord } from '../../crud/create-record';
import { whoMay } from '../../crud/lifecycle/who-may';
import { notify } from '../../crud/notify';
import { PERSON_NAME } from '../../crud/person-names';
import { resourceOf } from '../../crud/resources';
import { openStayInReach, stayInReach } from '../../hospital/stay-in-reach';
import type { OperationContext } from '../context';

const HOUR_MS = 60 * 60 * 1000;

type Set = HospitalizacionSignosAnswer['tomas'][number];

/** The 24-hour sheet of a stay (DOMAIN f.4): signs in their order, fluids by shift, and the pages that it prints on. */
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
        eq(signos.estatus, 'VIGENTE'),
        gte(signos.fechaToma, from),
        lte(signos.fechaToma, until),
      ),
    )
    .orderBy(asc(signos.fechaToma), asc(signos.signosId));
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
  }));
  return {
    hospitalizacionId,
    desde: from.toISOString(),
    hasta: until.toISOString(),
    paginas24h: hoursToPages((until.getTime() - from.getTime()) / HOUR_MS),
    tomas,
    balances: balancesOf(tomas, actor.timeZone),
  };
};

/** A set of signs at the bedside. One that is high is told to those who answer for the patient, in its transaction. */
export const hospitalizacionSignosCapturar: OperationHandler<
  'hospitalizacionSignosCapturar',
  OperationContext
> = async ({ body: { hospitalizacionId, ...values } }, { tx, actor }) => {
  const stay = await openStayInReach(tx, hospitalizacionId, 'signos.capturar', actor);
  const { pacienteId } = stay;
  const set = await createRecord(
    tx,
    resourceOf('signos'),
    { ...values, pacienteId, hospitalizacionId },
    actor,
    // Nurses of wards reach stays, and not the records of all who lie there.
    ['pacienteId'],
  );
  if ((set.news2Total ?? 0) >= HIGH_NEWS2 && !stay.news2Suspendido) {
    const people = await whoMay(tx, 'hospitalizacion', 'altaMedica', { ...stay });
    await notify(tx, people, {
      tipo: 'NEWS2_ALTO',
      severidad: 'CRITICA',
      folio: stay.folio,
      detalle: String(set.news2Total),
      ruta: `/hospital/paciente/${hospitalizacionId}`,
      entidad: 'hospitalizacion',
      entidadId: hospitalizacionId,
      unidadId: stay.unidadId,
      agrupador: `hospitalizacion/${hospitalizacionId}/news2`,
      requiereAccion: true,
    });
  }
  return set;
};
