import { isGtin } from './is-gtin';

/** A code read by a camera: its type, as named by the Barcode Detection API, and its content. */
export interface CameraReading {
  readonly format: string;
  readonly rawValue: string;
}

/** Types of codes found on supplies and documents, by their names in the Barcode Detection API. */
export const CAMERA_FORMATS = ['data_matrix', 'code_128', 'ean_13', 'ean_8', 'upc_a', 'itf', 'qr_code'] as const;

/** FNC1, as readers emit it. */
const SEPARATOR = '\u001d';
/** Symbology prefixes that scanners emit for GS1 codes, by type of code (ISO/IEC 15424). */
const SYMBOLOGY: Readonly<Record<string, string>> = { data_matrix: ']d2', code_128: ']C1', qr_code: ']Q3' };

/**
 * Converts a camera reading to the text that a scanner would emit, for `scannedCode`. Separators between elements stay; a leading one,
 * which only some readers report, becomes the symbology prefix. Null for an empty reading, or for a partial ITF, which has no check digit.
 *
 * @example textOfReading({ format: 'data_matrix', rawValue: '\u001d010750…' }) // ']d2010750…'
 */
export function textOfReading({ format, rawValue }: CameraReading): string | null {
  const text = rawValue.trim();
  if (text === '' || text === SEPARATOR) return null;
  if (format === 'itf') return text.length === 14 && isGtin(text) ? text : null;
  // A trailing separator shows that the reader emits separators: no other reading is possible.
  return text.startsWith(SEPARATOR) ? `${SYMBOLOGY[format] ?? ''}${text.slice(1)}${SEPARATOR}` : text;
}
