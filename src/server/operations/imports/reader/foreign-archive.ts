import type { ZipArchive } from './zip-archive';

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^word\//i, 'ARCHIVO_WORD'],
  [/^ppt\//i, 'ARCHIVO_PRESENTACION'],
  [/^xl\/workbook\.bin$/i, 'ARCHIVO_XLSB'],
  // Of Writer and Impress, too: what to do with them is the same.
  [/^META-INF\/manifest\.xml$/i, 'ARCHIVO_ODS'],
  [/^Index\/.*\.iwa$/i, 'ARCHIVO_NUMBERS'],
];

/** The code of what a ZIP archive is that is no workbook; null for one that may be. */
export function foreignArchive({ names }: ZipArchive): string | null {
  const [, known] = PARTS.find(([part]) => names.some((name) => part.test(name))) ?? [];
  if (known !== undefined) return known;
  return names.length > 0 && !names.some((name) => /^\/?(xl\/|\[Content_Types\]\.xml$)/i.test(name))
    ? 'ARCHIVO_COMPRIMIDO'
    : null;
}
