import type { CellFault, RawRow } from './raw-row';
import { LIMITS } from './limits';

/** Matches control characters, the replacement character, and invalid code points; line breaks and tabs are allowed. */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\uFFFD-\uFFFF]/u;
/** Returns the first character of a text that no cell may contain; undefined without one. */
export function unreadableCharacter(text: string): string | undefined {
  return UNREADABLE.exec(text)?.[0];
}

const ALL_UNREADABLE = new RegExp(UNREADABLE.source, 'gu');
const SHOWN = 200;

/**
 * Replaces characters that a database or reader cannot process by U+FFFD, and truncates texts that no cell can contain. Reports both as
 * faults.
 */
export function cleanCells({ fila, cells, faults, kinds }: RawRow): RawRow {
  const told: CellFault[] = [...faults];
  for (const [column, text] of cells.entries()) {
    if (text.length > LIMITS.characters) {
      told.push({ column, codigo: 'CELDA_DEMASIADO_LARGA', params: { limite: LIMITS.characters } });
      cells[column] = text.slice(0, SHOWN);
    }
    const found = unreadableCharacter(cells[column]!);
    if (found === undefined) continue;
    if (told.every((fault) => fault.column !== column)) told.push(faultOf(column, found));
    cells[column] = cells[column]!.replaceAll(ALL_UNREADABLE, '\uFFFD');
  }
  return { fila, cells, faults: told, kinds };
}

function faultOf(column: number, character: string): CellFault {
  const code = character.charCodeAt(0);
  const isControl = code < 0xa0;
  return {
    column,
    codigo: isControl ? 'CELDA_CON_CONTROL' : 'CELDA_ILEGIBLE',
    params: isControl ? { caracter: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` } : {},
  };
}
