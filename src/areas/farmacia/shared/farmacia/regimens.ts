/** Fields that order the lines of one medicine. */
export interface OrderedLine {
  readonly insumoId: number;
  readonly continuacion?: boolean | null | undefined;
}

/**
 * Groups the lines of a prescription by medicine: each line with its continuations, in order. A continuation without a first line forms its
 * own group.
 */
export function regimensOf<Line extends OrderedLine>(lines: readonly Line[]): readonly (readonly [Line, ...Line[]])[] {
  const groups: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const begun = line.continuacion ? groups.findLast(([first]) => first.insumoId === line.insumoId) : undefined;
    if (begun) begun.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Returns the line that satisfies a condition, with its continuations; empty when no line does. */
export function regimenOf<Line extends OrderedLine>(
  lines: readonly Line[],
  isMeant: (line: Line) => boolean,
): readonly Line[] {
  return regimensOf(lines).find((parts) => parts.some(isMeant)) ?? [];
}
