import { useState } from 'react';
import { createSampleAccounts, type SampleAccounts } from '../../../mock/client/sample-accounts';
import { useGate } from '../GateContext';

export function useSampleAccounts(): SampleAccounts {
  const { access } = useGate();
  return useState(() => createSampleAccounts(access.http))[0];
}
