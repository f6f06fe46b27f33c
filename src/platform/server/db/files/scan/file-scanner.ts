import type { Readable } from 'node:stream';

/** Scans files for malware. */
export interface FileScanner {
  /**
   * Scans a file and returns the name of the malware; null for a clean file.
   *
   * @throws ScanTooLarge for a file beyond the scanner's own limit; any other error means that the file was not scanned
   */
  readonly scan: (content: Readable) => Promise<string | null>;
}

/** Error of a file beyond the scanner's size limit. */
export class ScanTooLarge extends Error {}
