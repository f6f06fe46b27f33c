import { sql } from 'drizzle-orm';
import { walkChain } from '#platform/server/db/chain/walk-chain';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { signIn } from '../../../tests/support/sign-in';
import { startProcess } from '../../../tests/support/start-process';
import { sendImport } from './send-import';
import { settlements, somePlace } from './settlements';

/**
 * Ends the server by kill -9 at different moments of an import. After each restart the database must contain all of the file or nothing.
 */
export async function killRounds(
  name: string,
  env: Readonly<Record<string, string>>,
  rounds: number,
  count: number,
): Promise<boolean> {
  const found: string[] = [];
  let sound = true;
  for (let round = 1; round <= rounds; round += 1) {
    const server = await startProcess({ env });
    const token = await signIn(server.url, 'su@example.org');
    const place = await somePlace(server.url, token);
    const called = `Colonia de la ronda ${round} número`;
    const at = count * Math.random();
    const sending = sendImport(
      server.url,
      token,
      'colonia',
      settlements(count, place.codigo, place.municipio, called),
      true,
      ({ fase, hechas = 0 }) => {
        if (fase === 'GUARDADO' && hechas >= at) void server.end('SIGKILL');
      },
    );
    const answered = await sending.then(
      ({ answer }) => answer.resultado !== undefined,
      () => false,
    );
    await server.end('SIGKILL');
    const started = performance.now();
    const database = await openDatabase({ url: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? null });
    const took = (performance.now() - started) / 1000;
    const [stored] = await rows<{ records: number; told: number }>(
      database.orm,
      sql`
      select count(*)::int as records, (select count(*)::int from bitacora where entidad = 'colonia' and despues ->> 'nombre' like ${`${called}%`}) as told from colonia where nombre like ${`${called}%`}`,
    );
    const { broken } = await walkChain(database.orm);
    await database.close();
    const { records, told } = stored!;
    sound = sound && (records === count || (records === 0 && !answered)) && told === records && broken === null;
    found.push(
      `${records === 0 ? 'nothing' : records === count ? 'all' : `${records} of ${count}`}${told === records ? '' : `, ${told} of them on record`}${broken ? ', chain broken' : ''} (opened in ${took.toFixed(1)} s)`,
    );
  }
  console.log(`${name}, kill -9 in the midst of ${count} rows, ${rounds} times: ${found.join('; ')}`);
  return sound;
}
