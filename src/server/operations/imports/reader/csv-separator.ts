const SEPARATORS = [',', ';', '\t'] as const;
/** Longest heading that is looked at. */
const LOOKED_AT = 200_000;

/** What stands between cells, and where the first row begins: as a first line `sep=;` says, else the one that the first row has most of, outside quotes. */
export function csvSeparator(text: string): { readonly separator: string; readonly start: number } {
  const [line, named] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  if (line !== undefined && named !== undefined) return { separator: named, start: line.length };
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  let quoted = false;
  let any = false;
  for (let at = 0; at < Math.min(text.length, LOOKED_AT); at += 1) {
    const character = text[at]!;
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) {
      if (any) break;
      continue;
    } else if (!quoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
    any = true;
  }
  return { separator: [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0], start: 0 };
}
