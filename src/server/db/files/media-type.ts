import { open as openArchive, type Entry } from 'yauzl';
import { headOf } from './head-of';

const HEAD = 64;
/** Entries of an archive that are looked at; an office document has its main part among the first. */
const MOST_ENTRIES = 2000;

/** The main part of each kind of office document. */
const MAIN_PARTS: Readonly<Record<string, string>> = {
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const OPEN_DOCUMENT = /^mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet))(?:PK|$)/;

/** Media type of a file, by its content alone; null for what is none of those that are taken. */
export async function mediaTypeOf(path: string): Promise<string | null> {
  const text = await headText(path);
  const picture = pictureIn(text);
  if (picture) return picture;
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (!text.startsWith('PK\x03\x04')) return null;
  const open = OPEN_DOCUMENT.exec(text.slice(30));
  return open ? open[1]! : officeType(path);
}

/** Media type of a picture, by its first bytes; null for any other file. */
export const pictureTypeOf = async (path: string): Promise<PictureType | null> => pictureIn(await headText(path));

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

const headText = async (path: string): Promise<string> => (await headOf(path, HEAD * 2)).toString('latin1');

function pictureIn(head: string): PictureType | null {
  if (head.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  return null;
}

function officeType(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    openArchive(path, { lazyEntries: true, autoClose: true }, (error, archive) => {
      if (error || !archive) return resolve(null);
      let seen = 0;
      const end = (type: string | null) => {
        archive.close();
        resolve(type);
      };
      archive.on('error', () => end(null));
      archive.on('end', () => end(null));
      archive.on('entry', ({ fileName }: Entry) => {
        seen += 1;
        const type = Object.hasOwn(MAIN_PARTS, fileName) ? MAIN_PARTS[fileName]! : null;
        if (type !== null || seen >= MOST_ENTRIES) end(type);
        else archive.readEntry();
      });
      archive.readEntry();
    });
  });
}
