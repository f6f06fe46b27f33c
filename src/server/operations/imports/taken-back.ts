import type { Queryable } from '../../db/database';

/** Says that all went as it should, and that nothing of it is to stay. */
class TakenBack extends Error {}

/** Tries something in a transaction that is taken back. */
export async function takenBack(db: Queryable, work: (tx: Queryable) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new TakenBack('tried');
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}
