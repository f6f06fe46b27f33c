import { asc, eq } from 'drizzle-orm';
import { almacen, insumo, insumoConfiguracion, unidad, unidadTipo } from '#generated/server/tables.gen';
import type { SeedContext } from '../context';
import { METFORMIN, METFORMIN_A_MONTH, SHORT_CENTRE, WELL_STOCKED_CENTRE } from '../plan/neighbours';
import { randomFor } from '../random';
import { insertRows } from '#platform/server/db/insert-rows';

/** Number of supplies with a setting by type of stock point: few in the many small ones, so that a demo opens quickly. */
const QUOTA: Readonly<Record<string, number>> = {
  ALMACEN_ESTATAL: 300,
  ALMACEN_REGIONAL: 100,
  ALMACEN_JURISDICCIONAL: 50,
  CENDIS: 50,
  CENTRAL_ENFERMERIA: 12,
  CARRO_ROJO: 12,
  QUIROFANO: 12,
};
const IN_A_HOSPITAL = 30;
const IN_A_CLINIC = 7;
/** Nucleus types with a fixed fund. */
const FIXED_FUND = ['CENDIS', 'CENTRAL_ENFERMERIA', 'CARRO_ROJO', 'QUIROFANO'];
/** Monthly use, which is larger in places that supply others. */
const VOLUME: Readonly<Record<string, number>> = {
  ALMACEN_ESTATAL: 80,
  ALMACEN_REGIONAL: 25,
  ALMACEN_JURISDICCIONAL: 10,
  CENTRAL_ENFERMERIA: 0.3,
  CARRO_ROJO: 0.1,
};
const DAYS_OF_MONTH = 30;
/** Supply that wards request at night; always in stock in the places that supply them. */
export const KETOROLAC = '010.000.3422.00';
/** Numbers of controlled supplies in a hospital’s pharmacy: oral ones, which it dispenses, and some of class I. */
const CONTROLLED_BY_MOUTH = 7;
const CONTROLLED_OF_CLASS_I = 2;

interface Supply {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
  readonly fraccion: string | null;
  readonly viaAdministracionDefault: string | null;
  readonly redFria: boolean;
  readonly esencial: boolean;
  readonly grupoTerapeutico: string | null;
  readonly nivelesAtencion: number[];
}

/** Inserts minimum, reorder point and maximum of every stock point's supplies; essential ones first. */
export async function seedSupplySettings({ db }: SeedContext): Promise<void> {
  const supplies: Supply[] = (
    await db.select().from(insumo).where(eq(insumo.activo, true)).orderBy(asc(insumo.clave))
  ).toSorted((a, b) => Number(b.esencial) - Number(a.esencial));
  const places = await db
    .select({
      almacenId: almacen.almacenId,
      clave: almacen.clave,
      tipo: almacen.tipo,
      unidadId: almacen.unidadId,
      controlados: almacen.manejaControlados,
      redFria: almacen.manejaRedFria,
      jurisdiccionId: unidad.jurisdiccionId,
      nivel: unidadTipo.nivelAtencion,
    })
    .from(almacen)
    .innerJoin(unidad, eq(unidad.unidadId, almacen.unidadId))
    .innerJoin(unidadTipo, eq(unidadTipo.unidadTipoId, unidad.unidadTipoId))
    .orderBy(asc(almacen.almacenId));
  await insertRows(
    db,
    insumoConfiguracion,
    places.flatMap((place, index) => {
      const fits = supplies.filter(
        (each) =>
          (place.redFria || !each.redFria) &&
          (place.controlados || !isControlled(each)) &&
          (place.nivel === 0 || each.nivelesAtencion.includes(place.nivel)),
      );
      const ready =
        place.tipo === 'CARRO_ROJO' ? fits.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a))) : fits;
      const quota = QUOTA[place.tipo] ?? (place.nivel >= 2 ? IN_A_HOSPITAL : IN_A_CLINIC);
      // Small places have different supplies: each starts further on in the list of essential ones.
      const start = quota === IN_A_CLINIC ? index % 60 : 0;
      const chosenFirst = ready.slice(start, start + quota);
      const first = place.tipo === 'CENDIS' ? including(chosenFirst, fits, KETOROLAC) : chosenFirst;
      // Hospitals prescribe controlled supplies: in their pharmacies these replace the least needed ones.
      const guarded =
        place.tipo === 'FARMACIA' && place.nivel >= 2
          ? guardedOf(fits.filter((each) => isControlled(each) && !first.includes(each)))
          : [];
      const chosen = [...first.slice(0, first.length - guarded.length), ...guarded].map((supply) =>
        settingRow(place, supply),
      );
      if (place.clave !== SHORT_CENTRE && place.clave !== WELL_STOCKED_CENTRE) return chosen;
      const metformin = supplies.find(({ clave }) => clave === METFORMIN)!;
      return [
        ...chosen.filter(({ insumoId }) => insumoId !== metformin.insumoId),
        settingRow(place, metformin, METFORMIN_A_MONTH),
      ];
    }),
  );
}

/** Adds a supply by replacing the least needed one, so that their number stays the same. */
function including(chosen: readonly Supply[], all: readonly Supply[], clave: string): readonly Supply[] {
  const wanted = all.find((each) => each.clave === clave);
  return !wanted || chosen.includes(wanted) ? chosen : [...chosen.slice(0, -1), wanted];
}

function guardedOf(controlled: readonly Supply[]): readonly Supply[] {
  return [
    ...controlled.filter(({ viaAdministracionDefault: by }) => by === 'ORAL').slice(0, CONTROLLED_BY_MOUTH),
    ...controlled.filter(({ fraccion }) => fraccion === 'I').slice(0, CONTROLLED_OF_CLASS_I),
  ];
}

function settingRow(
  {
    almacenId,
    tipo,
    unidadId,
    jurisdiccionId,
  }: { almacenId: number; tipo: string; unidadId: number; jurisdiccionId: number | null },
  { insumoId, clave, nombreGenerico, esencial }: Supply,
  use?: number,
) {
  const random = randomFor('configuracion', almacenId, insumoId);
  const monthly = use ?? Math.max(1, Math.round(random.integer(20, 200) * (VOLUME[tipo] ?? 1)));
  const mesesCobertura = tipo === 'CENTRAL_ENFERMERIA' ? 0.25 : 1;
  const diasEntrega = tipo === 'CENTRAL_ENFERMERIA' || tipo === 'CARRO_ROJO' ? 1 : 7;
  const minimo = Math.ceil(monthly * mesesCobertura * 0.5);
  const puntoReorden = minimo + Math.ceil((monthly * diasEntrega) / DAYS_OF_MONTH);
  const maximo = puntoReorden + Math.ceil(monthly * mesesCobertura);
  const manual = random.chance(0.03);
  return {
    almacenId,
    insumoId,
    insumoClave: clave,
    nombreGenerico,
    unidadId,
    jurisdiccionId,
    esIndispensable: esencial,
    minimo,
    puntoReorden,
    maximo,
    fondoFijo: FIXED_FUND.includes(tipo) ? maximo : null,
    mesesCobertura,
    diasEntrega,
    multiplo: 1,
    consumoMaximoSolicitud: random.chance(0.1) ? maximo * 2 : null,
    cpmManual: manual ? monthly : null,
    motivoCpm: manual ? 'Temporada con más consultas que el promedio.' : null,
    autorizado: true,
  };
}

function isControlled({ fraccion }: Supply): boolean {
  return fraccion === 'I' || fraccion === 'II' || fraccion === 'III';
}

function isUrgent({ grupoTerapeutico }: Supply): boolean {
  return grupoTerapeutico === 'Urgencias';
}
