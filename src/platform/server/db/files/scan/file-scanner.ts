import type { Readable } from 'node:stream';

/** Looks for malware in files. */
export interface FileScanner {
  /**
   * Name of what was found; null for a clean file.
   *
   * @throws ScanTooLarge for a file beyond the scanner's own limit; any other error means that the file was not scanned
   */
  readonly scan: (content: Readable) => Promise<string | null>;
}

/** A file beyond the size that the scanner reads. */
export class ScanTooLarge extends Error {}
