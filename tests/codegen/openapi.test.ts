import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/shared/operations.gen';

type Node = Record<string, unknown>;
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  responses: Record<string, Node>;
  requestBody?: Node;
  security?: unknown[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node> };
  tags: { name: string }[];
}

describe('the API description', async () => {
  const document = JSON.parse(await readFile('generated/server/openapi.gen.json', 'utf8')) as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it('tells that a user may be sent nested or flat', () => {
    for (const operation of [
      document.paths['/catalogos/usuario']!['post']!,
      document.paths['/catalogos/usuario/{usuarioId}']!['put']!,
    ]) {
      expect(operation.requestBody).toMatchObject({
        content: {
          'application/json': {
            schema: {
              oneOf: [{ $ref: '#/components/schemas/UsuarioInput' }, { $ref: '#/components/schemas/UsuarioPlano' }],
            },
          },
        },
      });
    }
  });

  it('leads every reference to something', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });

  it('calls every operation by a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares every parameter of a path, and none that is not in it', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name),
        path,
      ).toEqual(inPath);
    }
  });

  it('has no keyword of ours in a schema, and tells what each operation can refuse', () => {
    expect(JSON.stringify(document.components.schemas)).not.toMatch(/"x-(field|entity)"/);
    for (const { path, method, operation } of operations) {
      expect(Object.keys(operation.responses), `${method} ${path}`).toContain('401');
      if (method === 'post' || method === 'put')
        expect(
          operation.requestBody ?? /\/(sign-out|recorrido|negotiate|terminar|restaurar)$/.test(path),
          path,
        ).toBeTruthy();
    }
  });

  it('tells of every operation what the server answers by itself: that it is too much, too often, or away', () => {
    for (const { path, method, operation } of operations) {
      expect(Object.keys(operation.responses), `${method} ${path}`).toEqual(
        expect.arrayContaining([
          '400',
          '429',
          '500',
          '503',
          ...(method === 'get' ? [] : ['408', '409', '413', '415', '422']),
        ]),
      );
    }
  });

  it('describes the operations beyond the standard five, and leaves the public ones open', () => {
    for (const { method, path, permission } of Object.values(OPERATIONS)) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation, path).toBeDefined();
      expect(operation!.security ?? 'default', path).toEqual(permission === 'public' ? [] : 'default');
    }
  });
});
