import type { TranslateFunction } from 'react-admin';
import type { BitacoraBuscarAnswer } from '#generated/shared/operations.gen';
import { lowerFirst } from '#platform/web/ui/format/lower-first';

export type AuditEvent = BitacoraBuscarAnswer['eventos'][number];

/** Returns the name of a record's kind: a resource, or a kind without a screen. */
export function kindName(translate: TranslateFunction, entidad: string, count = 1): string {
  const name = translate(`resources.${entidad}.name`, { smart_count: count, _: '' });
  return name || translate(`bitacora.kinds.${entidad}`, { smart_count: count, _: entidad });
}

/** Describes an event in words: the actor and the action. */
export function eventSentence(
  translate: TranslateFunction,
  event: AuditEvent,
): { readonly who: string; readonly did: string } {
  const { accion, entidad, entidadId, titulo, transicion, filas, usuarioNombre } = event;
  const isSession = accion === 'SESION_FALLIDA' || accion === 'BLOQUEO';
  const who = usuarioNombre ?? translate(accion === 'SESION_FALLIDA' ? 'bitacora.somebody' : 'bitacora.system');
  const values = {
    kind: lowerFirst(kindName(translate, entidad)),
    kinds: lowerFirst(kindName(translate, entidad, 2)),
    record: titulo ?? (entidadId === null ? '' : `#${entidadId}`),
    step: '',
    smart_count: filas ?? 0,
  };
  if (entidadId === null)
    return {
      who,
      did: translate(`bitacora.did.${accion}_VARIOS`, { ...values, _: translate(`bitacora.did.otherMany`, values) }),
    };
  const step =
    transicion === null ? '' : translate(`resources.${entidad}.transitions.${transicion}.name`, { _: transicion });
  if (isSession) return { who, did: translate(`bitacora.did.${accion}`, values) };
  return { who, did: translate(`bitacora.did.${accion}`, { ...values, step }) };
}
