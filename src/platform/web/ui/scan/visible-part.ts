export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Section of a picture in its pixels, with the size at which it is drawn. */
export interface Part extends Size {
  readonly left: number;
  readonly top: number;
  readonly drawn: Size;
}

/** Maximum pixels of the longer side for the reader: more would be slower without finding more codes. */
const MOST = 1280;

/**
 * Returns the part of a picture visible in a box with `object-fit: cover`, so that only visible codes are read. Null before the first
 * picture, or for a box without size.
 */
export function visiblePart(picture: Size, box: Size): Part | null {
  if (Math.min(picture.width, picture.height, box.width, box.height) <= 0) return null;
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.min(picture.width, Math.round(box.width / scale));
  const height = Math.min(picture.height, Math.round(box.height / scale));
  const smaller = Math.min(1, MOST / Math.max(width, height));
  return {
    left: Math.floor((picture.width - width) / 2),
    top: Math.floor((picture.height - height) / 2),
    width,
    height,
    drawn: { width: Math.round(width * smaller), height: Math.round(height * smaller) },
  };
}
