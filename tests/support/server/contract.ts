import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { onSendHookHandler, RouteOptions } from 'fastify';
import { API_DOCUMENT, API_OPERATIONS, resolved, type ApiNode, type ApiOperation } from './api-document';

/** Maximum number of faults listed for one answer. */
const MAX_FAULTS = 3;
/** Paths that differ only in parameter names are equal. */
const shape = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, '*').replace(/\/$/, '');
const OPERATIONS = new Map(
  API_OPERATIONS.map((operation) => [`${operation.method} ${shape(operation.path)}`, operation]),
);

/** Validators of this worker: each schema is compiled once. */
const validators = new Map<string, ValidateFunction | null>();
let compiler: Ajv2020 | undefined;

/** Answers that violated the API description since the last call of `takeContractFaults`. */
const faults = new Set<string>();

/** Checks the JSON answers of an application's routes against the API description. */
export function watchContract(route: RouteOptions): void {
  const operation = OPERATIONS.get(`${String(route.method)} ${shape(route.url.replace(/^\/api/, ''))}`);
  if (!operation) return;
  const look: onSendHookHandler = (request, reply, payload, done) => {
    if (typeof payload === 'string' && request.method !== 'HEAD')
      for (const fault of faultsOf(operation, reply.statusCode, String(reply.getHeader('content-type') ?? ''), payload))
        faults.add(`${operation.method} ${operation.path} ${reply.statusCode}: ${fault}`);
    done();
  };
  route.onSend = [...[route.onSend ?? []].flat(), look];
}

/** Returns the faults found, and clears them. */
export function takeContractFaults(): readonly string[] {
  const found = [...faults];
  faults.clear();
  return found;
}

/** Returns the faults of an answer against its description. */
export function faultsOf(
  operation: ApiOperation,
  status: number,
  contentType: string,
  body: string,
): readonly string[] {
  const [mediaType = ''] = contentType.split(';');
  const response = operation.responses[String(status)];
  if (!response) return ['its status is not described'];
  const content = resolved(response)['content'] as ApiNode | undefined;
  if (body === '') return content && status !== 304 ? ['it has no body'] : [];
  if (!content?.[mediaType]) return [`its type is not described: ${mediaType}`];
  if (!/[/+]json$/.test(mediaType)) return [];
  const validate = validatorOf(operation, status, mediaType);
  if (!validate || validate(JSON.parse(body))) return [];
  return (validate.errors ?? [])
    .slice(0, MAX_FAULTS)
    .map(({ instancePath, message, params }) => `${instancePath || '/'} ${message ?? ''} ${JSON.stringify(params)}`);
}

function validatorOf(
  { method, path, responses }: ApiOperation,
  status: number,
  mediaType: string,
): ValidateFunction | null {
  const response = responses[String(status)]!;
  const at =
    typeof response['$ref'] === 'string'
      ? response['$ref'].slice(1)
      : `/paths/${inPointer(path)}/${method.toLowerCase()}/responses/${status}`;
  const pointer = `${at}/content/${inPointer(mediaType)}/schema`;
  const known = validators.get(pointer);
  if (known !== undefined) return known;
  const { schema } = (resolved(response)['content'] as Record<string, { readonly schema?: ApiNode }>)[mediaType]!;
  const made = schema === undefined ? null : compilerOf().compile({ $ref: `api#${pointer}` });
  validators.set(pointer, made);
  return made;
}

const inPointer = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

function compilerOf(): Ajv2020 {
  if (compiler) return compiler;
  compiler = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  addFormats.default(compiler);
  compiler.addFormat('binary', true);
  return compiler.addSchema(API_DOCUMENT, 'api');
}
