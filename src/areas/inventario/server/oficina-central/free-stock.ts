import { sql, type SQL } from 'drizzle-orm';

/** Types of warehouses that supply units, as an SQL list. */
export const ABOVE_UNITS: SQL = sql`('ALMACEN_ESTATAL', 'ALMACEN_REGIONAL', 'ALMACEN_JURISDICCIONAL')`;

/** Condition on a row `n` of `insumo`: essential or vital. */
export const INDISPENSABLE: SQL = sql`(coalesce(n.esencial, false) or n.clasificacion_ven = 'VITAL') is true`;

/** Pieces that warehouses have promised to others: authorised but not yet reserved. Rows of `almacen_id`, `insumo_id`, `pieces`. */
export const PROMISED: SQL = sql`
  select s.almacen_surtidor_id as almacen_id, d.insumo_id, sum(d.cantidad_autorizada) as pieces
  from solicitud s join solicitud_detalle d on d.solicitud_id = s.solicitud_id
  where s.estatus = 'AUTORIZADA' and s.activo
  group by 1, 2`;

/** Pieces that a warehouse can give to others: for a row `i` of `inventario` with its row `p` of {@link PROMISED}. */
export const FREE: SQL = sql`greatest(0, coalesce(i.disponible, 0) - coalesce(p.pieces, 0))`;
