import { useQuery } from '@tanstack/react-query';
import { useI18nStore } from '../../i18n/I18nStoreContext';
import { loadCode } from '../../ui/loading/load-code';
import type { LoadWorklist } from './worklist-module';

/** Loads the worklist of a profile, with its texts. */
export function useWorklist(profile: string, load: LoadWorklist) {
  const i18n = useI18nStore();
  return useQuery({
    queryKey: ['worklist-module', profile],
    queryFn: async () => {
      const { default: worklist } = await loadCode(load);
      await i18n.addLabels(`worklists.${worklist.name}`, worklist.labels);
      return worklist;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
