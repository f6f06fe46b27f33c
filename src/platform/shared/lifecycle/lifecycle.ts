import type { FormSpec, Predicate } from '../validation/form-spec';
import type { Issue } from '../validation/issue';
import { isOfOthers, type Reach } from './reach';
import { valuesAt } from '../paths';
import type { LooseRecord } from '../validation/rule';

/** Value that the server writes into a field: actor, moment, date, or nothing. */
export type Stamp = 'actor' | 'now' | 'today' | 'none';

/** States of a document and the steps between them, generated from the schema. Server and browser read the same specification. */
export interface LifecycleSpec {
  /** Name of the resource of the documents. */
  readonly resource: string;
  /** Field of the state. */
  readonly field: string;
  readonly initial: string;
  /** Fields that tie a document to people, by kind of scope; null when other records decide as well. */
  readonly scope: Readonly<Record<string, readonly string[]>> | null;
  /** Field of the moment when the document entered its state. */
  readonly since: string | null;
  /** Field of the moment by which the document should leave its state. */
  readonly due: string | null;
  /** Key of a state's label without its code: `enums.EstatusSolicitud`. */
  readonly labels: string;
  /** Set when the document is created. */
  readonly stamps: Readonly<Record<string, Stamp>>;
  /** Field with the accounts that changed the document after its creation. */
  readonly editors: string | null;
  readonly states: Readonly<Record<string, StateSpec>>;
  readonly transitions: Readonly<Record<string, StepSpec>>;
}

export interface StateSpec {
  readonly order: number;
  readonly final: boolean;
  /** True for a state of failure: cancelled, rejected. */
  readonly void?: true;
  /** True when the document can be changed and deleted. */
  readonly editable: boolean;
  /** Fields of the only party that may see the document in this state, by kind of scope. */
  readonly seenBy?: Readonly<Record<string, readonly string[]>>;
  /** Maximum hours in the state; the first entry whose condition is met applies. */
  readonly sla: readonly { readonly hours: number; readonly when?: Predicate }[];
}

export interface StepSpec {
  readonly from: readonly string[];
  /** Target states; `outcome` selects one of several. */
  readonly to: readonly string[];
  readonly outcome: string | null;
  readonly permission: string;
  /** Last segment of its URL: `iniciar-surtimiento`. */
  readonly path: string;
  /** Party of the document that may take the step. */
  readonly by?: string;
  /** Scope fields of the step, by kind of scope; null for those of the entity. */
  readonly scope: Readonly<Record<string, readonly string[]>> | null;
  readonly guard: string | null;
  readonly effects: string | null;
  readonly stamps: Readonly<Record<string, Stamp>>;
  /** Condition: only documents that meet it have the step. */
  readonly when?: Predicate;
  /**
   * Account fields whose people may not act: a field of the document, one with several accounts, or one of its lines (`lineas.contadorId`).
   */
  readonly notSameAs: readonly string[];
  /** Account fields; only one of their people may act. */
  readonly onlyBy: readonly string[];
  /** Time of an automatic step: hours after the document entered the state or after one of its moments, or days after one of its dates. */
  readonly after:
    | { readonly hours: number; readonly field?: string }
    | { readonly field: string; readonly days: number }
    | null;
  /** Run by the system, without a button. */
  readonly automatic: boolean;
  /** True when the step has a confirmation text. */
  readonly confirm: boolean;
  readonly tone: 'primary' | 'normal' | 'danger';
  /** Form of the step's input; null without input. */
  readonly form: FormSpec | null;
  /** Fields of the form that start with the document's values. */
  readonly start?: readonly string[];
  /** Notices that the step sends. */
  readonly notify?: readonly NoticeSpec[];
  /** Line columns filled in by the step. */
  readonly lines: {
    readonly field: string;
    readonly key: string;
    readonly fields: readonly string[];
    readonly start: Readonly<Record<string, string>>;
  } | null;
}

/** Notice of a step, sent to the people who can take the step `next`, or to the users in the fields `to`. */
export interface NoticeSpec {
  /** Code of `notificacion.tipo`. */
  readonly kind: string;
  readonly next?: string;
  readonly to?: readonly string[];
  /** Field whose text is inserted into the notice. */
  readonly detail?: string;
  /** Condition of the notice. */
  readonly when?: Predicate;
  readonly alert?: Predicate;
  readonly critical?: true;
}

/** Date and moment of a step, beside the document that its guard checks. */
export interface StepContext {
  /** `yyyy-MM-dd` */
  readonly today: string;
  /** ISO 8601 */
  readonly now: string;
}

/** Returns the issues of a step's document or input. The document includes the pending changes, with its lines. */
export type Guard<Document, Input> = (document: Document, input: Input, context: StepContext) => readonly Issue[];
/** Returns the state that a step leads to. */
export type Outcome<Document, Input, State extends string> = (document: Document, input: Input) => State;

/**
 * Returns the reason why the document's state or the segregation of duties refuses a step; null when it is allowed. Permission, scope, form
 * and guard are checked elsewhere.
 *
 * @param accounts all accounts of the acting person: two accounts of one person are one person. Null for the server itself
 */
export function refusalOf(
  spec: LifecycleSpec,
  document: LooseRecord,
  name: string,
  accounts: readonly number[] | null,
): Issue | null {
  const transition = spec.transitions[name];
  const state = String(document[spec.field]);
  if (!transition?.from.includes(state))
    return { campo: '', codigo: 'TRANSICION_INVALIDA', params: {}, labels: { estatus: `${spec.labels}.${state}` } };
  if (transition.when && !transition.when(document)) return { campo: '', codigo: 'PASO_DE_OTROS', params: {} };
  if (accounts === null) return null;
  const held = transition.notSameAs.find((path) => holdsAccount(document, path, accounts));
  if (held !== undefined)
    return { campo: '', codigo: 'SEGREGACION_FUNCIONES', params: {}, labels: stepLabels(spec, name, held) };
  if (transition.onlyBy.length > 0 && !transition.onlyBy.some((path) => holdsAccount(document, path, accounts)))
    return { campo: '', codigo: 'SOLO_QUIEN', params: {}, labels: stepLabels(spec, name, transition.onlyBy[0]!) };
  return null;
}

/** True when a field of `notSameAs` or `onlyBy` contains one of the accounts. */
export function holdsAccount(document: object, path: string, accounts: readonly number[]): boolean {
  return valuesAt(document, path).some((id) => accounts.includes(id as number));
}

/**
 * Returns the steps that state, permissions, segregation of duties and party allow a person, in schema order. Excludes steps of the server.
 */
export function offeredSteps(
  spec: LifecycleSpec,
  document: LooseRecord,
  permissions: ReadonlySet<string>,
  accounts: readonly number[] | null,
  reach: Reach,
): string[] {
  return Object.entries(spec.transitions)
    .filter(
      ([name, { automatic, permission, scope }]) =>
        !automatic &&
        permissions.has(permission) &&
        !isOfOthers(scope ?? spec.scope, document, permission, reach) &&
        refusalOf(spec, document, name, accounts) === null,
    )
    .map(([name]) => name);
}

/** Returns the moment when the time limit of the state ends; null when the state has none. */
export function dueAt(spec: LifecycleSpec, state: string, document: LooseRecord, since: Date): Date | null {
  const limit = spec.states[state]?.sla.find(({ when }) => !when || when(document));
  return limit ? new Date(since.getTime() + limit.hours * 60 * 60 * 1000) : null;
}

function stepLabels({ resource }: LifecycleSpec, name: string, field: string): Record<string, string> {
  return { accion: `resources.${resource}.transitions.${name}.name`, papel: `resources.${resource}.fields.${field}` };
}
