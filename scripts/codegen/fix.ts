import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic, Fix } from './diagnostic';
import type { Edit } from './load/edit';

/** Returns the text of a file after a fix. `file` selects the file for a fix of several. The text must be the one that was compiled. */
export function applyFix(text: string, fix: Fix, file: string | undefined = fix.edits[0]?.file): string {
  return apply(
    text,
    fix.edits.filter((edit) => edit.file === file),
  );
}

/**
 * Writes the fixes of one run's diagnostics below `root` and returns the written files. When fixes overlap, only the first is applied. The
 * next run reports the other if it is still needed.
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]): string[] {
  const accepted: Edit[] = [];
  for (const { fix } of diagnostics) {
    if (fix && !fix.edits.some((edit) => accepted.some((other) => meet(edit, other)))) accepted.push(...fix.edits);
  }
  const files = [...new Set(accepted.map(({ file }) => file))].toSorted();
  for (const file of files) {
    const target = path.join(root, file);
    // Offsets exclude the byte order mark that some editors write.
    const raw = readFileSync(target, 'utf8');
    const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : '';
    writeFileSync(
      target,
      mark +
        apply(
          raw.slice(mark.length),
          accepted.filter((edit) => edit.file === file),
        ),
    );
  }
  return files;
}

function apply(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((whole, { start, end, text: by }) => whole.slice(0, start) + by + whole.slice(end), text);
}

/** Returns true when two edits overlap. Two additions after the same entry do not: each has its own comma. */
function meet(a: Edit, b: Edit): boolean {
  if (a.file !== b.file || a.start > b.end || b.start > a.end) return false;
  return !(
    a.start === a.end &&
    b.start === b.end &&
    a.text.startsWith(',') &&
    b.text.startsWith(',') &&
    a.text !== b.text
  );
}
