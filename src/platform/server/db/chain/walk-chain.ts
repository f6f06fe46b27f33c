import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { rows } from '../rows';
import { lotSealOf, NO_DIGEST, sealOf, type SealedRow } from './canonical-row';
import { firstUnsealed } from './first-unsealed';
import { lotFault, type Fault } from './lot-fault';
import { moment, rowsOfLot, sealsAfter } from './trail-rows';

/** First place at which the chain is broken. */
export interface Break {
  readonly fault: Fault;
  /** Id of the row; null for a missing seal. */
  readonly bitacoraId: number | null;
  /** Date of the row, or of its seal when the row is missing; null when unknown. */
  readonly fecha: string | null;
  /** Place in the chain; null for a row without a seal. */
  readonly orden: number | null;
}

/** Result of a walk. */
export interface Walk {
  /** Number of verified rows. */
  readonly rows: number;
  readonly broken: Break | null;
  /** End of the valid part: the last row, or the one before the break. */
  readonly last: {
    readonly orden: number;
    readonly bitacoraId: number;
    readonly fecha: string;
    readonly huella: string;
  } | null;
}

export interface WalkOptions {
  /** Row with a digest noted earlier, which must be unchanged. The walk begins with it, or with the first row when `all` is set. */
  readonly since?: { readonly bitacoraId: number; readonly huella: string; readonly all?: boolean };
  /** Begins this many places before the end and trusts the seal there: a cheap check for screens. A place may be a lot of rows. */
  readonly lastRows?: number;
  readonly onProgress?: (walked: number) => void;
}

/** Maximum duration of a transaction: a row has the time of its begin, its seal that of its end. */
const MAX_MS = 60 * 60 * 1000;

/** Verifies the chain seal by seal, in constant memory, until its end or the first break. */
export async function walkChain(db: Queryable, { since, lastRows, onProgress }: WalkOptions = {}): Promise<Walk> {
  // Rows committed during the walk are sealed after its end.
  const end = await endOf(db);
  const noted = since && (await sealFor(db, since.bitacoraId));
  if (since && noted?.huella !== since.huella)
    return {
      rows: 0,
      last: null,
      broken: {
        fault: 'NO_COINCIDE',
        bitacoraId: since.bitacoraId,
        fecha: noted?.fecha ?? null,
        orden: noted?.orden ?? null,
      },
    };
  const before = noted && !since?.all ? noted.orden - 1 : lastRows === undefined ? 0 : end - lastRows;

  let last: Walk['last'] = before > 0 ? await sealAt(db, before) : null;
  // Rows older than the seals were sealed together, regardless of their date.
  const began = (await sealAt(db, 1))?.fecha;
  const isTimely = (fecha: string, sealed: string) =>
    sealed === began || Math.abs(Date.parse(sealed) - Date.parse(fecha)) <= MAX_MS;
  let walked = 0;
  const stop = (broken: Break | null): Walk => ({ rows: walked, broken, last });
  while ((last?.orden ?? 0) < end) {
    const batch = await sealsAfter(db, last?.orden ?? 0, end);
    if (batch.length === 0)
      return stop({ fault: 'FALTA_SELLO', bitacoraId: null, fecha: null, orden: (last?.orden ?? 0) + 1 });
    for (const seal of batch) {
      const [orden, bitacoraId]: [number, number] = [Number(seal.orden), Number(seal.sealedId)];
      const expected: number = (last?.orden ?? 0) + 1;
      if (orden !== expected)
        return stop({
          fault: 'FALTA_SELLO',
          bitacoraId: null,
          fecha: null,
          ...(await firstUnsealed(db)),
          orden: expected,
        });
      const found = seal.lote === null ? [seal as SealedRow] : await rowsOfLot(db, seal.lote);
      if (seal.lote === null && seal.bitacoraId === null)
        return stop({ fault: 'FALTA', bitacoraId, fecha: seal.sellada, orden });
      const isSealed: boolean =
        seal.lote === null
          ? sealOf(orden, seal.sellada, last?.huella ?? NO_DIGEST, seal as SealedRow) === seal.huella
          : seal.contenido !== null &&
            lotSealOf(orden, seal.sellada, last?.huella ?? NO_DIGEST, seal.contenido) === seal.huella;
      if (!isSealed) return stop({ fault: 'CAMBIADA', bitacoraId, fecha: seal.fecha ?? seal.sellada, orden });
      const wrong = seal.contenido === null ? null : lotFault(seal.contenido, found);
      if (wrong) return stop({ ...wrong, fecha: wrong.fecha ?? seal.sellada, orden });
      const late = found.find(({ fecha }) => !isTimely(fecha, seal.sellada));
      if (late) return stop({ fault: 'OTRA_FECHA', bitacoraId: Number(late.bitacoraId), fecha: late.fecha, orden });
      last = { orden, bitacoraId, fecha: found.at(-1)?.fecha ?? seal.sellada, huella: seal.huella };
      walked += found.length;
    }
    onProgress?.(walked);
  }
  const unsealed = lastRows === undefined ? await firstUnsealed(db) : null;
  return stop(unsealed && { fault: 'SIN_SELLO', ...unsealed, orden: null });
}

async function endOf(db: Queryable): Promise<number> {
  const [row] = await rows<{ orden: string | null }>(db, sql`select max(orden)::text as orden from bitacora_sello`);
  return Number(row?.orden ?? 0);
}

function sealFor(db: Queryable, bitacoraId: number): Promise<Walk['last']> {
  return oneSeal(
    db,
    sql`s.bitacora_id = ${bitacoraId} or s.lote = (select b.lote from bitacora b where b.bitacora_id = ${bitacoraId})`,
  );
}

function sealAt(db: Queryable, orden: number): Promise<Walk['last']> {
  return oneSeal(db, sql`s.orden = ${orden}`);
}

async function oneSeal(db: Queryable, where: ReturnType<typeof sql>): Promise<Walk['last']> {
  const [row] = await rows<{ orden: string; bitacoraId: string; huella: string; fecha: string }>(
    db,
    sql`
    select s.orden::text as orden, s.bitacora_id::text as "bitacoraId", s.huella, ${moment(sql`s.fecha`)} as fecha from bitacora_sello s where ${where}`,
  );
  return row
    ? { orden: Number(row.orden), bitacoraId: Number(row.bitacoraId), huella: row.huella, fecha: row.fecha }
    : null;
}
