/** Maximum characters of a comment, with mentions in their stored form. */
export const MAX_COMMENT = 1_000;

/** Period in which authors may edit or delete a comment, in milliseconds. */
export const CHANGEABLE_MS = 15 * 60_000;

/** Maximum people mentioned in one comment. */
export const MAX_MENTIONS = 20;

/** A comment as the API sends it. */
export interface Comment {
  readonly comentarioId: number;
  /** Plain text; mentions in the format of `MENTION`. */
  readonly texto: string;
  /** Null when the reader may not see the author. */
  readonly autorNombre: string | null;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  readonly editado: string | null;
  readonly esPropio: boolean;
  /** Moment until which the reader may change it; null when they may not. */
  readonly modificableHasta: string | null;
}

/** Person whom a comment can mention. */
export interface Mentionable {
  readonly usuarioId: number;
  readonly nombre: string;
  /** Profile of the person, to distinguish people of the same name. */
  readonly detalle: string;
}

/** `@[Nombre](12)`; name and id are empty when the reader may not identify the person. */
const MENTION = /@\[([^[\]()\n]{0,200})\]\((\d{0,15})\)/g;

/** Part of a comment: text, or a mention. A null id hides a person whom the reader may not identify. */
export type CommentPart =
  | { readonly text: string }
  | { readonly mention: { readonly usuarioId: number | null; readonly nombre: string } };

/** Splits a comment into text and mentions. */
export function commentParts(texto: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let end = 0;
  for (const found of texto.matchAll(MENTION)) {
    if (found.index > end) parts.push({ text: texto.slice(end, found.index) });
    parts.push({ mention: { usuarioId: found[2] ? Number(found[2]) : null, nombre: found[1] ?? '' } });
    end = found.index + found[0].length;
  }
  if (end < texto.length) parts.push({ text: texto.slice(end) });
  return parts;
}

/** Returns the stored form of a mention. Removes characters from the name that would end it. */
export function mentionOf(usuarioId: number, nombre: string): string {
  return `@[${nombre.replaceAll(/[[\]()\n]/g, ' ').trim()}](${usuarioId})`;
}
