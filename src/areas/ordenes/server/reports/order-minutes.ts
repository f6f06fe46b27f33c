import { sql, type SQL } from 'drizzle-orm';

const minutes = (from: SQL, to: SQL) => sql`round(extract(epoch from ${to} - ${from}) / 60)::int`;

/** Excludes authorisations after the order was taken: regularised urgent orders never waited for one. */
const isAhead = sql`o.fecha_autorizacion <= coalesce(o.fecha_tomada, o.fecha_autorizacion)`;

/** Minutes that a charge order (`o`) waited for each step; null before that step. */
export const ORDER_MINUTES = {
  authorise: sql`case when ${isAhead} then ${minutes(sql`o.fecha_envio`, sql`o.fecha_autorizacion`)} end`,
  dispense: minutes(
    sql`case when ${isAhead} then o.fecha_autorizacion else o.fecha_envio end`,
    sql`o.fecha_surtimiento`,
  ),
  receive: minutes(sql`o.fecha_surtimiento`, sql`o.fecha_recepcion`),
} as const;
