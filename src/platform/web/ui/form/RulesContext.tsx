import { createContext, use, useContext } from 'react';
import type { Rules } from '#platform/shared/rule';

/** Gives the domain's rules; always the same promise, so that they load once, with the first form. */
export type LoadRules = () => Promise<Rules>;

const NO_RULES = Promise.resolve<Rules>({ value: {}, record: {} });
const RulesContext = createContext<LoadRules>(() => NO_RULES);

/** The application provides the domain's rules here, so that forms run the very functions that the server runs. */
export const RulesProvider = RulesContext.Provider;

/** The rules; suspends until they have loaded. */
export function useRules(): Rules {
  return use(useContext(RulesContext)());
}
