import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '#platform/server/db/actor';
import type { Orm } from '#platform/server/db/database';
import { requireCleanFor } from '#platform/server/files/require-clean';

const TARGET = { entidad: 'contrato', entidadId: '1', campo: 'archivo', nombre: 'a.pdf' };
const nobody = {} as Actor;
const database = {} as Orm;

describe('the scan of an upload', () => {
  it('opens no file without a configured scanner', async () => {
    const content = vi.fn<() => Promise<Readable>>();
    await requireCleanFor(database, null, nobody)(content, TARGET);
    expect(content).not.toHaveBeenCalled();
  });

  it('sends the content to the scanner, and treats silence as a failure', async () => {
    const read: string[] = [];
    const scanner = {
      scan: async (content: Readable) => {
        for await (const piece of content) read.push(String(piece));
        throw new Error('silent');
      },
    };
    const content = async () => Readable.from(['%PDF']);
    await expect(requireCleanFor(database, scanner, nobody)(content, TARGET)).rejects.toMatchObject({
      status: 503,
      codigo: 'ANTIVIRUS_NO_DISPONIBLE',
    });
    expect(read).toEqual(['%PDF']);
  });
});
