import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { almacen, insumo, inventario, jurisdiccion, unidad } from '#generated/server/tables.gen';
import type { NivelAbasto } from '#generated/shared/enums.gen';
import { grouped } from '#platform/shared/text/grouped';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { optionTexts } from '#platform/server/reports/option-texts';
import { stockInReach } from './stock-in-reach';

const NAMES = {
  UNIDAD: sql<string>`${unidad.nombre}`,
  JURISDICCION: sql<string>`coalesce(${jurisdiccion.nombre}, '—')`,
  ALMACEN: sql<string>`${almacen.nombre}`,
  TIPO_INSUMO: sql<string>`${insumo.tipo}`,
} as const;

const NOTES = [
  both(
    'Abasto: claves configuradas con al menos una pieza disponible. Abasto efectivo: las que llegan a su mínimo. Cada clave cuenta una vez por almacén.',
    'In stock: configured supplies with at least one piece available. The other share counts those that come up to their minimum. Each supply counts once for each warehouse.',
  ),
];

/** Share of configured supplies in stock, and share of those that reach their minimum (DOMAIN c.4, «% abasto»). */
export const nivelAbasto: ReportHandler<'nivelAbasto', ReportContext> = async (
  { por = 'UNIDAD', jurisdiccionId, unidadId, tipo, soloEsenciales },
  { database, actor },
) => {
  const level = (wanted: NivelAbasto) => count(sql`${inventario.nivelAbasto} = ${wanted}`);
  const name = NAMES[por];
  const counted = and(
    stockInReach({ unidadId, jurisdiccionId }, 'inventario.ver', actor),
    sql`${inventario.maximo} is not null`,
    ...(tipo === undefined ? [] : [eq(insumo.tipo, tipo)]),
    ...(soloEsenciales ? [eq(insumo.esencial, true)] : []),
  );
  const found = await database.orm
    .select({
      nombre: name,
      claves: sql`count(*)`.mapWith(Number),
      conExistencia: count(HAS_SOME),
      sobreMinimo: count(sql`${inventario.disponible} >= ${inventario.minimo} and ${inventario.disponible} >= 1`),
      sinExistencia: level('SIN_EXISTENCIA'),
      critico: level('CRITICO'),
      bajo: level('BAJO'),
      optimo: level('OPTIMO'),
      sobreabasto: level('SOBREABASTO'),
      valor: sql`coalesce(sum(${inventario.valor}), 0)`.mapWith(Number),
    })
    .from(inventario)
    .innerJoin(almacen, eq(almacen.almacenId, inventario.almacenId))
    .innerJoin(unidad, eq(unidad.unidadId, inventario.unidadId))
    .leftJoin(jurisdiccion, eq(jurisdiccion.jurisdiccionId, inventario.jurisdiccionId))
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .where(counted)
    .groupBy(name)
    .orderBy(sql`orden(${name}) collate "C"`);
  const cells = await database.orm
    .select({
      unidadId: unidad.unidadId,
      unidad: unidad.nombre,
      latitud: degrees('latitud'),
      longitud: degrees('longitud'),
      tipo: insumo.tipo,
      claves: sql`count(*)`.mapWith(Number),
      conExistencia: count(HAS_SOME),
    })
    .from(inventario)
    .innerJoin(unidad, eq(unidad.unidadId, inventario.unidadId))
    .innerJoin(insumo, eq(insumo.insumoId, inventario.insumoId))
    .where(counted)
    .groupBy(unidad.unidadId, insumo.tipo)
    .orderBy(asc(insumo.tipo), sql`orden(${unidad.nombre}) collate "C"`);
  const option = await optionTexts('insumo', actor);
  const total = (field: 'claves' | 'conExistencia' | 'sobreMinimo') => sumOf(found, field);
  return {
    rows: found.map(({ conExistencia, sobreMinimo, nombre, ...row }) => ({
      ...row,
      nombre: por === 'TIPO_INSUMO' ? option('TipoInsumo', nombre) : nombre,
      porcentaje: share(conExistencia, row.claves),
      porcentajeEfectivo: share(sobreMinimo, row.claves),
    })),
    totals: {
      porcentaje: share(total('conExistencia'), total('claves')),
      porcentajeEfectivo: share(total('sobreMinimo'), total('claves')),
    },
    blocks: {
      unidades: [...grouped(cells, ({ unidadId: id }) => id).values()].map((own) => {
        const [{ tipo: _tipo, conExistencia: _some, ...place }] = own as [(typeof own)[number]];
        const [claves, some] = [sumOf(own, 'claves'), sumOf(own, 'conExistencia')];
        return { ...place, claves, porcentaje: share(some, claves) };
      }),
      unidadesPorTipo: cells.map(({ latitud: _latitude, longitud: _longitude, conExistencia, ...cell }) => ({
        ...cell,
        tipoNombre: option('TipoInsumo', cell.tipo),
        porcentaje: share(conExistencia, cell.claves),
      })),
    },
    notes: NOTES,
  };
};

const HAS_SOME = sql`${inventario.disponible} >= 1`;

const sumOf = <Key extends string>(rows: readonly Readonly<Record<Key, number>>[], field: Key) =>
  rows.reduce((sum, row) => sum + row[field], 0);

const degrees = (name: 'latitud' | 'longitud') =>
  sql<number | null>`(${unidad.domicilio} ->> ${sql.raw(`'${name}'`)})::float8`;

const count = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);
