import { forgetOldKeys } from '../crud/idempotency';
import { purgeFiles } from '../crud/files/purge-files';
import { runAutomatic } from '../crud/lifecycle/run-automatic';
import type { Actor } from '../db/actor';
import { purgeCodes } from '../db/access-codes';
import { purgeVouches } from '../operations/avales/vouches';
import type { Database } from '../db/database';
import type { FileStore } from '../db/files/file-store';
import type { Sessions } from '../db/sessions/sessions';
import { purgeFailures } from '../db/sign-in-attempts';
import { tidy, untidyTables } from '../db/tidy';
import { tellOverdueNotes } from '../hospital/overdue-notes';
import { tellUnregularised } from '../hospital/unregularised-orders';
import { markExpired } from '../inventario/mark-expired';
import { tellMissingReadings } from '../inventario/missing-readings';
import { remindAppointments } from '../inventario/remind-appointments';
import { remindLetters } from '../inventario/remind-letters';
import { keepSuggestions } from '../inventario/suggest-levels';
import { tellStockFaults } from '../inventario/tell-stock-faults';
import { effectTable } from '../operations/effects';
import { forgetOldReviews } from '../operations/imports/reviews/existencias/kept-stock-file';
import { forgetOldReports } from '../operations/reportes/report-files';
import type { JobQueue, Jobs } from '../platform/jobs/jobs';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** The server itself: it has no account, and what it does is in the audit trail without a user. */
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

/** Tables that are to be vacuumed. */
export type TidyQueue = JobQueue<{ readonly tables: readonly string[] }>;

/**
 * Background jobs, in one of the processes that serve a database.
 * Every hour they remove expired sessions, codes, failure counts, answers kept for retries, rows of abandoned imports and unused files.
 * They mark expired lots, and compute the use of closed months with the levels that it suggests. They notify about temperatures not read
 * yesterday, rights to exchange about to end, and urgent orders not regularised.
 * Every day they compare all stock with its ledger. Every minute they run the automatic steps of documents.
 *
 * @param timeZone the network's, for documents of no unit
 * @returns the queue of tables to tidy after an import.
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
      // A server of PostgreSQL tidies by itself.
      if (kind === 'pglite') await tidy(database, await untidyTables(orm));
    },
  });
  jobs.define('pasos-automaticos', {
    everySeconds: MINUTE_S,
    leaseSeconds: 2 * MINUTE_S,
    retry: { limit: 1, delaySeconds: 10 },
    handler: async () => void (await runAutomatic(orm, effectTable, { ...SYSTEM, timeZone })),
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
    handler: async () => void (await tellMissingReadings(orm, new Date())),
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
    handler: async () => void (await tellUnregularised(orm, new Date())),
  });
  jobs.define('notas-vencidas', {
    everySeconds: 15 * MINUTE_S,
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await tellOverdueNotes(orm, new Date())),
  });
  jobs.define('comprobacion-existencias', {
    everySeconds: DAY_S,
    leaseSeconds: HOUR_S,
    retry: { limit: 2, delaySeconds: MINUTE_S },
    handler: async () => void (await tellStockFaults(orm)),
  });
  return jobs.define<{ readonly tables: readonly string[] }>('ordenar-tablas', {
    leaseSeconds: 15 * MINUTE_S,
    retry: { limit: 1, delaySeconds: MINUTE_S },
    handler: ({ tables }) => tidy(database, tables),
  });
}
