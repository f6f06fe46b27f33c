import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostics } from '../diagnostic';
import { decodeSchema } from './decode-schema';
import { isMisplaced } from './misplaced';
import { NO_FUNCTIONS, readFunctions, type Functions } from './read-functions';
import { SourceDocument } from './source-document';

export interface SchemaFiles {
  readonly meta: ReadonlyMap<string, SourceDocument>;
  readonly shared: ReadonlyMap<string, SourceDocument>;
  readonly entities: readonly SourceDocument[];
  readonly endpoints: readonly SourceDocument[];
  readonly reports: readonly SourceDocument[];
  readonly boards: readonly SourceDocument[];
  readonly worklists: readonly SourceDocument[];
  readonly navigation: SourceDocument | null;
  readonly profiles: SourceDocument | null;
  /** Hand-written code for names in the schemas. */
  readonly functions: Functions;
}

/**
 * Reads every schema file below `root`. Reports syntax errors and duplicate keys; such a document has `value === undefined` and is skipped
 * afterwards.
 */
export async function readSchemas(root: string, diagnostics: Diagnostics): Promise<SchemaFiles> {
  const listing = await readdir(path.join(root, 'schemas'), { recursive: true, withFileTypes: true });
  const files = listing
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
  for (const file of files) if (!file.endsWith('.json') && !UNREAD.test(file)) tellIgnored(file, diagnostics);
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .map(async (file) => {
        const { text, fault } = decodeSchema(await readFile(path.join(root, file)));
        const document = new SourceDocument(file, text);
        if (fault)
          diagnostics.addAt('bad-encoding', document, fault, fault.message, { text: 'save the file as UTF-8' });
        return document;
      }),
  );
  return schemaFiles(documents, diagnostics, await readFunctions(root));
}

/** Notes for readers, and files that editors and systems leave. */
const UNREAD = /\.md$|~$|(^|\/)\.[^/]+$|(^|\/)Thumbs\.db$/;

function tellIgnored(file: string, diagnostics: Diagnostics): void {
  const renamed = /\.json[c5]?$/i.test(file)
    ? `rename it to ${path.posix.basename(file).replace(/\.[^.]+$/, '.json')}`
    : 'schemas are .json files: rename it, or keep it elsewhere';
  diagnostics.addAt(
    'ignored-file',
    new SourceDocument(file, '{}'),
    { line: 1, column: 1 },
    'Nothing reads this file: its name does not end in `.json`.',
    { text: renamed },
  );
}

/** Groups documents by their kind. Checks their syntax. */
export function schemaFiles(
  all: readonly SourceDocument[],
  diagnostics: Diagnostics,
  functions: Functions = NO_FUNCTIONS,
): SchemaFiles {
  for (const document of all) reportSyntax(document, diagnostics);
  const documents = all.filter((document) => !isMisplaced(document, diagnostics));

  const under = (folder: string) => documents.filter((document) => document.file.startsWith(`schemas/${folder}/`));
  const single = (file: string) => documents.find((document) => document.file === `schemas/${file}`) ?? null;
  const byFile = (list: readonly SourceDocument[]) => new Map(list.map((document) => [document.file, document]));
  return {
    meta: byFile(under('meta')),
    shared: byFile(under('shared')),
    entities: under('entities'),
    endpoints: under('endpoints'),
    reports: under('reports'),
    boards: under('boards'),
    worklists: under('worklists'),
    navigation: single('navigation.json'),
    profiles: single('profiles.json'),
    functions,
  };
}

function reportSyntax(document: SourceDocument, diagnostics: Diagnostics): void {
  const { file, syntaxFault: fault } = document;
  if (fault) {
    const fix = fault.edit && {
      title: fault.suggestion ?? fault.message,
      edits: [{ file, start: fault.edit.start, end: fault.edit.end, text: fault.edit.text }],
    };
    diagnostics.addAt('json-syntax', document, fault, fault.message, { text: fault.suggestion, fix });
    return;
  }
  for (const duplicate of document.duplicateKeys) {
    const { key, start, end } = duplicate;
    diagnostics.addAt(
      'duplicate-key',
      document,
      duplicate,
      `\`${key}\` stands twice in the same object; the first would be lost.`,
      {
        text: 'keep one of them',
        fix: { title: `remove the second \`${key}\``, edits: [{ file, start, end, text: '' }] },
      },
    );
  }
}
