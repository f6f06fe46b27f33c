import { open } from 'node:fs/promises';
import { ARCHIVE_LIMITS } from './archive/archive-limits';
import { fileSource } from './archive/byte-source';
import { readDirectory } from './archive/read-directory';
import { headOf } from './head-of';

const HEAD = 64;

/** The main part of each kind of office document. */
const MAIN_PARTS: Readonly<Record<string, string>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const OPEN_DOCUMENT = /^mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet))(?:PK|$)/;

/**
 * Detects the media type of a file from its content; null for a type that is not accepted.
 *
 * @throws ArchiveFault for an archive whose directory is refused
 */
export async function mediaTypeOf(path: string): Promise<string | null> {
  const text = await headText(path);
  const picture = pictureIn(text);
  if (picture) return picture;
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (!text.startsWith('PK\x03\x04')) return null;
  const openDocument = OPEN_DOCUMENT.exec(text.slice(30));
  return openDocument ? openDocument[1]! : officeType(path);
}

/** Detects the media type of a picture from its first bytes; null for any other file. */
export const pictureTypeOf = async (path: string): Promise<PictureType | null> => pictureIn(await headText(path));

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const headText = async (path: string): Promise<string> => (await headOf(path, HEAD * 2)).toString('latin1');

function pictureIn(head: string): PictureType | null {
  if (head.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  return null;
}

async function officeType(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const entries = await readDirectory(await fileSource(file), ARCHIVE_LIMITS.entries);
    const main = entries?.find(({ name }) => Object.hasOwn(MAIN_PARTS, name));
    return main ? MAIN_PARTS[main.name]! : null;
  } finally {
    await file.close();
  }
}
