import { dataUrlOf } from '../files/data-url-of';

/** Maximum size of a file: its base64 fits into the request that the server allows. */
export const MAX_BYTES = 25.5 * 1024 * 1024;

/** Returns a file's bytes as base64, as the API expects them. */
export async function fileContent(file: Blob): Promise<string> {
  return (await dataUrlOf(file)).replace(/^data:[^,]*,/, '');
}
