import path from 'node:path';
import { normalizePath } from 'vite';
import { compileSchemas } from '../codegen/compile';
import type { OutputFile } from '../codegen/model';
import { writeOutput } from '../codegen/write';
import type { Renames, Schema } from '../db/plan/snapshot';
import type { DevApi } from './dev-api';
import type { DevDatabase } from './dev-database';
import type { Wanted } from './dev-migration';
import type { DevPage } from './dev-page';
import type { FreshModules } from './fresh-modules';
import { otherTrouble, schemaTrouble, type Trouble } from './trouble';
import { typeCheck } from './type-check';

export interface DevParts {
  readonly root: string;
  readonly modules: FreshModules;
  readonly database: DevDatabase;
  readonly api: DevApi;
  readonly page: DevPage;
}

/** Contents by path below generated/. */
type Files = ReadonlyMap<string, string>;

type Kind = 'schemas' | 'code' | 'types';

const TABLES = /^server\/(?:tables\/|tables\.gen|audit-columns\.gen|renames\.gen|triggers\.gen)/;

/** Handlers for saved files, run one at a time. */
export interface DevLoop {
  /** Migrates the tables to the schemas, which may have been edited while no session was running. */
  readonly begin: () => void;
  readonly schemasSaved: () => void;
  /** @param files absolute paths of code files */
  readonly codeSaved: (files: readonly string[]) => void;
  readonly migrationsSaved: () => void;
  /** Resolves when no handler is running. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param running generated files of the running application */
export function devLoop({ root, modules, database, api, page }: DevParts, running: readonly OutputFile[]): DevLoop {
  let good: Files = contents(running);
  /** Errors by kind, set and cleared independently of each other. */
  const troubles = new Map<Kind, Trouble>();
  let last: Promise<void> = Promise.resolve();
  const sequentially = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => settle('schemas', otherTrouble(error, 'dev')));
  };
  const types = typeCheck(root, (trouble) => settle('types', trouble));
  const absolute = (files: readonly string[]) => files.map((file) => normalizePath(path.join(root, 'generated', file)));

  function settle(kind: Kind, trouble: Trouble | null): void {
    if (trouble) {
      troubles.set(kind, trouble);
      console.error(`\n${trouble.text}\n`);
    } else if (!troubles.delete(kind)) return;
    page.tell(trouble ?? [...troubles.values()][0] ?? null);
  }

  async function compile(): Promise<void> {
    const started = performance.now();
    const result = await compileSchemas(root);
    if (!result.ok) return settle('schemas', schemaTrouble(result.errors, root));
    const files = contents(result.files);
    const changed = [...new Set([...good.keys(), ...files.keys()])].filter(
      (file) => good.get(file) !== files.get(file),
    );
    if (changed.length === 0) return settle('schemas', null);

    const serverChanged = absolute(changed).some((file) => modules.uses(file));
    const work = async () => {
      const migrated = await publish(changed, result.files, files);
      settle('schemas', null);
      modules.forget(absolute(changed));
      // Pages render the change while the API reloads; their requests wait.
      await page.show(changed, serverChanged);
      if (serverChanged) await reload();
      return migrated;
    };
    try {
      const migrated = serverChanged ? await api.hold(work) : await work();
      console.log(
        [
          `${changed.length} generated ${changed.length === 1 ? 'file' : 'files'} changed`,
          ...migrated,
          `${Math.round(performance.now() - started)} ms`,
        ].join(', '),
      );
    } catch (error) {
      settle('schemas', otherTrouble(error, 'migration'));
    }
  }

  /** Migrates the tables if necessary, then writes the files. */
  async function publish(
    changed: readonly string[],
    output: readonly OutputFile[],
    files: Files,
  ): Promise<readonly string[]> {
    const write = () => void writeOutput(path.join(root, 'generated'), output, false);
    const changesTables = changed.some((file) => TABLES.test(file));
    const migrated = changesTables ? await database.bring(await wanted(files), write) : [];
    if (!changesTables) write();
    good = files;
    return migrated;
  }

  /** Returns the tables defined by generated files that are not written yet. */
  async function wanted(files: Files): Promise<Wanted> {
    const { describeWhole } = await import('../db/plan/kit');
    modules.pretend(
      new Map(
        [...files]
          .filter(([file, text]) => TABLES.test(file) && good.get(file) !== text)
          .map(([file, text]) => [normalizePath(path.join(root, 'generated', file)), text]),
      ),
    );
    try {
      const tables = await modules.load<Record<string, unknown>>('/generated/server/tables.gen.ts');
      const system = await modules.load<Record<string, unknown>>('/src/platform/server/db/system-tables.ts');
      const { RENAMES, ITEMS } = await modules.load<{ RENAMES: Renames; ITEMS: Readonly<Record<string, string>> }>(
        '/generated/server/renames.gen.ts',
      );
      const { TRIGGERS } = await modules.load<{ TRIGGERS: NonNullable<Schema['triggers']> }>(
        '/generated/server/triggers.gen.ts',
      );
      return {
        schema: describeWhole({ ...inOrder(tables), ...inOrder(system) }, ITEMS, TRIGGERS),
        renames: RENAMES,
      };
    } finally {
      modules.pretend(new Map());
    }
  }

  async function reload(): Promise<void> {
    try {
      await api.reload();
      settle('code', null);
    } catch (error) {
      settle('code', otherTrouble(error, 'server'));
    }
  }

  return {
    begin: () =>
      sequentially(async () => {
        try {
          for (const line of await database.bring(await wanted(good), () => undefined)) console.log(line);
        } catch (error) {
          settle('schemas', otherTrouble(error, 'migration'));
        }
      }),
    schemasSaved() {
      types.stop();
      sequentially(compile);
      sequentially(async () => types.later());
    },
    codeSaved: (files) =>
      sequentially(async () => {
        if (files.some((file) => /\.tsx?$/.test(file))) types.later();
        if (!files.some((file) => modules.uses(file))) return;
        modules.forget(files);
        await api.hold(reload);
      }),
    migrationsSaved: () =>
      sequentially(async () => {
        const followed = await database.follow();
        if (followed.length === 0) return;
        console.log(followed.join(', '));
        await compile();
      }),
    idle: () => last,
    close: () => last.then(types.stop),
  };
}

/** Sorts exports like Node, so that the description does not depend on the loader. */
const inOrder = (exports: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(exports).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const contents = (files: readonly OutputFile[]): Files =>
  new Map(files.map(({ path: file, content }) => [file, content]));
