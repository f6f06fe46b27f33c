import type { LoadRules } from '#platform/web/ui/form/RulesContext';
import type { Rules } from '#platform/shared/rule';

let loading: Promise<Rules> | null = null;

/** The domain's rules, loaded with the first form that is opened. */
export const loadRules: LoadRules = () => (loading ??= import('#app/shared/rules').then(({ rules }) => rules));
