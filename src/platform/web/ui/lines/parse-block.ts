/**
 * Parses a block copied from a spreadsheet to rows of texts: tab-separated as from Excel, Sheets and Calc, or CSV (comma or semicolon).
 * Null when the text is one value, not a block.
 */
export function parseBlock(text: string): string[][] | null {
  const trimmed = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const separator = separatorOf(trimmed);
  if (separator === null && !trimmed.includes('\n')) return null;
  const rows = split(trimmed, separator ?? '\t').map((row) => row.map((cell) => cell.trim()));
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

function separatorOf(text: string): string | null {
  if (text.includes('\t')) return '\t';
  // `1,200` alone is a figure: a comma separates only when every line has the same number of them.
  const lines = text.split('\n');
  if (lines.length < 2) return null;
  return (
    [';', ','].find((mark) => {
      const counts = new Set(lines.map((line) => split(line, mark)[0]?.length ?? 1));
      return counts.size === 1 && !counts.has(1);
    }) ?? null
  );
}

/** Splits a text into cells. Quoted cells may contain separators, line breaks and doubled quotes. */
function split(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator) end();
    else if (char === '\n') {
      end();
      rows.push([]);
    } else cell += char;
  }
  end();
  return rows;
}
