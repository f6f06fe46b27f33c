/** Maximum length of the longer side, in pixels. */
const MAX_PIXELS = 1200;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size to which a picture is scaled down; null when it stays unchanged. */
export function scaledSize({ width, height }: Size): Size | null {
  const factor = MAX_PIXELS / Math.max(width, height);
  return factor >= 1
    ? null
    : { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}
