import type { Template } from '../model';

/** Returns the paths in a record's name or detail. */
export function labelPaths(template: Template | null): string[] {
  return (template?.parts ?? []).flatMap((part) => ('path' in part ? [part.path] : []));
}

/**
 * Converts a template to code: `{persona.nombre} · {clave}` → `` textOf`${record.persona?.nombre} · ${record.clave}` ``.
 *
 * @param read returns code that reads a path of the record
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
