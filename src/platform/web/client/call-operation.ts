import { CALLS, type OperationTypes } from '#generated/shared/operations.gen';
import type { OperationName, ResourceName } from '#platform/shared/product-names';
import type { ListFilters, ListSorts } from '#generated/shared/list-types.gen';
import type { BooleanFilter, CodeFilter, CommonFilter, NumberFilter, TextFilter } from '#platform/shared/list-filter';
import type { HttpClient } from './http-client';
import { listQuery, type ListRequest } from './list-query';

type Given<Name extends string, Value> = [Value] extends [undefined] ? object : { readonly [Key in Name]: Value };

/** Filter of a field in a response that is not a record of a resource. */
type FieldFilter<Value> = [Value] extends [number | null | undefined]
  ? NumberFilter
  : [Value] extends [boolean | null | undefined]
    ? BooleanFilter
    : [Value] extends [string | null | undefined]
      ? CodeFilter<NonNullable<Value>> | TextFilter
      : never;

type AnswerItem<Answer> = Answer extends readonly (infer Item)[] ? Item : never;

interface Narrowing<Filter, Sort> extends Omit<ListRequest, 'filter' | 'sortBy' | 'parameters'> {
  readonly filter?: Filter;
  readonly sortBy?: Sort;
}

/** Page, order and filter of a paged operation, by the fields of its response; never for other operations. */
export type OperationList<Name extends OperationName> = OperationTypes[Name]['list'] extends infer Of
  ? Of extends ResourceName
    ? Narrowing<ListFilters[Of], ListSorts[Of]>
    : Of extends 'answer'
      ? Narrowing<
          Pick<CommonFilter, 'q' | 'activo'> & {
            readonly [Field in keyof AnswerItem<OperationTypes[Name]['answer']>]?: FieldFilter<
              AnswerItem<OperationTypes[Name]['answer']>[Field]
            >;
          },
          keyof AnswerItem<OperationTypes[Name]['answer']> & string
        >
      : never
  : never;

/** Arguments of an operation's call: its parameters and body, if any, and options of the request. */
export type OperationCall<Name extends OperationName> = Given<'params', OperationTypes[Name]['params']> &
  Given<'body', OperationTypes[Name]['body']> & {
    readonly signal?: AbortSignal;
    readonly list?: OperationList<Name>;
    /** Idempotency key: the write happens once, even when sent repeatedly. */
    readonly idempotencyKey?: string;
  };

export interface OperationAnswer<Name extends OperationName> {
  readonly data: OperationTypes[Name]['answer'];
  /** Total records, for a paged operation. */
  readonly total: number | null;
  /** True when the write is queued on this device: there is no `data` yet. */
  readonly isQueued: boolean;
}

/** Calls a custom operation. Parameters fill `{name}` in its path; the others go to the query. */
export async function callOperation<Name extends OperationName>(
  http: HttpClient,
  name: Name,
  call: OperationCall<Name>,
): Promise<OperationAnswer<Name>> {
  const { method, path, ...operation } = CALLS[name];
  const offline = 'offline' in operation ? operation.offline : null;
  const { params, body, list, signal, idempotencyKey } = call as {
    params?: Record<string, unknown>;
    body?: unknown;
    list?: ListRequest;
  } & Omit<OperationCall<OperationName>, 'list'>;
  const query = new URLSearchParams(list ? listQuery(list) : '');
  let filled: string = path;
  for (const [parameter, value] of Object.entries(params ?? {})) {
    if (filled.includes(`{${parameter}}`)) filled = filled.replace(`{${parameter}}`, encodeURIComponent(String(value)));
    // Lists are sent as repeated parameters: a text may contain a comma.
    else if (value !== undefined && value !== null)
      for (const each of [value].flat()) query.append(parameter, String(each));
  }
  const search = query.toString();
  const { json, headers } = await http(search ? `${filled}?${search}` : filled, {
    method,
    signal,
    offline: offline === 'keep' ? { how: 'keep' } : offline ? { how: 'queue', name, params: params ?? {} } : undefined,
    vouch: asksVouch(body) ? { name, params: params ?? {} } : undefined,
    headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {},
    body: body === undefined ? null : JSON.stringify(body),
  });
  const total = headers.get('X-Total-Items');
  return {
    data: json as OperationTypes[Name]['answer'],
    total: total === null ? null : Number(total),
    isQueued: (json as { enCola?: unknown } | null | undefined)?.enCola === true,
  };
}

/** True when the form states that its second person confirms in their own session (`ASK_VOUCH`). */
function asksVouch(body: unknown): boolean {
  return (body as { segundaPersona?: { avalId?: string } } | null | undefined)?.segundaPersona?.avalId === '';
}
