interface Size {
  readonly width: number;
  readonly height: number;
}

/** Section of a picture, in its own pixels. */
export interface Cut extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * Redraws a picture, or a section of it, at a size. This removes the metadata of the camera.
 *
 * @throws when the browser cannot draw it
 */
export async function redraw(
  bitmap: ImageBitmap,
  { width, height }: Size,
  cut: Cut = { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  const webp = await blobOf(canvas, 'image/webp');
  // Some browsers cannot write WebP and return PNG. JPEG has no transparency: transparent areas become white, not black.
  if (webp.type === 'image/webp') return webp;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return blobOf(canvas, 'image/jpeg');
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to be redrawn'))),
      type,
      0.86,
    );
  });
}
