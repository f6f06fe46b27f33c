import type { Fault } from '../../support/codegen/fault';
import { rename, importOf, buttonOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/endpoint.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an operation called toString',
    break: (s) => rename(s['endpoints/flota/ambulancia.json']!.operations, 'ubicacion', 'toString'),
    rule: 'bad-name',
    line: 'toString',
  },
  {
    title: 'a list that is answered by what writes',
    break: (_, { operation }) => {
      operation.kind = 'action';
      operation.listParameter = 'resumen';
    },
    rule: 'bad-parameter',
    line: 'resumen',
  },
  {
    title: 'a button on an unknown entity',
    break: (s) => {
      buttonOf(s).on = 'ambulansia';
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    title: 'a body that is said twice',
    break: (_, { operation }) => {
      operation.kind = 'action';
      operation.body = { type: 'object' };
      operation.form = {
        properties: { nota: { title: 'Nota', type: 'string', 'x-field': { labels: { en: 'Note' } } } },
      };
    },
    rule: 'bad-operation',
    line: 'body',
  },
  {
    title: 'a form of an operation that requires what it does not ask',
    break: (_, { operation }) => {
      operation.kind = 'action';
      operation.form = {
        properties: { nota: { title: 'Nota', type: 'string', 'x-field': { labels: { en: 'Note' } } } },
        required: ['notas'],
      };
    },
    rule: 'unknown-field',
    line: 'notas',
    suggests: 'nota',
  },
  {
    title: 'a path parameter that is not declared',
    break: (_, { operation }) => {
      operation.path = '/{id}/ubicacion';
    },
    rule: 'missing-parameter',
    line: '{id}',
  },
  {
    title: 'an operation that answers an unknown entity',
    break: (_, { operation }) => {
      operation.answerEntity = 'ambulancias';
    },
    rule: 'unknown-entity',
    line: 'ambulancias',
    suggests: 'ambulancia',
  },
  {
    title: 'a parameter of a report that is required and does not exist',
    break: (_, { report }) => {
      report.parameters = {
        properties: {
          desde: { title: 'Desde', type: 'string', format: 'date', 'x-field': { labels: { en: 'From' } } },
        },
        required: ['dezde'],
      };
    },
    rule: 'unknown-field',
    line: 'dezde',
    suggests: 'desde',
  },
  {
    title: 'an import that does not say what it fills in',
    break: (s) => {
      delete importOf(s).import;
    },
    rule: 'bad-operation',
    line: '"import"',
  },
  {
    title: 'a refusal that follows from what the operation is',
    break: (_, { operation }) => {
      operation.problems = [404];
    },
    rule: 'bad-operation',
    line: 'problems',
    suggests: 'remove',
  },
  {
    title: 'one refusal among others that follows',
    break: (_, { operation }) => {
      operation.problems = [409, 404];
    },
    rule: 'bad-operation',
    line: '404',
    suggests: 'remove',
  },
  {
    title: 'an action whose answer is known by its content',
    break: (s) => {
      s['endpoints/flota/ambulancia.json']!.operations.enviarTaller.etag = true;
    },
    rule: 'bad-operation',
    line: 'etag',
    suggests: 'remove',
  },
  {
    title: 'a fresh sign-in for whoever has no session',
    break: (s) => {
      Object.assign(s['endpoints/flota/ambulancia.json']!.operations.enviarTaller, {
        permission: 'public',
        freshSignIn: true,
      });
    },
    rule: 'bad-operation',
    line: 'freshSignIn',
    suggests: 'remove',
  },
  {
    title: 'a fresh sign-in without a connection',
    break: (s) => {
      Object.assign(s['endpoints/flota/ambulancia.json']!.operations.enviarTaller, {
        idempotent: true,
        offline: 'queue',
        freshSignIn: true,
      });
    },
    rule: 'bad-operation',
    line: 'freshSignIn',
    suggests: 'remove',
  },
];
