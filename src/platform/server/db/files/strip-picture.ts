import { readFile } from 'node:fs/promises';
import { pictureTypeOf, type PictureType } from './media-type';
import { strippedJpeg } from './strip-jpeg';
import { strippedPng } from './strip-png';
import { strippedWebp } from './strip-webp';

const STRIPPED: Readonly<Record<PictureType, (file: Buffer) => Buffer | null>> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
};

/**
 * Removes the metadata of a picture: location, time, device and author. Null for any other file, and for a picture without metadata. Reads
 * the picture into memory.
 */
export async function strippedPicture(path: string): Promise<Buffer | null> {
  const type = await pictureTypeOf(path);
  if (type === null) return null;
  const content = await readFile(path);
  const stripped = STRIPPED[type](content);
  return stripped === null || stripped.equals(content) ? null : stripped;
}
