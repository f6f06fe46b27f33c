import { createContext, use, useContext } from 'react';
import type { Rules } from '#platform/shared/validation/rule';

/** Loads the domain's rules. Returns always the same promise, so that they load once, with the first form. */
export type LoadRules = () => Promise<Rules>;

const NO_RULES = Promise.resolve<Rules>({ value: {}, record: {} });
const RulesContext = createContext<LoadRules>(() => NO_RULES);

/** Provides the domain's rules, so that forms run the same functions as the server. */
export const RulesProvider = RulesContext.Provider;

/** Returns the rules; suspends until they are loaded. */
export function useRules(): Rules {
  return use(useContext(RulesContext)());
}
