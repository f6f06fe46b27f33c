import type { FileHandle } from 'node:fs/promises';

/** Bytes with random access. */
export interface ByteSource {
  readonly size: number;
  /** Reads bytes from an offset; fewer at the end. */
  readonly read: (at: number, length: number) => Promise<Buffer>;
}

export const bufferSource = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (at, length) => bytes.subarray(at, at + length),
});

export async function fileSource(file: FileHandle): Promise<ByteSource> {
  const { size } = await file.stat();
  return {
    size,
    read: async (at, length) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - at)));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      return buffer.subarray(0, bytesRead);
    },
  };
}
