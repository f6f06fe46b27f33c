/** The part of the File System Access API that is used; not every browser has it. */
interface FilePicker {
  readonly showSaveFilePicker?: (options: {
    suggestedName: string;
  }) => Promise<{ createWritable: () => Promise<WritableStream<Uint8Array>> }>;
}

/** Destination of a download. */
export interface FileSink {
  readonly write: (chunk: Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

/**
 * Asks where a file is to be saved, where the browser can, so that it need not fit in memory; elsewhere it is kept and then
 * given to the browser's downloads. Must be called by a click.
 *
 * @returns null when the person changed their mind
 */
export async function openFile(name: string, type: string): Promise<FileSink | null> {
  const picker = (window as FilePicker).showSaveFilePicker;
  if (!picker) return memorySink(name, type);
  try {
    const handle = await picker({ suggestedName: name });
    const writer = (await handle.createWritable()).getWriter();
    return {
      write: (chunk) => writer.write(chunk),
      close: () => writer.close(),
      abort: () => writer.abort().catch(() => undefined),
    };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // The picker is there but must not be used, e.g. inside a frame.
    return memorySink(name, type);
  }
}

function memorySink(name: string, type: string): FileSink {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    write: async (chunk) => {
      parts.push(new Uint8Array(chunk));
    },
    close: async () => {
      const url = URL.createObjectURL(new Blob(parts, { type }));
      const link = Object.assign(document.createElement('a'), { href: url, download: name });
      link.click();
      // The download has begun by then; the memory is let go.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    abort: async () => {
      parts.length = 0;
    },
  };
}
