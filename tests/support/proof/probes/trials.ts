import type { Findings, Probe } from '../context';
import { letterOf } from '../reach';
import { core, structured } from '../tell';

/** A profile simulation shows exactly the user's view: every list, record by record, and every refusal. */
export const trials: Probe = async ({ all, probed }, visitor) => {
  const [usuarioId] = visitor.places.propio ?? [];
  const begun = await all('POST', '/api/seguridad/simulacion/usuario', { body: { usuarioId } });
  if (begun.status !== 201) return [`${visitor.profile}: ${core(begun)}`];
  const headers = { 'x-simulacion': (begun.body as { simulacionId: string }).simulacionId };
  const found: Findings = [];
  for (const { path, operations, permissions } of probed) {
    if (!operations.includes('list')) continue;
    const address = `/api${path}?pageSize=1000&filterBy=${structured({ activo: 'all' })}`;
    const [own, tried] = [await visitor.ask('GET', address), await all('GET', address, { headers })];
    if (core(own) !== core(tried))
      found.push(
        `${visitor.profile} GET ${path} (${letterOf(visitor.profile, permissions.list)}): ${core(tried).slice(0, 200)} instead of ${core(own).slice(0, 200)}`,
      );
  }
  return found;
};
