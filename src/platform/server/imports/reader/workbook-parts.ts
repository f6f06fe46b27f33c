import path from 'node:path';
import { FileFault } from './file-fault';
import { localName, readXml } from './parse-xml';
import type { ZipArchive } from './zip-archive';

/** Parts of a workbook needed to read a list, by their names in the archive. */
export interface WorkbookParts {
  readonly sheet: string;
  readonly texts: string;
  readonly styles: string;
  /** True when dates count from 1904, as in old Macintosh workbooks. */
  readonly from1904: boolean;
}

interface Relation {
  readonly id: string;
  /** Kind of the target: the last segment of its type's URI. */
  readonly kind: string;
  readonly target: string;
}

/**
 * Finds the first visible sheet of cells, in the order of the workbook's tabs, and the parts that its cells refer to (ECMA-376 part 1,
 * 18.2). Without the part that names the sheets, it is the first one by name.
 */
export async function workbookParts(archive: ZipArchive): Promise<WorkbookParts> {
  const book =
    (await relationsOf(archive, '')).find(({ kind }) => kind === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const sheets: { readonly relation: string; readonly hidden: boolean }[] = [];
  let from1904 = false;
  await readXml(await archive.open(book), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet')
        sheets.push({ relation: idOf(attributes), hidden: (attributes['state'] ?? 'visible') !== 'visible' });
    },
  });
  const relations = await relationsOf(archive, book);
  const target = (kind: string) => relations.find((relation) => relation.kind === kind)?.target ?? null;
  // Tabs of charts and of old macros have no cells.
  const tabs = sheets.flatMap(({ relation, hidden }) => {
    const part = relations.find(({ id, kind }) => id === relation && kind === 'worksheet')?.target;
    return part === undefined ? [] : [{ part, hidden }];
  });
  const sheet = sheets.length > 0 ? (tabs.find(({ hidden }) => !hidden) ?? tabs[0])?.part : firstByName(archive.names);
  if (sheet === undefined) throw new FileFault('ARCHIVO_NO_LEGIBLE');
  return {
    sheet,
    texts: target('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: target('styles') ?? 'xl/styles.xml',
    from1904,
  };
}

/** Returns the relations of a part; for an empty name, those of the archive. */
async function relationsOf(archive: ZipArchive, part: string): Promise<Relation[]> {
  const folder = path.posix.dirname(part);
  const relations: Relation[] = [];
  await readXml(await archive.open(path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`)), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      relations.push({
        id: Id,
        kind: Type.slice(Type.lastIndexOf('/') + 1),
        target: Target.startsWith('/') ? Target.slice(1) : path.posix.join(folder, Target),
      });
    },
  });
  return relations;
}

/** Returns the attribute `r:id`, whatever its prefix. */
function idOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.includes(':') && localName(name) === 'id')?.[1] ?? '';
}

function firstByName(names: readonly string[]): string | undefined {
  return names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}
