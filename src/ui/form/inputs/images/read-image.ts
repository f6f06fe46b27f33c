import { dataUrlOf } from '../../../files/data-url-of';
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
    return await dataUrlOf(size === null ? file : await redrawn(bitmap, size));
  } finally {
    bitmap.close();
  }
}

async function redrawn(bitmap: ImageBitmap, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  const webp = await blobOf(canvas, 'image/webp');
  // Some browsers write no WebP and answer a PNG. JPEG knows no transparency: what was seen through becomes white, not black.
  if (webp.type === 'image/webp') return webp;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return blobOf(canvas, 'image/jpeg');
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to be redrawn'))), type, 0.86);
  });
}
