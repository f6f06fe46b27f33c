import { dateStyles } from './date-styles';
import { FileFault } from './file-fault';
import { parseXml } from './parse-xml';
import type { RawRow } from './raw-row';
import { sharedTexts } from './shared-texts';
import { sheetRows } from './sheet-rows';
import { workbookParts } from './workbook-parts';
import { zipArchive, type ZipArchive } from './zip-archive';

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^word\//i, 'ARCHIVO_WORD'],
  [/^ppt\//i, 'ARCHIVO_PRESENTACION'],
  [/^xl\/workbook\.bin$/i, 'ARCHIVO_XLSB'],
  // Matches Writer and Impress files too; the advice for them is the same.
  [/^META-INF\/manifest\.xml$/i, 'ARCHIVO_ODS'],
  [/^Index\/.*\.iwa$/i, 'ARCHIVO_NUMBERS'],
];

/** Returns the code of a ZIP archive that is no workbook; null for one that may be. */
function foreignArchive({ names }: ZipArchive): string | null {
  const [, known] = PARTS.find(([part]) => names.some((name) => part.test(name))) ?? [];
  if (known !== undefined) return known;
  return names.length > 0 && !names.some((name) => /^\/?(xl\/|\[Content_Types\]\.xml$)/i.test(name))
    ? 'ARCHIVO_COMPRIMIDO'
    : null;
}

/**
 * Yields the rows of the first visible sheet of an Excel workbook (ECMA-376) as text, in batches with the share read. The sheet is parsed
 * while it is unpacked, so that its size does not affect memory.
 *
 * @throws FileFault when it is no workbook, is damaged, or exceeds the limits
 */
export async function* readXlsx(
  bytes: Buffer,
): AsyncGenerator<{ readonly rows: readonly RawRow[]; readonly read: number }> {
  const archive = await zipArchive(bytes);
  const foreign = foreignArchive(archive);
  if (foreign !== null) throw new FileFault(foreign);
  const { sheet, texts, styles, from1904 } = await workbookParts(archive);
  const context = {
    from1904,
    styles: await dateStyles(await archive.open(styles)),
    shared: await sharedTexts(await archive.open(texts)),
  };
  const pieces = await archive.open(sheet);
  if (!pieces) throw new FileFault('ARCHIVO_NO_LEGIBLE');
  let rows: RawRow[] = [];
  let unpacked = 0;
  async function* counted(from: AsyncIterable<Buffer>) {
    for await (const piece of from) {
      unpacked += piece.length;
      yield piece;
    }
  }
  const size = Math.max(1, archive.sizeOf(sheet));
  for await (const _ of parseXml(counted(pieces), sheetRows({ ...context, give: (row) => rows.push(row) }))) {
    if (rows.length === 0) continue;
    yield { rows, read: Math.min(1, unpacked / size) };
    rows = [];
  }
  yield { rows, read: 1 };
}
