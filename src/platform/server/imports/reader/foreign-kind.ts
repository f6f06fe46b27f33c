const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** Number of characters inspected. */
const LOOKED_AT = 4096;

/** Magic numbers of files that are not spreadsheets, whatever their extension. */
const SIGNATURES: readonly (readonly [Buffer, string])[] = [
  [Buffer.from('%PDF-'), 'ARCHIVO_PDF'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'ARCHIVO_IMAGEN'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'ARCHIVO_IMAGEN'],
  [Buffer.from('GIF8'), 'ARCHIVO_IMAGEN'],
  [Buffer.from('II*\0'), 'ARCHIVO_IMAGEN'],
  [Buffer.from('MM\0*'), 'ARCHIVO_IMAGEN'],
  [Buffer.from('{\\rtf'), 'ARCHIVO_WORD'],
  [Buffer.from('Rar!'), 'ARCHIVO_COMPRIMIDO'],
  [Buffer.from([0x37, 0x7a, 0xbc, 0xaf]), 'ARCHIVO_COMPRIMIDO'],
  [Buffer.from([0x1f, 0x8b]), 'ARCHIVO_COMPRIMIDO'],
  [Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.from('Standard ')]), 'ARCHIVO_ACCESS'],
];
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Names of streams in a compound file (MS-CFB) that identify its content. */
const STREAMS: readonly (readonly [Buffer, string])[] = [
  [utf16('EncryptedPackage'), 'ARCHIVO_CON_CONTRASENA'],
  [utf16('WordDocument'), 'ARCHIVO_WORD'],
  [utf16('PowerPoint Document'), 'ARCHIVO_PRESENTACION'],
];

/** Returns the code of a file's type that is neither CSV nor a ZIP archive; null when it may be a list. */
export function foreignKind(bytes: Buffer): string | null {
  const [, known] = SIGNATURES.find(([signature]) => bytes.subarray(0, signature.length).equals(signature)) ?? [];
  if (known !== undefined) return known;
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    return STREAMS.find(([name]) => bytes.includes(name))?.[1] ?? 'ARCHIVO_ANTIGUO';
  if (bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP')
    return 'ARCHIVO_IMAGEN';
  const start = bytes
    .subarray(0, LOOKED_AT)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart();
  if (/^<(!doctype\s+html|html|table|head|body)\b/i.test(start)) return 'ARCHIVO_HTML';
  if (/^<\?xml\b/i.test(start)) return /<html\b/i.test(start) ? 'ARCHIVO_HTML' : 'ARCHIVO_XML';
  return /^[[{]\s*["{[\]}]/.test(start) ? 'ARCHIVO_JSON' : null;
}
