import type { Migration } from '../migration-files';
import type { Ledger } from './ledger';

/** State of a migration file against a database. */
export interface MigrationState {
  readonly name: string;
  /**
   * `begun`: some of its steps are applied. `changed`: the file differs from the applied one. `renamed`: applied under another name.
   * `unknown`: applied, but without a file (it comes from another version or another branch).
   */
  readonly state: 'applied' | 'pending' | 'begun' | 'changed' | 'renamed' | 'unknown';
  readonly migration: Migration | null;
  /** Number of completed steps, for `begun`; `formerName` is set for `renamed`. */
  readonly done: number;
  readonly formerName: string | null;
}

/** Returns the state of every migration in the files or the ledger, in order of name. */
export function migrationStates(migrations: readonly Migration[], { applied, begun }: Ledger): MigrationState[] {
  const names = new Set(migrations.map(({ name }) => name));
  const orphans = new Map(
    [...applied].filter(([name]) => !names.has(name)).map(([name, checksum]) => [checksum, name]),
  );
  const states = migrations.map((migration): MigrationState => {
    const { name, checksum } = migration;
    const state = (what: MigrationState['state'], more: Partial<MigrationState> = {}) => ({
      name,
      state: what,
      migration,
      done: 0,
      formerName: null,
      ...more,
    });
    const known = applied.get(name);
    if (known !== undefined) return state(known === checksum ? 'applied' : 'changed');
    const started = begun.get(name);
    if (started) return started.checksum === checksum ? state('begun', { done: started.done }) : state('changed');
    const formerName = orphans.get(checksum);
    if (formerName === undefined) return state('pending');
    orphans.delete(checksum);
    return state('renamed', { formerName });
  });
  const unknown = [...orphans.values()].map((name): MigrationState => ({
    name,
    state: 'unknown',
    migration: null,
    done: 0,
    formerName: null,
  }));
  return [...states, ...unknown].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
