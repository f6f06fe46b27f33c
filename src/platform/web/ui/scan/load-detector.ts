import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { CAMERA_FORMATS, type CameraReading } from '#platform/shared/barcodes/text-of-reading';

/** A code in a picture: its content, and its position in pixels. */
export interface Detected extends CameraReading {
  readonly boundingBox: DOMRectReadOnly;
}

export interface Detector {
  detect(image: HTMLCanvasElement): Promise<readonly Detected[]>;
}

interface NativeDetector {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: NativeDetector;
  }
}

/**
 * Loads the browser's own detector if it supports DataMatrix, the code on most labels of medicines; otherwise the bundled one. Rejects when
 * that cannot be loaded.
 */
export async function loadDetector(): Promise<Detector> {
  const own = window.BarcodeDetector;
  const known = (await own?.getSupportedFormats()) ?? [];
  if (own && known.includes('data_matrix'))
    return new own({ formats: CAMERA_FORMATS.filter((format) => known.includes(format)) });
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  // Loads the decoder from this server at once, so that a failure shows before the first scan.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...CAMERA_FORMATS] });
}
