import { createContext, useContext } from 'react';
import type { AskPerson } from './current-user';
import type { Identity } from './identity/identity';
import type { HttpClient } from '../client/http-client';
import type { SessionStore } from './session-store';
import type { createTakeStep } from '../client/take-step';
import type { Operations } from '#generated/web/operations.gen';
import type { Questions } from './access';
import type { PresenceStore } from '../channel/presence-store';

/** Services that the application creates once, at start. */
export interface Services {
  /** Client of the sample backend; it does not affect the state of the connection. */
  readonly sampleHttp: HttpClient;
  readonly askPerson: AskPerson;
  readonly session: SessionStore;
  readonly operations: Operations;
  /** Records open here, and other people who have them open. */
  readonly presence: PresenceStore;
  /** Runs a step of a document, with the types of its schema. */
  readonly takeStep: ReturnType<typeof createTakeStep>;
  /** Signs out and removes all data of the person from this machine. */
  readonly leave: () => Promise<void>;
  /** Questions to the user during calls. */
  readonly questions: Questions;
  /** Identity of the signed-in person. */
  readonly identity: Identity;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
