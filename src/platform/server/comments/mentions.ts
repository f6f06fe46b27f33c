import type { Resource } from '../entity/resource';
import { cleanText } from '#platform/shared/text/clean-text';
import { commentParts, MAX_COMMENT, mentionOf, MAX_MENTIONS } from '#platform/shared/comments';
import { isObject } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid, malformed } from '../db/problem';
import { findRecord } from '../records/read/get-record';
import { notify } from '#areas/avisos/server/notify';
import { actorOfIdentity } from '../records/reach/reach-of';
import { usersWhoCanView } from './who-sees';

/**
 * Reads the text of a request, trimmed.
 *
 * @throws Problem 400 for any other body; 422 when it is empty or too long.
 */
export function sentText(body: unknown): string {
  if (!isObject(body) || typeof body['texto'] !== 'string') throw malformed('texto', 'TEXTO');
  const other = Object.keys(body).find((name) => name !== 'texto');
  if (other !== undefined) throw malformed(other, 'CAMPO_DESCONOCIDO');
  const texto = body['texto'].replaceAll(/\r\n?/g, '\n').trim();
  if (texto === '') throw invalid([{ campo: 'texto', codigo: 'REQUERIDO', params: {} }]);
  if (texto.length > MAX_COMMENT)
    throw invalid([{ campo: 'texto', codigo: 'LONGITUD_MAXIMA', params: { limite: MAX_COMMENT } }]);
  return texto;
}

/** Returns the mentioned accounts, without duplicates. */
export function mentionedIn(texto: string): number[] {
  return [
    ...new Set(
      commentParts(texto).flatMap((part) =>
        'mention' in part && part.mention.usuarioId !== null ? [part.mention.usuarioId] : [],
      ),
    ),
  ];
}

/**
 * Returns the text as stored: its mentions have the names of users who may see the record.
 *
 * @param kept users mentioned before: they stay, even if they can no longer see the record
 * @throws Problem 422 MENCION_SIN_ACCESO, MENCIONES_DEMASIADAS.
 */
export async function withMentions(
  tx: Queryable,
  resource: Resource,
  key: string,
  sent: string,
  actor: Actor,
  kept: readonly number[] = [],
): Promise<string> {
  const texto = cleanText(sent);
  const ids = mentionedIn(texto);
  if (ids.length > MAX_MENTIONS)
    throw invalid([{ campo: 'texto', codigo: 'MENCIONES_DEMASIADAS', params: { limite: MAX_MENTIONS } }]);
  const able = await usersWhoCanView(tx, resource, key, ids, actor);
  return commentParts(texto)
    .map((part) => {
      if ('text' in part) return part.text;
      const { usuarioId, nombre } = part.mention;
      const found = usuarioId === null ? undefined : able.get(usuarioId);
      if (found) return mentionOf(usuarioId!, found.nombre);
      if (usuarioId !== null && kept.includes(usuarioId)) return mentionOf(usuarioId, nombre);
      throw invalid([{ campo: 'texto', codigo: 'MENCION_SIN_ACCESO', params: {} }]);
    })
    .join('');
}

/** Notifies mentioned users, each with the record's label as they may read it; the author is excluded. */
export async function notifyMentioned(
  tx: Queryable,
  resource: Resource,
  key: string,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  const able = await usersWhoCanView(
    tx,
    resource,
    key,
    ids.filter((id) => id !== actor.usuarioId),
    actor,
  );
  for (const [usuarioId, { identity }] of able) {
    const record = await findRecord(tx, resource, key, resource.permissions.get, actorOfIdentity(identity, actor));
    await notify(tx, [usuarioId], {
      tipo: 'MENCION',
      severidad: 'AVISO',
      detalle: resource.title(record, actor.timeZone),
      ruta: `/${resource.name}/${encodeURIComponent(key)}`,
      entidad: resource.name,
      entidadId: resource.key.type === 'integer' ? Number(key) : null,
    });
  }
}
