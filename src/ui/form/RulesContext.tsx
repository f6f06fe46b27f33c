import { createContext, useContext } from 'react';
import type { Rules } from '../../shared/rule';

const RulesContext = createContext<Rules>({ value: {}, record: {} });

/** The application provides the domain's rules here, so that forms run the very functions that the server runs. */
export const RulesProvider = RulesContext.Provider;

export function useRules(): Rules {
  return useContext(RulesContext);
}
