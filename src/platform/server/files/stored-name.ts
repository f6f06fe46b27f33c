import { malformed } from '../db/problem';

/** Extensions of each accepted media type; the first one is added to a name without any of them. */
const EXTENSIONS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
};

/** Extensions that denote a file type. Other words after a dot belong to the name: `Oficio No. 5`, `Dra. Ana`. */
const CLAIMS: ReadonlySet<string> = new Set(
  `${Object.values(EXTENSIONS).flat().join(' ')} jpe jfif gif bmp tif tiff svg svgz heic heif avif ico psd
  doc docm dot dotx dotm xls xlsm xlsb xlt xltx xltm xlam xla ppt pptx pptm pps ppsx odp odg rtf txt csv tsv xml json yaml yml md
  htm html xhtml shtml mht mhtml hta js mjs cjs jse ts css php php3 php4 php5 php7 phtml phar asp aspx ascx cer jsp jspx cgi pl py pyc rb
  sh bash zsh ps1 psm1 bat cmd com exe scr pif msi msp mst dll sys drv cpl ocx vb vbs vbe ws wsf wsh wsc sct reg inf lnk url scf gadget
  application app dmg pkg deb rpm apk ipa jar war ear class swf iso img vhd vhdx bin run elf
  zip rar 7z gz tgz bz2 xz zst tar cab arj ace lzh z
  mp3 mp4 m4a m4v avi mov wmv mkv webm wav ogg flac eml msg pst ost mdb accdb sql db sqlite key pem p12 pfx bak tmp part crdownload download`
    .split(/\s+/)
    .filter((extension) => extension !== ''),
);

/** Device names reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;
/** Characters that separate folders, drives and streams, or that Windows does not allow in a name. */
const FORBIDDEN = /[<>:"|?*]/g;
const LAST_EXTENSION = /^(.*)\.([a-z0-9]{1,12})$/iu;

/** Maximum length of a name in characters, and in bytes of UTF-8: file systems allow 255. */
const MAX_CHARACTERS = 200;
const MAX_BYTES = 240;

/**
 * Returns the name of a stored file. It has a single extension, that of the media type, and nothing that misleads people or file systems. A
 * stored name is returned unchanged.
 *
 * @throws Problem 400 without a name
 */
export function storedName(name: unknown, mediaType: string): string {
  const clean = plainName(name);
  const known = EXTENSIONS[mediaType] ?? null;
  const claimed = LAST_EXTENSION.exec(clean)?.[2]?.toLowerCase() ?? '';
  const extension = known === null ? '' : `.${known.includes(claimed) ? claimed : known[0]}`;
  return `${cut(safeStem(clean), MAX_CHARACTERS - extension.length, MAX_BYTES - extension.length)}${extension}`;
}

/**
 * Removes folders, control characters, bidirectional and invisible characters, and dots and spaces at both ends from a name.
 *
 * @throws Problem 400 without a name
 */
export function plainName(name: unknown): string {
  if (typeof name !== 'string') throw malformed('nombre', 'REQUERIDO');
  const clean = (name.split(/[\\/]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replaceAll(FORBIDDEN, '-')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s.]+$/u, '')
    .trim();
  if (clean === '') throw malformed('nombre', 'REQUERIDO');
  return cut(clean, MAX_CHARACTERS, MAX_BYTES);
}

function safeStem(name: string): string {
  let stem = name;
  for (;;) {
    const [, before, extension] = LAST_EXTENSION.exec(stem) ?? [];
    if (before === undefined || !CLAIMS.has(extension!.toLowerCase())) break;
    stem = before.replace(/[\s.]+$/u, '');
  }
  stem = stem.replace(/^[\s.]+/u, '');
  if (stem === '') return 'archivo';
  return DEVICE.test(stem.split('.')[0]!.trim()) ? `_${stem}` : stem;
}

/** Cuts a text to both limits, without splitting a visible character. */
function cut(text: string, characters: number, bytes: number): string {
  if (text.length <= characters && Buffer.byteLength(text) <= bytes) return text;
  let kept = '';
  let [count, size] = [0, 0];
  for (const { segment } of new Intl.Segmenter('es').segment(text)) {
    count += Array.from(segment).length;
    size += Buffer.byteLength(segment);
    if (count > characters || size > bytes) break;
    kept += segment;
  }
  return kept.replace(/[\s.]+$/u, '');
}
