import { ENTITY_RULES, VALUES } from '#generated/app/rules.gen';
import { joinRules } from '#platform/shared/define-rules';

/** Rules of the product. Forms load them with the first form that is opened. */
export const rules = joinRules(ENTITY_RULES, VALUES);
