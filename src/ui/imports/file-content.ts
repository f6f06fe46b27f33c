/** Largest file that is taken: base64 of it fits into the request that the server allows. */
export const MOST_BYTES = 16.5 * 1024 * 1024;

/** A file's bytes as base64, the way the API takes them. */
export function fileContent(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}
