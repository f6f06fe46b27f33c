import { createReadStream } from 'node:fs';

/** Reads the first bytes of a file. */
export async function headOf(path: string, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: length - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
