import { activeSince } from '#platform/server/db/factor/second-factors';
import { issueSignInTicket, TICKET_MINUTES, type TicketUse } from '#platform/server/db/factor/sign-in-tickets';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import type { IssueToken } from '#platform/server/sessions/sessions';
import { enter, type Entering } from '../cuenta/enter';
import type { SignInPolicy } from './policy';

/** Step pending after a right password, with its ticket. */
export interface Pending {
  readonly token: null;
  readonly pendiente: 'CODIGO' | 'ALTA';
  readonly boleto: string;
  readonly expira: string;
}

const STEPS = { FACTOR: 'CODIGO', ALTA: 'ALTA' } as const satisfies Record<TicketUse, Pending['pendiente']>;

/** Returns the step that a second factor requires of an account; null when its password suffices. */
export async function factorStep(
  db: Queryable,
  usuarioId: number,
  { secondFactor }: Pick<SignInPolicy, 'secondFactor'>,
): Promise<TicketUse | null> {
  if (secondFactor === 'off') return null;
  if ((await activeSince(db, usuarioId)) !== null) return 'FACTOR';
  return secondFactor === 'required' ? 'ALTA' : null;
}

/** Admits a person whose password was right. With a second factor, returns a ticket for that instead, and no session begins. */
export async function nextStep(
  tx: Queryable,
  account: Entering,
  { actor, policy, issue }: { readonly actor: Actor; readonly policy: SignInPolicy; readonly issue: IssueToken },
): Promise<{ readonly token: string } | Pending> {
  const use = await factorStep(tx, account.usuarioId, policy);
  if (use === null) return { token: await enter(tx, account, actor, issue) };
  return {
    token: null,
    pendiente: STEPS[use],
    boleto: await issueSignInTicket(tx, account.usuarioId, use),
    expira: new Date(Date.now() + TICKET_MINUTES[use] * 60_000).toISOString(),
  };
}
