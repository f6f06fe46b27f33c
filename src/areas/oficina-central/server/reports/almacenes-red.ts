import { eq, sql } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { inventario } from '#generated/server/tables.gen';
import type { ReportContext } from '#platform/server/reports/report-context';
import { standingReport } from '../standing-report';

/** Warehouses by supply level (DOMAIN d.4). */
export const almacenesRed: ReportHandler<'almacenesRed', ReportContext> = (
  { tipo, jurisdiccionId, unidadId, semaforo },
  context,
) => {
  const where = [
    ...(jurisdiccionId === undefined ? [] : [eq(inventario.jurisdiccionId, jurisdiccionId)]),
    ...(unidadId === undefined ? [] : [eq(inventario.unidadId, unidadId)]),
    ...(tipo === undefined ? [] : [sql`a.tipo = ${tipo}`]),
  ];
  return standingReport(
    { by: 'almacen', permission: 'inventario.ver', where, light: semaforo, keyOf: ({ almacenId }) => ({ almacenId }) },
    context,
  );
};
