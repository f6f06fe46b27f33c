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

  it('states that a user may be sent nested or flat', () => {
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

  it('states shared parts once, and has no unused ones', () => {
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
    // OpenAPI permits only these characters in names.
    expect(declared.filter((name) => !/^\w+\/[\w.-]+$/.test(name))).toEqual([]);
    // Operations contain only their own parts; shared parts would be repeated hundreds of times.
    expect(JSON.stringify(written.paths)).not.toMatch(/problem\+json|"Idempotency-Key"|"name":"pageNumber"/);
  });

  it('equals the description in full once its references are resolved', async () => {
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

  it('gives every operation a unique name', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  it('declares exactly the parameters of each path', () => {
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(
        (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name),
        path,
      ).toEqual(inPath);
    }
  });

  it('has no keyword of the compiler in a schema, and lists the refusals of each operation', () => {
    expect(JSON.stringify(document.components.schemas)).not.toMatch(/"x-(field|entity)"/);
    for (const { path, method, operation } of operations) {
      expect(Object.keys(operation.responses), `${method} ${path}`).toContain('401');
    }
    // These operations have no request body.
    const empty =
      /\/(sign-out|session|withdraw|refuse|confirm|close|close-others|recorrido|negotiate|calendario|revocar|terminar|restaurar|aceptar|cuarentena|pendiente|repetir|devolver|autorizar-sustituto|negar-sustituto)$/;
    const withoutBody = operations.filter(
      ({ path, method, operation }) =>
        (method === 'post' || method === 'put') && operation.requestBody === undefined && !empty.test(path),
    );
    expect(withoutBody.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
  });

  it('lists the server’s own refusals for every operation: too large, too frequent or unavailable', () => {
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

  it('describes the operations beyond the standard five, and marks the public ones as such', () => {
    for (const { method, path, permission } of Object.values(OPERATIONS)) {
      const operation = document.paths[path]?.[method.toLowerCase()];
      expect(operation, path).toBeDefined();
      expect(operation!.security ?? 'default', path).toEqual(permission === 'public' ? [] : 'default');
    }
  });
});
