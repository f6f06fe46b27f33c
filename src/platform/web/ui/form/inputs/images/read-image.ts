import { dataUrlOf } from '#platform/web/ui/files/data-url-of';
import { redraw } from '#platform/web/ui/files/redraw';
import { scaledSize } from './scaled-size';

/**
 * A file as a data URL: as it is, or scaled down when it is larger than anybody looks at.
 *
 * @throws when it is no picture that this browser can read
 */
export async function readImage(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    const size = scaledSize(bitmap);
    return await dataUrlOf(size === null ? file : await redraw(bitmap, size));
  } finally {
    bitmap.close();
  }
}
