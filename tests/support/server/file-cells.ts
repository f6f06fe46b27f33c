import { allOf } from '../all-of';
import { fileRows } from '#platform/server/imports/reader/file-rows';

/** The cells of each row of a CSV file or workbook that says anything. */
export async function fileCells(bytes: Uint8Array): Promise<string[][]> {
  return (await allOf(fileRows(Buffer.from(bytes)))).flatMap(({ rows }) => rows.map(({ cells }) => cells));
}
