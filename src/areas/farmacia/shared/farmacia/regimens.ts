/** Fields that order the lines of one medicine. */
export interface OrderedLine {
  readonly insumoId: number;
  readonly continuacion?: boolean | null | undefined;
}

/**
 * Lines of a prescription by medicine: each with those that continue it, in their order. A continuation without a beginning stands alone.
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

/** The line that answers a question with those that continue it; none where no line does. */
export function regimenOf<Line extends OrderedLine>(
  lines: readonly Line[],
  isMeant: (line: Line) => boolean,
): readonly Line[] {
  return regimensOf(lines).find((parts) => parts.some(isMeant)) ?? [];
}
