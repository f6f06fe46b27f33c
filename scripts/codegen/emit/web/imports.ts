import { quote } from '../code';

const UI = '#platform/web/ui/';

/** Collects the imports of a generated file and writes each once: types separately, packages first, sorted by path. */
export class Imports {
  /** @param siblings path to the entity's own files, for a file below `generated/web/<name>/` */
  constructor(private readonly siblings = './') {}

  private readonly values = new Map<string, Set<string>>();
  private readonly types = new Map<string, Set<string>>();

  /** Imports `name` from `path` and returns the name, so that a use and its import are written together. */
  use(name: string, path: string): string {
    add(this.values, name, this.from(path));
    return name;
  }

  type(name: string, path: string): string {
    add(this.types, name, this.from(path));
    return name;
  }

  private from(path: string): string {
    return path.startsWith('./') ? this.siblings + path.slice(2) : path;
  }

  toString(): string {
    const lines = [
      ...[...this.values].map(([path, names]) => [path, `import { ${sorted(names)} } from ${quote(path)};\n`] as const),
      ...[...this.types].map(
        ([path, names]) => [path, `import type { ${sorted(names)} } from ${quote(path)};\n`] as const,
      ),
    ];
    const rank = (path: string) => (path.startsWith('.') ? `~${path}` : path);
    return lines
      .toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
      .map(([, line]) => line)
      .join('');
  }
}

function add(map: Map<string, Set<string>>, name: string, path: string): void {
  map.set(path, (map.get(path) ?? new Set()).add(name));
}

function sorted(names: ReadonlySet<string>): string {
  return [...names].toSorted().join(', ');
}

/** Path of a module of src/platform/web/ui, as files of `generated/web/<name>/` import it. */
export const ui = (module: string): string => UI + module;
