import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMutation } from './mutation';
import type { Mutant } from './choose-mutants';

/** Folders that are not copied: packages are linked, the others are generated. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'test-results', 'coverage']);

/** Private copy of the project that contains one mutant at a time. */
export class TreeCopy {
  readonly root: string;

  constructor(private readonly original: string) {
    this.root = mkdtempSync(path.join(tmpdir(), 'red-salud-mutants-'));
    for (const name of readdirSync(original))
      if (!LEFT_OUT.has(name)) cpSync(path.join(original, name), path.join(this.root, name), { recursive: true });
    symlinkSync(path.join(original, 'node_modules'), path.join(this.root, 'node_modules'));
  }

  /** Runs a function while the mutant is applied to the copy. */
  async with<Result>(mutant: Mutant, run: () => Promise<Result>): Promise<Result> {
    const file = path.join(this.root, mutant.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, applyMutation(source, mutant));
    try {
      return await run();
    } finally {
      writeFileSync(file, source);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
