import { eq, inArray } from 'drizzle-orm';
import { almacen, cama, indicacion, insumo, lote } from '#generated/server/tables.gen';
import type { OperationName } from '#generated/shared/operations.gen';
import { displayDate } from '#platform/shared/dates/days';
import { isObject } from '#platform/shared/paths';
import { findRecord } from '#platform/server/records/read/get-record';
import { reachableKeys } from '#platform/server/records/reach/reach-of';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { notFound } from '#platform/server/db/problem';
import type { VouchWords } from '#platform/server/db/system-tables';
import { stayInReach } from '#areas/hospital/server/stays/stay-in-reach';
import type { Act } from './act-digest';

/** Place of an act, and its description in words. It omits patient names: the confirming person stands before the patient. */
export interface DescribedAct {
  readonly entidad: string;
  readonly entidadId: number | null;
  readonly unidadId: number | null;
  /** Warehouse whose staff may confirm it, too. */
  readonly almacenId: number | null;
  /** Words of the question, then of the exact act to confirm. */
  readonly palabras: readonly [VouchWords, ...VouchWords[]];
}

export interface ActKind {
  /** @throws Problem 404 when the act is out of the requester's reach */
  readonly describe: (db: Queryable, act: Act, actor: Actor) => Promise<DescribedAct>;
  /** Checks whether a person with the permission is at the place of the act. The operation checks it again. */
  readonly reaches: (db: Queryable, at: Omit<DescribedAct, 'palabras'>, actor: Actor) => Promise<boolean>;
}

const words = (clave: string, valores: VouchWords['valores'] = {}, horas: VouchWords['horas'] = {}): VouchWords => ({
  clave: `aval.${clave}`,
  valores,
  horas,
});

/** Same condition as in `requireColleague` and `requireVerifier`. */
const isThere: ActKind['reaches'] = (_db, { unidadId, almacenId }, actor) =>
  Promise.resolve(
    (unidadId !== null && actor.unidadId === unidadId) || (almacenId !== null && actor.almacenIds.includes(almacenId)),
  );

const dose: ActKind = {
  async describe(db, { params, body }, actor) {
    const hospitalizacionId = numberIn(params, 'hospitalizacionId');
    const stay = await stayInReach(db, hospitalizacionId, 'medicacion.ministrar', actor);
    const [order] = await db
      .select()
      .from(indicacion)
      .where(eq(indicacion.indicacionId, numberIn(body, 'indicacionId')));
    if (order?.hospitalizacionId !== hospitalizacionId) throw notFound();
    const [bed] = await db
      .select({ numero: cama.numero })
      .from(cama)
      .where(eq(cama.camaId, stay.camaId ?? 0));
    const amount = valueIn(body, 'dosisAplicada') ?? order.dosis;
    return {
      entidad: 'hospitalizacion',
      entidadId: hospitalizacionId,
      unidadId: stay.unidadId,
      almacenId: null,
      palabras: [
        words(
          'hospitalizacionMinistrar',
          { cama: bed?.numero ?? '—' },
          { hora: String(valueIn(body, 'fechaProgramada')) },
        ),
        words('medicamento', { que: order.descripcion ?? '' }),
        ...(amount == null ? [] : [words('dosis', { cantidad: String(amount), unidad: order.unidadDosis ?? '' })]),
      ],
    };
  },
  reaches: isThere,
};

const handover: ActKind = {
  async describe(db, { params }, actor) {
    const record = await findRecord(
      db,
      resourceOf('entrega-turno'),
      numberIn(params, 'entregaTurnoId'),
      'medicacion.ministrar',
      actor,
    );
    return {
      entidad: 'entrega-turno',
      entidadId: record.entregaTurnoId,
      unidadId: record.unidadId,
      almacenId: null,
      palabras: [
        words(`entregaTurnoFirmar.${record.turno}`, {
          servicio: record.servicioNombre,
          fecha: displayDate(record.fecha),
        }),
        words('pacientes', { total: record.pacientes?.length ?? 0 }),
      ],
    };
  },
  reaches: isThere,
};

const prescription: ActKind = {
  async describe(db, { params, body }, actor) {
    const record = await findRecord(db, resourceOf('receta'), numberIn(params, 'recetaId'), 'receta.surtir', actor);
    const picks = listIn(body, 'lineas');
    return {
      entidad: 'receta',
      entidadId: record.recetaId,
      ...(await placeOfWarehouse(db, numberIn(body, 'almacenId'))),
      palabras: [words('recetaSurtir', { folio: record.folio ?? '' }), ...(await pickedLots(db, picks))],
    };
  },
  reaches: isThere,
};

const chargeOrder: ActKind = {
  async describe(db, { body }, actor) {
    const record = await findRecord(
      db,
      resourceOf('orden-cargo'),
      numberIn(body, 'ordenCargoId'),
      'orden-cargo.surtir',
      actor,
    );
    const picks = listIn(body, 'lineas').flatMap((line) => listIn(line, 'lotes'));
    return {
      entidad: 'orden-cargo',
      entidadId: record.ordenCargoId,
      ...(await placeOfWarehouse(db, record.almacenSurtidorId)),
      palabras: [words('ordenCargoSurtir', { folio: record.folio ?? '' }), ...(await pickedLots(db, picks))],
    };
  },
  reaches: isThere,
};

const CORRECT = 'lote.actualizar-caducidad';

const expiry = (idOf: (act: Act) => number): ActKind => ({
  async describe(db, act, actor) {
    const record = await findRecord(db, resourceOf('lote'), idOf(act), CORRECT, actor);
    return {
      entidad: 'lote',
      entidadId: record.loteId,
      unidadId: record.unidadId,
      almacenId: record.almacenId,
      palabras: [
        words('caducidad', { lote: record.numeroLote ?? '', insumo: record.nombreGenerico }),
        words('caducidad.cambio', {
          antes: displayDate(record.caducidad ?? ''),
          despues: displayDate(valueIn(act.body, 'caducidadNueva')),
        }),
        words('almacen', { almacen: record.almacenNombre }),
      ],
    };
  },
  async reaches(db, { entidadId }, actor) {
    const id = String(entidadId);
    return (await reachableKeys(db, resourceOf('lote'), [id], CORRECT, actor)).has(id);
  },
});

/** Must contain every operation that takes a second person; otherwise the server does not start. */
export const ACT_KINDS: Partial<Readonly<Record<OperationName, ActKind>>> = {
  hospitalizacionMinistrar: dose,
  entregaTurnoFirmar: handover,
  recetaSurtir: prescription,
  ordenCargoSurtir: chargeOrder,
  loteCaducidad: expiry(({ params }) => numberIn(params, 'loteId')),
  actualizarCaducidad: expiry(({ body }) => numberIn(body, 'loteId')),
};

async function placeOfWarehouse(db: Queryable, almacenId: number) {
  const [place] = await db.select({ unidadId: almacen.unidadId }).from(almacen).where(eq(almacen.almacenId, almacenId));
  if (!place) throw notFound();
  return { almacenId, unidadId: place.unidadId };
}

/** Returns a line for each lot with its supply and pieces, as both persons see them. */
async function pickedLots(db: Queryable, picks: readonly unknown[]): Promise<VouchWords[]> {
  const amounts = new Map<number, number>();
  for (const pick of picks) {
    const id = numberIn(pick, 'loteId');
    amounts.set(id, (amounts.get(id) ?? 0) + numberIn(pick, 'cantidad'));
  }
  if (amounts.size === 0) return [];
  const lots = await db
    .select({ loteId: lote.loteId, numero: lote.numeroLote, insumo: insumo.nombreGenerico })
    .from(lote)
    .innerJoin(insumo, eq(insumo.insumoId, lote.insumoId))
    .where(inArray(lote.loteId, [...amounts.keys()]))
    .orderBy(insumo.nombreGenerico, lote.loteId);
  return lots.map(({ loteId, numero, insumo: que }) =>
    words('lote', { que, lote: numero ?? '—', total: amounts.get(loteId)! }),
  );
}

const valueIn = (of: unknown, name: string): unknown => (isObject(of) && Object.hasOwn(of, name) ? of[name] : null);

/** @throws Problem 404 for a value that cannot be a key; the operation itself reports faults of the body */
function numberIn(of: unknown, name: string): number {
  const value = Number(valueIn(of, name) ?? Number.NaN);
  if (!Number.isSafeInteger(value) || value < 0) throw notFound();
  return value;
}

function listIn(of: unknown, name: string): readonly unknown[] {
  const value = valueIn(of, name);
  return Array.isArray(value) ? value.slice(0, 500) : [];
}
