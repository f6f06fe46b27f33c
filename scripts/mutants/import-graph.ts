import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDINGS, targetOf } from '../checks/target-of';

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([.#][^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g;

/** Imports of each file, including type and dynamic imports; paths are from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function importGraph(root: string, files: readonly string[]): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const targets = [...text.matchAll(IMPORT)]
        .map((match) => targetOf(file, match[1] ?? match[2]!)!)
        .map((target) => ENDINGS.map((ending) => target + ending).find((name) => known.has(name)))
        .filter((target) => target !== undefined);
      return [file, [...new Set(targets)]];
    }),
  );
}

/** Returns the number of imports between `target` and each file that reaches it. */
export function importDistances(graph: ImportGraph, target: string): Map<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const imported of targets) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const distances = new Map([[target, 0]]);
  const queue = [target];
  for (const file of queue)
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distances.get(file)! + 1);
      queue.push(importer);
    }
  return distances;
}
