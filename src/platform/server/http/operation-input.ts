import type { FastifyRequest } from 'fastify';
import {
  BODY_FORMS,
  BODY_VALIDATORS,
  LIST_BODIES,
  PARAMETERS,
  WHOLE_LISTS,
  type ParameterType,
} from '#generated/server/operations.gen';
import type { OperationName } from '#platform/shared/product-names';
import { productRules } from '../entity/registry';
import { checkRecord } from '#platform/shared/validation/check-record';
import { cleanTexts } from '#platform/shared/text/clean-texts';
import { todayIn } from '#platform/shared/dates/moments';
import { isProof } from '#platform/shared/validation/is-proof';
import { isObject } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { unprintableTexts } from '#platform/shared/text/unprintable-texts';
import { decodeErrors } from '#platform/shared/validation/validation';
import { LIST_PARAMETER_NAMES, PAGE_PARAMETER_NAMES } from '#platform/shared/list-parameter-names';
import { invalid, malformed, Problem } from '../db/problem';
import { operationAnswer } from '../operations/questions';
import { hiddenIssues } from './answers/hidden-issues';
import { actorOf } from './security/request-actor';

export interface OperationInput {
  readonly params: unknown;
  readonly body: unknown;
  /** True when a person confirmed the unexpected values of the body. */
  readonly isConfirmed: boolean;
}

/**
 * Parses and validates the input of an operation: parameters are converted to the types of the schema, and a body with fields is prepared
 * like a record.
 *
 * @throws Problem 400 with every parameter that is invalid, missing or unknown; 422 with all faults of the body.
 */
export function operationInput(name: OperationName, paged: boolean, request: FastifyRequest): OperationInput {
  const answer = operationAnswer(name, request.body);
  return {
    params: parametersOf(name, paged, request),
    body: bodyOf(name, answer.body, todayIn(actorOf(request).timeZone)),
    isConfirmed: answer.isConfirmed,
  };
}

function parametersOf(name: OperationName, paged: boolean, request: FastifyRequest): unknown {
  const spec = PARAMETERS[name];
  const given = Object.entries({
    ...(request.query as Record<string, unknown>),
    ...(request.params as Record<string, unknown>),
  });
  const ofList = paged ? LIST_PARAMETER_NAMES : WHOLE_LISTS.has(name) ? PAGE_PARAMETER_NAMES : [];
  const sent = given.filter(([parameter]) => !ofList.includes(parameter));
  if (!spec) {
    const [unknown] = sent;
    if (unknown) throw malformed(unknown[0], 'CAMPO_DESCONOCIDO', { campo: unknown[0] });
    return undefined;
  }
  const params = Object.fromEntries(sent.map(([parameter, value]) => [parameter, read(spec.types[parameter], value)]));
  if (!spec.validate(params))
    throw new Problem(400, 'PETICION_INVALIDA', { errores: decodeErrors(spec.validate.errors ?? []) });
  return params;
}

/** Converts the text of a parameter to its type. Other text stays, so that the validator refuses it. */
function read(type: ParameterType | undefined, value: unknown): unknown {
  if (type === 'strings') return [value].flat();
  if (type === 'integers') return apart(value).map((item) => read('integer', item));
  if (type === 'options') return apart(value);
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
  return value;
}

/** Splits a parameter into values, given repeatedly or separated by commas. */
const apart = (value: unknown): unknown[] =>
  [value].flat().flatMap((item) => (typeof item === 'string' ? item.split(',').map((each) => each.trim()) : [item]));

function bodyOf(name: OperationName, body: unknown, day: string): unknown {
  const form = BODY_FORMS[name];
  if (form) {
    if (!isObject(body)) throw malformed('', 'TIPO');
    const prepared = prepareRecord(form, body);
    const issues = [...checkRecord(form, prepared, productRules(), day), ...hiddenIssues(form, body)];
    if (issues.length > 0) throw invalid(issues);
    return prepared;
  }
  const validate = BODY_VALIDATORS[name];
  const sent = cleanTexts(LIST_BODIES.has(name) && isObject(body) ? [body] : body);
  if (validate && !validate(sent)) throw invalid(decodeErrors(validate.errors ?? []));
  const unprinted = unprintableTexts(sent).filter(({ campo }) => !isProof(campo.split('.').at(-1) ?? ''));
  if (unprinted.length > 0) throw invalid(unprinted);
  return sent;
}
