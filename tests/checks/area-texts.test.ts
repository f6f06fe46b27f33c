import { existsSync, readFileSync } from 'node:fs';
import { targetOf } from '../../scripts/checks/target-of';
import { describe, expect, it } from 'vitest';
import ENTITIES from '#platform/web/i18n/area-entities.json';
import { askedKeys, isKnown } from './text-keys';

const AREA_ENTITIES: Readonly<Record<string, readonly string[]>> = ENTITIES;
const ROUTES = ['src/app/web/routes.tsx', 'src/app/web/pages/AreaRoutes.tsx', 'src/app/web/pages/MorePage.tsx'];
const PARTS = 'src/app/web/parts.ts';
/** A page or part of an area: `pageOf('farmacia', () => import('…'))`. */
const LOADED = /\b(?:pageOf|partOf)\('(\w+)', \(\) => import\('([^']+)'\)/g;

interface Shown {
  readonly area: string;
  readonly file: string;
  /** Resources whose generated page shows the part, each with its own texts. */
  readonly on: readonly string[];
}

function loadedIn(text: string, from: string, on: readonly string[]): Shown[] {
  return Array.from(text.matchAll(LOADED), ([, area, target]) => ({ area: area!, file: fileOf(target!, from)!, on }));
}

/** Parts with the resource that shows them. A part in a shared constant counts for each resource that uses the constant. */
function parts(): Shown[] {
  const text = readFileSync(PARTS, 'utf8');
  const constants = Array.from(text.matchAll(/^const ([A-Z_]+) = [\s\S]*?;$/gm), ([body, name]) => ({ body, name }));
  const [, table] = text.split('export const PARTS');
  return Array.from(
    table!.matchAll(/^ {2}'?([\w-]+)'?: ?[\s\S]*?(?=^ {2}'?[\w-]+'?: ?|^\};)/gm),
    ([body, resource]) => {
      const held = constants.filter(({ name }) => body.includes(name!)).map((constant) => constant.body);
      return loadedIn([body, ...held].join('\n'), PARTS, [resource!]);
    },
  ).flat();
}

function fileOf(target: string, from: string): string | undefined {
  const base = targetOf(from, target)!;
  return [`${base}.tsx`, `${base}.ts`].find((file) => existsSync(file));
}

/** Returns the file and every screen file of an area that it imports, statically or dynamically. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([.#][^']+)'/g)) {
    const next = fileOf(target!, file);
    if (next && /^src\/areas\/[^/]+\/web\//.test(next)) withImports(next, found);
  }
  return found;
}

/** Returns the keys of fields and choices that a file uses, in template strings or through imported enums. */
function keysOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const asked = askedKeys(text).map(({ key }) => key);
  const choices = Array.from(
    text.matchAll(/import \{([^}]+)\} from '#generated\/web\/([\w-]+)\/enums\.gen'/g),
    ([, names, entity]) => {
      const source = readFileSync(`generated/web/${entity}/enums.gen.ts`, 'utf8');
      return names!
        .split(',')
        .map((each) => each.trim().split(' as ')[0])
        .filter(Boolean)
        .map((name) => new RegExp(`export const ${name}\\b[\\s\\S]*?name: '(\\w+)'`).exec(source)?.[1])
        .map((name) => `enums.${name}.*`);
    },
  );
  return [...asked.filter((key) => /^(enums|resources)\.(?!\*)/.test(key)), ...choices.flat()];
}

const labels = new Map<string, ReadonlySet<string>>();
function labelsOf(entity: string): ReadonlySet<string> {
  const known = labels.get(entity);
  if (known) return known;
  const read = new Set(
    Object.keys(JSON.parse(readFileSync(`generated/locales/es/${entity}.gen.json`, 'utf8')) as object),
  );
  labels.set(entity, read);
  return read;
}

describe('texts of an area', () => {
  const shown = [...ROUTES.flatMap((file) => loadedIn(readFileSync(file, 'utf8'), file, [])), ...parts()];

  it('are checked for every page and part', () => {
    expect(shown.length).toBeGreaterThan(70);
    expect(shown.flatMap(({ file }) => [...withImports(file)].flatMap(keysOf)).length).toBeGreaterThan(100);
  });

  it('include the names of the fields and choices that its pages and parts show', () => {
    const missing = shown.flatMap(({ area, file, on }) => {
      const texts = new Set([...(AREA_ENTITIES[area] ?? []), ...on].flatMap((entity) => [...labelsOf(entity)]));
      return [...withImports(file)].flatMap((each) =>
        keysOf(each)
          .filter((key) => !isKnown(key, texts))
          .map((key) => `${area}: ${each} (${file}${on.length > 0 ? ` on ${on.join()}` : ''}) ${key}`),
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });
});
