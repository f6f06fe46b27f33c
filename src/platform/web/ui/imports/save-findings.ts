import type { TranslateFunction } from 'react-admin';
import { openFile } from '../download/save-stream';
import type { ImportFinding } from './import-outcome';

/** Saves the findings as a CSV file, as a guide to correct the spreadsheet. */
export async function saveFindings(
  findings: readonly ImportFinding[],
  fileName: string,
  translate: TranslateFunction,
): Promise<void> {
  const sink = await openFile(
    `${fileName.replace(/\.\w+$/, '')} ${translate('imports.findings').toLowerCase()}.csv`,
    'text/csv',
  );
  if (!sink) return;
  const head = ['row', 'column', 'value', 'level', 'message'].map((name) => translate(`imports.columns.${name}`));
  const lines = findings.map(({ fila, columna, valor, nivel, mensaje }) => [
    String(fila),
    columna,
    valor,
    translate(`imports.${nivel}`),
    mensaje,
  ]);
  await sink.write(
    new TextEncoder().encode(`\uFEFF${[head, ...lines].map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`),
  );
  await sink.close();
}

/** Quotes a cell, and escapes text that a spreadsheet would run as a formula. */
function quoted(text: string): string {
  return `"${(/^\s*[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
