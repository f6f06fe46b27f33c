import type { ImageItem } from './image-item';

/** Returns the pictures of a value of any type. */
export function imageItems(value: unknown): readonly ImageItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return [];
    const { id, name, img } = item as Partial<Record<keyof ImageItem, unknown>>;
    return typeof img === 'string'
      ? [{ id: String(id ?? index), name: typeof name === 'string' ? name : '', img }]
      : [];
  });
}
