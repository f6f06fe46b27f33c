/** Replaces `jsonexport`, the CSV writer of ra-core: lists export through the server, and no page uses this one. */
export default function noCsv(): never {
  throw new Error('Lists export through the server: pass `exporter: false` to the list.');
}
