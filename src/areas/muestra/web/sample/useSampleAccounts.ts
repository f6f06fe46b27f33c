import { useState } from 'react';
import { createSampleAccounts, type SampleAccounts } from '../client/sample-accounts';
import { useGate } from '#platform/web/gate/GateContext';

export function useSampleAccounts(): SampleAccounts {
  const { access } = useGate();
  return useState(() => createSampleAccounts(access.http))[0];
}
