import { dataUrlOf } from '../files/data-url-of';

/** Largest file that is taken: base64 of it fits into the request that the server allows. */
export const MOST_BYTES = 25.5 * 1024 * 1024;

/** A file's bytes as base64, the way the API takes them. */
export async function fileContent(file: Blob): Promise<string> {
  return (await dataUrlOf(file)).replace(/^data:[^,]*,/, '');
}
