import type { JSONPath } from 'jsonc-parser';
import type { Kind, Seeded } from './kind';
import type { Random } from './random';
import { keyOffset, nodeAt, sitesOf, valueAt, withKey, withValue, type Site, type Sources } from './sources';

type Where = readonly (readonly [folder: string, pattern: string])[];
type Fits = (site: Site, sources: Sources) => boolean;

export const keyOf = ({ path }: Site): string => String(path.at(-1));
const within =
  (where: Where, fits: Fits) =>
  (sources: Sources): Site[] =>
    where.flatMap(([folder, pattern]) => sitesOf(sources, folder, pattern)).filter((site) => fits(site, sources));

/** Misspells the name of a property. */
export function misspeltKey(name: string, where: Where, fits: Fits = () => true): Kind {
  return {
    name,
    sites: within(where, (site, sources) => keyOf(site).length > 3 && fits(site, sources)),
    seed: (site, random, sources) => {
      const owner = Object.keys(valueAt(sources, site.file, site.path.slice(0, -1)) ?? {});
      let slip = random.misspell(keyOf(site));
      while (owner.includes(slip)) slip = random.misspell(keyOf(site));
      return {
        ...placed(withKey(sources, site.file, site.path, slip), site.file, [...site.path.slice(0, -1), slip], 'key'),
        names: slip,
      };
    },
  };
}

/** Misspells a text value. */
export function misspeltValue(name: string, where: Where, fits: Fits = () => true): Kind {
  return {
    name,
    sites: within(
      where,
      (site, sources) => typeof site.value === 'string' && site.value.length > 3 && fits(site, sources),
    ),
    seed: (site, random, sources) => {
      const slip = random.misspell(String(site.value));
      return { ...placed(withValue(sources, site.file, site.path, slip), site.file, site.path), names: slip };
    },
  };
}

/** Replaces the value at a place. */
export function replaced(
  name: string,
  where: Where,
  value: (site: Site, random: Random, sources: Sources) => unknown,
  {
    fits = () => true,
    names,
    at,
    on,
  }: {
    fits?: Fits;
    names?: string | ((value: unknown, site: Site) => string);
    at?: (site: Site) => JSONPath;
    on?: 'key';
  } = {},
): Kind {
  return {
    name,
    sites: within(where, fits),
    seed: (site, random, sources) => {
      const by = value(site, random, sources);
      const named = typeof names === 'function' ? names(by, site) : (names ?? (typeof by === 'string' ? by : ''));
      return {
        ...placed(withValue(sources, site.file, site.path, by), site.file, at?.(site) ?? site.path, on),
        names: named,
      };
    },
  };
}

/** Adds a value at a place that is reached from the site. */
export function added(
  name: string,
  where: Where,
  to: (
    site: Site,
    random: Random,
    sources: Sources,
  ) => { at: JSONPath; value: unknown; names: string; told?: JSONPath; on?: 'key' },
  fits: Fits = () => true,
): Kind {
  return {
    name,
    sites: within(where, fits),
    seed: (site, random, sources) => {
      const { at, value, names, told = at, on } = to(site, random, sources);
      return { ...placed(withValue(sources, site.file, at, value), site.file, told, on), names };
    },
  };
}

/** Kind that removes a node. By default, the error is expected at the enclosing object. */
export function removed(
  name: string,
  where: Where,
  {
    fits = () => true,
    names = keyOf,
    told = (site) => site.path.slice(0, -1),
    on,
  }: { fits?: Fits; names?: (site: Site) => string; told?: (site: Site) => JSONPath; on?: 'key' } = {},
): Kind {
  return {
    name,
    sites: within(where, fits),
    seed: (site, _random, sources) => ({
      ...placed(withValue(sources, site.file, site.path, undefined), site.file, told(site), on),
      names: names(site),
    }),
  };
}

/** Returns the position of a path in a mutated set. */
export function placed(
  sources: Sources,
  file: string,
  at: JSONPath,
  on: 'key' | 'value' = 'value',
): Omit<Seeded, 'names'> {
  const text = sources[file]!;
  return { sources, file, offset: on === 'key' ? keyOffset(text, at) : nodeAt(text, at).offset };
}
