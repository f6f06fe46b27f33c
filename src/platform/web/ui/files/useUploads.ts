import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { describeError } from '../states/describe-error';
import { useFileMethods } from './file-methods';

export interface Upload {
  readonly key: string;
  readonly name: string;
  /** Uploaded fraction, from 0 to 1. */
  readonly part: number;
  /** Error of the upload, translated; null when it has not failed. */
  readonly problem: string | null;
  /** True when a repeated attempt would fail in the same way. */
  readonly final: boolean;
}

/** Uploads files to a record one by one; a failed file does not stop the others. Leaving the page stops them. */
export function useUploads(id: string, maxMB: number, onAdded: () => void) {
  const { name: resource } = useResourceModule();
  const translate = useTranslate();
  const methods = useFileMethods();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const files = useRef(new Map<string, File>());
  const aborts = useRef(new Map<string, AbortController>());
  const waiting = useRef<string[]>([]);
  const running = useRef(false);
  useEffect(() => {
    const all = aborts.current;
    return () => {
      waiting.current = [];
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((list) => list.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const drop = (key: string) => {
    files.current.delete(key);
    setUploads((list) => list.filter((upload) => upload.key !== key));
  };
  const sendOne = async (key: string, file: File) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    try {
      await methods.sendFile(resource, { id }, file, file.name, {
        signal: abort.signal,
        onProgress: (part) => change(key, { part }),
      });
      drop(key);
      onAdded();
    } catch (error) {
      if (abort.signal.aborted) return drop(key);
      const { message, status, correlationId } = describeError(error);
      change(key, {
        problem: translate(message, { correlationId: correlationId ?? '' }),
        final: status !== null && status >= 400 && status < 500 && status !== 409 && status !== 429,
      });
    } finally {
      aborts.current.delete(key);
    }
  };
  const sendAll = async () => {
    if (running.current) return;
    running.current = true;
    for (let key = waiting.current.shift(); key !== undefined; key = waiting.current.shift()) {
      const file = files.current.get(key);
      if (file) await sendOne(key, file);
    }
    running.current = false;
  };
  const queue = (key: string) => {
    waiting.current.push(key);
    void sendAll();
  };

  return {
    uploads,
    add: (chosen: readonly File[]) => {
      for (const file of chosen) {
        const key = crypto.randomUUID();
        // Checked before any byte is sent.
        const isLarge = file.size > maxMB * 1024 ** 2;
        setUploads((list) => [
          ...list,
          {
            key,
            name: file.name,
            part: 0,
            problem: isLarge ? translate('app.files.large', { size: maxMB }) : null,
            final: isLarge,
          },
        ]);
        if (isLarge) continue;
        files.current.set(key, file);
        queue(key);
      }
    },
    stop: (key: string) => {
      const abort = aborts.current.get(key);
      if (abort) abort.abort();
      else drop(key);
    },
    retry: (key: string) => {
      change(key, { problem: null, part: 0 });
      queue(key);
    },
    dismiss: drop,
  };
}
