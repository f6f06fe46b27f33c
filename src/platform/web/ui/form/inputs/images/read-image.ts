import { dataUrlOf } from '#platform/web/ui/files/data-url-of';
import { redraw } from '#platform/web/ui/files/redraw';
import { scaledSize } from './scaled-size';

/**
 * Returns a picture file as a data URL, scaled down when it exceeds the maximum size.
 *
 * @throws when the browser cannot read it as a picture
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
