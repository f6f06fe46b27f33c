import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { baseSchemas } from '../support/codegen/base-schemas';
import { compileProject } from '../support/codegen/project';
import { resolved } from '../support/codegen/resolved';

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
  components: { securitySchemes: Node; schemas: Record<string, Node>; parameters: Record<string, Node> };
  tags: { name: string }[];
}

describe('the API description', async () => {
  const written = JSON.parse(await readFile('generated/server/openapi.gen.json', 'utf8')) as Document;
  const document = resolved(written);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it('tells that a user may be sent nested or flat', () => {
    for (const operation of [
      written.paths['/catalogos/usuario']!['post']!,
      written.paths['/catalogos/usuario/{usuarioId}']!['put']!,
    ]) {
      expect(operation.requestBody).toMatchObject({
        content: {
          'application/json': {
            schema: {
              anyOf: [{ $ref: '#/components/schemas/UsuarioInput' }, { $ref: '#/components/schemas/UsuarioPlano' }],
            },
          },
        },
      });
    }
  });

  it('says once what many operations share, and has nothing there that none of them says', () => {
    const led = new Set(
      [...JSON.stringify(written).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name!),
    );
    const { securitySchemes: _, ...components } = written.components;
    const declared = Object.entries(components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    expect(led.size).toBeGreaterThan(100);
    // Components of one entity (`Almacen.almacenId`) exist regardless of its operations.
    const shared = declared.filter((name) => !/^schemas\/|^parameters\/[A-Z]\w+\./.test(name));
    expect(shared.filter((name) => !led.has(name))).toEqual([]);
    // Names that OpenAPI allows.
    expect(declared.filter((name) => !/^\w+\/[\w.-]+$/.test(name))).toEqual([]);
    // Operations hold only their own parts: shared ones would be repeated hundreds of times.
    expect(JSON.stringify(written.paths)).not.toMatch(/problem\+json|"Idempotency-Key"|"name":"pageNumber"/);
  });

  it('says in full what it says by references', async () => {
    const result = await compileProject(baseSchemas());
    if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
    const { paths } = resolved(
      JSON.parse(result.files.find(({ path }) => path === 'server/openapi.gen.json')!.content) as Document,
    );
    const frozen = JSON.parse(await readFile('tests/codegen/description-in-full.json', 'utf8')) as Document['paths'];
    for (const [path, methods] of Object.entries(frozen)) {
      for (const [method, { responses: some, ...rest }] of Object.entries(methods)) {
        const { responses, ...said } = paths[path]![method]!;
        expect(said, `${method} ${path}`).toEqual(rest);
        for (const [status, response] of Object.entries(some))
          expect(responses[status], `${method} ${path} ${status}`).toEqual(response);
      }
    }
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
    }
    // These take nothing.
    const empty =
      /\/(sign-out|session|withdraw|refuse|confirm|close|close-others|recorrido|negotiate|calendario|revocar|terminar|restaurar|aceptar|cuarentena|pendiente|repetir|devolver|autorizar-sustituto|negar-sustituto)$/;
    const withoutBody = operations.filter(
      ({ path, method, operation }) =>
        (method === 'post' || method === 'put') && operation.requestBody === undefined && !empty.test(path),
    );
    expect(withoutBody.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
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
