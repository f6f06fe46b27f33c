import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PermissionKey } from '#platform/shared/product-names';
import type { Resource } from '#platform/server/entity/resource';
import { MAX_PICTURE_BYTES } from '#platform/shared/file-kinds';
import {
  attach,
  listAttachments,
  openAttachment,
  removeAttachment,
  requireMayAttach,
  restoreAttachment,
} from '#platform/server/files/attachments';
import { keepPicture, openPicture, pictureFields } from '#platform/server/files/pictures';
import { receiveFile } from '#platform/server/files/receive-file';
import { requireCleanFor, type UploadTarget } from '#platform/server/files/require-clean';
import type { Database } from '#platform/server/db/database';
import type { FileStore } from '#platform/server/db/files/file-store';
import type { FileScanner } from '#platform/server/db/files/scan/file-scanner';
import { malformed, Problem } from '#platform/server/db/problem';
import type { Sessions } from '#platform/server/sessions/sessions';
import { authorise } from '../security/authorise';
import { pageOf } from './page-of';
import { actorOf } from '../security/request-actor';
import { sendStoredFile } from '../answers/send-stored-file';

interface OfRecord {
  Params: { id: string; archivoId: string };
  Querystring: { nombre?: unknown; descargar?: unknown };
}

/** The body is the file, streamed without parsing. */
const upload = { config: { isUpload: true } };

/**
 * Registers files of records (`{path}/{id}/archivos`) and pictures of their fields (`{path}/imagenes`), for resources whose schema enables
 * them. The body of an upload is the file only, its name is in `nombre`.
 */
export function registerFiles(
  app: FastifyInstance,
  resources: readonly Resource[],
  { orm }: Database,
  sessions: Sessions,
  store: FileStore,
  scanner: FileScanner | null,
): void {
  void app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    for (const resource of resources) {
      if (resource.attachments) registerAttachments(api, resource);
      if (pictureFields(resource).length > 0) registerPictures(api, resource);
    }
  });

  function scanFor(request: FastifyRequest, target: Omit<UploadTarget, 'nombre'>) {
    const requireClean = requireCleanFor(orm, scanner, actorOf(request));
    return (content: () => Promise<Readable>, nombre: string) => requireClean(content, { ...target, nombre });
  }

  function registerAttachments(api: FastifyInstance, resource: Resource): void {
    const { path, permissions, operations } = resource;
    const { maxMB, accept } = resource.attachments!;
    const all = `${path}/:id/archivos`;
    const reading = () => ({ onRequest: authorise(sessions, permissions.get) });
    const writing = () => ({ onRequest: authorise(sessions, permissions.update) });
    api.get<OfRecord>(all, reading(), async (request, reply) =>
      pageOf(request.query, reply, await listAttachments(orm, resource, request.params.id, actorOf(request))),
    );
    api.get<OfRecord>(`${all}/:archivoId`, reading(), async (request, reply) => {
      const { id, archivoId } = request.params;
      return sendStoredFile(
        reply,
        store,
        await openAttachment(orm, resource, id, archivoId, actorOf(request)),
        wanted(request),
      );
    });
    if (!operations.includes('update')) return;
    api.post<OfRecord>(all, { ...writing(), ...upload }, async (request, reply) => {
      const { id } = request.params;
      const key = await requireMayAttach(orm, resource, id, actorOf(request));
      const file = await receiveFile(store, request.raw, request.query.nombre, {
        accept,
        most: maxMB * 1024 ** 2,
        scan: scanFor(request, { entidad: resource.name, entidadId: key, campo: 'archivo' }),
      });
      api.health.recordStored();
      const attached = await orm.transaction((tx) => attach(tx, resource, id, file, actorOf(request)));
      return reply.code(201).send(attached);
    });
    api.delete<OfRecord>(`${all}/:archivoId`, writing(), async (request, reply) => {
      const { id, archivoId } = request.params;
      await orm.transaction((tx) => removeAttachment(tx, resource, id, archivoId, actorOf(request)));
      return reply.code(204).send();
    });
    api.post<OfRecord>(`${all}/:archivoId/restaurar`, writing(), async (request) => {
      const { id, archivoId } = request.params;
      return orm.transaction((tx) => restoreAttachment(tx, resource, id, archivoId, actorOf(request)));
    });
  }

  function registerPictures(api: FastifyInstance, resource: Resource): void {
    const { path, permissions } = resource;
    const all = `${path}/imagenes`;
    const mayWrite = async (request: FastifyRequest) => {
      const { permissions: own } = actorOf(request);
      const steps = Object.values(resource.lifecycle?.transitions ?? {}).map(({ permission }) => permission);
      // A picture may belong to a step: a receiver of a shipment may not edit the request.
      if (![permissions.create, permissions.update, ...steps].some((each) => own.has(each as PermissionKey)))
        throw new Problem(403, 'SIN_PERMISO');
    };
    api.post<{ Querystring: { campo?: unknown; nombre?: unknown } }>(
      all,
      { onRequest: [authorise(sessions, 'signed-in'), mayWrite], ...upload },
      async (request, reply) => {
        const { campo, nombre } = request.query;
        const field = pictureFields(resource).find(({ name }) => name === campo);
        if (!field) throw malformed('campo', 'OPCION');
        const file = await receiveFile(store, request.raw, nombre, {
          accept: ['image'],
          most: MAX_PICTURE_BYTES,
          scan: scanFor(request, { entidad: resource.name, entidadId: null, campo: field.name }),
        });
        return reply
          .code(201)
          .send({ archivoId: await keepPicture(orm, resource, field.name, file, actorOf(request)) });
      },
    );
    api.get<OfRecord>(
      `${all}/:archivoId`,
      { onRequest: authorise(sessions, permissions.get) },
      async (request, reply) =>
        sendStoredFile(
          reply,
          store,
          await openPicture(orm, resource, request.params.archivoId, actorOf(request)),
          'mostrar',
        ),
    );
  }
}

const wanted = ({ query }: FastifyRequest<OfRecord>) => (query.descargar === undefined ? 'mostrar' : 'descargar');
