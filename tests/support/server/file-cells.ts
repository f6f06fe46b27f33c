import { allOf } from '../all-of';
import { fileRows } from '#platform/server/imports/reader/file-rows';

/** Returns the cells of each non-empty row of a CSV file or workbook. */
export async function fileCells(bytes: Uint8Array): Promise<string[][]> {
  return (await allOf(fileRows(Buffer.from(bytes)))).flatMap(({ rows }) => rows.map(({ cells }) => cells));
}
