import type { ExportRows } from '#generated/server/exports.gen';
import type { bitacora } from '#platform/server/db/system-tables';
import type { OperationContext } from '#platform/server/operations/context';

type Row = Pick<typeof bitacora.$inferSelect, 'accion' | 'transicion' | 'entidad'>;
type Words = Pick<ExportRows['bitacoraExportar'], 'persona' | 'accion' | 'paso' | 'tipo'>;

/** Translates the codes of an event as on the screen: the actor when it was no account, the action, and the kind of record. */
export function eventWords(text: OperationContext['text']): (row: Row, persona: string | null) => Words {
  const orElse = (key: string, other: string): string => {
    const found = text(key);
    return found === key ? other : found;
  };
  return ({ accion, transicion, entidad }, persona) => ({
    persona: persona ?? text(accion === 'SESION_FALLIDA' ? 'bitacora.alguien' : 'bitacora.sistema'),
    accion: orElse(`bitacora.accion.${accion}`, accion),
    paso: transicion === null ? null : orElse(`resources.${entidad}.transitions.${transicion}.name`, transicion),
    tipo: orElse(`resources.${entidad}.name`, orElse(`bitacora.tipo.${entidad}`, entidad)),
  });
}
