import startServer from '../../tests/support/web/server';
import { prepareWorld } from '../../tests/support/server/prepare-world';
import type { TestProject } from './related-tests';

/** Database that tests start from, built from the code without mutants, once and on demand. */
export class TestWorld {
  readonly #made = new Map<string, Promise<() => Promise<void>>>();

  async prepare(project: TestProject): Promise<void> {
    if (project === 'server') await this.#once('server', prepareWorld);
    if (project === 'screens') await this.#once('screens', startServer);
  }

  async remove(): Promise<void> {
    for (const made of this.#made.values()) await (await made)();
  }

  #once(name: string, make: () => Promise<() => Promise<void>>): Promise<unknown> {
    const made = this.#made.get(name) ?? make();
    this.#made.set(name, made);
    return made;
  }
}
