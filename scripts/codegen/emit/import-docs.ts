import type { Emitter, Entity, ImportSpec, Model } from '../model';

/**
 * `docs/imports.gen.md`: columns that a spreadsheet may have for each entity, and reasons why some take none, for readers of the
 * repository.
 */
export const emitImportDocs: Emitter = (model) => {
  const specs = specsOf(model);
  const taking = model.entities.flatMap((entity) =>
    specs.get(entity.name) ? [row(entity, specs.get(entity.name)!)] : [],
  );
  const others = model.entities.flatMap(({ name, labels, noImport }) =>
    specs.has(name) || noImport === null ? [] : [`| ${labels.many.es} | \`${name}\` | ${noImport} |`],
  );
  const content = `# What a spreadsheet may say

Each column is headed by the field's name or its label; a field of an object by both labels (\`Domicilio: Calle\`). Records are told
apart by the key; a record of another entity is named by what stands in brackets, with hyphens between several.

Accents, capitals, underscores and rows above the headings do not matter, nor do zeros that a spreadsheet dropped from a code of digits.

| catalogue | entity | key | columns |
|---|---|---|---|
${taking.join('\n')}

## Files of the authorities

Beside those names, columns are known by what the files of DGIS (CLUES), CEMECE (CIE-10), SEPOMEX and INEGI call them. A plus sign
joins columns that are one thing; of several in one file the first that says something counts.

| catalogue | column | headings |
|---|---|---|
${[...specs.values()].flatMap(foreign).join('\n')}

## Not from a spreadsheet

| catalogue | entity | because |
|---|---|---|
${others.join('\n')}
`;
  return [{ path: 'docs/imports.gen.md', content, sources: ['schemas/entities', 'schemas/endpoints'] }];
};

function specsOf({ endpoints, entities }: Model): Map<string, ImportSpec> {
  const operations = [
    ...endpoints.flatMap((endpoint) => endpoint.operations),
    ...entities.flatMap(({ importOperation }) => importOperation ?? []),
  ];
  return new Map(operations.flatMap(({ import: spec }) => (spec ? [[spec.entity, spec] as const] : [])));
}

function foreign({ entity, names }: ImportSpec): string[] {
  return Object.entries(names).map(
    ([column, ways]) => `| \`${entity}\` | ${column} | ${ways.map((way) => way.join(' + ')).join(', ')} |`,
  );
}

function row({ name, labels }: Entity, { columns, match, references }: ImportSpec): string {
  const named = (column: string) => {
    const ways = references[column]?.by.map((way) => way.join('-')).join(' or ');
    return ways === undefined ? column : `${column} (${ways})`;
  };
  return `| ${labels.many.es} | \`${name}\` | ${match.join(' + ')} | ${columns.map(named).join(', ')} |`;
}
