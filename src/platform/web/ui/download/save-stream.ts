/** Used part of the File System Access API, which some browsers lack. */
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
 * Asks for the destination of a file, if the browser can, so that it need not fit in memory. Otherwise the file is collected in memory and
 * passed to the browser's downloads. Must be called in a click handler.
 *
 * @returns null when the user cancels
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
    // The picker exists but is not allowed, e.g. inside a frame.
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
      // By then the download has begun; the memory is released.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    abort: async () => {
      parts.length = 0;
    },
  };
}
