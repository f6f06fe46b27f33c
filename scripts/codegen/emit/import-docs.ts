import type { Emitter, Entity, ImportSpec, Model } from '../model';

/** `docs/imports.gen.md`: spreadsheet columns for each entity, and reasons why some have no import, for readers of the repository. */
export const emitImportDocs: Emitter = (model) => {
  const specs = specsOf(model);
  const taking = model.entities.flatMap((entity) =>
    specs.get(entity.name) ? [row(entity, specs.get(entity.name)!)] : [],
  );
  const others = model.entities.flatMap(({ name, labels, noImport }) =>
    specs.has(name) || noImport === null ? [] : [`| ${labels.many.es} | \`${name}\` | ${noImport} |`],
  );
  const content = `# Columns of imported spreadsheets

The heading of a column is the field's name or its label; for a field of an object both labels (\`Domicilio: Calle\`). The key
identifies a record. The fields in brackets identify a record of another entity, joined by hyphens.

Accents, capitals, underscores, rows above the headings, and zeros that a spreadsheet dropped from a numeric code are ignored.

| catalogue | entity | key | columns |
|---|---|---|---|
${taking.join('\n')}

## Files of the authorities

The import also knows the headings of the files of DGIS (CLUES), CEMECE (CIE-10), SEPOMEX and INEGI. A plus sign joins columns that
form one value. Of several headings in one file the first non-empty cell counts.

| catalogue | column | headings |
|---|---|---|
${[...specs.values()].flatMap(foreign).join('\n')}

## Without an import

| catalogue | entity | reason |
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
