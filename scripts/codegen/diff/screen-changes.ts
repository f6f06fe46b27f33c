/** Generated files that describe an entity's screens, and names for the places in them. */
const PLACES = [
  {
    file: 'list.gen.tsx',
    part: /const columns[^]*?\n\];|const columns[^\n]*\[\];/,
    found: /\{ source: '([^']+)'/g,
    called: 'list: column',
  },
  {
    file: 'list.gen.tsx',
    part: /const filters[^]*?\n\];|const filters[^\n]*\[\];/,
    found: /\{ source: '([^']+)'/g,
    called: 'list: filter',
  },
  { file: 'fields.gen.tsx', part: /[^]*/, found: /source="([^"]+)"/g, called: 'form: field' },
  { file: 'details.gen.tsx', part: /[^]*/, found: /source="([^"]+)"/g, called: 'page: field' },
] as const;

type Read = (path: string) => string | null;

/**
 * Changes on the screens between two states of generated/: additions, removals and moves on each entity's list, form and page, and changed
 * texts.
 *
 * @param entities names of all entities of both states
 */
export function screenChanges(entities: readonly string[], before: Read, after: Read): readonly string[] {
  return entities.flatMap((name) => {
    const [had, has] = [before, after].map((read) => read(`web/${name}/resource.gen.ts`) !== null);
    if (!had || !has) return [`${name}: its screens ${has ? 'are new' : 'go'}`];
    const places = PLACES.flatMap(({ file, part, found, called }) => {
      const sources = (read: Read) =>
        [...(part.exec(read(`web/${name}/${file}`) ?? '')?.[0] ?? '').matchAll(found)].map(([, source]) => source!);
      return listChanges(sources(before), sources(after)).map((change) => `${name}: ${called} ${change}`);
    });
    return [...places, ...textChanges(name, before, after)];
  });
}

function listChanges(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((source) => !after.includes(source));
  const come = after.filter((source) => !before.includes(source));
  const moved = gone.length + come.length === 0 && before.join() !== after.join();
  return [
    ...gone.map((source) => `\`${source}\` goes`),
    ...come.map((source) => `\`${source}\` comes`),
    ...(moved ? [`order is ${after.join(', ')}`] : []),
  ];
}

function textChanges(name: string, before: Read, after: Read): string[] {
  return ['es', 'en'].flatMap((language) => {
    const texts = (read: Read) =>
      JSON.parse(read(`locales/${language}/${name}.gen.json`) ?? '{}') as Readonly<Record<string, string>>;
    const [old, now] = [texts(before), texts(after)];
    return Object.entries(old)
      .filter(([key, text]) => now[key] !== undefined && now[key] !== text)
      .map(([key, text]) => `${name}: «${text}» reads «${now[key]}» (${language})`);
  });
}
