import type { QueryClient } from '@tanstack/react-query';
import type { I18nStore } from '#platform/web/i18n/i18n-store';

/** The parts of the running application that a change of the schemas reaches; there once the application has made them. */
export const parts: { i18n?: I18nStore; queryClient?: QueryClient } = {};
