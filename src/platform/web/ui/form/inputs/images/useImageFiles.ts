import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ImageItem } from '#platform/web/ui/values/images/image-item';
import { imageItems } from '#platform/web/ui/values/images/image-items';
import { imageProblem, type ImageProblem } from './image-problem';
import { readImage } from './read-image';

export interface RefusedFile {
  readonly name: string;
  readonly problem: ImageProblem;
}

interface ImageFilesHook {
  /** Null while no file is being read. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly refused: readonly RefusedFile[];
  readonly dismiss: () => void;
  readonly add: (files: readonly File[]) => void;
}

/** Reads files one by one into the value; a refused file does not stop the others. */
export function useImageFiles(
  path: string,
  max: number,
  onChange: (items: readonly ImageItem[]) => void,
  onAdded: (count: number) => void,
): ImageFilesHook {
  const { getValues } = useFormContext();
  const [progress, setProgress] = useState<ImageFilesHook['progress']>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const waiting = useRef<File[]>([]);
  const reading = useRef(false);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      waiting.current = [];
    };
  }, []);

  const readOne = async (file: File): Promise<ImageProblem | null> => {
    const problem = imageProblem(file);
    if (problem) return problem;
    // Reads the current value of the form: pictures may change while a file is being read.
    const now = () => imageItems(getValues(path));
    if (now().length >= max) return 'full';
    let img: string;
    try {
      img = await readImage(file);
    } catch {
      return 'unreadable';
    }
    if (now().length >= max) return 'full';
    if (open.current) onChange([...now(), { id: newId(), name: file.name, img }]);
    return null;
  };

  const readAll = async () => {
    reading.current = true;
    let done = 0;
    let added = 0;
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      setProgress({ done, total: done + 1 + waiting.current.length });
      const { name } = file;
      const problem = await readOne(file);
      if (problem) setRefused((earlier) => [...earlier, { name, problem }]);
      else added += 1;
      done += 1;
    }
    reading.current = false;
    setProgress(null);
    if (added > 0 && open.current) onAdded(added);
  };

  return {
    progress,
    refused,
    dismiss: () => setRefused([]),
    add: (files) => {
      if (files.length === 0) return;
      waiting.current.push(...files);
      if (reading.current) return;
      setRefused([]);
      void readAll();
    },
  };
}

/** Returns an id for a picture of a list. Over plain HTTP, browsers provide no `crypto.randomUUID`. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
