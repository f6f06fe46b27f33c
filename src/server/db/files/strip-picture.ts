import { readFile } from 'node:fs/promises';
import { mediaTypeOf } from './media-type';
import { strippedJpeg } from './strip-jpeg';
import { strippedPng } from './strip-png';
import { strippedWebp } from './strip-webp';

const STRIPPED: Readonly<Record<string, (file: Buffer) => Buffer | null>> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
};

/**
 * Removes the metadata of a picture: place, time, device and author. Null for a file that is
 * none, or that has nothing of the kind. A picture is small enough to be held in memory.
 */
export async function strippedPicture(path: string): Promise<Buffer | null> {
  const strip = STRIPPED[(await mediaTypeOf(path)) ?? ''];
  if (!strip) return null;
  const content = await readFile(path);
  const stripped = strip(content);
  return stripped === null || stripped.equals(content) ? null : stripped;
}
