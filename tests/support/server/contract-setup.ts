import { afterEach } from 'vitest';
import { takeContractFaults } from './contract';

// Reports faults in the test that caused them; those of a file's setup in its first test.
afterEach(() => {
  const found = takeContractFaults();
  if (found.length > 0)
    throw new Error(`Answers that are not as the description of the API says:\n${found.join('\n')}`);
});
