import { commentParts, mentionOf, type Mentionable } from '#platform/shared/comments';

/** Mentioned person with the label in the draft: `@label`. */
export interface Chosen {
  readonly usuarioId: number;
  readonly nombre: string;
  readonly label: string;
}

/** A comment during editing: names instead of ids. */
export interface Draft {
  readonly text: string;
  readonly chosen: readonly Chosen[];
}

export const EMPTY_DRAFT: Draft = { text: '', chosen: [] };

/** Up to four words after an `@` at the beginning of a word. */
const ASKED = /(?:^|[\s(¿¡«"])@([\p{L}\p{M}.'-]*(?: [\p{L}\p{M}.'-]+){0,3} ?)$/u;

/** Returns the partial name after an `@` before the caret; null without a search. */
export function askedFor(text: string, caret: number, chosen: readonly Chosen[]): string | null {
  const typed = ASKED.exec(text.slice(0, caret))?.[1];
  if (typed === undefined || typed.endsWith('  ')) return null;
  return chosen.some(({ label }) => typed.startsWith(label)) ? null : typed;
}

/** Returns the draft with a mention in place of the partial name, and the new caret position. */
export function choose(
  draft: Draft,
  caret: number,
  typed: string,
  { usuarioId, nombre, detalle }: Mentionable,
): { readonly draft: Draft; readonly caret: number } {
  const isTaken = draft.chosen.some((each) => each.label === nombre && each.usuarioId !== usuarioId);
  const label = isTaken ? `${nombre} (${detalle})` : nombre;
  const before = `${draft.text.slice(0, caret - typed.length)}${label} `;
  const chosen = [...draft.chosen.filter((each) => each.label !== label), { usuarioId, nombre, label }];
  return { draft: { text: before + draft.text.slice(caret).replace(/^ /, ''), chosen }, caret: before.length };
}

/** Returns the text in its stored form. A name edited after selection becomes plain text. */
export function toSent({ text, chosen }: Draft): string {
  if (chosen.length === 0) return text;
  const longestFirst = chosen.toSorted((a, b) => b.label.length - a.label.length);
  const labels = longestFirst.map(({ label }) => label.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return text.replaceAll(new RegExp(`@(${labels.join('|')})(?![\\p{L}\\p{M}\\d])`, 'gu'), (_, label: string) => {
    const { usuarioId, nombre } = chosen.find((each) => each.label === label)!;
    return mentionOf(usuarioId, nombre);
  });
}

/** Converts a stored text to a draft for editing. */
export function toDraft(texto: string): Draft {
  let text = '';
  const chosen: Chosen[] = [];
  for (const part of commentParts(texto)) {
    if ('text' in part) text += part.text;
    else {
      const { usuarioId, nombre } = part.mention;
      const same = chosen.find((each) => each.usuarioId === usuarioId);
      const label =
        same?.label ?? (chosen.some((each) => each.label === nombre) ? `${nombre} (${usuarioId ?? ''})` : nombre);
      if (!same && usuarioId !== null) chosen.push({ usuarioId, nombre, label });
      text += `@${label}`;
    }
  }
  return { text, chosen };
}
