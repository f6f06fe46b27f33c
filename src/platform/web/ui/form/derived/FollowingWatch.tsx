import { useLocaleState } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormSpec } from '#platform/shared/validation/form-spec';
import { today } from '../../format/format-date';
import { useRules } from '../RulesContext';
import type { FollowingValues } from './following-values';
import { derivedValues } from './values-that-follow';

/** Computes derived and computed fields when values change: once for simultaneous changes, and after these are rendered. */
export function FollowingWatch({ spec, following }: { readonly spec: FormSpec; readonly following: FollowingValues }) {
  const { watch, getValues } = useFormContext();
  const rules = useRules();
  const [language] = useLocaleState();
  useEffect(() => {
    if (!spec.derive && !spec.computed) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      waiting = undefined;
      following.set(derivedValues(spec, getValues(), rules, today(), language));
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
