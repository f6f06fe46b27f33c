import type { FormSpec, Predicate } from './form-spec';
import type { Issue } from './issue';
import { isOfOthers, type Reach } from './reach';
import { valuesAt } from './paths';
import type { LooseRecord } from './rule';

/** Value that the server writes into a field: actor, moment, date, or nothing. */
export type Stamp = 'actor' | 'now' | 'today' | 'none';

/** States of a document and the steps between them, generated from the schema; server and browser read the same. */
export interface LifecycleSpec {
  /** Name of the resource whose documents these are. */
  readonly resource: string;
  /** Field that holds the state. */
  readonly field: string;
  readonly initial: string;
  /** Fields that tie a document to people, by kind of scope; null when other records decide as well. */
  readonly scope: Readonly<Record<string, readonly string[]>> | null;
  /** Field that tells when the document came into its state. */
  readonly since: string | null;
  /** Field that tells when it should have left it. */
  readonly due: string | null;
  /** Key of a state's label without its code: `enums.EstatusSolicitud`. */
  readonly labels: string;
  /** Set when the document is created. */
  readonly stamps: Readonly<Record<string, Stamp>>;
  /** Field with the accounts that changed the document after its creation. */
  readonly editors: string | null;
  readonly states: Readonly<Record<string, StateSpec>>;
  readonly transitions: Readonly<Record<string, TransitionSpec>>;
}

export interface StateSpec {
  readonly order: number;
  readonly final: boolean;
  /** The document came to nothing: cancelled, rejected. */
  readonly void?: true;
  /** The document can be changed and deleted. */
  readonly editable: boolean;
  /** Fields of the only party that sees the document in this state, by kind of scope. */
  readonly seenBy?: Readonly<Record<string, readonly string[]>>;
  /** Hours that it may stay; the first whose condition holds. */
  readonly sla: readonly { readonly hours: number; readonly when?: Predicate }[];
}

export interface TransitionSpec {
  readonly from: readonly string[];
  /** Target states; `outcome` selects one of several. */
  readonly to: readonly string[];
  readonly outcome: string | null;
  readonly permission: string;
  /** Last step of its address: `iniciar-surtimiento`. */
  readonly path: string;
  /** Party of the document whose step it is. */
  readonly by?: string;
  /** Whose the document must be, by kind of scope; null for the entity's own. */
  readonly scope: Readonly<Record<string, readonly string[]>> | null;
  readonly guard: string | null;
  readonly effects: string | null;
  readonly stamps: Readonly<Record<string, Stamp>>;
  /** Only documents that meet it have the step. */
  readonly when?: Predicate;
  /** Fields of accounts whose people may not act: of the document, several in one, or of its lines (`lineas.contadorId`). */
  readonly notSameAs: readonly string[];
  /** Fields of accounts; only one of their people may act. */
  readonly onlyBy: readonly string[];
  /** Time of an automatic step: a number of hours in the state or from a moment of the document, or of days after one of its dates. */
  readonly after:
    | { readonly hours: number; readonly field?: string }
    | { readonly field: string; readonly days: number }
    | null;
  /** Run by the system, without a button. */
  readonly automatic: boolean;
  /** There is a text that is asked before. */
  readonly confirm: boolean;
  readonly tone: 'primary' | 'normal' | 'danger';
  /** Form of the step's input; null without input. */
  readonly form: FormSpec | null;
  /** Fields of the form that begin with what the document has. */
  readonly start?: readonly string[];
  /** Notices that the step sends. */
  readonly notify?: readonly NoticeSpec[];
  /** Columns of the lines that the step fills in. */
  readonly lines: {
    readonly field: string;
    readonly key: string;
    readonly fields: readonly string[];
    readonly start: Readonly<Record<string, string>>;
  } | null;
}

/** Tells those who can take the step `next`, or the users whom the fields `to` hold. */
export interface NoticeSpec {
  /** Code of `notificacion.tipo`. */
  readonly kind: string;
  readonly next?: string;
  readonly to?: readonly string[];
  /** Field whose text stands in the words. */
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
/** The state that a step leads to. */
export type Outcome<Document, Input, State extends string> = (document: Document, input: Input) => State;

/**
 * Why a step is refused in the document's state, or to this person; null when it is allowed.
 * Permission, scope, form and guard are checked elsewhere.
 *
 * @param accounts all accounts of the person who acts: two accounts of one person are one person. Null for the server itself
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

/** Tests if a field of `notSameAs` or `onlyBy` holds one of some accounts. */
export function holdsAccount(document: object, path: string, accounts: readonly number[]): boolean {
  return valuesAt(document, path).some((id) => accounts.includes(id as number));
}

/** Steps that state, permissions, segregation of duties and party allow a person, in schema order, without those of the server. */
export function offeredTransitions(
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

/** When the document should have left its state, by the state's time limit; null when it has none. */
export function dueAt(spec: LifecycleSpec, state: string, document: LooseRecord, since: Date): Date | null {
  const limit = spec.states[state]?.sla.find(({ when }) => !when || when(document));
  return limit ? new Date(since.getTime() + limit.hours * 60 * 60 * 1000) : null;
}

function stepLabels({ resource }: LifecycleSpec, name: string, field: string): Record<string, string> {
  return { accion: `resources.${resource}.transitions.${name}.name`, papel: `resources.${resource}.fields.${field}` };
}
