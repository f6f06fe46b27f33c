import { createContext, useContext } from 'react';
import type { AskPerson } from './current-user';
import type { Identity } from './identity';
import type { HttpClient } from '../client/http-client';
import type { SessionStore } from './session-store';
import type { createTakeStep } from '../client/take-step';
import type { Operations } from '#generated/web/operations.gen';
import type { Questions } from './access';
import type { PresenceStore } from '../channel/presence-store';

/** Services that the application creates once, at start. */
export interface Services {
  /** The way to the sample backend: it says nothing of the connection to the server. */
  readonly sampleHttp: HttpClient;
  readonly askPerson: AskPerson;
  readonly session: SessionStore;
  readonly operations: Operations;
  /** Which records are open here, and who else has them open. */
  readonly presence: PresenceStore;
  /** Takes a document a step further, with the types of its schema. */
  readonly takeStep: ReturnType<typeof createTakeStep>;
  /** Signs out: nothing of the person stays on this machine. */
  readonly leave: () => Promise<void>;
  /** Questions that calls ask the person before they go on. */
  readonly questions: Questions;
  /** Identity that vouches for the person. */
  readonly identity: Identity;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
