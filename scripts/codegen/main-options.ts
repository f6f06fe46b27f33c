/** Options of `npm run generate`. */
export const USAGE = `npm run generate -- [--check | --diff | --explain entity | --fix] [--drop names] [--root folder]

  Compiles schemas/ into generated/ and plans the migration that the tables need.

  --check           writes only what git does not track, and fails when something else would change
  --diff            tells what an edit would change on screens, in the API and in the database, and writes nothing
  --explain entity  tells what comes of a schema and why, and writes nothing
  --fix             mends what can be mended in the schemas, and tells what it changed
  --drop names      columns and tables that may go with their data: --drop unidad.fax,cama
  --root folder     project, if it is not the folder one stands in`;

export const OPTIONS = {
  check: { type: 'boolean', default: false },
  root: { type: 'string', default: process.cwd() },
  drop: { type: 'string', default: '' },
  explain: { type: 'string' },
  diff: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
} as const;
