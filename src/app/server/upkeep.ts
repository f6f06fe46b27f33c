import { forgetOldKeys } from '#platform/server/records/idempotency';
import { purgeFiles } from '#platform/server/files/purge-files';
import { runAutomatic } from '#platform/server/lifecycle/run-automatic';
import type { Actor } from '#platform/server/db/actor';
import { purgeCodes } from '#areas/seguridad/server/access-codes';
import { purgeVouches } from '#areas/seguridad/server/avales/vouches';
import type { Database } from '#platform/server/db/database';
import type { FileStore } from '#platform/server/db/files/file-store';
import type { Sessions } from '#platform/server/sessions/sessions';
import { purgeFailures } from '#areas/seguridad/server/sign-in-attempts';
import { tidy, untidyTables } from '#platform/server/db/tidy';
import { notifyOverdueNotes } from '#areas/hospital/server/stays/overdue-notes';
import { notifyUnregularised } from '#areas/hospital/server/stays/unregularised-orders';
import { markExpired } from '#areas/inventario/server/stock/mark-expired';
import { notifyMissingReadings } from '#areas/inventario/server/stock/missing-readings';
import { remindAppointments } from '#areas/agenda/server/remind-appointments';
import { remindLetters } from '#areas/proveedores/server/remind-letters';
import { keepSuggestions } from '#areas/inventario/server/stock/suggest-levels';
import { notifyStockFaults } from '#areas/inventario/server/stock/notify-stock-faults';
import { forgetOldReviews } from '#areas/inventario/server/import/kept-stock-file';
import { forgetOldReports } from '#platform/server/reports/report-files';
import type { JobQueue, Jobs } from '#platform/server/jobs/jobs';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Actor of the server itself. It has no account; the audit trail records its actions without a user. */
const SYSTEM: Omit<Actor, 'timeZone'> = {
  usuarioId: null,
  unidadId: null,
  jurisdiccionId: null,
  almacenIds: [],
  servicioIds: [],
  permissions: new Map(),
  ip: null,
  device: null,
  correlationId: 'sistema',
};

/** Queue of tables to vacuum. */
export type TidyQueue = JobQueue<{ readonly tables: readonly string[] }>;

/**
 * Background jobs, in one of the processes that serve a database.
 *
 * Every hour they remove expired sessions, codes, failure counts, answers stored for retries, rows of abandoned imports and unused files.
 * They mark expired lots, and compute the use of closed months with the suggested levels. They notify about temperatures not read
 * yesterday, rights to exchange about to end, and urgent orders not regularised.
 *
 * Every day they compare all stock with its ledger. Every minute they run the automatic steps of documents.
 *
 * @param timeZone the network's, for documents without a unit
 * @returns the queue of tables to vacuum after an import.
 */
export function defineUpkeep(
  jobs: Jobs,
  database: Database,
  sessions: Sessions,
  files: FileStore,
  timeZone: string,
): TidyQueue {
  const { orm, kind } = database;
  jobs.define('limpieza', {
    everySeconds: HOUR_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => {
      await Promise.all([
        forgetOldKeys(orm),
        sessions.purge(),
        purgeFailures(orm),
        purgeCodes(orm),
        purgeVouches(orm),
        forgetOldReviews(orm),
        forgetOldReports(orm).then(() => purgeFiles(orm, files)),
      ]);
      // A PostgreSQL server vacuums by itself.
      if (kind === 'pglite') await tidy(database, await untidyTables(orm));
    },
  });
  jobs.define('pasos-automaticos', {
    everySeconds: MINUTE_S,
    leaseSeconds: 2 * MINUTE_S,
    retry: { limit: 1, delaySeconds: 10 },
    handler: async () => void (await runAutomatic(orm, { ...SYSTEM, timeZone })),
  });
  jobs.define('lotes-caducados', {
    everySeconds: HOUR_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await markExpired(orm, new Date())),
  });
  jobs.define('consumo-mensual', {
    everySeconds: HOUR_S,
    leaseSeconds: HOUR_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await keepSuggestions(orm, new Date())),
  });
  jobs.define('lecturas-faltantes', {
    everySeconds: HOUR_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await notifyMissingReadings(orm, new Date())),
  });
  jobs.define('cartas-por-vencer', {
    everySeconds: HOUR_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await remindLetters(orm, new Date())),
  });
  jobs.define('citas-proximas', {
    everySeconds: 15 * MINUTE_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await remindAppointments(orm, new Date())),
  });
  jobs.define('ordenes-sin-regularizar', {
    everySeconds: HOUR_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await notifyUnregularised(orm, new Date())),
  });
  jobs.define('notas-vencidas', {
    everySeconds: 15 * MINUTE_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await notifyOverdueNotes(orm, new Date())),
  });
  jobs.define('comprobacion-existencias', {
    everySeconds: DAY_S,
    leaseSeconds: HOUR_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await notifyStockFaults(orm)),
  });
  return jobs.define<{ readonly tables: readonly string[] }>('ordenar-tablas', {
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 1, delaySeconds: MINUTE_S },
    handler: ({ tables }) => tidy(database, tables),
  });
}
