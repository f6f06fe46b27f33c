import type { Findings, Probe } from '../context';
import { visible, type Planted } from '../planted';
import { letterOf } from '../reach';
import { core } from '../tell';
import { file } from './files';
import { strangers } from './reading';

interface Event {
  readonly bitacoraId: number;
  readonly entidad: string;
  readonly entidadId: string | null;
  readonly usuarioId: number | null;
  readonly titulo: string | null;
}

const SINCE = 'desde=2020-01-01T00:00:00.000Z&cantidad=200';

/**
 * The audit trail shows actions of people within the reader's reach. It shows names and values only of records that the reader may open,
 * and only readable fields.
 */
export const auditTrail: Probe = async (proof, visitor) => {
  const found: Findings = [];
  const letter = letterOf(visitor.profile, 'bitacora.ver');
  const answer = await visitor.ask('GET', `/api/seguridad/bitacora?${SINCE}`);
  const mayExport = letter !== null && letterOf(visitor.profile, 'reporte.exportar') !== null;
  const taken = await file(proof, visitor, `/api/seguridad/bitacora/exportar?desde=2020-01-01T00:00:00.000Z`);
  if (taken.status !== (mayExport ? 200 : 403))
    found.push(`${visitor.profile} GET /seguridad/bitacora/exportar: ${taken.status}`);
  if (letter === null)
    return answer.status === 403 ? found : [...found, `${visitor.profile} GET /seguridad/bitacora: ${answer.status}`];
  const openable = proof.resources.flatMap(({ name, permissions }) =>
    visible(proof.planted, name, permissions.get, visitor),
  );
  const names = proof.worlds.actors
    .filter(
      ({ usuarioId }) =>
        letter === 'RED' || homeOf(proof.planted, usuarioId).some((id) => visitor.places.unidad?.includes(id)),
    )
    .flatMap((actor) => actor.names);
  const units = proof.planted
    .filter(
      ({ entity, id }) => entity === 'unidad' && (letter === 'RED' || visitor.places.unidad?.includes(Number(id))),
    )
    .flatMap(({ marks }) => marks.slice(0, 1));
  found.push(
    ...strangers(`${visitor.profile} GET /seguridad/bitacora`, answer, openable, visitor, [...names, ...units]),
  );
  if (mayExport)
    found.push(
      ...strangers(
        `${visitor.profile} GET /seguridad/bitacora/exportar`,
        { status: taken.status, headers: taken.headers, body: taken.text },
        openable,
        visitor,
        [...names, ...units],
      ),
    );
  const { eventos: events, total: all } = answer.body as { eventos: Event[]; total: number };
  if (mayExport && letterOf(visitor.profile, 'reporte.exportar') === letter && taken.rows !== all)
    found.push(`${visitor.profile} GET /seguridad/bitacora/exportar: ${taken.rows} rows instead of ${all}`);
  for (const { usuarioId, bitacoraId, entidad, entidadId, titulo } of events) {
    const isOwn =
      letter === 'RED' || homeOf(proof.planted, usuarioId).some((id) => visitor.places.unidad?.includes(id));
    if (!isOwn) found.push(`${visitor.profile} GET /seguridad/bitacora: event ${bitacoraId} of ${usuarioId}`);
    const record = proof.planted.find((each) => each.entity === entidad && String(each.id) === entidadId);
    // A draft has no number yet.
    if (record?.only === null && titulo === null && openable.includes(record))
      found.push(`${visitor.profile} GET /seguridad/bitacora: no title of ${entidad} ${entidadId}`);
  }
  // Compares with the whole trail, as read with full access.
  const whole = (await proof.all('GET', `/api/seguridad/bitacora?${SINCE}`)).body as { eventos: Event[] };
  for (const { bitacoraId, entidad, entidadId, usuarioId } of whole.eventos) {
    const at = `${visitor.profile} GET /seguridad/bitacora/${bitacoraId}`;
    const isOwn =
      letter === 'RED' || homeOf(proof.planted, usuarioId).some((id) => visitor.places.unidad?.includes(id));
    const one = await visitor.ask('GET', `/api/seguridad/bitacora/${bitacoraId}`);
    if (one.status !== (isOwn ? 200 : 404)) found.push(`${at}: ${one.status}`);
    if (!isOwn && core(one) !== core(await visitor.ask('GET', '/api/seguridad/bitacora/987654321')))
      found.push(`${at}: ${core(one)}`);
    const about =
      entidadId === null
        ? openable.filter((record) => record.entity === entidad)
        : openable.filter((record) => record.entity === entidad && String(record.id) === entidadId);
    found.push(
      ...strangers(
        at,
        one,
        about,
        visitor,
        entidadId === null &&
          about.every(({ secret }) =>
            Object.keys(secret).every((permission) => letterOf(visitor.profile, permission) !== null),
          )
          ? ownWords(one.body)
          : [],
      ),
    );
  }
  // Reveals nothing about a record that the reader cannot see.
  for (const record of proof.planted.filter(
    ({ world, entity }) => world === 'B' && ['paciente', 'almacen', 'cama'].includes(entity),
  )) {
    const asked = await visitor.ask(
      'GET',
      `/api/seguridad/bitacora?${SINCE}&entidad=${record.entity}&entidadId=${record.id}`,
    );
    // Readings by users of the own unit are visible to its auditors; actions of others are not.
    const { eventos, total } = asked.body as { eventos: Event[]; total: number };
    const others = eventos.filter(
      ({ usuarioId }) =>
        letter !== 'RED' && !homeOf(proof.planted, usuarioId).some((id) => visitor.places.unidad?.includes(id)),
    );
    if (others.length > 0 || (eventos.length === 0 && total > 0))
      found.push(
        `${visitor.profile} GET /seguridad/bitacora of ${record.entity} ${record.id}: ${others.length} events of ${total}`,
      );
  }
  return found;
};

/** Returns search texts of the own unit's users. The trail holds them as typed, for readers with access to the searched records. */
function ownWords(body: unknown): string[] {
  return (
    JSON.stringify(body)
      .toLowerCase()
      .match(/qz[a-t]{3}zq/g) ?? []
  );
}

function homeOf(planted: readonly Planted[], usuarioId: number | null): readonly number[] {
  return planted.find(({ entity, id }) => entity === 'usuario' && id === usuarioId)?.places.unidad ?? [];
}
