import type { Template } from '../../model';

/** Paths that a record's name (or detail) is made of. */
export function labelPaths(template: Template | null): string[] {
  return (template?.parts ?? []).flatMap((part) => ('path' in part ? [part.path] : []));
}

/** A template as code: `{persona.nombre} · {clave}` → `` textOf`${record.persona?.nombre} · ${record.clave}` ``. */
export function templateCode(template: Template): string {
  const body = template.parts
    .map((part) => ('path' in part ? `\${record.${part.path.replaceAll('.', '?.')}}` : part.literal.replace(/[`\\$]/g, '\\$&')))
    .join('');
  return `textOf\`${body}\``;
}
