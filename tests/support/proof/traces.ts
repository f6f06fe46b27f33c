import type { TestApp } from '../server/app';
import type { Client } from '../server/app';
import { PASSWORD } from '../server/world';
import { STRANGER, type Worlds } from './two-worlds';

/** Lets people of both worlds read, find and change their records, to fill the audit trail with data that could leak. */
export async function leaveTraces(
  { nobody, bearer }: Pick<TestApp, 'nobody' | 'bearer'>,
  { planted }: Worlds,
  own: Client,
): Promise<Client> {
  const { body } = await nobody('POST', '/api/sign-in', { body: { userName: STRANGER, password: PASSWORD } });
  const stranger = bearer((body as { token: string }).token);
  for (const [world, ask] of [
    ['A', own],
    ['B', stranger],
  ] as const) {
    const patients = planted.filter((record) => record.world === world && record.entity === 'paciente');
    for (const { id, found } of patients) {
      await ask('GET', `/api/pacientes/paciente?filterBy=${found}`);
      await change(ask, `/api/pacientes/paciente/${id}`, { afiliacion: 'ISSSTE' });
    }
    await ask('GET', `/api/pacientes/paciente/exportar?formato=csv&filterBy=${patients[0]!.found}`);
    for (const [entity, path, changes] of [
      ['personal-medico', '/catalogos/personal-medico', { turno: 'VESPERTINO' }],
      ['almacen', '/catalogos/almacen', { manejaRedFria: true }],
      ['cama', '/catalogos/cama', { censable: false }],
    ] as const) {
      for (const { id } of planted.filter((record) => record.world === world && record.entity === entity))
        await change(ask, `/api${path}/${id}`, changes);
    }
  }
  return stranger;
}

/** Writes a record, and throws when the write fails: without changes the proof would be empty. */
async function change(ask: Client, address: string, changes: object): Promise<void> {
  const { body } = await ask('GET', address);
  const record = body as Record<string, unknown>;
  const answer = await ask('PUT', address, {
    body: { ...record, ...changes },
    headers: { 'if-match': `"${String(record['version'])}"` },
  });
  if (answer.status !== 200) throw new Error(`PUT ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
