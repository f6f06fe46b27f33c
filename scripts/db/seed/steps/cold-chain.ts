import { asc, eq, inArray } from 'drizzle-orm';
import { almacen, equipoFrio, perfil, temperatura, unidad, usuario } from '#generated/server/tables.gen';
import { insertRows } from '#platform/server/db/insert-rows';
import { fromZonedTime } from '#platform/shared/dates/moments';
import type { SeedContext } from '../context';
import { randomFor } from '../random';

/** Warehouses with a temperature log: pharmacies of hospitals first, then one of each other type with cold stock. */
const PHARMACIES = 3;
const OTHERS = ['ALMACEN_UNIDAD', 'CENDIS', 'ALMACEN_ESTATAL', 'ALMACEN_REGIONAL', 'ALMACEN_JURISDICCIONAL'] as const;
/** Profiles that read the temperatures of their warehouse. */
const READERS = ['Farmacia', 'Almacen-unidad', 'Cendis', 'Almacen-estatal', 'Almacen-regional', 'Jurisdiccion'];
const DAYS = 14;
const TIMES = ['08:00', '20:00'] as const;
const DAY_MS = 86_400_000;
const BAND = { minima: 2, maxima: 8 } as const;
/** Position, from the oldest, of the out-of-range reading of the first refrigerator: a door was left open. */
const BREACH = 19;

/** Inserts refrigerators of warehouses with two readings a day until yesterday, one of them out of range. */
export async function seedColdChain({ db, baseDate }: SeedContext): Promise<void> {
  const cold = await db
    .select({
      tipo: almacen.tipo,
      almacenId: almacen.almacenId,
      unidadId: unidad.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
      zone: unidad.zonaHoraria,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .where(eq(almacen.manejaRedFria, true))
    .orderBy(asc(almacen.almacenId));
  const places = [
    ...cold.filter(({ tipo }) => tipo === 'FARMACIA').slice(0, PHARMACIES),
    ...OTHERS.flatMap((kind) => cold.find(({ tipo }) => tipo === kind) ?? []),
  ];
  const readers = await db
    .select({ usuarioId: usuario.usuarioId, almacenIds: usuario.almacenIds })
    .from(usuario)
    .innerJoin(perfil, eq(perfil.perfilId, usuario.perfilId))
    .where(inArray(perfil.nombre, READERS))
    .orderBy(asc(usuario.usuarioId));
  const since = new Date(Date.parse(`${baseDate}T00:00:00Z`) - 2 * DAYS * DAY_MS);
  const equipment = await db
    .insert(equipoFrio)
    .values(
      places.map(({ zone: _, tipo: _tipo, ...place }) => ({
        ...place,
        ...BAND,
        clave: 'REF-01',
        nombre: 'Refrigerador de biológicos e insulinas',
        tipo: 'REFRIGERADOR' as const,
        lecturasPorDia: TIMES.length,
        fechaCreacion: since,
      })),
    )
    .returning({ equipoFrioId: equipoFrio.equipoFrioId, nombre: equipoFrio.nombre });
  await insertRows(
    db,
    temperatura,
    places.flatMap(({ zone, tipo: _tipo, ...place }, index) => {
      const { equipoFrioId, nombre } = equipment[index]!;
      const reader = readers.find(({ almacenIds }) => almacenIds?.includes(place.almacenId)) ?? readers[0];
      return Array.from({ length: DAYS * TIMES.length }, (_, reading) => {
        const random = randomFor('temperatura', index, reading);
        const day = new Date(Date.parse(`${baseDate}T00:00:00Z`) - (DAYS - Math.floor(reading / 2)) * DAY_MS);
        const fecha = new Date(
          fromZonedTime({ date: day.toISOString().slice(0, 10), time: TIMES[reading % TIMES.length]! }, zone),
        );
        const shown = random.integer(38, 56) / 10;
        const isBreach = index === 0 && reading === BREACH;
        const kept = isBreach ? 11.4 : shown + random.integer(2, 12) / 10;
        return {
          ...place,
          ...BAND,
          equipoFrioId,
          equipo: nombre,
          fecha,
          temperatura: isBreach ? 9.2 : shown,
          minimaRegistrada: Math.round((shown - random.integer(2, 12) / 10) * 10) / 10,
          maximaRegistrada: Math.round(kept * 10) / 10,
          accion: isBreach ? 'La puerta quedó entreabierta. Se cerró, y a la hora marcaba 5.1 °C.' : null,
          responsableId: reader?.usuarioId ?? null,
          creadoPor: reader?.usuarioId ?? null,
          fechaCreacion: fecha,
        };
      });
    }),
  );
}
