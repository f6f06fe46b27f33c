import { grouped } from '#platform/shared/grouped';

/** A line of a request with the warehouse that is to supply it. */
export interface RoutedLine {
  readonly almacenSurtidorId: number;
}

/**
 * A request divided among the warehouses that are to supply it, its own part first. That is what stays with its warehouse; where nothing
 * stays, what goes to the warehouse of its first line, so that no request is left without lines.
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
