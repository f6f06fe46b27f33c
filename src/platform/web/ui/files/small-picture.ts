import { redraw, type Cut } from './redraw';

/** Maximum length of the longer side, in pixels. */
const MAX_PIXELS = 1024;

/**
 * Returns a picture for storage: at most 1024 pixels on a side, without the location and device data of a camera.
 *
 * @param square crops to the largest square in the middle, slightly higher for portrait format, where faces are
 * @throws when the browser cannot read it as a picture
 */
export async function smallPicture(file: Blob, square: boolean): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const cut = square ? squareOf(bitmap) : { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const factor = Math.min(1, MAX_PIXELS / Math.max(cut.width, cut.height));
    return await redraw(
      bitmap,
      { width: Math.max(1, Math.round(cut.width * factor)), height: Math.max(1, Math.round(cut.height * factor)) },
      cut,
    );
  } finally {
    bitmap.close();
  }
}

/** Returns the square section of a picture, above the middle for portrait format. */
export function squareOf({ width, height }: { readonly width: number; readonly height: number }): Cut {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 3), width: side, height: side };
}
