import { sql } from 'drizzle-orm';
import type { Queryable } from '../database';
import { rows } from '../rows';
import { NO_DIGEST, sealOf, type SealedRow } from './canonical-row';

/** What is wrong with the chain, in the words of the verifier. */
export type Fault =
  /** The row is not what was sealed, or its seal is not what it was. */
  | 'CAMBIADA'
  /** The row is gone; its seal is there. */
  | 'FALTA'
  /** A seal is gone. */
  | 'FALTA_SELLO'
  /** The row has no seal: it came past the application. */
  | 'SIN_SELLO'
  /** The row that a digest was noted of is not there, or has another digest. */
  | 'NO_COINCIDE';

/** The first place where the chain does not hold. */
export interface Break {
  readonly fault: Fault;
  /** Of the row; null for a seal that is gone. */
  readonly bitacoraId: number | null;
  /** Of the row, or when it was sealed where it is gone; null where nothing tells. */
  readonly fecha: string | null;
  /** Place in the chain, null for a row that has none. */
  readonly orden: number | null;
}

/** What a walk found. */
export interface Walk {
  /** Rows that were looked at. */
  readonly rows: number;
  readonly broken: Break | null;
  /** Where it ended well: the last row, or the one before the break. */
  readonly last: { readonly orden: number; readonly bitacoraId: number; readonly fecha: string; readonly huella: string } | null;
}

export interface WalkOptions {
  /** A row whose digest was noted earlier. It must still have it; the walk begins with it, or with the first row where `all` is asked for. */
  readonly since?: { readonly bitacoraId: number; readonly huella: string; readonly all?: boolean };
  /** Begins this many places before the end, trusting the seal there: the cheap look that a screen takes. */
  readonly lastRows?: number;
  readonly onProgress?: (walked: number) => void;
}

type SealRow = { readonly orden: string; readonly sealedId: string; readonly huella: string; readonly sellada: string } & { readonly [Name in keyof SealedRow]: SealedRow[Name] | null };

/** Rows held at a time. */
const BATCH = 1000;

/** Walks the chain seal by seal, in constant memory, until its end or the first place where it does not hold. */
export async function walkChain(db: Queryable, { since, lastRows, onProgress }: WalkOptions = {}): Promise<Walk> {
  // What commits while this walks is sealed behind where it ends.
  const end = await endOf(db);
  const noted = since && (await sealFor(db, since.bitacoraId));
  if (since && noted?.huella !== since.huella) return { rows: 0, last: null, broken: { fault: 'NO_COINCIDE', bitacoraId: since.bitacoraId, fecha: noted?.fecha ?? null, orden: noted?.orden ?? null } };
  const before = noted && !since?.all ? noted.orden - 1 : lastRows === undefined ? 0 : end - lastRows;

  let last: Walk['last'] = before > 0 ? await sealAt(db, before) : null;
  let walked = 0;
  const stop = (broken: Break | null): Walk => ({ rows: walked, broken, last });
  while ((last?.orden ?? 0) < end) {
    const batch = await sealsAfter(db, last?.orden ?? 0, end);
    if (batch.length === 0) return stop({ fault: 'FALTA_SELLO', bitacoraId: null, fecha: null, orden: (last?.orden ?? 0) + 1 });
    for (const row of batch) {
      const [orden, bitacoraId]: [number, number] = [Number(row.orden), Number(row.sealedId)];
      const expected: number = (last?.orden ?? 0) + 1;
      if (orden !== expected) return stop({ fault: 'FALTA_SELLO', bitacoraId: null, fecha: null, ...(await firstUnsealed(db)), orden: expected });
      if (row.bitacoraId === null) return stop({ fault: 'FALTA', bitacoraId, fecha: row.sellada, orden });
      if (sealOf(orden, row.sellada, last?.huella ?? NO_DIGEST, row as SealedRow) !== row.huella) return stop({ fault: 'CAMBIADA', bitacoraId, fecha: row.fecha, orden });
      last = { orden, bitacoraId, fecha: row.fecha ?? row.sellada, huella: row.huella };
      walked += 1;
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

const UTC = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

function sealFor(db: Queryable, bitacoraId: number): Promise<Walk['last']> {
  return oneSeal(db, sql`s.bitacora_id = ${bitacoraId}`);
}

function sealAt(db: Queryable, orden: number): Promise<Walk['last']> {
  return oneSeal(db, sql`s.orden = ${orden}`);
}

async function oneSeal(db: Queryable, where: ReturnType<typeof sql>): Promise<Walk['last']> {
  const [row] = await rows<{ orden: string; bitacoraId: string; huella: string; fecha: string }>(db, sql`
    select s.orden::text as orden, s.bitacora_id::text as "bitacoraId", s.huella, to_char(s.fecha at time zone 'UTC', ${UTC}) as fecha from bitacora_sello s where ${where}`);
  return row ? { orden: Number(row.orden), bitacoraId: Number(row.bitacoraId), huella: row.huella, fecha: row.fecha } : null;
}

function sealsAfter(db: Queryable, after: number, end: number): Promise<SealRow[]> {
  return rows<SealRow>(db, sql`
    select s.orden::text as orden, s.bitacora_id::text as "sealedId", s.huella, to_char(s.fecha at time zone 'UTC', ${UTC}) as sellada,
      b.bitacora_id::text as "bitacoraId", to_char(b.fecha at time zone 'UTC', ${UTC}) as fecha, b.usuario_id::text as "usuarioId", b.unidad_id::text as "unidadId",
      b.accion, b.transicion, b.entidad, b.entidad_id as "entidadId", b.antes::text as antes, b.despues::text as despues,
      b.motivo, b.ip, b.dispositivo, b.correlation_id as "correlationId"
    from (select * from bitacora_sello where orden > ${after} and orden <= ${end} order by orden limit ${BATCH}) s
    left join bitacora b on b.bitacora_id = s.bitacora_id
    order by s.orden`);
}

/** A row is sealed as its transaction commits: one that can be seen and has no seal was put there with the trigger turned off. */
async function firstUnsealed(db: Queryable): Promise<Pick<Break, 'bitacoraId' | 'fecha'> | null> {
  const [row] = await rows<{ bitacoraId: string; fecha: string }>(db, sql`
    select b.bitacora_id::text as "bitacoraId", to_char(b.fecha at time zone 'UTC', ${UTC}) as fecha
    from bitacora b left join bitacora_sello s on s.bitacora_id = b.bitacora_id where s.bitacora_id is null order by b.bitacora_id limit 1`);
  return row ? { bitacoraId: Number(row.bitacoraId), fecha: row.fecha } : null;
}
