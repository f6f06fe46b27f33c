import { useState } from 'react';
import type { ImageItem } from '#platform/web/ui/values/images/image-item';

interface Removed {
  readonly item: ImageItem;
  readonly index: number;
}

interface ImageList {
  /** Last removed picture, which can be restored. */
  readonly removed: ImageItem | null;
  readonly remove: (index: number) => void;
  /** Restores the picture and returns its id. */
  readonly undo: () => string | null;
  readonly makePrincipal: (index: number) => void;
  readonly rename: (index: number, name: string) => void;
}

/** Returns the actions on a list of pictures. */
export function useImageList(items: readonly ImageItem[], onChange: (items: readonly ImageItem[]) => void): ImageList {
  const [gone, setGone] = useState<readonly Removed[]>([]);
  const last = gone.at(-1);
  return {
    removed: last?.item ?? null,
    remove: (index) => {
      const item = items[index];
      if (!item) return;
      setGone([...gone, { item, index }]);
      onChange(items.toSpliced(index, 1));
    },
    undo: () => {
      if (!last) return null;
      setGone(gone.slice(0, -1));
      onChange(items.toSpliced(last.index, 0, last.item));
      return last.item.id;
    },
    makePrincipal: (index) => {
      const item = items[index];
      if (item) onChange([item, ...items.toSpliced(index, 1)]);
    },
    rename: (index, name) => onChange(items.map((item, place) => (place === index ? { ...item, name } : item))),
  };
}
