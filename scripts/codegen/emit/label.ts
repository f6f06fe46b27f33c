import type { Template } from '../model';

/** Paths that a record's name (or detail) is made of. */
export function labelPaths(template: Template | null): string[] {
  return (template?.parts ?? []).flatMap((part) => ('path' in part ? [part.path] : []));
}

/**
 * A template as code: `{persona.nombre} · {clave}` → `` textOf`${record.persona?.nombre} · ${record.clave}` ``.
 *
 * @param read code that reads a path of the record
 */
export function templateCode(
  template: Template,
  read = (path: string) => `record.${path.replaceAll('.', '?.')}`,
): string {
  const body = template.parts
    .map((part) => ('path' in part ? `\${${read(part.path)}}` : part.literal.replace(/[`\\$]/g, '\\$&')))
    .join('');
  return `textOf\`${body}\``;
}
