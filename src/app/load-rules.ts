import type { LoadRules } from '../ui/form/RulesContext';
import type { Rules } from '../shared/rule';

let loading: Promise<Rules> | null = null;

/** The domain's rules, loaded with the first form that is opened. */
export const loadRules: LoadRules = () => (loading ??= import('../domain/rules/index').then(({ rules }) => rules));
