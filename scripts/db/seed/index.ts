import { sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import type { Orm, Queryable } from '#platform/server/db/database';
import { seedContext, type SeedContext } from './context';
import { noonOf } from './present';
import { seedAppointments } from './steps/appointments';
import { seedBeds } from './steps/beds';
import { seedCatalogues } from './steps/catalogues';
import { seedChargeOrders } from './steps/charge-orders';
import { seedColdChain } from './steps/cold-chain';
import { seedEnrolments } from './steps/enrolments';
import { seedDocks } from './steps/docks';
import { seedGeography } from './steps/geography';
import { seedModules } from './steps/modules';
import { seedNetwork } from './steps/network';
import { seedNetworkNeed } from './steps/network-need';
import { seedNotices, seedOutages } from './steps/notices';
import { seedOutpatient } from './steps/outpatient';
import { seedAllergyStory } from './steps/outpatient-allergy';
import { seedPatients } from './steps/patients';
import { seedProcedureKits } from './steps/procedure-kits';
import { seedProgrammes } from './steps/programmes';
import { seedReferenceCatalogues } from './steps/reference-catalogues';
import { seedRequests } from './steps/requests';
import { seedStays } from './steps/stays';
import { seedStock } from './steps/stock';
import { seedSettlements } from './steps/settlements';
import { seedSubstitutes } from './steps/substitutes';
import { seedSuppliers } from './steps/suppliers';
import { seedSupplies } from './steps/supplies';
import { seedSupplySettings } from './steps/supply-settings';
import { seedTrail } from './steps/trail';
import { openDemoAccounts, seedUsers } from './steps/users';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import { suggestLevels } from '#areas/inventario/server/stock/suggest-levels';
import { readProgress, writeProgress } from './store/progress';
import { unsealed } from './store/unsealed';

export interface SeedOptions {
  /** Number of copies of the demo volume: 1 is the demo of DOMAIN (g), 50 about 70 000 patients. */
  readonly scale?: number;
  /** Day that ages and dates are relative to. Only the first run on a database sets it. */
  readonly today?: Date;
  /** Opens the demo accounts (one for each profile, public password) and marks the database as a demo. */
  readonly demoUsers?: boolean;
  /** Called after each copy. */
  readonly onCopy?: (done: number, total: number) => void;
}

/**
 * Fills a migrated database with demo data, in one transaction: deterministic, relative to today, without real people. A second run adds
 * only missing copies and leaves existing data unchanged.
 */
export async function seedDemo(
  db: Orm,
  { scale = 1, today = new Date(), demoUsers = true, onCopy }: SeedOptions = {},
): Promise<void> {
  if (!Number.isInteger(scale) || scale < 1) throw new RangeError(`--scale is a whole number from 1 on, not ${scale}.`);
  await db.transaction(async (tx) => {
    const before = await readProgress(tx);
    const baseDate = before?.baseDate ?? todayIn(DEFAULT_TIME_ZONE, today);
    if (before === null) await seedBase(tx, baseDate);
    if ((before?.copies ?? 0) < scale) {
      const context = await seedContext(tx, baseDate);
      for (let copy = before?.copies ?? 0; copy < scale; copy++) {
        if (copy > 0) await seedSettlements(tx, copy);
        await seedSupplies(tx, copy);
        if (copy === 0) await seedSubstitutes(tx);
        const units = await seedNetwork(context, copy);
        await seedPatients(context, units, copy);
        if (copy === 0) {
          await unsealed(tx, async () => seedStories(context, units));
          await seedTrail(context);
        }
        onCopy?.(copy + 1, scale);
      }
      await writeProgress(tx, { baseDate, copies: scale });
    }
    if (demoUsers) await openDemoAccounts({ db: tx });
  });
}

/** Parts of the demo that do not grow with the scale. */
async function seedStories(context: SeedContext, units: Awaited<ReturnType<typeof seedNetwork>>): Promise<void> {
  await seedProcedureKits(context);
  await seedBeds(context, units);
  await seedProgrammes(context);
  await seedSupplySettings(context);
  await seedSuppliers(context);
  await seedUsers(context, units);
  await seedRequests(context);
  await seedStock(context);
  await suggest(context.db, noonOf(context.baseDate));
  await seedNetworkNeed(context);
  await seedColdChain(context);
  await seedOutpatient(context);
  await seedAllergyStory(context);
  await seedAppointments(context);
  await seedEnrolments(context);
  await seedDocks(context);
  await seedStays(context);
  await seedChargeOrders(context);
  await seedNotices(context);
  await seedOutages(context);
}

/** Does the work of the hourly job for all warehouses at once; `analyze` gives the planner the row counts first. */
async function suggest(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`analyze`);
  await closeMonths(db, now);
  await db.execute(sql`analyze consumo_mensual`);
  await suggestLevels(db, sql`true`);
}

/** Inserts the records that exist once, at any scale. */
async function seedBase(db: Queryable, baseDate: string): Promise<void> {
  await seedGeography(db);
  await seedCatalogues(db);
  await seedReferenceCatalogues(db, Number(baseDate.slice(0, 4)));
  await seedModules(db);
}
