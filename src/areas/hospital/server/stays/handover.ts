import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { indicacion, ministracion, ordenCargo, signos } from '#generated/server/tables.gen';
import type { EntregaTurnoResumenAnswer } from '#generated/shared/operations.gen';
import { balancesOf } from '#areas/hospital/shared/hospital/fluid-balances';
import type { ShiftTime } from '#areas/red/shared/hospital/shifts';
import { unexpected } from '#areas/consulta/shared/signos/unexpected';
import { grouped } from '#platform/shared/text/grouped';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { dosesDue } from './doses-due';
import { UNRECEIVED } from './stay-orders';
import { wardCards, type WardCard } from './ward-cards';

export type HandedPatient = EntregaTurnoResumenAnswer['pacientes'][number];
type Finding = HandedPatient['hallazgos'][number];
type Found = ReadonlyMap<number, readonly Finding[]>;

/** Maximum number of patients in a handover: as many as a ward has beds. */
export const MAX_HANDED = 100;

interface HandoverRequest {
  /** Additional condition on the stays in scope. */
  readonly where: SQL | undefined;
  readonly shift: ShiftTime;
  readonly now: Date;
}

/**
 * Returns the shift data of patients, in the order of SBAR: state and changes, background, then findings, unresolved ones first. Patients
 * with unresolved findings come first.
 */
export async function handoverOf(db: Queryable, actor: Actor, { where, shift, now }: HandoverRequest) {
  const cards = await wardCards(db, actor, { where, limit: MAX_HANDED, now });
  const ids = cards.map(({ hospitalizacionId }) => hospitalizacionId);
  if (ids.length === 0) return [];
  const may = (permission: Parameters<typeof actor.permissions.has>[0]) => actor.permissions.has(permission);
  const sets = may('signos.ver') ? await setsOf(db, ids, shift) : null;
  const before = may('signos.ver') ? await scoresBefore(db, ids, shift) : null;
  const given = may('nota-evolucion.ver') ? await dosesOf(db, ids, shift) : null;
  const due = may('nota-evolucion.ver') ? await dosesDue(db, ids, now) : null;
  const infusions = may('nota-evolucion.ver') ? await infusionsOf(db, ids) : null;
  const orders = may('orden-cargo.ver') ? await ordersOf(db, ids) : null;
  const patients = cards.map((card): HandedPatient => {
    const id = card.hospitalizacionId;
    const own = sets?.get(id) ?? [];
    const fluids = balancesOf(
      own.map((set) => ({ ...set, fechaToma: set.fechaToma.toISOString() })),
      actor.timeZone,
    );
    const late = (due?.get(id)?.late ?? []).map(({ descripcion, en }): Finding => ({
      tipo: 'DOSIS_ATRASADA',
      que: descripcion,
      detalle: null,
      en,
      pendiente: true,
    }));
    const findings = [
      ...outOfRange(own),
      ...late,
      ...overdueOf(card, now),
      ...(orders?.get(id) ?? []),
      ...(given?.left.get(id) ?? []),
    ];
    return {
      hospitalizacionId: id,
      pacienteId: card.pacienteId,
      camaNumero: card.camaNumero,
      pacienteNombre: card.pacienteNombre,
      iniciales: card.iniciales,
      edad: card.edad,
      diagnostico: card.diagnostico,
      dias: card.dias,
      news2: card.news2Total,
      news2Antes: before?.get(id) ?? null,
      alergias: allergiesOf(card),
      aislamiento: card.aislamiento,
      accesos:
        infusions
          ?.get(id)
          ?.map(({ descripcion }) => descripcion)
          .join('; ') ?? null,
      dosisDadas: given?.applied.get(id) ?? 0,
      ingresosMl: fluids.length === 0 ? null : sum(fluids.map(({ ingresosMl }) => ingresosMl)),
      egresosMl: fluids.length === 0 ? null : sum(fluids.map(({ egresosMl }) => egresosMl)),
      hallazgos: findings.toSorted((one, other) => Number(other.pendiente) - Number(one.pendiente)),
      recomendacion: null,
    };
  });
  const unresolved = ({ hallazgos }: HandedPatient) => Number(hallazgos.some(({ pendiente }) => pendiente));
  return patients.toSorted((one, other) => unresolved(other) - unresolved(one));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Signs = typeof signos.$inferSelect;

/** Returns the sets of a shift by stay, the oldest first. */
async function setsOf(db: Queryable, ids: readonly number[], { desde, hasta }: ShiftTime) {
  const rows = await db
    .select()
    .from(signos)
    .where(
      and(
        inArray(signos.hospitalizacionId, [...ids]),
        eq(signos.estatus, 'VIGENTE'),
        gte(signos.fechaToma, new Date(desde)),
        lt(signos.fechaToma, new Date(hasta)),
      ),
    )
    .orderBy(signos.fechaToma, signos.signosId);
  return grouped(rows, ({ hospitalizacionId }) => hospitalizacionId!);
}

/** Returns the score of each stay at the start of the shift. */
async function scoresBefore(db: Queryable, ids: readonly number[], { desde }: ShiftTime) {
  const rows = await db
    .selectDistinctOn([signos.hospitalizacionId], { id: signos.hospitalizacionId, total: signos.news2Total })
    .from(signos)
    .where(
      and(
        inArray(signos.hospitalizacionId, [...ids]),
        eq(signos.estatus, 'VIGENTE'),
        lt(signos.fechaToma, new Date(desde)),
      ),
    )
    .orderBy(signos.hospitalizacionId, desc(signos.fechaToma));
  const newest = new Map<number, number>();
  for (const { id, total } of rows) if (total !== null) newest.set(id!, total);
  return newest;
}

/** Signs that describe the body instead of the shift. */
const OF_THE_BODY = new Set(['imc', 'peso', 'talla']);

/**
 * Returns each sign that was unexpected, with its last unexpected value. It is unresolved when the last measurement was also unexpected.
 */
function outOfRange(sets: readonly Signs[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const set of sets) {
    const beyond = unexpected(
      { ...set, fechaToma: set.fechaToma.toISOString() },
      { years: set.edadAnios, pregnant: false, copd: set.escalaSpo2 === 'ESCALA_2' },
      null,
    ).filter(({ signo }) => !OF_THE_BODY.has(signo));
    const values: Readonly<Record<string, unknown>> = { ...set };
    for (const [signo, finding] of found)
      if (values[signo] != null && !beyond.some((each) => each.signo === signo))
        found.set(signo, { ...finding, pendiente: false });
    for (const { signo, esperado } of beyond)
      found.set(signo, {
        tipo: 'SIGNO',
        signo,
        que: '',
        detalle: `${String(values[signo])} (${esperado})`,
        en: set.fechaToma.toISOString(),
        pendiente: true,
      });
  }
  return [...found.values()];
}

function overdueOf({ signosVencenEn, notaVencida, notaEn, estatus }: WardCard, now: Date): Finding[] {
  const finding = (tipo: Finding['tipo'], en: string | null): Finding => ({
    tipo,
    que: '',
    detalle: null,
    en,
    pendiente: true,
  });
  return [
    ...(signosVencenEn !== null && Date.parse(signosVencenEn) < now.getTime()
      ? [finding('SIGNOS_VENCIDOS', signosVencenEn)]
      : []),
    ...(notaVencida ? [finding('NOTA_VENCIDA', notaEn)] : []),
    ...(estatus === 'PREALTA' ? [finding('PREALTA', null)] : []),
  ];
}

/** Returns the doses of a shift by stay: the number given, and those not given. */
async function dosesOf(db: Queryable, ids: readonly number[], { desde, hasta }: ShiftTime) {
  const rows = await db
    .select({
      id: ministracion.hospitalizacionId,
      estado: ministracion.estado,
      en: ministracion.fechaProgramada,
      motivo: ministracion.motivoOmision,
      descripcion: indicacion.descripcion,
    })
    .from(ministracion)
    .innerJoin(indicacion, eq(indicacion.indicacionId, ministracion.indicacionId))
    .where(
      and(
        inArray(ministracion.hospitalizacionId, [...ids]),
        eq(ministracion.estatus, 'VIGENTE'),
        gte(ministracion.fechaProgramada, new Date(desde)),
        lt(ministracion.fechaProgramada, new Date(hasta)),
      ),
    )
    .orderBy(ministracion.fechaProgramada);
  const applied = new Map<number, number>();
  const left = new Map<number, Finding[]>();
  for (const { id, estado, en, motivo, descripcion } of rows) {
    if (id === null) continue;
    if (estado === 'APLICADA') applied.set(id, (applied.get(id) ?? 0) + 1);
    else {
      const finding: Finding = {
        tipo: 'DOSIS_OMITIDA',
        que: descripcion ?? '',
        detalle: motivo,
        en: en?.toISOString() ?? null,
        pendiente: false,
      };
      left.set(id, [...(left.get(id) ?? []), finding]);
    }
  }
  return { applied, left };
}

/** Returns the infusions by patient; each implies a venous access. */
async function infusionsOf(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({ id: indicacion.hospitalizacionId, descripcion: indicacion.descripcion })
    .from(indicacion)
    .where(
      and(
        inArray(indicacion.hospitalizacionId, [...ids]),
        eq(indicacion.estatus, 'ACTIVA'),
        eq(indicacion.tipo, 'SOLUCION'),
      ),
    )
    .orderBy(indicacion.desde);
  return grouped(
    rows.filter(({ descripcion }) => descripcion),
    ({ id }) => id,
  );
}

/** Returns the orders of supplies that have not arrived. */
async function ordersOf(db: Queryable, ids: readonly number[]): Promise<Found> {
  const rows = await db
    .select({
      id: ordenCargo.hospitalizacionId,
      folio: ordenCargo.folio,
      estatus: ordenCargo.estatus,
      en: ordenCargo.fechaSolicitud,
    })
    .from(ordenCargo)
    .where(
      and(
        inArray(ordenCargo.hospitalizacionId, [...ids]),
        eq(ordenCargo.activo, true),
        inArray(ordenCargo.estatus, ['PENDIENTE_AUTORIZAR', 'AUTORIZADA', ...UNRECEIVED]),
      ),
    )
    .orderBy(ordenCargo.fechaSolicitud);
  return new Map(
    [...grouped(rows, ({ id }) => id!)].map(([id, own]) => [
      id,
      own.map(({ folio, estatus, en }) => ({
        tipo: 'ORDEN',
        estatusOrden: estatus,
        que: folio ?? '',
        detalle: null,
        en: en?.toISOString() ?? null,
        pendiente: true,
      })),
    ]),
  );
}

/** Returns the allergies as text for a handover, in the language of the network. */
function allergiesOf({ alergias, alergiasNegadas }: WardCard): string | null {
  if (alergias === null) return null;
  if (alergias.length > 0) return alergias.join(', ');
  return alergiasNegadas ? 'las niega' : 'no se ha preguntado';
}
