import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';

/** The JSON language service of VS Code and most other editors, configured with the committed settings. */
const service = getLanguageService({
  schemaRequestService: (uri) => readFile(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (relative, resource) => new URL(relative, resource).href },
});
const settings = parse(await readFile('.vscode/settings.json', 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[];
};
const FILE = 'schemas/entities/red/almacen.json';
service.configure({
  validate: true,
  allowComments: true,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch: fileMatch.map((match) => pathToFileURL(path.resolve(`.${match.replace(/\/\*\*/, '/**')}`)).href),
    uri: pathToFileURL(path.resolve(url)).href,
  })),
});

/** Opens a schema in the editor. `change` edits the existing schema; «|» marks the cursor. */
async function typing(change: (text: string) => string, file = FILE) {
  const marked = change(await readFile(file, 'utf8'));
  const offset = marked.indexOf('|');
  const document = TextDocument.create(
    pathToFileURL(path.resolve(file)).href,
    'jsonc',
    1,
    offset < 0 ? marked : marked.slice(0, offset) + marked.slice(offset + 1),
  );
  return { document, json: service.parseJSONDocument(document), at: document.positionAt(Math.max(0, offset)) };
}

const suggested = async (change: (text: string) => string) => {
  const { document, json, at } = await typing(change);
  return (await service.doComplete(document, at, json))?.items.map(({ label }) => label) ?? [];
};
const found = async (change: (text: string) => string, file?: string) => {
  const { document, json } = await typing(change, file);
  return (await service.doValidation(document, json)).map(({ message }) => message);
};

describe('an editor', () => {
  it('completes keywords and their values', async () => {
    expect(await suggested((text) => text.replace('"x-field": {', '"x-field": { |'))).toEqual(
      expect.arrayContaining(['reference', 'when', 'filter', 'mask']),
    );
    expect(await suggested((text) => text.replace('"icon": "warehouse"', '"icon": "|"'))).toEqual(
      expect.arrayContaining(['"truck"', '"hospital"']),
    );
  });

  it('completes the names of entities, permissions and groups of the menu', async () => {
    expect(await suggested((text) => text.replace('"reference": "unidad"', '"reference": "|"'))).toEqual(
      expect.arrayContaining(['"unidad"', '"personal-medico"']),
    );
    expect(await suggested((text) => text.replace('"write": "almacen.administrar"', '"write": "|"'))).toContain(
      '"almacen.administrar"',
    );
    expect(await suggested((text) => text.replace('"group": "catalogos"', '"group": "|"'))).toContain('"hospital"');
  });

  it('explains a keyword', async () => {
    const { document, json, at } = await typing((text) => text.replace('"normalize"', '"norm|alize"'));
    const hover = await service.doHover(document, at, json);
    expect(JSON.stringify(hover?.contents)).toContain('Applied by form and server before validation');
  });

  it('underlines unknown names', async () => {
    expect(await found((text) => text)).toEqual([]);
    expect(await found((text) => text.replace('"reference": "unidad"', '"reference": "unidat"'))).toHaveLength(1);
    expect(
      await found((text) => text.replace('"write": "almacen.administrar"', '"write": "almacen.administra"')),
    ).toHaveLength(1);
    expect(await found((text) => text.replace('"x-field": {', '"x-fild": {'))).toEqual([
      expect.stringContaining('x-fild'),
    ]);
  });

  it.each([
    'schemas/endpoints/solicitudes/solicitud.json',
    'schemas/reports/informe-semestre.json',
    'schemas/shared/via.json',
    'schemas/navigation.json',
    'schemas/profiles.json',
  ])('finds nothing wrong with %s', async (file) => {
    expect(await found((text) => text, file)).toEqual([]);
  });
});
