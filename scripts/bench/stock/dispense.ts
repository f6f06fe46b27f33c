/**
 * Posts random stock documents from many connections at once until a number of movements is written, on the database of DATABASE_URL.
 * Deliveries, dispensing, transfers, reservations, holds and reversals occur, and some must be refused. Prints a line after each document.
 */
import { sql } from 'drizzle-orm';
import { inventario, kardex } from '#generated/server/tables.gen';
import { allocate } from '#areas/inventario/shared/inventario/allocate';
import type { StockChange } from '#areas/inventario/shared/inventario/change';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import { openPostgres } from '#platform/server/db/open/open-postgres';
import { pgErrorOf, SQLSTATE } from '#platform/server/db/pg-error';
import { Problem } from '#platform/server/db/problem';
import { rows } from '#platform/server/db/rows';
import { postLockedStock } from '#areas/inventario/server/stock/post-stock';
import { lockStock, type StoredHolding } from '#areas/inventario/server/stock/lock-stock';
import { commandLine } from '../../codegen/command-line';
import { random, type Random } from '../random';
import { FOLIO } from './ledger-faults';

const { values } = commandLine('npx tsx scripts/bench/stock/dispense.ts --movements N [--dispensers 50] [--seed 1]', {
  movements: { type: 'string', default: '1000' },
  dispensers: { type: 'string', default: '50' },
  seed: { type: 'string', default: '1' },
});
const [MOVEMENTS, DISPENSERS, SEED] = [Number(values.movements), Number(values.dispensers), Number(values.seed)];
/** Supplies in warehouses that all connections use: few enough for conflicts. */
const KEYS = 200;
const LINES = 20;
const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

const { orm, close } = openPostgres({ url: process.env['DATABASE_URL']!, poolSize: DISPENSERS });
const keys = await rows<{ almacenId: number; insumoId: number }>(
  orm,
  sql`select almacen_id::int as "almacenId", insumo_id::int as "insumoId" from ${inventario} order by movimientos desc, inventario_id limit ${KEYS}`,
);
let written = 0;

type Kind = (holding: StoredHolding, draw: Random, day: string) => readonly StockChange[];

const KINDS: readonly Kind[] = [
  // Dispenses to patients, sometimes more than the stock.
  (holding, draw, day) =>
    allocate(holding.lots, 1 + draw.below(20), day).assignments.map(({ lot, cantidad }) => ({
      kind: 'exit',
      tipo: 'S_RECETA',
      ...keyOf(holding),
      loteId: lot.loteId,
      cantidad: draw.below(50) === 0 ? cantidad + 1_000_000 : cantidad,
    })),
  (holding, draw) => [
    {
      kind: 'entry',
      tipo: 'E_PROVEEDOR',
      ...keyOf(holding),
      cantidad: 1 + draw.below(60),
      lot: {
        numeroLote: `B${draw.below(6)}`,
        caducidad: `209${draw.below(3)}-${draw.one(MONTHS)}-15`,
        fuenteFinanciamientoId: null,
        programaId: null,
        costoUnitario: 10,
      },
    },
  ],
  ({ lots, ...holding }, draw) => {
    const reserved = lots.find(({ reservada }) => reservada > 0);
    const free = lots.find((lot) => lot.estatus === 'DISPONIBLE' && lot.existencia > lot.reservada);
    if (reserved && draw.below(2) === 0)
      return [{ kind: 'release', ...keyOf(holding), loteId: reserved.loteId, cantidad: reserved.reservada }];
    return free ? [{ kind: 'reserve', ...keyOf(holding), loteId: free.loteId, cantidad: 1 }] : [];
  },
  ({ lots, ...holding }, draw) => {
    if (lots.length === 0) return [];
    const { loteId, estatus } = draw.one(lots);
    const other = estatus === 'DISPONIBLE' ? 'CUARENTENA' : 'DISPONIBLE';
    return [{ kind: 'status', ...keyOf(holding), loteId, estatus: other, motivo: 'Prueba' }];
  },
];

/** Changes that one document requests, of locked, current stock. */
async function documentOf(
  tx: Parameters<Parameters<typeof orm.transaction>[0]>[0],
  holdings: readonly StoredHolding[],
  draw: Random,
  day: string,
): Promise<readonly StockChange[]> {
  if (draw.below(6) === 0) {
    const [taken] = await rows<{
      id: number;
      loteId: number;
      entrada: number;
      salida: number;
      almacenId: number;
      insumoId: number;
    }>(
      tx,
      sql`select kardex_id::int as id, lote_id::int as "loteId", entrada::int, salida::int, almacen_id::int as "almacenId", insumo_id::int as "insumoId"
        from ${kardex} k where almacen_id = ${holdings[0]!.almacenId} and insumo_id = ${holdings[0]!.insumoId} and reversa_de_id is null
          and entrada + salida > 0 and not exists (select from ${kardex} r where r.reversa_de_id = k.kardex_id) order by consecutivo desc limit 1`,
    );
    if (!taken) return [];
    const { id, loteId, entrada, salida, ...key } = taken;
    const back = { ...key, loteId, reversaDeId: id, motivo: 'Prueba' };
    return salida > 0
      ? [{ kind: 'return', tipo: 'E_REVERSA', cantidad: salida, ...back }]
      : [{ kind: 'exit', tipo: 'S_REVERSA', cantidad: entrada, unfit: true, ...back }];
  }
  const kind = draw.one([...KINDS, KINDS[0]!, transfer(holdings)]);
  return holdings.flatMap((holding) => kind(holding, draw, day));
}

/** Moves pieces from one warehouse to another locked warehouse that has the supply. */
function transfer(holdings: readonly StoredHolding[]): Kind {
  return (from, draw, day) => {
    const to = holdings.find(({ almacenId, insumoId }) => almacenId !== from.almacenId && insumoId === from.insumoId);
    if (!to) return [];
    return allocate(from.lots, 1 + draw.below(9), day).assignments.flatMap(({ lot, cantidad }) => {
      const { loteId, numeroLote, caducidad, fuenteFinanciamientoId, programaId, costoUnitario } = lot;
      const identity = { numeroLote, caducidad, fuenteFinanciamientoId, programaId, costoUnitario };
      return [
        { kind: 'exit', tipo: 'S_TRANSFERENCIA', ...keyOf(from), loteId, cantidad },
        { kind: 'entry', tipo: 'E_TRANSFERENCIA', ...keyOf(to), cantidad, lot: identity },
      ] as const;
    });
  };
}

const keyOf = ({ almacenId, insumoId }: StockKey): StockKey => ({ almacenId, insumoId });

async function dispense(place: number): Promise<void> {
  const draw = random(SEED * 1000 + place);
  for (let turn = 0; written < MOVEMENTS; turn += 1) {
    const now = new Date();
    const day = now.toISOString().slice(0, 10);
    const own = draw.some(keys, 1 + draw.below(LINES));
    const folio = `${FOLIO}${SEED}-${place}-${turn}`;
    try {
      const movements = await orm.transaction(async (tx) => {
        const numbers = ['B0', 'B1', 'B2', 'B3', 'B4', 'B5'];
        const holdings = await lockStock(tx, own, { numbers });
        const changes = await documentOf(tx, holdings, draw, day);
        if (changes.length === 0) return 0;
        const document = { tipo: 'IMPORTACION', id: null, folio } as const;
        return (await postLockedStock(tx, holdings, [{ document, changes }], { actor: { usuarioId: null }, now, day }))
          .length;
      });
      written += movements;
      console.log(`${movements}`);
    } catch (error) {
      // Missing, held or already reversed stock refuses the whole document, and so does a lock timeout. Any other error ends the run.
      const isRefused = error instanceof Problem && error.status < 500;
      if (!isRefused && pgErrorOf(error)?.code !== SQLSTATE.lockNotAvailable) throw error;
      console.log(isRefused ? error.codigo : 'waited too long');
    }
  }
}

await Promise.all(Array.from({ length: DISPENSERS }, (_, place) => dispense(place)));
await close();
