import type { Resource } from '#platform/server/entity/resource';
import { pictureFields } from '#platform/server/files/pictures';
import type { Findings, Probe, Proof, Visitor } from '../context';
import { visible } from '../planted';
import { letterOf, lettersFor } from '../reach';
import { nobodysId } from '../tell';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const NONE = '00000000-0000-4000-8000-000000000000';

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly archivoId: string;
}

async function send(proof: Proof, { token }: Visitor, url: string, payload = PDF): Promise<Answered> {
  const { statusCode, body } = await proof.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload,
  });
  return {
    status: statusCode,
    body,
    archivoId: statusCode === 201 ? (JSON.parse(body) as { archivoId: string }).archivoId : NONE,
  };
}

/** Attaches a file to every record, once for all visitors. */
const sent = new WeakMap<object, Promise<ReadonlyMap<object, string>>>();
function filesOf(proof: Proof): Promise<ReadonlyMap<object, string>> {
  const made =
    sent.get(proof.worlds) ??
    (async () => {
      const one = proof.visitors.find(({ profile }) => profile === 'SUPERUSUARIO')!;
      const ids = new Map<object, string>();
      for (const { name, path } of proof.resources.filter(({ attachments }) => attachments)) {
        for (const record of proof.planted.filter(({ entity }) => entity === name))
          ids.set(record, (await send(proof, one, `${path}/${record.id}/archivos?nombre=prueba.pdf`)).archivoId);
      }
      return ids;
    })();
  sent.set(proof.worlds, made);
  return made;
}

/**
 * Only people who may see or change a record may list, open, add and remove its files. For others neither the record nor its files exist.
 */
export const attachments: Probe = async (proof, visitor) => {
  const found: Findings = [];
  const files = await filesOf(proof);
  for (const resource of proof.probed.filter((each) => each.attachments)) {
    const { name, path, permissions } = resource;
    if (!proof.first('attachments', name, ...lettersFor(visitor.profile, name, permissions.get, permissions.update)))
      continue;
    const seen = new Set(visible(proof.planted, name, permissions.get, visitor));
    const written = new Set(visible(proof.planted, name, permissions.update, visitor));
    for (const record of proof.planted.filter(({ entity }) => entity === name)) {
      const all = `${path}/${record.id}/archivos`;
      const expected = letterOf(visitor.profile, permissions.get) === null ? 403 : seen.has(record) ? 200 : 404;
      for (const address of [all, `${all}/${files.get(record)!}`]) {
        const { status } = await visitor.ask('GET', `/api${address}`);
        if (status !== expected) found.push(`${visitor.profile} GET ${address}: ${status} instead of ${expected}`);
      }
      const mayWrite = letterOf(visitor.profile, permissions.update) !== null;
      for (const answer of [
        await send(proof, visitor, `${all}?nombre=a.pdf`),
        await visitor.ask('DELETE', `/api${all}/${NONE}`),
        await visitor.ask('POST', `/api${all}/${NONE}/restaurar`, {
          headers: { 'content-type': 'application/octet-stream' },
        }),
      ]) {
        const isRight = !mayWrite
          ? answer.status === 403
          : written.has(record)
            ? answer.status !== 500
            : answer.status === 404;
        if (!isRight) found.push(`${visitor.profile} writes ${all}: ${answer.status}`);
      }
    }
    if (
      letterOf(visitor.profile, permissions.get) !== null &&
      (await visitor.ask('GET', `/api${path}/${nobodysId(1)}/archivos`)).status !== 404
    )
      found.push(`${visitor.profile} GET files of nothing`);
  }
  return [...found, ...(await pictures(proof, visitor))];
};

/** Pictures that belong to no record yet: people who may write records or take their steps upload them, and only the uploader sees them. */
async function pictures(proof: Proof, visitor: Visitor): Promise<Findings> {
  const found: Findings = [];
  const owner = proof.visitors.find(({ profile }) => profile === 'SUPERUSUARIO')!;
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  for (const resource of proof.probed.filter((each: Resource) => pictureFields(each).length > 0)) {
    const { path, permissions } = resource;
    const all = `${path}/imagenes?campo=${pictureFields(resource)[0]!.name}&nombre=a.png`;
    const steps = Object.values(resource.lifecycle?.transitions ?? {}).map(({ permission }) => permission);
    const may = [permissions.create, permissions.update, ...(steps as (typeof permissions.create)[])].some(
      (permission) => letterOf(visitor.profile, permission) !== null,
    );
    const own = await send(proof, visitor, all, png);
    if (own.status !== (may ? 201 : 403)) found.push(`${visitor.profile} POST ${all}: ${own.status}`);
    const { archivoId } = await send(proof, owner, all, png);
    const seen = (await visitor.ask('GET', `/api${path}/imagenes/${archivoId}`)).status;
    const expected = letterOf(visitor.profile, permissions.get) === null ? 403 : visitor === owner ? 200 : 404;
    if (seen !== expected) found.push(`${visitor.profile} GET ${path}/imagenes: ${seen} instead of ${expected}`);
  }
  return found;
}
