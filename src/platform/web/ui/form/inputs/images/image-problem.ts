/** Why a file does not become a picture; `app.image.problem.<kind>` says it. */
export type ImageProblem = 'type' | 'size' | 'unreadable' | 'full';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Bytes of one file at most. */
export const MOST_IMAGE_BYTES = 5 * 1024 ** 2;

/** Returns the problem of a file before it is read; null if none. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return 'type';
  return size > MOST_IMAGE_BYTES ? 'size' : null;
}
