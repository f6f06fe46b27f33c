import type { QueryClient } from '@tanstack/react-query';
import type { I18nStore } from '#platform/web/i18n/i18n-store';

/** Parts of the running application that a schema change updates; set once the application has created them. */
export const parts: { i18n?: I18nStore; queryClient?: QueryClient } = {};
