/** Pixels of the longer side at most. */
const MOST_PIXELS = 1200;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size to which a picture is scaled down; null when it can stay as it is. */
export function scaledSize({ width, height }: Size): Size | null {
  const factor = MOST_PIXELS / Math.max(width, height);
  return factor >= 1
    ? null
    : { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
