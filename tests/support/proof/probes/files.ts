import { unzipSync } from 'fflate';
import type { Findings, Probe, Visitor } from '../context';
import { visible } from '../planted';
import { letterOf, lettersFor } from '../reach';
import { isPlanted, strangers } from './reading';
import type { Proof } from '../context';

/** Permission to export data as a file. An export contains what both permissions reach. */
const EXPORT = 'reporte.exportar';

/** A file contains the records of the list that its reader may also export. */
export const files: Probe = async (proof, visitor) => {
  const found: Findings = [];
  for (const { name, path, permissions, operations } of proof.probed.filter((resource) =>
    resource.operations.includes('list'),
  )) {
    if (!operations.includes('list')) continue;
    const seen = visible(proof.planted, name, permissions.list, visitor).filter(
      (record) => visible([record], name, EXPORT, visitor).length > 0,
    );
    const may = letterOf(visitor.profile, permissions.list) !== null && letterOf(visitor.profile, EXPORT) !== null;
    for (const format of ['csv', 'xlsx'] as const) {
      if (format === 'xlsx' && !isPlanted(proof, name)) continue;
      if (may && !proof.first('files', name, format, ...lettersFor(visitor.profile, name, permissions.list, EXPORT)))
        continue;
      const at = `${visitor.profile} GET ${path}/exportar ${format}`;
      const { status, headers, text, rows } = await file(proof, visitor, `/api${path}/exportar?formato=${format}`);
      if (status !== (may ? 200 : 403)) found.push(`${at}: ${status}`);
      if (!may) continue;
      found.push(...strangers(at, { status, headers, body: text }, seen, visitor));
      if (isPlanted(proof, name) && rows !== seen.length) found.push(`${at}: ${rows} rows instead of ${seen.length}`);
      if (isPlanted(proof, name) && headers['x-total-items'] !== String(seen.length))
        found.push(`${at}: counts ${headers['x-total-items']} of ${seen.length}`);
    }
  }
  return found;
};

/** Returns a file as text, and the number of rows below its heading. */
export async function file(
  { app }: Pick<Proof, 'app'>,
  { token }: Visitor,
  url: string,
): Promise<{ status: number; headers: Record<string, string>; text: string; rows: number }> {
  const { statusCode, headers, rawPayload } = await app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
  });
  const isXlsx = statusCode === 200 && url.includes('formato=xlsx');
  const text = isXlsx
    ? Object.values(unzipSync(rawPayload))
        .map((part) => new TextDecoder().decode(part))
        .join('\n')
    : rawPayload.toString('utf8');
  const rows = isXlsx
    ? [...text.matchAll(/<row r="\d+">/g)].length - 1
    : text.split('\r\n').filter((line) => line !== '').length - 1;
  return { status: statusCode, headers: headers as Record<string, string>, text, rows };
}
