import { eq, sql } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { inventario } from '#generated/server/tables.gen';
import type { ReportContext } from '#platform/server/reports/report-context';
import { standingReport } from '../standing-report';

/** Units by supply level (DOMAIN d.4, f.6 «Unidades y mapa»). */
export const unidadesRed: ReportHandler<'unidadesRed', ReportContext> = (
  { grupo, jurisdiccionId, semaforo },
  context,
) => {
  const where = [
    ...(jurisdiccionId === undefined ? [] : [eq(inventario.jurisdiccionId, jurisdiccionId)]),
    ...(grupo === undefined ? [] : [sql`t.grupo = ${grupo}`]),
  ];
  return standingReport(
    { by: 'unidad', permission: 'unidad.ver-red', where, light: semaforo, keyOf: ({ unidadId }) => ({ unidadId }) },
    context,
  );
};
