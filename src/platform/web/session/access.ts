import { createAccountCalls, loadPerson, type AccountCalls } from './account-calls';
import type { CurrentUser } from './current-user';
import type { Identity } from './identity/identity';
import type { SessionStore } from './session-store';
import { simulationId } from './simulation-store';
import { createHttpClient, type HttpClient, type HttpOptions } from '../client/http-client';
import type { AppConfig } from '../config/load-config';
import { createQuestion, type Question } from '../client/question';
import type { VouchAnswer, VouchedCall } from '../client/vouched-call';
import { currentLanguage } from '../i18n/language';
import { forgetSession } from './forget-session';
import { createSampleFetch } from '#areas/muestra/web/sample-fetch';
import { leaveSimulation } from './leave-simulation';
import { openIdentity, type OpenedIdentity } from './identity/open-identity';

/** Access shared by gate and application: the session, its identity provider, and the client of the server. */
export interface Access {
  readonly session: SessionStore;
  readonly identity: Identity;
  /** The hosted provider, once its library is loaded; null in token mode. */
  readonly provider: OpenedIdentity['provider'];
  readonly httpOptions: HttpOptions;
  readonly http: HttpClient;
  /** Questions to the user during calls: for proof of identity, and for a second person. */
  readonly questions: Questions;
  readonly accounts: AccountCalls;
  /** Loads the signed-in user from the identity that signed them in. */
  readonly askPerson: (http: HttpClient, signal?: AbortSignal) => Promise<CurrentUser>;
  /** Signs out and removes all data of the person from this machine. */
  readonly leave: () => Promise<void>;
}

export interface Questions {
  readonly identity: Question<true, true>;
  readonly vouch: Question<VouchedCall, VouchAnswer>;
}

export function createAccess(config: AppConfig, session: SessionStore): Access {
  const { identity, provider } = openIdentity(config, session);
  const questions: Questions = { identity: createQuestion(true), vouch: createQuestion() };
  const httpOptions: HttpOptions = {
    baseUrl: config.apiBase,
    getToken: identity.getToken,
    onUnauthorized: identity.onUnauthorized,
    confirmIdentity: async () => (await questions.identity.ask(true)) === true,
    getLanguage: currentLanguage,
    getSimulation: simulationId,
    onSimulationOver: leaveSimulation,
    fetch: createSampleFetch(config),
  };
  const http = createHttpClient(httpOptions);
  return {
    session,
    identity,
    provider,
    httpOptions,
    http,
    questions,
    accounts: createAccountCalls(http),
    askPerson:
      config.signInMode === 'mock'
        ? () => askSamplePerson(session)
        : (client, signal) => loadPerson(client, undefined, signal),
    leave: () => identity.leave(http, () => forgetSession(identity)),
  };
}

/** Without a server, the token itself names its user. */
async function askSamplePerson(session: SessionStore): Promise<CurrentUser> {
  const { samplePersonOf } = await import('#areas/muestra/web/sample-person');
  const person = samplePersonOf(session.get().token ?? '');
  if (person) return person;
  session.end('errors.SESION_TERMINADA', null);
  throw new Error('The token says of nobody whose it is');
}
