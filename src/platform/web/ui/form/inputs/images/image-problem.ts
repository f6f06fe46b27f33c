/** Reason why a file is refused as a picture; its text is `app.image.problem.<kind>`. */
export type ImageProblem = 'type' | 'size' | 'unreadable' | 'full';

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Maximum size of one file, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 ** 2;

/** Returns the problem of a file before it is read; null if none. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): ImageProblem | null {
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return 'type';
  return size > MAX_IMAGE_BYTES ? 'size' : null;
}
