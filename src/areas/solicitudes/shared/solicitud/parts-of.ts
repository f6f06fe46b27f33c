import { grouped } from '#platform/shared/text/grouped';

/** A line of a request with its supplying warehouse. */
export interface RoutedLine {
  readonly almacenSurtidorId: number;
}

/**
 * Splits a request by supplying warehouse, the original's part first. That part contains the lines that stay with its warehouse. If none
 * stays, it is the part of the first line's warehouse, so that no request is left without lines.
 */
export function partsOf<Line extends RoutedLine>(
  lines: readonly Line[],
  ownId: number,
): readonly { readonly almacenSurtidorId: number; readonly lines: readonly Line[] }[] {
  const parts = [...grouped(lines, ({ almacenSurtidorId }) => almacenSurtidorId)].map(([almacenSurtidorId, own]) => ({
    almacenSurtidorId,
    lines: own,
  }));
  const own = parts.find(({ almacenSurtidorId }) => almacenSurtidorId === ownId) ?? parts[0];
  return own ? [own, ...parts.filter((part) => part !== own)] : [];
}
