import { redraw, type Cut } from './redraw';

/** Pixels of the longer side at most. */
const MOST_PIXELS = 1024;

/**
 * A picture as it is kept: at most 1024 pixels on a side, without the place and the device that a camera writes into it.
 *
 * @param square cut to the largest square in its middle, a little above it where it is upright: that is where faces are
 * @throws when it is no picture that this browser can read
 */
export async function smallPicture(file: Blob, square: boolean): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const cut = square ? squareOf(bitmap) : { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const factor = Math.min(1, MOST_PIXELS / Math.max(cut.width, cut.height));
    return await redraw(
      bitmap,
      { width: Math.max(1, Math.round(cut.width * factor)), height: Math.max(1, Math.round(cut.height * factor)) },
      cut,
    );
  } finally {
    bitmap.close();
  }
}

/** The square of a portrait. */
export function squareOf({ width, height }: { readonly width: number; readonly height: number }): Cut {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 3), width: side, height: side };
}
