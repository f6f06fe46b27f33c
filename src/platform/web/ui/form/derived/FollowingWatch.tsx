import { useLocaleState } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormSpec } from '#platform/shared/form-spec';
import { today } from '../../format/format-date';
import { useRules } from '../RulesContext';
import type { FollowingValues } from './following-values';
import { valuesThatFollow } from './values-that-follow';

/** Runs what gives derived and computed fields when a value changes: once for all changes of a moment, and after they show. */
export function FollowingWatch({ spec, following }: { readonly spec: FormSpec; readonly following: FollowingValues }) {
  const { watch, getValues } = useFormContext();
  const rules = useRules();
  const [language] = useLocaleState();
  useEffect(() => {
    if (!spec.derive && !spec.computed) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      waiting = undefined;
      following.set(valuesThatFollow(spec, getValues(), rules, today(), language));
    };
    run();
    const { unsubscribe } = watch(() => {
      waiting ??= setTimeout(run);
    });
    return () => {
      unsubscribe();
      clearTimeout(waiting);
    };
  }, [spec, following, rules, language, watch, getValues]);
  return null;
}
