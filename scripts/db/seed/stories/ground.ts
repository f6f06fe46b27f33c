import { asc, eq } from 'drizzle-orm';
import { almacen, insumo, perfil, unidad, usuario } from '#generated/server/tables.gen';
import type { ProfileName } from '#generated/shared/permissions.gen';
import type { StockKey } from '#areas/inventario/shared/inventario/lot';
import type { Queryable } from '#platform/server/db/database';
import type { SeedContext } from '../context';
import type { Random } from '../random';
import { Numbers } from './numbers';
import { shelvesOf, type Shelves } from './shelves';

/** Warehouse with its staff and approvers. */
export interface Place {
  readonly almacenId: number;
  readonly clave: string;
  readonly nombre: string;
  readonly unidadId: number;
  readonly clues: string;
  readonly jurisdiccionId: number | null;
  /** Account that creates its documents. */
  readonly keeperId: number;
  /** Account that authorises exits and entries. */
  readonly approverId: number;
  /** Account that authorises counts. */
  readonly reviewerId: number;
}

type Supply = typeof insumo.$inferSelect;

/** Data shared by all stories. */
export interface Ground {
  readonly db: Queryable;
  /** `yyyy-MM-dd` that everything is relative to. */
  readonly baseDate: string;
  readonly numbers: Numbers;
  /** Returns a warehouse by its code; throws when there is none. */
  readonly warehouse: (clave: string) => Pick<Place, 'almacenId' | 'clave'>;
  /** Returns a warehouse with its staff; throws when it has none. */
  readonly place: (clave: string) => Place;
  readonly supplies: ReadonlyMap<number, Supply>;
  readonly supplyOf: (clave: string) => Supply;
  readonly shelves: Shelves;
  /** Supplies that a warehouse has in stock, or may have. */
  readonly stocked: (almacenId: number) => readonly number[];
  /** True when requests of the demo take this stock. Their lot, which expires last, is reserved for them. */
  readonly promised: (almacenId: number, insumoId: number) => boolean;
  /** Account that works at the central office. */
  readonly officeId: number;
}

/** @param keys existing and future stock */
export async function groundOf(
  { db, baseDate }: SeedContext,
  keys: readonly StockKey[],
  promised: ReadonlySet<string>,
): Promise<Ground> {
  const people = await db
    .select({
      usuarioId: usuario.usuarioId,
      unidadId: usuario.unidadId,
      almacenIds: usuario.almacenIds,
      profile: perfil.nombre,
    })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(eq(usuario.estatus, 'ACTIVO'))
    .orderBy(asc(usuario.usuarioId));
  const holder = (profile: ProfileName, unidadId?: number) =>
    people.find((each) => each.profile === profile && (unidadId === undefined || each.unidadId === unidadId))
      ?.usuarioId;
  const officeId = holder('Oficina-central');
  if (officeId === undefined) throw new Error('Nobody works at the central office.');
  const warehouses = await db
    .select({
      almacenId: almacen.almacenId,
      clave: almacen.clave,
      nombre: almacen.nombre,
      unidadId: unidad.unidadId,
      clues: unidad.clues,
      jurisdiccionId: unidad.jurisdiccionId,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId));
  const byClave = new Map(warehouses.map((row) => [row.clave, row]));
  const places = new Map(
    warehouses.flatMap((row): [string, Place][] => {
      const keeper = people.find(({ almacenIds }) => almacenIds?.includes(row.almacenId));
      if (!keeper) return [];
      const director = holder('Director-unidad', row.unidadId);
      const approverId = director ?? holder('Administrador-unidad', row.unidadId) ?? officeId;
      return [[row.clave, { ...row, keeperId: keeper.usuarioId, approverId, reviewerId: director ?? officeId }]];
    }),
  );
  const supplies = new Map((await db.select().from(insumo)).map((supply) => [supply.insumoId, supply]));
  const byCode = new Map([...supplies.values()].map((supply) => [supply.clave, supply]));
  const stocked = new Map<number, Set<number>>();
  for (const { almacenId, insumoId } of keys)
    stocked.set(almacenId, (stocked.get(almacenId) ?? new Set()).add(insumoId));
  return {
    db,
    baseDate,
    numbers: new Numbers(),
    warehouse: (clave) => found(byClave.get(clave), clave),
    place: (clave) => found(places.get(clave), clave),
    shelves: await shelvesOf(db),
    supplies,
    supplyOf: (clave) => found(byCode.get(clave), clave),
    stocked: (almacenId) => [...(stocked.get(almacenId) ?? [])].toSorted((a, b) => a - b),
    promised: (almacenId, insumoId) => promised.has(`${almacenId} ${insumoId}`),
    officeId,
  };
}

/** Returns the items from a random position on, followed by those before it. */
export function rotated<T>(items: readonly T[], random: Random): readonly T[] {
  const start = items.length === 0 ? 0 : random.integer(0, items.length - 1);
  return [...items.slice(start), ...items.slice(0, start)];
}

function found<T>(value: T | undefined, clave: string): T {
  if (value === undefined) throw new Error(`«${clave}» is not in the demo.`);
  return value;
}
