import type { LoadRules } from '#platform/web/ui/form/RulesContext';
import type { Rules } from '#platform/shared/validation/rule';

let loading: Promise<Rules> | null = null;

/** Loads the domain's rules, when the first form is opened. */
export const loadRules: LoadRules = () => (loading ??= import('#app/shared/rules').then(({ rules }) => rules));
